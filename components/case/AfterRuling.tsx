import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Case } from '#core/case.ts';
import type { Lang } from '#core/lang.ts';
import { pickerWords } from '../cards/picker/picker-words.ts';
import { BranchList } from '../house-rules/BranchList.tsx';
import { HouseRules } from '../house-rules/HouseRules.tsx';
import { useOpinions } from '../house-rules/use-opinions.ts';
import type { Loaded } from '../loading/loaded.ts';
import { WORD_LANG } from '../loading/word-langs.ts';
import { Button } from '../page/controls.tsx';
import { addLazyStyle } from '../page/lazy-style.ts';
import { Report } from '../report/Report.tsx';
import { linkToSend, refereeLink } from '../share/case-link.ts';
import { chatText } from '../share/chat.ts';
import styles from './after.css?inline';
import { cardCount } from './edit/company.ts';
import type { CaseState } from './use-case.ts';
import type { RulingState } from './use-ruling.ts';

/** What can be done after the ruling, and which one of its panels is open. */
export type OpenPanel = 'why' | 'else' | 'more' | 'mine';

export { Drill } from './Drill.tsx';
export { mistakeIn } from './mistake.ts';
export { Report };

addLazyStyle(styles);

interface Props {
  readonly state: CaseState;
  readonly initial: Case;
  readonly ruled: RulingState;
  readonly all: Loaded;
  readonly lang: Lang;
  readonly editing: boolean;
  readonly panel: OpenPanel | undefined;
  onEdit(editing: boolean): void;
  onPanel(panel: OpenPanel | undefined): void;
  /** Undefined where nothing was asked. */
  readonly onAgain: (() => void) | undefined;
}

/** What can be done after the verdict. While cards are edited nothing else is offered. */
export function AfterRuling(props: Props) {
  const { state, initial, ruled, all, lang, editing, panel, onEdit, onPanel } = props;
  const { now } = state;
  const { ui } = all;
  const { ruling, refusal, act } = ruled;
  const opinions = useOpinions(now, all, ruling !== undefined);
  const row = useRef<HTMLDivElement>(null);
  useFocusOn(row, editing);
  // Another house has other houses beside it: the button that was pressed goes once they are found.
  const tried = useRef(false);
  useLayoutEffect(() => {
    if (!tried.current || document.activeElement !== document.body) return;
    tried.current = false;
    row.current?.querySelector<HTMLElement>('[data-act=else], [data-act=more]')?.focus();
  }, [opinions]);
  const reset = (): void => act(() => state.set({ ...now, fields: initial.fields }));
  const back = (): void => {
    if (now.fields !== initial.fields) reset();
    onEdit(false);
  };
  const stop = !ruling && (
    <Stop now={now} refusal={refusal} all={all} board={ruled.board} editing={editing} onEdit={() => onEdit(true)} />
  );
  if (editing) {
    return (
      <>
        {stop}
        <div class="btns" ref={row}>
          <Button class="btn" data-act="done" onClick={() => onEdit(false)} text={ui.case.done} />
          <Button class="btn b2" data-act="back" onClick={back} text={ui.case.back} />
        </div>
      </>
    );
  }
  // Panels that belong to a button of the menu keep the menu open.
  const shown = panel === 'mine' ? 'more' : panel;
  const opens = (which: OpenPanel) => ({
    'aria-expanded': shown === which,
    'data-act': which,
    onClick: () => onPanel(shown === which ? undefined : which),
  });
  const others = opinions && opinions.others.length > 0;
  return (
    <>
      {stop}
      <div class="more" ref={row}>
        {ruling && <Button {...opens('why')} text={ui.case.why} />}
        {others && <Button {...opens('else')} text={ui.case.else} />}
        <Button class="dots" aria-label={ui.case.more} {...opens('more')} text="…" />
      </div>
      {panel === 'else' && opinions && (
        <BranchList
          of={now}
          opinions={opinions}
          loaded={all}
          onRuleSet={(ruleSet) => {
            tried.current = true;
            act(() => state.setRules(ruleSet));
          }}
        />
      )}
      {(panel === 'more' || panel === 'mine') && <Menu {...props} reset={reset} />}
      {panel === 'mine' && (
        <>
          <HouseRules
            ruleSet={now}
            loaded={all}
            matters={opinions}
            onRuleSet={(ruleSet) => act(() => state.setRules(ruleSet))}
          />
          <Report now={now} all={all} lang={lang} />
        </>
      )}
    </>
  );
}

