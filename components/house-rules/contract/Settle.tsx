import { useEffect, useRef, useState } from 'preact/hooks';
import type { AgreementsProps } from './Agreements.tsx';
import type { LazyState } from './use-contract.ts';

type Props = Omit<AgreementsProps, 'late'> & { readonly late: LazyState; readonly asked: boolean };

/** What a table settles before the deal, folded until it is wanted or something of it is settled. */
export function Settle({ late, asked, ...of }: Props) {
  const { agreements, answers, say } = of;
  const settled = Object.keys(answers).length;
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (settled > 0) setOpen(true);
  }, [settled > 0]);
  useEffect(() => {
    if (!asked) return;
    setOpen(true);
    box.current?.scrollIntoView();
  }, [asked]);
  return (
    <details
      ref={box}
      class="settle"
      open={open}
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
        late.load();
      }}
    >
      <summary>
        {say.agreements} <small>{say.settled(settled, agreements.length)}</small>
      </summary>
      {late.part ? (
        <late.part.Agreements {...of} late={late.part.say} />
      ) : (
        <p class="s">{late.failed ? say.failed : say.loading}</p>
      )}
    </details>
  );
}
