/**
 * Words that show their meaning in place. The code for it is loaded when a pointer, a finger or the focus first reaches one of
 * them: reading alone loads nothing.
 *
 * On touch the first tap shows the note and a second one follows the link, as does the link in the note. With a keyboard the
 * focus shows it, so Enter follows the link at once. Without a script the word is a link.
 */
import { part } from '../loading/part.ts';

const popover = part(() => import('./term-popover.ts'));
let touched = false;

function wordAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a.term') : null;
}

function loadNotes(event: Event): void {
  if (wordAt(event)) popover.ahead().catch(() => undefined);
}

document.addEventListener('focusin', loadNotes);
// Touching also fires a pointerover event, whatever was touched before.
document.addEventListener('pointerover', (event) => {
  touched = event.pointerType === 'touch';
  loadNotes(event);
});
document.addEventListener('click', (event) => {
  const link = wordAt(event);
  // A keyboard click has a press count of 0; a word whose note is open has its details.
  if (!link || !touched || !event.detail || link.hasAttribute('aria-details')) return;
  event.preventDefault();
  popover.ahead().then(
    ({ tap }) => tap(link),
    () => location.assign(link.href),
  );
});
