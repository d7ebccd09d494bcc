import { useState } from 'preact/hooks';
import { HandCards } from '#components/cards/Card.tsx';
import { deck } from '#components/cards/picker/deck.ts';
import { SuitText } from '#components/cards/Suits.tsx';
import { GuessBox } from '#components/case/GuessBox.tsx';
import { RuleTag } from '#components/case/RuleTag.tsx';
import { type GivenRules, useCase } from '#components/case/use-case.ts';
import { verdictData } from '#components/case/VerdictPlate.tsx';
import { WidgetFrame } from '#components/case/WidgetFrame.tsx';
import { isUsual } from '#components/house-rules/choice.ts';
import { type Loaded, loaded } from '#components/loading/loaded.ts';
import { usePart } from '#components/loading/use-part.ts';
import { Button } from '#components/page/controls.tsx';
import { ALL_CARDS, type Card, displayCard } from '#core/card.ts';
import type { Eaten } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import { judge } from '#core/judge.ts';
import type { Lang } from '#core/lang.ts';
import type { Result } from '#core/result.ts';
import { handField } from '#games/ta-la/engine/decide.ts';
import { meldKind } from '#games/ta-la/engine/meld.ts';
import { PRESETS, type TaLaRules } from '#games/ta-la/engine/rules.ts';
import { canEat, type EatRefusal, type Edible } from '#games/ta-la/hands/eat.ts';
import { en } from '#games/ta-la/words/en/eat.ts';
import type { EatWords } from '#games/ta-la/words/vi/eat.ts';
import { vi } from '#games/ta-la/words/vi/eat.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { cardsText } from '#words/text.ts';
import type { UiWords } from '#words/vi/ui.ts';

const eatWords = { vi, en };

interface Props extends EatQuestion {
  readonly lang: Lang;
}

/** “Can I eat this?”: a hand, the discard before it, a guess, and the rule that says why. */
export default function CanEat(props: Props) {
  const all = loaded('ta-la', props.lang);
  const words = eatWords[props.lang];
  return all ? <Question {...props} all={all} words={words} /> : null;
}

function Question({ lang, all, words, ...given }: Props & { all: Loaded; words: EatWords }) {
  const { game, ui } = all;
  const { now, held, before, discards, answer, revealed, reveal, put } = useEating(given, all);
  const ruled = judge(game, now.fields, now.rules);

  return (
    <WidgetFrame
      kind={`small ${held.length > 5 ? 'long' : 'rows'} caneat`}
      bare
      title={words.title}
      data-asked={formatCase(now, game)}
      {...(ruled.ok && verdictData(now, game, ruled.value))}
      data-eat={answer ? String(answer.found.ok) : undefined}
      data-revealed={revealed || undefined}
    >
      <div class="seats">
        <div class="seat">
          <div class="who">{words.hand}</div>
          <HandCards cards={held} eaten={before} ui={ui} />
        </div>
        <div class="seat">
          <div class="who">{words.discard}</div>
          <HandCards cards={discards} ui={ui} />
        </div>
      </div>
      {answer ? (
        <>
          <GuessBox
            guess={guessOf(answer.found.ok, words)}
            ui={ui}
            house={!isUsual(now, all) && ruleSetName(now, all)}
            onGuess={reveal}
          />
          <EatAnswer {...answer} lang={lang} all={all} words={words} />
        </>
      ) : (
        <p class="verdict waiting">{words.empty}</p>
      )}
      <EatChange hand={held} discard={discards} words={words} ui={ui} onChoice={put} />
    </WidgetFrame>
  );
}

function guessOf(edible: boolean, words: EatWords) {
  return {
    question: words.question,
    options: [
      { id: 'yes', label: words.yes },
      { id: 'no', label: words.no },
    ],
    answer: edible ? 'yes' : 'no',
  };
}

/** A hand and the discard before it, as the page gives them. */
interface EatQuestion extends GivenRules {
  readonly hand: readonly Card[];
  /** Cards of the hand that were eaten before. */
  readonly eaten: readonly Eaten[];
  readonly discard: Card;
  /** The case names its rule set. */
  readonly pinned: boolean;
}

