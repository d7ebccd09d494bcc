import { useMemo, useState } from 'preact/hooks';
import type { Case as CaseOf, Field } from '#core/case.ts';
import { keySteps } from '#core/key-steps.ts';
import type { Lang } from '#core/lang.ts';
import type { Ruling } from '#core/ruling.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { isUsual } from '../house-rules/choice.ts';
import { type Loaded, loaded } from '../loading/loaded.ts';
import { usePart } from '../loading/use-part.ts';
import { Spoken } from '../page/controls.tsx';
import { useFocusKept } from '../page/use-focus-kept.ts';
import type { OpenPanel } from './AfterRuling.tsx';
import { CaseSeats, lookOf } from './CaseSeats.tsx';
import { GuessBox, whyWrong } from './GuessBox.tsx';
import { afterRuling } from './parts.ts';
import { Reasons } from './Reasons.tsx';
import { type CaseState, type GivenRules, useCase } from './use-case.ts';
import { useRuling } from './use-ruling.ts';
import { VerdictPlate, verdictData } from './VerdictPlate.tsx';

interface Props extends GivenRules {
  /** The case as parsed by the build: no page needs the parser of the notation. */
  readonly fields: readonly Field[];
  readonly game: string;
  readonly lang: Lang;
  readonly title?: string | undefined;
  /** The case names its rule set, so an earlier choice of the reader does not change it. */
  readonly pinned?: boolean | undefined;
  /** Ask before telling; on the page only where it is not so. */
  readonly guess?: boolean | undefined;
  /** “Not yet” may be answered: the page has explained what that means. */
  readonly early?: boolean | undefined;
}

/** One live case. Until it hydrates, the HTML shows the finished verdict on the case as written. */
export default function CaseWidget({ fields, preset, changed, game, lang, ...rest }: Props) {
  const all = loaded(game, lang);
  const initial = useMemo(
    () => ({ game, preset, fields, rules: { ...all?.game.presets[preset], ...changed } }),
    [game, preset, fields, changed, all],
  );
  return all ? <OwnCase initial={initial} all={all} lang={lang} {...rest} /> : null;
}

type OwnProps = Pick<Props, 'lang' | 'title' | 'pinned' | 'guess' | 'early'> & {
  readonly initial: CaseOf;
  readonly all: Loaded;
};

function OwnCase({ initial, all, pinned = false, guess = true, ...rest }: OwnProps) {
  const state = useCase(initial, all.game, pinned);
  return <CaseBoard state={state} initial={initial} all={all} guess={guess} {...rest} />;
}

type BoardProps = Pick<Props, 'lang' | 'title' | 'early'> & {
  readonly state: CaseState;
  readonly initial: CaseOf;
  readonly all: Loaded;
  readonly guess: boolean;
};

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
  // To guess again takes away the menu that it stood in.
  useFocusKept(round, () => board.current?.querySelector<HTMLElement>('.guess input'));
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
          <VerdictPlate words={words.verdict(ruling)} why={editing ? undefined : whyAbove(ruling, all)} />
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
      <Spoken text={announcement} />
    </article>
  );
}

/** The reason for the banner, without what is said right below it. */
function whyAbove(ruling: Ruling<unknown>, { words }: Loaded): string {
  return keySteps(ruling).reduce((why, step) => why.replace(words.reason(step), '').trim(), words.verdict(ruling).why);
}
