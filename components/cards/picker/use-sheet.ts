import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Opens a dialog over the page while its component is mounted, with the focus on its first focusable element. */
export function useSheet(dialog: RefObject<HTMLDialogElement>): void {
  useEffect(() => {
    const sheet = dialog.current;
    // A tap beside the sheet closes it, as everybody expects; the keyboard has Escape and the buttons.
    const closeBeside = (event: MouseEvent): void => {
      if (event.target === sheet) sheet?.close();
    };
    sheet?.addEventListener('click', closeBeside);
    sheet?.showModal();
    sheet?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    return () => sheet?.close();
  }, []);
}
