import { useEffect, useRef, useState } from 'preact/hooks';
import type { Lang } from '#core/lang.ts';
import type { HistoryState } from '#practice/history-book.ts';
import { formatHistory, type HistoryFault, parseHistory } from '#practice/history-text.ts';
import { mergeHistories } from '#practice/merge-histories.ts';
import type { ProgressUi } from '#words/vi/ui/progress.ts';
import { Button } from '../../page/controls.tsx';
import { saveFile } from '../../share/save-file.ts';
import { canStore, deviceHistory, HISTORY_FILE } from '../history/writer.ts';
import { HistoryNotice } from '../Notices.tsx';
import { BOOK } from '../use-history.ts';

interface Props {
  readonly state: HistoryState;
  readonly lang: Lang;
  readonly ui: ProgressUi;
}

/** The export file for another device, and the button that clears everything. */
export function HistorySettings({ state, lang, ui: progress }: Props) {
  const { history } = state;
  const [said, setSaid] = useState('');
  const [refused, setRefused] = useState('');
  const [sure, setSure] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!canStore()) BOOK.notify(true);
  }, []);

  const tell = (text: string, wrong = ''): void => {
    setSaid(text);
    setRefused(wrong);
    setSure(false);
  };
  const load = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read = parseHistory(await file.text());
    if (read.ok) {
      deviceHistory.update((own) => mergeHistories(own, read.value));
      tell(progress.loaded(mergeHistories(history, read.value).rules.size));
    } else tell('', progress.faults[sayable(read.error)]);
    // Reset, so that the same file can be chosen again.
    if (input.current) input.current.value = '';
  };

  return (
    <section class="keeping">
      <HistoryNotice state={state} lang={lang} />
      <h2>{progress.file}</h2>
      <p class="btns">
        <Button
          class="btn b2"
          data-act="save"
          onClick={() => saveFile(HISTORY_FILE, formatHistory(history))}
          text={progress.save}
        />
        <Button class="btn b2" data-act="load" onClick={() => input.current?.click()} text={progress.load} />
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={progress.load}
          onChange={({ currentTarget }) => load(currentTarget.files?.[0])}
        />
        <Button
          class="btn b2"
          data-act="clear"
          onClick={() => {
            if (!sure) return setSure(true);
            deviceHistory.clear();
            tell(progress.cleared);
          }}
          text={sure ? progress.sure : progress.clear}
        />
      </p>
      <p role="status">{said}</p>
      <p role="alert">{refused}</p>
    </section>
  );
}

/** The message for a file that was refused. */
function sayable(fault: HistoryFault): 'not-ours' | 'corrupt' | 'newer' {
  if (fault === 'foreign') return 'not-ours';
  return fault === 'future-version' ? 'newer' : 'corrupt';
}
