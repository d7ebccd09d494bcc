import { useEffect, useRef, useState } from 'preact/hooks';
import { unknownCards } from '#core/case.ts';
import { part } from '../loading/part.ts';
import { usePart } from '../loading/use-part.ts';
import { Button } from '../page/controls.tsx';
import { afterStep } from '../page/use-history-step.ts';
import type { LaidCase } from '../table-mode/RefereeTable.tsx';
import type { RefereeContext } from './words.ts';

const table = part(() => import('../table-mode/RefereeTable.tsx'));

interface Props extends LaidCase, Pick<RefereeContext, 'words'> {
  onFresh(): void;
  onHeard(words: string): void;
}

/** Lays the verdict on the table. Once it lies there it stays, whatever is said next. */
export function OnTable({ words, onFresh, onHeard, ...laid }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { part, failed } = usePart(table, isOpen);
  const button = useRef<HTMLSpanElement>(null);
  const close = (): void => setOpen(false);
  useEffect(() => {
    if (!failed) return;
    close();
    // The page says that nothing came.
    button.current?.dispatchEvent(new Event('lost', { bubbles: true }));
  }, [failed]);
  return (
    <span ref={button}>
      {(laid.ruling || unknownCards(laid.now.fields) > 0) && (
        <Button class="btn b2 with-js" data-act="lay" onClick={() => setOpen(true)} text={words.lay} />
      )}
      {isOpen && part && (
        <part.RefereeTable
          {...laid}
          refusal={laid.refusal === words.withheld ? '' : laid.refusal}
          onClose={close}
          onFresh={() => afterStep(close, onFresh)}
          onHeard={onHeard}
        />
      )}
    </span>
  );
}
