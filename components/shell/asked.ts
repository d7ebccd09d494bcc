/**
 * What comes only when it is asked for, from any page: the contents, the other theme, search, what keeps the book for times
 * without a network, the address of a heading. Where its files do not come, what can be done without them is done.
 */
const search = document.querySelector<HTMLElement>('[data-search]');

document.addEventListener('click', ({ target }) => {
  const asked =
    target instanceof Element &&
    target.closest<HTMLElement>('[data-drawer],[data-theme-switch],[data-search],[data-offline],a[data-copy]');
  if (!asked) return;
  const { drawer, themeSwitch, offline } = asked.dataset;
  if (asked === search) find();
  // The foot of the page leads on, as it does without a script.
  else if (drawer)
    import('./drawer.ts').then(
      ({ open }) => open(asked),
      () => location.assign('#cuoi'),
    );
  else if (themeSwitch === '') theme().then(({ next }) => next(), ignore);
  else if (offline === '') import('#components/offline/open.ts').then(({ open }) => open(), ignore);
  // The address bar shows what a heading's link would have copied.
  else if (asked instanceof HTMLAnchorElement)
    import('./copy-address.ts').then(({ copy }) => copy(asked)).catch(ignore);
});

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const typing = target instanceof Element && target.closest('input,textarea,select,dialog');
  if (!(ctrlKey || metaKey ? key === 'k' : key === '/' && !altKey && !typing)) return;
  event.preventDefault();
  find();
});

/** Without its files the glossary is what is left to search in. */
function find(): void {
  import('#components/search/open.ts').then(
    ({ open }) => open(),
    () => location.assign(search?.dataset['search'] ?? ''),
  );
}

function theme() {
  return import('./theme.ts');
}

function ignore(): void {}

// A choice that was stored is said by the button, and the browser's bars take its colour.
if (document.documentElement.dataset['theme']) theme().catch(ignore);
if (navigator.serviceWorker?.controller) import('#components/offline/running.ts').catch(ignore);
