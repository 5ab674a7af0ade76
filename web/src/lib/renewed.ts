/** A page that was open while the server got a new release: its later parts are gone under their old names, so it loads itself anew. */

const KEY = 'signoria.renewed';
const PAUSE = 10_000;

/** At most once in a while: where the new page finds its parts no better, its trouble should be seen. */
export function renewWhenOld(): void {
  addEventListener('vite:preloadError', (event) => {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    location.reload();
  });
}
