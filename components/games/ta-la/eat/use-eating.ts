import { useState } from 'preact/hooks';
import { type GivenRules, useCase } from '#components/case/use-case.ts';
import type { Loaded } from '#components/loading/loaded.ts';
import type { Card } from '#core/card.ts';
import type { Eaten } from '#core/case.ts';
import type { Result } from '#core/result.ts';
import { handField } from '#games/ta-la/engine/decide.ts';
import { PRESETS, type TaLaRules } from '#games/ta-la/engine/rules.ts';
import { canEat, type EatRefusal, type Edible } from '#games/ta-la/hands/eat.ts';

/** A hand and the discard before it, as the page gives them. */
export interface EatQuestion extends GivenRules {
  readonly hand: readonly Card[];
  /** Cards of the hand that were eaten before. */
  readonly eaten: readonly Eaten[];
  readonly discard: Card;
  /** The case names its rule set. */
  readonly pinned: boolean;
}

/** A discard, and whether it may be eaten. */
export interface EatDecision {
  readonly discard: Card;
  readonly found: Result<Edible, EatRefusal>;
}

/** The case under the question: the hand with the discard as its last card, and what the rules say of it. */
export function useEating({ preset, changed, hand, eaten, discard, pinned }: EatQuestion, { game }: Loaded) {
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
