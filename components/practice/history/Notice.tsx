import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Lang } from '#core/lang.ts';
import type { HistoryState } from '#practice/history-book.ts';
import { formatHistory } from '#practice/history-text.ts';
import { type DamagedText, damagedTexts, discardDamaged } from '#practice/write-history.ts';
import { en } from '#words/en/ui/history.ts';
import { vi } from '#words/vi/ui/history.ts';
import { Button } from '../../page/controls.tsx';
import { addLazyStyle } from '../../page/lazy-style.ts';
import { saveFile } from '../../share/save-file.ts';
import { BOOK } from '../use-history.ts';
import styles from './unkept.css?inline';
import { DAMAGED_FILE, DEVICE, HISTORY_FILE } from './writer.ts';

addLazyStyle(styles);

interface Props {
  readonly state: HistoryState;
  readonly lang: Lang;
}

/** Why answers are not saved, and saved texts that cannot be read: each is offered as a file. */
export function Notice({ state, lang }: Props) {
  const ui = { vi, en }[lang];
  const [discarded, setDiscarded] = useState(0);
  const status = useRef<HTMLParagraphElement>(null);
  const damaged = damagedTexts(DEVICE);
  const unkept = state.fault === 'newer' ? ui.newer : state.full ? ui.full : '';
  const remove = (one: DamagedText): void => {
    discardDamaged(DEVICE, one);
    setDiscarded(discarded + 1);
    BOOK.notify();
  };
  // The button that had the focus is gone.
  useLayoutEffect(() => {
    if (discarded > 0) status.current?.focus();
  }, [discarded]);
  return (
    <aside class={unkept || damaged.length > 0 || discarded > 0 ? 'unkept' : undefined}>
      {unkept && (
        <>
          <p role="alert">{unkept}</p>
          <p class="btns">
            <Button
              class="btn"
              data-act="save-history"
              onClick={() => saveFile(HISTORY_FILE, formatHistory(BOOK.current().history))}
              text={ui.save}
            />
          </p>
        </>
      )}
      {damaged.length > 0 && (
        <p role="alert">
          {ui.damaged(damaged.length)} {!unkept && ui.fresh}
        </p>
      )}
      {damaged.map((one, i) => (
        <Damaged key={one.place} one={one} at={damaged.length > 1 ? i + 1 : undefined} ui={ui} onDiscard={remove} />
      ))}
      <p role="status" tabIndex={-1} ref={status}>
        {discarded > 0 && ui.discarded}
      </p>
    </aside>
  );
}

interface DamagedProps {
  readonly one: DamagedText;
  /** The number of one of several, from 1. */
  readonly at: number | undefined;
  readonly ui: typeof vi;
  onDiscard(one: DamagedText): void;
}

function Damaged({ one, at, ui, onDiscard }: DamagedProps) {
  const [sure, setSure] = useState(false);
  return (
    <p class="btns">
      <Button
        class="btn"
        data-act="save-damaged"
        onClick={() => {
          saveFile(DAMAGED_FILE, one.text);
          setSure(false);
        }}
        text={ui.saveDamaged(at)}
      />
      <Button
        class="btn"
        data-act="discard"
        onClick={() => (sure ? onDiscard(one) : setSure(true))}
        text={sure ? ui.sure : ui.discard(at)}
      />
    </p>
  );
}
