import { assertDefined } from '#core/assert-defined.ts';
import type { Card } from '#core/card.ts';
import { cardAt, rankIndex } from '#core/card.ts';
import { choiceQuestion } from '#core/quiz/choice-question.ts';
import type { Rng } from '#core/random/rng.ts';
import type { TaLaVerdict } from '../engine/decide.ts';
import type { TaLaRules } from '../engine/rules.ts';
import type { TaLaStep } from '../engine/steps.ts';
import { handFields, runFrom } from './hands.ts';
import type { MisconceptionId } from './ids.ts';

interface Group {
  readonly cards: readonly Card[];
  readonly misconception?: MisconceptionId;
}

export const meldKinds = {
  /** Which of these is a phỏm? */
  meld: choiceQuestion<TaLaRules, TaLaVerdict, TaLaStep>({
    deal(rng) {
      const good = goodOne(rng);
      const groups: readonly Group[] = [
        { cards: good },
        ...rng.shuffled(badOnes(rng, rankIndex(assertDefined(good[0])))),
      ];
      const choices = groups.map(({ cards, ...misconception }) => ({
        answer: { type: 'cards', cards } as const,
        fields: handFields(cards),
        ...misconception,
      }));
      return { fields: handFields(good), about: 'bai', shows: [], choices };
    },
    marks: (judged) =>
      judged.map((one) => {
        const verdict = one.ok ? one.value.verdict : undefined;
        return verdict?.kind === 'hand' && verdict.melds.length === 1 && verdict.deadwood.length === 0;
      }),
    trains: ({ reasons }) =>
      reasons.flatMap((step) => {
        if (step.rule === 'tl-phom-ngang') return [step.rule];
        if (step.rule !== 'tl-phom-doc') return [];
        return step.cards.some((card) => rankIndex(card) === 0) ? ['tl-ace-low', step.rule] : [step.rule];
      }),
  }),
};

/** A set, or a run, now and then one at the ace or at the king. */
function goodOne(rng: Rng): readonly Card[] {
  const size = rng.pick([3, 3, 4]);
  const suit = rng.upTo(3);
  if (rng.upTo(2) === 0) return alike(suit, rng.upTo(12), size);
  return runFrom(suit, rng.pick([0, 13 - size, rng.upTo(13 - size), rng.upTo(13 - size)]), size);
}

/** Cards that people mistake for a meld, of ranks close by. */
function badOnes(rng: Rng, near: number): readonly Group[] {
  const suit = rng.upTo(3);
  const other = (suit + 1 + rng.upTo(2)) % 4;
  const low = Math.min(9, Math.max(0, near - 1 + rng.upTo(2)));
  const stranger = cardAt(other, low + 2);
  const round = rng.upTo(1) ? ([11, 12, 0] as const) : ([12, 0, 1] as const);
  return [
    { cards: [...runFrom(suit, low, 2), stranger], misconception: 'mixed-suits' },
    { cards: [...runFrom(suit, low, 2), cardAt(suit, low + 3)], misconception: 'gap' },
    { cards: [...alike(other, low + 1, 2), cardAt(suit, low + 2)], misconception: 'pair-and-one' },
    { cards: rng.upTo(1) ? alike(suit, low + 3, 2) : runFrom(other, low, 2), misconception: 'half-meld' },
    { cards: round.map((rank) => cardAt(suit, rank)), misconception: 'ace-high' },
  ];
}

/** This many cards of a rank, from this suit on. */
function alike(suit: number, rank: number, size: number): readonly Card[] {
  return Array.from({ length: size }, (_, step) => cardAt((suit + step) % 4, rank)).sort((a, b) => a - b);
}
