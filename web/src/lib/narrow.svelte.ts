/** Whether the page is a phone's: boards then leave out their margins. */

const phone = matchMedia('(max-width: 743px)');
export const narrow = $state({ now: phone.matches });
phone.addEventListener('change', () => (narrow.now = phone.matches));
