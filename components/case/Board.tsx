import type { JSX } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { displayCard } from '../../src/engine/core/card.ts';
import type { Case as CaseOf } from '../../src/engine/core/case.ts';
import { writeJson } from '../../src/engine/core/json.ts';
import { judge } from '../../src/engine/core/judge.ts';
import { formatCase } from '../../src/engine/core/notation/format.ts';
import type { VerdictWords } from '../../src/i18n/game-words.ts';
import type { UiWords } from '../../src/i18n/ui/vi.ts';
import { GAMES, type Lang } from '../../src/site.ts';
import { houseName } from '../house/name.ts';
import { Actions } from './Actions.tsx';
import { Guess } from './Guess.tsx';
import type { Loaded } from './loaded.ts';
import { Reasons } from './Reasons.tsx';
import { Seats, type SeatsProps } from './Seats.tsx';
import type { CaseState } from './use-case.ts';
import { useHouses } from './use-houses.ts';
import { Verdict } from './Verdict.tsx';

export interface BoardProps {
  readonly state: CaseState;
  readonly initial: CaseOf;
  readonly all: Loaded;
  readonly lang: Lang;
  readonly title?: string | undefined;
  /** Ask before telling. */
  readonly guess: boolean;
  /** Said instead of a verdict while the text of the case cannot be read whole: half a case gets no ruling. */
  readonly withheld?: string | undefined;
  /** True on the referee's own page. */
  readonly atReferee?: boolean;
  /** What shows the hands: at the referee also what half a case holds. */
  readonly Hands?: (props: SeatsProps) => JSX.Element;
}

/** The widget itself: hands, guess, verdict, reasons, house rules, other houses, and what can be done with it. */
export function CaseBoard({
  state,
  initial,
  all,
  lang,
  title,
  guess,
  withheld,
  atReferee = false,
  Hands = Seats,
}: BoardProps) {
  const { game, words, ui } = all;
  const { now } = state;
  const [editing, setEditing] = useState(false);
  const [told, setTold] = useState(!guess);
  const ruling = useMemo(() => {
    const ruled = judge(game, now.fields, now.rules);
    return ruled.ok && withheld === undefined ? ruled.value : undefined;
  }, [game, now, withheld]);
  const refusal = withheld ?? whyNoRuling(now, all);
  const { houses, parts } = useHouses(now, all, told, ruling !== undefined);
  const board = useRef<HTMLElement>(null);
  const acted = useRef(false);
  const [said, setSaid] = useState('');

  /** Does what the reader asked for; the verdict that comes of it is told, and said. */
  const act = (change: () => void): void => {
    acted.current = true;
    setTold(true);
    change();
  };
  useLayoutEffect(() => {
    if (!acted.current) return;
    acted.current = false;
    setSaid(ruling ? spokenVerdict(words.verdict(ruling), ui) : refusal);
    // What he used may be gone now (undo, a player's own button): the focus stays in the widget.
    if (document.activeElement === document.body) board.current?.querySelector<HTMLElement>('[data-act=edit]')?.focus();
  }, [now]);

  // The headings inside are of the third level: in a lesson they follow its own, at the referee's there is none before.
  const Title = atReferee ? 'h2' : 'span';

  return (
    <article
      class="case"
      data-g={atReferee ? GAMES.find(({ id }) => id === game.id)?.ink : undefined}
      ref={board}
      aria-label={title ?? ui.case.label}
      data-case={formatCase(now, game)}
      data-verdict={ruling && writeJson(game.verdictJson(ruling.verdict))}
      data-told={told || undefined}
    >
      <div class="head">
        <Title class="disp">{title ?? ui.case.label}</Title>
        <span>{houseName(now, all)}</span>
      </div>
      <Hands
        fields={now.fields}
        ruling={ruling}
        game={game}
        rules={now.rules}
        words={words}
        ui={ui}
        editing={editing}
        sorted={told}
        onFields={(fields) => act(() => state.setFields(fields))}
      />
      {guess && ruling && <Guess guess={words.guess(ruling.verdict)} ui={ui} onGuess={() => setTold(true)} />}
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
        atReferee={atReferee}
        onEdit={() => {
          setEditing(!editing);
          setTold(true);
        }}
        onUndo={() => act(state.undo)}
        onReset={() => act(() => state.setFields(initial.fields))}
      />
      <p class="sr-only" role="status">
        {said}
      </p>
    </article>
  );
}

/** Said where these hands get no ruling: a card that this house does not play with, or hands that are not complete. */
function whyNoRuling({ fields, rules }: CaseOf, { game, ui }: Loaded): string {
  const strange = fields.flatMap(({ cards }) => cards).find((card) => !game.hasCard(card, rules));
  if (strange !== undefined) return ui.case.notInDeck(displayCard(strange));
  const fault = game.check(fields, rules).find(({ code }) => code === 'eaten-card-outside-meld');
  return fault?.code === 'eaten-card-outside-meld'
    ? ui.case.eatenOutside(displayCard(fault.eaten.card))
    : ui.case.waiting;
}

/** A verdict as a screen reader should say it. */
function spokenVerdict({ big, why, lines }: VerdictWords, ui: UiWords): string {
  return big ? ui.case.announce(big, why) : lines.map(({ text, net }) => `${text} ${net}`.trim()).join('. ');
}
