import { useState } from 'preact/hooks';
import type { Case as CaseOf } from '#core/case.ts';
import { keySteps } from '#core/key-steps.ts';
import type { Lang } from '#core/lang.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { isUsual } from '../house-rules/usual.ts';
import type { Loaded } from '../loading/loaded.ts';
import { listAhead, part } from '../loading/part.ts';
import { usePart } from '../loading/use-part.ts';
import { CaseSeats } from './CaseSeats.tsx';
import { GuessBox } from './GuessBox.tsx';
import { lookOf } from './look.ts';
import { Reasons } from './Reasons.tsx';
import type { CaseState } from './use-case.ts';
import { useRuling } from './use-ruling.ts';
import { Verdict } from './Verdict.tsx';
import { verdictData } from './verdict-data.ts';
import { whyWrong } from './why-wrong.ts';

export interface BoardProps {
  readonly state: CaseState;
  readonly initial: CaseOf;
  readonly all: Loaded;
  readonly lang: Lang;
  readonly title?: string | undefined;
  /** Ask before telling. */
  readonly guess: boolean;
  /** “Not yet” may be answered: the page has explained what that means. */
  readonly early?: boolean | undefined;
}

/** What can be done after the ruling: loaded when a verdict is revealed. */
const afterRuling = listAhead(part(() => import('./AfterRuling.tsx')));

/** What can be done after the ruling, and which one of its panels is open. */
export type OpenPanel = 'why' | 'else' | 'more' | 'mine';

/**
 * The widget of a lesson, small: hands and one question; after it the verdict, the one reason that decided, and a row of buttons
 * for all else. The HTML contains the whole ruling; before the guess it is hidden by style only.
 */
export function CaseBoard({ state, initial, all, lang, title, guess: asks, early }: BoardProps) {
  const { game, words, ui } = all;
  const { now } = state;
  const [editing, setEditing] = useState(false);
  const [revealed, setRevealed] = useState(!asks);
  // The guess belongs to the case that was asked about: once hands or rules change, it is out of date.
  const [answered, setAnswered] = useState<CaseOf>();
  const [round, setRound] = useState(0);
  const [panel, setPanel] = useState<OpenPanel>();
  const ruled = useRuling(now, all);
  const { ruling, announcement, board } = ruled;
  const after = usePart(afterRuling, revealed);
  const asking = asks && ruling && (!revealed || answered === now);
  const guess = asking ? words.guess(ruling.verdict, early) : undefined;

  return (
    <article
      class={`case small ${editing ? 'rows' : lookOf(now.fields)}`}
      aria-label={title ?? ui.case.label}
      ref={board}
      data-changing={editing || undefined}
      data-open={panel}
      {...verdictData(now, game, ruling)}
      data-revealed={revealed || undefined}
    >
      <CaseSeats
        fields={now.fields}
        ruling={ruling}
        all={all}
        rules={now.rules}
        editing={editing}
        sorted={revealed}
        onFields={(fields) => ruled.act(() => state.setFields(fields))}
      />
      {guess && ruling && (
        <GuessBox
          key={round}
          guess={guess}
          ui={ui}
          house={!isUsual(now, all) && ruleSetName(now, all)}
          whyWrong={(chosen) => whyWrong({ now, ruling, chosen, answer: guess.answer, early }, all, lang)}
          onGuess={() => {
            setRevealed(true);
            setAnswered(now);
          }}
        />
      )}
      {ruling && (
        <>
          <Verdict words={words.verdict(ruling)} below={editing ? [] : keySteps(ruling).map(words.reason)} />
          {!editing && <Reasons steps={ruling.reasons} lang={lang} loaded={all} Drill={after.part?.Drill} />}
        </>
      )}
      {after.part && revealed ? (
        <after.part.AfterRuling
          state={state}
          initial={initial}
          ruled={ruled}
          all={all}
          lang={lang}
          editing={editing}
          panel={panel}
          onEdit={setEditing}
          onPanel={setPanel}
          onAgain={
            asks
              ? () => {
                  setPanel(undefined);
                  setRevealed(false);
                  setAnswered(undefined);
                  setRound(round + 1);
                }
              : undefined
          }
        />
      ) : (
        <div class="more" />
      )}
      <p class="sr-only" role="status">
        {announcement}
      </p>
    </article>
  );
}
