import { useState } from 'preact/hooks';
import type { Case as CaseOf } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import { writeJson } from '#core/json.ts';
import type { Lang } from '#core/lang.ts';
import { houseName } from '../house/name.ts';
import { Actions } from './Actions.tsx';
import { Guess } from './Guess.tsx';
import type { Loaded } from './loaded.ts';
import { Reasons } from './Reasons.tsx';
import { Seats } from './Seats.tsx';
import type { CaseState } from './use-case.ts';
import { useHouses } from './use-houses.ts';
import { useRuling } from './use-ruling.ts';
import { Verdict } from './Verdict.tsx';
import { WidgetFrame } from './WidgetFrame.tsx';

export interface BoardProps {
  readonly state: CaseState;
  readonly initial: CaseOf;
  readonly all: Loaded;
  readonly lang: Lang;
  readonly title?: string | undefined;
  /** Ask before telling. */
  readonly guess: boolean;
}

/** The widget itself: hands, guess, verdict, reasons, house rules, other houses, and what can be done with it. */
export function CaseBoard({ state, initial, all, lang, title, guess }: BoardProps) {
  const { game, words, ui } = all;
  const { now } = state;
  const [editing, setEditing] = useState(false);
  const [revealed, setRevealed] = useState(!guess);
  const { ruling, refusal, said, board, act: changed } = useRuling(now, all);
  const { houses, parts } = useHouses(now, all, revealed, ruling !== undefined);
  const act = (change: () => void): void => {
    setRevealed(true);
    changed(change);
  };

  return (
    <WidgetFrame
      title={title ?? ui.case.label}
      house={houseName(now, all)}
      at={board}
      data-changing={editing || undefined}
      data-case={formatCase(now, game)}
      data-verdict={ruling && writeJson(game.verdictJson(ruling.verdict))}
      data-revealed={revealed || undefined}
    >
      <Seats
        fields={now.fields}
        ruling={ruling}
        game={game}
        rules={now.rules}
        words={words}
        ui={ui}
        editing={editing}
        sorted={revealed}
        onFields={(fields) => act(() => state.setFields(fields))}
      />
      {guess && ruling && <Guess guess={words.guess(ruling.verdict)} ui={ui} onGuess={() => setRevealed(true)} />}
      {ruling ? (
        <>
          <Verdict words={words.verdict(ruling)} />
          <Reasons steps={ruling.reasons} lang={lang} loaded={all} />
        </>
      ) : (
        <p class="verdict waiting">{refusal}</p>
      )}
      {/* Under the guess a page carries the verdict alone; what other houses say comes when it is uncovered. */}
      {parts && (
        <parts.HouseRules
          house={now}
          loaded={all}
          matters={houses}
          onHouse={(house) => act(() => state.setHouse(house))}
        />
      )}
      {parts && houses && (
        <parts.Branches of={now} houses={houses} loaded={all} onHouse={(house) => act(() => state.setHouse(house))} />
      )}
      <Actions
        now={now}
        initial={initial}
        canUndo={state.canUndo}
        editing={editing}
        lang={lang}
        all={all}
        onEdit={() => {
          setEditing(!editing);
          setRevealed(true);
        }}
        onUndo={() => act(state.undo)}
        onReset={() => act(() => state.setFields(initial.fields))}
        onReveal={() => setRevealed(true)}
      />
      <p class="sr-only" role="status">
        {said}
      </p>
    </WidgetFrame>
  );
}
