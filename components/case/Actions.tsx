import { useState } from 'preact/hooks';
import type { Case } from '#core/case.ts';
import type { Lang } from '#core/lang.ts';
import { linkToSend, refereeLink } from './link.ts';
import type { Loaded } from './loaded.ts';
import { useLate } from './use-late.ts';

interface Props {
  readonly now: Case;
  readonly initial: Case;
  readonly canUndo: boolean;
  readonly editing: boolean;
  readonly lang: Lang;
  readonly all: Loaded;
  onEdit(): void;
  onUndo(): void;
  onReset(): void;
  /** The verdict is to be seen. */
  onReveal(): void;
}

/** The words of a message come with the pointer or the focus on their button: a copy must follow its click at once. */
const loadChat = () => import('./send/chat.ts');

/** What can be done with a case: change it, take it to the referee, copy it as a link or as text, or disagree. */
export function Actions({ now, initial, canUndo, editing, lang, all, onEdit, onUndo, onReset, onReveal }: Props) {
  const { ui } = all;
  const [copied, setCopied] = useState<'link' | 'text' | 'failed'>();
  const [reporting, setReporting] = useState(false);
  const report = useLate(() => import('../report/Report.tsx'));
  const Report = reporting && report.part?.Report;
  const link = refereeLink(now, lang, all);
  const copy = async (what: 'link' | 'text'): Promise<void> => {
    const url = new URL(linkToSend(now, lang, all), location.href).href;
    try {
      await navigator.clipboard.writeText(what === 'link' ? url : (await loadChat()).chatText(now, all, url));
      setCopied(what);
    } catch {
      setCopied('failed');
    }
    setTimeout(setCopied, 2500, undefined);
  };

  return (
    <>
      <div class="acts">
        <button type="button" aria-pressed={editing} data-act="edit" onClick={onEdit}>
          {editing ? ui.case.editDone : ui.case.edit}
        </button>
        {canUndo && (
          <button type="button" data-act="undo" onClick={onUndo}>
            {ui.case.undo}
          </button>
        )}
        {canUndo && now.fields !== initial.fields && (
          <button type="button" data-act="reset" onClick={onReset}>
            {ui.case.reset}
          </button>
        )}
        <a href={link} data-act="referee">
          {ui.case.open}
        </a>
        <button type="button" data-act="link" onClick={() => copy('link')}>
          {copied === 'link' ? ui.case.copied : ui.case.copyLink}
        </button>
        <button type="button" data-act="text" onPointerEnter={loadChat} onFocus={loadChat} onClick={() => copy('text')}>
          {copied === 'text' ? ui.case.copied : ui.case.copyText}
        </button>
        <button
          type="button"
          aria-expanded={!!Report}
          data-act="report"
          onClick={() => {
            onReveal();
            report.fetch();
            setReporting(!Report);
          }}
        >
          {ui.case.report}
        </button>
        <span class="sr-only" role="status">
          {copied && (copied === 'failed' ? ui.case.copyFailed : ui.case.copied)}
        </span>
      </div>
      {Report && <Report now={now} all={all} lang={lang} />}
    </>
  );
}
