/** Search, from any page: the page has its dialog with the box, what is around that and what it searches in follow. */
import { createDialog } from './dialog.ts';

let opened: (() => void) | undefined;

/** The search was opened. What was typed before on this page is still there, to be typed over; what is typed since stays. */
export function open(): void {
  const dialog = document.querySelector('dialog');
  const box = dialog?.querySelector('input');
  if (!dialog || !box) return;
  if (opened) box.select();
  else opened = createDialog(dialog, box);
  opened();
}
