import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { addLazyStyle } from '../../page/lazy-style.ts';
import styles from './sheet.css?inline';

addLazyStyle(styles);

interface Props {
  readonly title: string;
  readonly ink?: string | undefined;
  /** Beside the title. */
  readonly bar: ComponentChildren;
  readonly children: ComponentChildren;
  onClose(): void;
}

/** A sheet over the book, with the focus inside; Escape, its button, and a tap beside it close it, and the focus goes back. */
export function Sheet({ title, ink, bar, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  useEffect(() => {
    const sheet = dialog.current;
    const closeBeside = (event: MouseEvent): void => {
      if (event.target === sheet) sheet?.close();
    };
    sheet?.addEventListener('click', closeBeside);
    sheet?.showModal();
    head.current?.focus({ preventScroll: true });
    return () => sheet?.close();
  }, []);
  return (
    <dialog ref={dialog} class="sb-sheet" data-g={ink} aria-labelledby={titleId} onClose={onClose}>
      <div class="inner">
        <div class="bar">
          <h2 id={titleId} ref={head} tabIndex={-1}>
            {title}
          </h2>
          {bar}
        </div>
        {children}
      </div>
    </dialog>
  );
}
