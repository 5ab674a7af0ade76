/** How wide the page is: phones leave out the margins of boards, upright tablets have drawers, tablets no left rail. */

const WIDTHS = { now: '(max-width: 743px)', sheets: '(max-width: 900px)', strip: '(max-width: 1180px)' };
export const narrow = $state({ now: false, sheets: false, strip: false });
for (const [name, query] of Object.entries(WIDTHS) as [keyof typeof WIDTHS, string][]) {
  const width = matchMedia(query);
  narrow[name] = width.matches;
  width.addEventListener('change', () => (narrow[name] = width.matches));
}
