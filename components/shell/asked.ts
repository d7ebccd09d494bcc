/**
 * What comes only when it is asked for, from any page: the contents, search, the other theme, the address of a heading, what
 * keeps the book for times without a network. Where its files do not come, what can be done without them is done.
 */
import { LOST } from '#words/site/lost.ts';

const search = document.querySelector<HTMLElement>('[data-search]');

/** What is typed between the keys that ask for the search and its box. */
let early: string | undefined;

/** The browser would install the site as an app, and lets the page say when to ask. */
let installer: Event | undefined;

function ask(asked: HTMLElement): void {
  import('./answer.ts')
    .then(({ answer }) => answer(asked, { installer, typed }))
    .catch(() => {
      early = undefined;
      // The foot of the page has what the contents have, and the glossary is what is left to search in.
      if (asked.dataset['drawer']) location.assign('#cuoi');
      else if (!navigator.onLine) sayLost();
      else if (asked === search) location.assign(asked.dataset['search'] ?? '');
    });
}

function typed(): string | undefined {
  const text = early;
  early = undefined;
  return text;
}

function sayLost(): void {
  const textContent = LOST[document.documentElement.lang === 'en' ? 'en' : 'vi'];
  Object.assign(document.querySelector('#da-chep') ?? {}, { className: 'lost', textContent });
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
  const command = ctrlKey || metaKey;
  if (early !== undefined && key.length === 1 && !command) early += key;
  else if (search && (command ? key === 'k' : key === '/' && !altKey && !typing)) {
    early ??= '';
    ask(search);
  } else return;
  event.preventDefault();
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