/** A discard, and whether it may be eaten. */
interface EatDecision {
  readonly discard: Card;
  readonly found: Result<Edible, EatRefusal>;
}

/** The case under the question: the hand with the discard as its last card, and what the rules say of it. */
function useEating({ preset, changed, hand, eaten, discard, pinned }: EatQuestion, { game }: Loaded) {
  const start = {
    game: game.id,
    preset,
    rules: { ...game.presets[preset], ...changed },
    fields: [handField([...hand, discard], [...eaten, { card: discard, chot: false }])],
  };
  const { now, setFields } = useCase(start, game, pinned);
  const [revealed, setRevealed] = useState(false);
  const rules: TaLaRules = { ...PRESETS['mien-bac'], ...now.rules };
  const [field] = now.fields;
  // The discard stands last, marked; while it is being changed there may be none.
  const last = field?.cards.at(-1);
  const thrown = field?.eaten.some(({ card }) => card === last) ? last : undefined;
  const held = (field?.cards ?? []).filter((card) => card !== thrown);
  const marks = (field?.eaten ?? []).filter(({ card }) => card !== thrown);
  const before = marks.map(({ card }) => card);
  const answer: EatDecision | undefined =
    thrown === undefined ? undefined : { discard: thrown, found: canEat(held, before, thrown, rules) };

  return {
    now,
    held,
    /** Cards of the hand that were eaten before. */
    before,
    /** The discard, where there is one. */
    discards: thrown === undefined ? [] : [thrown],
    answer,
    revealed,
    reveal: () => setRevealed(true),
    /** Another hand, or another discard. */
    put(cards: readonly Card[], discards: readonly Card[]): void {
      const kept = marks.filter(({ card }) => cards.includes(card));
      const thrown = discards.map((card) => ({ card, chot: false }));
      setFields([handField([...cards, ...discards], [...kept, ...thrown])]);
      setRevealed(true);
    },
  };
}

interface EatAnswerProps extends EatDecision {
  readonly lang: Lang;
  readonly all: Loaded;
  readonly words: EatWords;
}

/** Yes or no, with the rule that says why and the meld that the discard makes. */
function EatAnswer({ discard, found, lang, all, words }: EatAnswerProps) {
  return (
    <>
      <div class="verdict" role="status">
        <p class="big long">{found.ok ? words.yes : words.no}</p>
      </div>
      <ol class="reasons">
        <li class="key stays">
          <RuleTag rule={found.ok ? 'tl-eat-proof' : found.error} lang={lang} all={all} named />
          <SuitText
            as="div"
            text={
              found.ok
                ? words.makes(words.kinds[meldKind(found.value.meld) ?? 'doc'], cardsText(found.value.meld))
                : words.refused[found.error](displayCard(discard))
            }
          />
        </li>
      </ol>
    </>
  );
}

const MOST_IN_HAND = 9;

interface EatChangeProps {
  readonly hand: readonly Card[];
  readonly discard: readonly Card[];
  readonly words: EatWords;
  readonly ui: UiWords;
  onChoice(hand: readonly Card[], discard: readonly Card[]): void;
}

/** The buttons that change the hand or the discard, and the deck that they open. */
function EatChange({ hand, discard, words, ui, onChoice }: EatChangeProps) {
  const [picking, setPicking] = useState<'hand' | 'discard'>();
  const { part: picker } = usePart(deck, picking !== undefined);
  const own = picking === 'hand';
  return (
    <>
      <div class="acts">
        <Button data-act="hand" onClick={() => setPicking('hand')} text={words.changeHand} />
        <Button data-act="discard" onClick={() => setPicking('discard')} text={words.changeDiscard} />
      </div>
      {picking && picker && (
        <picker.CardPicker
          name="bai"
          cards={own ? hand : discard}
          max={own ? MOST_IN_HAND : 1}
          holders={new Map((own ? discard : hand).map((card) => [card, 'bai']))}
          hasCard={(card) => ALL_CARDS.includes(card)}
          worth={{ sum: '', state: '' }}
          ui={ui}
          onCards={(cards) => (own ? onChoice(cards, discard) : onChoice(hand, cards))}
          onClose={() => setPicking(undefined)}
        />
      )}
    </>
  );
}
