/**
 * What comes only when it is asked for, from any page: the contents, search, the other theme, the address of a heading, what
 * keeps the book for times without a network. Where its files do not come, what can be done without them is done.
 */
const search = document.querySelector<HTMLElement>('[data-search]');

/** The browser would install the site as an app, and lets the page say when to ask. */
let installer: Event | undefined;

function ask(asked: HTMLElement): void {
  import('./answer.ts')
    .then(({ answer }) => answer(asked, installer))
    .catch(() => {
      // The glossary is what is left to search in, and the foot of the page has what the contents have.
      if (asked === search) location.assign(asked.dataset['search'] ?? '');
      else if (asked.dataset['drawer']) location.assign('#cuoi');
    });
}

document.addEventListener('click', ({ target }) => {
  const asked =
    target instanceof Element &&
    target.closest<HTMLElement>('[data-drawer],[data-search],[data-theme-switch],[data-offline],a[data-copy]');
  if (asked) ask(asked);
});

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  const typing = target instanceof Element && target.closest('input,textarea,select,dialog');
  if (!search || !(ctrlKey || metaKey ? key === 'k' : key === '/' && !altKey && !typing)) return;
  event.preventDefault();
  ask(search);
});

// The button says which theme was stored, and the browser's bars take its colour.
if (document.documentElement.dataset['theme']) import('./theme.ts').catch(() => undefined);
if (navigator.serviceWorker?.controller) import('#components/offline/running.ts').catch(() => undefined);
else if (matchMedia('(display-mode:standalone)').matches) import('#components/offline/app.ts').catch(() => undefined);
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  installer = event;
});
// Who installs it wants it without a network, too.
addEventListener('appinstalled', () =>
  import('#components/offline/open.ts').then(({ installed }) => installed()).catch(() => undefined),
);
