import type { ComponentChildren } from 'preact';

interface Props {
  /** Its id, for tests and for the buttons that open it. */
  readonly id: string;
  readonly title: string;
  readonly open: boolean;
  onOpen(open: boolean): void;
  readonly children?: ComponentChildren;
}

/** A part of the page that is closed by default. */
export function Fold({ id, title, open, onOpen, children }: Props) {
  return (
    <details class="fold" data-fold={id} open={open} onToggle={(event) => onOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      <div class="in">{children}</div>
    </details>
  );
}
