/**
 * Words that tell their meaning in place. What tells it comes when the reader first points, touches or tabs anywhere: whoever
 * only scrolls pays nothing for it, nor does a page without such words.
 *
 * To a finger the first tap tells and a second one follows the link, and so does the link in the note. The keyboard is told
 * where its focus comes, so Enter follows the link at once. Without a script the word is a link.
 */
const load = () => import('./term-popover.ts');
let touched = false;

if (document.querySelector('a.term')) {
  for (const type of ['pointerover', 'focusin'])
    document.addEventListener(type, () => load().catch(() => undefined), { once: true });
  document.addEventListener('pointerdown', ({ pointerType }) => {
    touched = pointerType === 'touch';
  });
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a.term');
    // A click of the keyboard counts no presses; a word whose note is open has its details.
    if (!link || !touched || !event.detail || link.hasAttribute('aria-details')) return;
    event.preventDefault();
    load().then(
      ({ tap }) => tap(link),
      () => location.assign(link.href),
    );
  });
}

export {};