/** The rarer actions. */
function Menu({ state, initial, ruled, all, lang, panel, onEdit, onPanel, onAgain, reset }: Props & { reset(): void }) {
  const { ui } = all;
  const { now } = state;
  const [copied, setCopied] = useState<'link' | 'text' | 'failed'>();
  const copy = async (what: 'link' | 'text'): Promise<void> => {
    const url = new URL(linkToSend(now, lang, all), location.href).href;
    try {
      await navigator.clipboard.writeText(what === 'link' ? url : chatText(now, all, url));
      setCopied(what);
    } catch {
      setCopied('failed');
    }
    setTimeout(setCopied, 2500, undefined);
  };
  return (
    <div class="menu">
      <Button
        data-act="edit"
        onClick={() => {
          onPanel(undefined);
          onEdit(true);
        }}
        text={ui.case.edit}
      />
      <a href={refereeLink(now, lang, all)} data-act="referee">
        {ui.case.open}
      </a>
      <Button
        data-act="link"
        onClick={() => copy('link')}
        text={copied === 'link' ? ui.case.copied : ui.case.copyLink}
      />
      <Button
        data-act="text"
        onClick={() => copy('text')}
        text={copied === 'text' ? ui.case.copied : ui.case.copyText}
      />
      <Button
        aria-expanded={panel === 'mine'}
        data-act="report"
        onClick={() => onPanel(panel === 'mine' ? 'more' : 'mine')}
        text={ui.case.report}
      />
      {onAgain && <Button data-act="again" onClick={onAgain} text={ui.case.again} />}
      {state.canUndo && <Button data-act="undo" onClick={() => ruled.act(state.undo)} text={ui.case.undo} />}
      {state.canUndo && now.fields !== initial.fields && (
        <Button data-act="reset" onClick={reset} text={ui.case.reset} />
      )}
      <span class="sr-only" role="status">
        {copied && (copied === 'failed' ? ui.case.copyFailed : ui.case.copied)}
      </span>
    </div>
  );
}

/** Editing starts and ends with a button that disappears, so the focus moves to the one that replaces it. */
function useFocusOn(row: { readonly current: HTMLElement | null }, editing: boolean): void {
  const before = useRef(editing);
  useLayoutEffect(() => {
    if (before.current === editing) return;
    before.current = editing;
    row.current?.querySelector<HTMLElement>('[data-act=done], [data-act=more]')?.focus();
  }, [editing]);
}

type StopProps = Pick<Props, 'all' | 'editing'> &
  Pick<RulingState, 'refusal' | 'board'> & { readonly now: Case; onEdit(): void };

/** Shown where there is nothing to judge: what is missing, and the one action to fix it. */
function Stop({ now, refusal, all: { game, ui }, board, editing, onEdit }: StopProps) {
  const short = now.fields.find((field) => cardCount(field, now.fields, game, now.rules));
  const count = short && cardCount(short, now.fields, game, now.rules);
  const pick = (name: string) => board.current?.querySelector<HTMLElement>(`[data-pick="${name}"]`)?.click();
  return (
    <div class="verdict waiting">
      <p class="disp">{refusal}</p>
      {short && count && <p>{pickerWords[WORD_LANG].incomplete(short.name, count.min, count.max)}</p>}
      {!editing && <Button class="btn" data-act="edit" onClick={onEdit} text={ui.case.edit} />}
      {editing && short && (
        <Button
          class="btn"
          data-act="pick"
          onClick={() => pick(short.name)}
          text={ui.case.addTo(ui.seatName(short.name))}
        />
      )}
    </div>
  );
}
