/** Addresses: every position has one. */

export const route = $state({ path: location.pathname, query: location.search, hash: location.hash });

function read(): void {
  Object.assign(route, { path: location.pathname, query: location.search, hash: location.hash });
}

export function go(to: string, replace = false): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', to);
  read();
  if (!replace) scrollTo(0, 0);
}

addEventListener('popstate', read);
addEventListener('click', (e) => {
  const link = e.target instanceof Element ? e.target.closest('a') : null;
  if (!link || e.defaultPrevented || e.ctrlKey || e.metaKey || e.shiftKey || link.target || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/') || (link.pathname === location.pathname && link.hash)) return;
  e.preventDefault();
  go(link.pathname + link.search + link.hash);
});
