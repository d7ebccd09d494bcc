import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Props {
  /** Which one it is, for tests and for the buttons that open it. */
  readonly id: string;
  readonly title: string;
  readonly open: boolean;
  onOpen(open: boolean): void;
  readonly children?: ComponentChildren;
}

/** A part of the page that is folded away until it is asked for. */
export function Fold({ id, title, open, onOpen, children }: Props) {
  return (
    <details class="fold" data-fold={id} open={open} onToggle={(event) => onOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      <div class="in">{children}</div>
    </details>
  );
}

/**
 * What a fold holds comes with the first wish to see it, and stays.
 * @param wanted the fold is open
 */
export function useBrought<T>(wanted: boolean, load: () => Promise<T>): T | undefined {
  const [brought, setBrought] = useState<{ readonly it: T }>();
  useEffect(() => {
    // What did not come is asked for again when the fold is opened again.
    if (wanted && !brought)
      load().then(
        (it) => setBrought({ it }),
        () => undefined,
      );
  }, [wanted]);
  return brought?.it;
}
