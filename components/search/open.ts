/** Search, from any page: its dialog stands at once, what it searches in follows. */
import { createDialog } from './dialog.ts';

let show: ((typed?: string) => void) | undefined;

/**
 * Shows the search and puts the focus in its box. What was typed before on this page is still there.
 * @param typed on the way here, in place of that
 */
export function open(typed?: string): void {
  show ??= createDialog();
  show(typed);
}
