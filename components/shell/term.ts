/**
 * Words that tell their meaning in place. What tells it comes when a pointer, a finger or the focus first comes to one of them:
 * whoever only reads pays nothing for it.
 *
 * To a finger the first tap tells and a second one follows the link, and so does the link in the note. The keyboard is told
 * where its focus comes, so Enter follows the link at once. Without a script the word is a link.
 */
const load = () => import('./term-popover.ts');
let touched = false;

function wordAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a.term') : null;
}

function come(event: Event): void {
  if (wordAt(event)) load().catch(() => undefined);
}

document.addEventListener('focusin', come);
// A finger comes over what it touches, too, whatever it touched before.
document.addEventListener('pointerover', (event) => {
  touched = event.pointerType === 'touch';
  come(event);
});
document.addEventListener('click', (event) => {
  const link = wordAt(event);
  // A click of the keyboard counts no presses; a word whose note is open has its details.
  if (!link || !touched || !event.detail || link.hasAttribute('aria-details')) return;
  event.preventDefault();
  load().then(
    ({ tap }) => tap(link),
    () => location.assign(link.href),
  );
});

export {};
