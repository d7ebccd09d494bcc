import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';

interface Props {
  readonly name: string;
  /** Something in it was chosen otherwise, or does not go with the rest: it opens by itself. */
  readonly pressing: boolean;
  readonly summary: ComponentChildren;
  /** What it holds, made when it is opened. */
  readonly children: () => ComponentChildren;
}

/** What matters less: closed until it is wanted. */
export function Folded({ name, pressing, summary, children }: Props) {
  const [open, setOpen] = useState(pressing);
  useEffect(() => {
    if (pressing) setOpen(true);
  }, [pressing]);
  return (
    <details class="folded" data-folded={name} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {open && children()}
    </details>
  );
}
