/**
 * What comes only when it is asked for, from any page: the contents, search, the other theme, the address of a heading, what
 * keeps the book for times without a network. Where its files do not come, what can be done without them is done.
 */

const search = document.querySelector<HTMLElement>('[data-search]');
/** It comes before any other, and has a box: what is typed falls into it whenever the rest of the search is here. */
const dialog = document.querySelector('dialog');

/** The browser would install the site as an app, and lets the page say when to ask. */
let installer: Event | undefined;

function ask(asked: HTMLElement): void {
  // At once: a phone brings up its keyboard for what takes the focus in answer to a finger, and for nothing later.
  if (asked === search) dialog?.showModal();
  import('./answer.ts')
    .then(({ answer }) => answer(asked, installer))
    .catch(() => {
      dialog?.close();
      const { drawer, search: glossary } = asked.dataset;
      // The glossary is what is left to search in, and the foot of the page has what the contents have.
      if (!navigator.onLine) sayLost();
      else if (glossary ?? drawer) location.href = glossary ?? '#cuoi';
    });
}

function quiet(): void {}

function sayLost(): void {
  const live = document.querySelector<HTMLElement>('#da-chep');
  live?.classList.replace('vh', 'no-net');
  live?.replaceChildren(live.dataset['lost'] ?? '');
}

document.addEventListener('click', ({ target }) => {
  const asked = target instanceof Element && target.closest<HTMLElement>('[data-ask],[data-copy]');
  if (asked) ask(asked);
});

// What was pressed before the scripts of the page were there is pressed now that all of them are (components/live/early.ts).
addEventListener('DOMContentLoaded', () => {
  const pressed = [...(window.early ?? [])].flatMap(({ target }) => {
    const outside = target instanceof Element && !target.closest('live-widget');
    return (outside && target.closest<HTMLElement>('button,[data-copy]')) || [];
  });
  for (const one of new Set(pressed)) {
    // The browser opens the search by itself, and its reader may have closed it again.
    if (one !== search || dialog?.open || !('commandForElement' in one)) one.click();
  }
});

// A widget that was used and did not come says so here.
document.addEventListener('lost', () => navigator.onLine || sayLost());

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey } = event;
  const typing = document.activeElement?.closest('input,textarea,select');
  if (!search || !(ctrlKey || metaKey ? key === 'k' : key === '/' && !typing)) return;
  event.preventDefault();
  ask(search);
});

// The button says which theme was stored, and the browser's bars take its colour.
if (document.documentElement.dataset['theme']) import('./theme.ts').catch(quiet);
if (navigator.serviceWorker?.controller) import('#components/offline/running.ts').catch(quiet);
else if (matchMedia('(display-mode:standalone)').matches) keep();
// Who installs it wants it without a network, too.
addEventListener('appinstalled', keep);
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  installer = event;
});

function keep(): void {
  import('#components/offline/app.ts').catch(quiet);
}

export {};
