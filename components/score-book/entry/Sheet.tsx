import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { addLazyStyle } from '../../page/lazy-style.ts';
import { useFocusKept } from '../../page/use-focus-kept.ts';
import styles from './sheet.css?inline';

addLazyStyle(styles);

interface Props {
  readonly title: string;
  readonly ink?: string | undefined;
  /** Beside the title. */
  readonly bar: ComponentChildren;
  /** Where another stands in the place of what was pressed, what it is: the focus begins anew at the title. */
  readonly step?: unknown;
  /** Why what was entered is not in the book. */
  readonly told?: string | undefined;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** From here on a sheet stands in the left column of the book, and the rounds beside it can be read and used. */
const BESIDE = '(min-width: 64rem)';

/**
 * A sheet over the book of a phone, or in it on a desk, with the focus inside; Escape, its button, and a tap beside one that covers the
 * book close it, and the focus goes back.
 */
export function Sheet({ title, ink, bar, step, told, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useFocusKept(step, () => head.current);
  // Before it is painted: on a desk its opener goes with that, and the focus from it.
  useLayoutEffect(() => {
    const sheet = dialog.current;
    if (!sheet) return undefined;
    const closeBeside = (event: MouseEvent): void => {
      if (event.target === sheet) sheet.close();
    };
    const opener = document.activeElement;
    const wide = matchMedia(BESIDE);
    const show = (): void => {
      // Shown anew it would lie over the deck that is open on it.
      if (sheet.querySelector('dialog[open]')) return;
      if (sheet.open) sheet.close();
      if (wide.matches) sheet.show();
      else sheet.showModal();
    };
    sheet.addEventListener('click', closeBeside);
    wide.addEventListener('change', show);
    show();
    head.current?.focus({ preventScroll: !wide.matches });
    return () => {
      wide.removeEventListener('change', show);
      sheet.close();
      // Its opener comes back once it is gone.
      setTimeout(() => {
        if (opener instanceof HTMLElement && document.activeElement === document.body)
          opener.focus({ preventScroll: true });
      });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class="sb-sheet"
      data-g={ink}
      aria-labelledby={titleId}
      onClose={() => {
        // Closed and shown again at once, it has only changed its place; once it is gone this comes too late for what is open by now.
        if (dialog.current?.open === false) onClose();
      }}
      onKeyDown={(event) => {
        // One that covers the book is closed by the browser; a deck over it takes its own.
        if (event.key !== 'Escape' || event.defaultPrevented || dialog.current?.matches(':modal')) return;
        if (event.target instanceof Element && event.target.closest('dialog') === dialog.current)
          dialog.current?.close();
      }}
    >
      <div class="inner">
        <div class="bar">
          <h2 id={titleId} ref={head} tabIndex={-1}>
            {title}
          </h2>
          {bar}
        </div>
        {told && (
          <p class="sb-bad" role="alert">
            {told}
          </p>
        )}
        {children}
      </div>
    </dialog>
  );
}
