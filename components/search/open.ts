/** Search, from any page: its dialog stands at once, what it searches in follows. */
import { createDialog } from './dialog.ts';

let show: (() => void) | undefined;

/** Shows the search and puts the focus in its box. What was typed before on this page is still there. */
export function open(): void {
  show ??= createDialog();
  show();
}
