import { useEffect, useState } from 'preact/hooks';
import type { Lang } from '#core/lang.ts';
import type { HistoryState } from '#practice/history-book.ts';
import { formatHistory, type HistoryFault, LONGEST_HISTORY, parseHistory } from '#practice/history-text.ts';
import { mergeHistories } from '#practice/merge-histories.ts';
import type { ProgressUi } from '#words/vi/ui/progress.ts';
import { Button } from '../../page/controls.tsx';
import { FileButton } from '../../page/FileButton.tsx';
import { chosenText } from '../../share/read-file.ts';
import { saveFile } from '../../share/save-file.ts';
import { HistoryNotice } from '../HistoryNotice.tsx';
import { canStore, deviceHistory, HISTORY_FILE } from '../history/writer.ts';
import { BOOK } from '../use-history.ts';

/** The longest file that is read. Its letters are all of one byte. */
const KILOBYTES = LONGEST_HISTORY / 1000;

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
  useEffect(() => {
    if (!canStore()) BOOK.notify(true);
  }, []);

  const tell = (text: string, wrong = ''): void => {
    setSaid(text);
    setRefused(wrong);
    setSure(false);
  };
  const load = async (file: File): Promise<void> => {
    const text = await chosenText(file, LONGEST_HISTORY);
    const read = text.ok ? parseHistory(text.value) : text;
    if (read.ok) {
      deviceHistory.update((own) => mergeHistories(own, read.value));
      tell(progress.loaded(mergeHistories(history, read.value).rules.size));
    } else tell('', faultText(read.error, progress));
  };

  return (
    <section class="keeping">
      <HistoryNotice state={state} lang={lang} />
      <h2>{progress.file}</h2>
      <div class="btns">
        <Button
          class="btn b2"
          data-act="save"
          onClick={() => saveFile(HISTORY_FILE, formatHistory(history))}
          text={progress.save}
        />
        <FileButton text={progress.load} act="load" onFile={load} />
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
      </div>
      <p class="s mute">{progress.loadNote(KILOBYTES)}</p>
      <p role="status">{said}</p>
      <p role="alert">{refused}</p>
    </section>
  );
}

/** The message for a file that was refused. */
function faultText(fault: HistoryFault, { faults, tooBig }: ProgressUi): string {
  switch (fault) {
    case 'too-long':
      return tooBig(KILOBYTES);
    case 'foreign':
      return faults['not-ours'];
    case 'future-version':
      return faults.newer;
    default:
      return faults.corrupt;
  }
}
