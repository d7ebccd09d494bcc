/**
 * What any page loads on demand: the contents, search, the theme switch, copying the address of a heading, offline saving. Where
 * loading fails there is a fallback.
 */

const search = document.querySelector<HTMLElement>('[data-search]');
/** It comes before any other dialog, and has an input: typed text is kept until the rest of the search is loaded. */
const dialog = document.querySelector('dialog');

/** The browser can install the site as an app, and lets the page choose when to ask. */
let installer: Event | undefined;

function ask(asked: HTMLElement): void {
  // Synchronously: a phone shows its keyboard only for focus given in response to a tap.
  if (asked === search) dialog?.showModal();
  import('./answer.ts')
    .then(({ runShellAction }) => runShellAction(asked, installer))
    .catch(() => {
      dialog?.close();
      const { drawer, search: glossary } = asked.dataset;
      // The fallback for search is the glossary, that for the contents is the footer.
      if (!navigator.onLine) reportFailure();
      else if (glossary ?? drawer) location.href = glossary ?? '#cuoi';
    });
}

function quiet(): void {}

function reportFailure(): void {
  const live = document.querySelector<HTMLElement>('#da-chep');
  live?.classList.replace('vh', 'no-net');
  live?.replaceChildren(live.dataset['lost'] ?? '');
}

document.addEventListener('click', ({ target }) => {
  const asked = target instanceof Element && target.closest<HTMLElement>('[data-ask],[data-copy]');
  if (asked) ask(asked);
});

// Interactions before the page's scripts were loaded are replayed now (components/loading/early.ts).
addEventListener('DOMContentLoaded', () => {
  const pressed = [...(window.early ?? [])].flatMap(({ target }) => {
    const outside = target instanceof Element && !target.closest('live-widget');
    return (outside && target.closest<HTMLElement>('button,[data-copy]')) || [];
  });
  for (const one of new Set(pressed)) {
    // The browser may have opened the search by itself, and the reader closed it again.
    if (one !== search || dialog?.open || !('commandForElement' in one)) one.click();
  }
});

// A widget that was used and failed to load reports it here.
document.addEventListener('lost', () => navigator.onLine || reportFailure());

document.addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey } = event;
  const typing = document.activeElement?.closest('input,textarea,select');
  if (!search || !(ctrlKey || metaKey ? key === 'k' : key === '/' && !typing)) return;
  event.preventDefault();
  ask(search);
});

// The button shows which theme is stored, and the browser's bars take its colour.
if (document.documentElement.dataset['theme']) import('./theme.ts').catch(quiet);
if (navigator.serviceWorker?.controller) import('#components/offline/running.ts').catch(quiet);
else if (matchMedia('(display-mode:standalone)').matches) openOffline();
// Installing counts as consent to offline saving.
addEventListener('appinstalled', openOffline);
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  installer = event;
});

function openOffline(): void {
  import('#components/offline/app.ts').catch(quiet);
}

export {};
