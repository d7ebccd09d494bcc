import { useState } from 'preact/hooks';
import { unknownCards } from '#core/case.ts';
import { whenLoaded } from '../loading/part.ts';
import { Button } from '../page/controls.tsx';
import type { RefereeTableProps } from '../table-mode/RefereeTable.tsx';
import { rulingPart } from './ruling-part.ts';

interface Props extends Omit<RefereeTableProps, 'onClose'> {
  /** The layer was left with words that are no case: nothing that opened it is there any more. */
  onUnread(): void;
}

/** Lays the verdict on the table. Once it lies there it stays, whatever is said next. */
export function OnTable({ onUnread, ...laid }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isCase = laid.ruling !== undefined || unknownCards(laid.now.fields) > 0;
  const close = (): void => {
    setOpen(false);
    if (!isCase) onUnread();
  };
  return (
    <>
      {isCase && (
        <Button
          class="btn b2 with-js"
          data-act="lay"
          onClick={() => whenLoaded(rulingPart.load(), () => setOpen(true))}
          text={laid.words.lay}
        />
      )}
      {isOpen && rulingPart.here && <rulingPart.here.RefereeTable {...laid} onClose={close} />}
    </>
  );
}
