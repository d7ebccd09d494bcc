/** Search, from any page: its dialog stands at once, what it searches follows. */
import { createDialog } from './dialog.ts';

let dialog: ReturnType<typeof createDialog> | undefined;

/** Shows the search and puts the focus in its box. What was typed before on this page is still there. */
export function open(): void {
  dialog ??= createDialog();
  dialog.show();
}
