/** Opens the search from any page: the page has the dialog and its input; the rest and the search data are loaded. */
import { createDialog } from './dialog.ts';

let opened: (() => void) | undefined;

/** The search was opened. Earlier text is still in the input, selected; text typed since stays. */
export function openSearch(): void {
  const dialog = document.querySelector('dialog');
  const box = dialog?.querySelector('input');
  if (!dialog || !box) return;
  if (opened) box.select();
  else opened = createDialog(dialog, box);
  opened();
}
