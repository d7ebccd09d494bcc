import { useState } from 'preact/hooks';
import { unknownCards } from '#core/case.ts';
import { part, whenLoaded } from '../loading/part.ts';
import { Button } from '../page/controls.tsx';
import type { RefereeTableProps } from '../table-mode/RefereeTable.tsx';

const table = part(() => import('../table-mode/RefereeTable.tsx'));

/** Lays the verdict on the table. Once it lies there it stays, whatever is said next. */
export function OnTable(laid: Omit<RefereeTableProps, 'onClose'>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {(laid.ruling || unknownCards(laid.now.fields) > 0) && (
        <Button
          class="btn b2 with-js"
          data-act="lay"
          onClick={() => whenLoaded(table.load(), () => setOpen(true))}
          text={laid.words.lay}
        />
      )}
      {isOpen && table.here && <table.here.RefereeTable {...laid} onClose={() => setOpen(false)} />}
    </>
  );
}
