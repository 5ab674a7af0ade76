/** How wide the page is: phones leave out the margins of boards, tablets have no left rail. */

const phone = matchMedia('(max-width: 743px)');
const strip = matchMedia('(max-width: 1180px)');
export const narrow = $state({ now: phone.matches, strip: strip.matches });
phone.addEventListener('change', () => (narrow.now = phone.matches));
strip.addEventListener('change', () => (narrow.strip = strip.matches));
