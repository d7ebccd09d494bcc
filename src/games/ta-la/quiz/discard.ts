import { assertDefined } from '#core/assert-defined.ts';
import { byCard, type Card, rankIndex, withoutCards } from '#core/card.ts';
import { type ChoiceOption, choiceQuestion } from '#core/quiz/choice-question.ts';
import type { Rng } from '#core/random/rng.ts';
import { arrange } from '../engine/arrange.ts';
import type { TaLaVerdict } from '../engine/decide.ts';
import type { TaLaRules } from '../engine/rules.ts';
import type { TaLaStep } from '../engine/steps.ts';
import { discards } from '../hands/discard.ts';
import { handFields, leftByGreed, meldFrom, pairedIn, pileOf, rivals, together } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { sortingRules } from './verdict.ts';

export const discardKinds = {
  /** Ten cards: which one is to go, so that the fewest points stay? */
  discard: choiceQuestion<TaLaRules, TaLaVerdict, TaLaStep>({
    deal(rng, rules) {
      const hand = tenCards(rng);
      if (!hand) return undefined;
      const { cards, eaten } = hand;
      const [best, second] = arrange(cards, eaten, rules) ? discards(cards, eaten, rules) : [];
      // Skipped where there are two best cards, or where the hand would be ù.
      if (!best || !second || best.rest.points === second.rest.points || best.rest.points === 0) return undefined;
      const wrong = temptations(rng, hand, best.card, rules);
      if (wrong.length < 3) return undefined;
      const choice = (card: Card): Pick<ChoiceOption, 'answer' | 'fields'> => ({
        answer: { type: 'cards', cards: [card] },
        fields: handFields(withoutCards(cards, [card]), eaten),
      });
      const choices = [
        choice(best.card),
        ...wrong.map(({ card, misconception }): ChoiceOption => ({ ...choice(card), misconception })),
      ];
      return { fields: handFields(cards, eaten), about: 'bai', choices };
    },
    marks(judged) {
      const left = judged.map((one) => {
        return one.ok && one.value.verdict.kind === 'hand' ? one.value.verdict.points : Number.POSITIVE_INFINITY;
      });
      const fewest = Math.min(...left);
      return left.map((points) => points === fewest && Number.isFinite(points));
    },
    trains: (ruling) => sortingRules(ruling),
  }),
};

interface Hand {
  readonly cards: readonly Card[];
  readonly eaten: readonly Card[];
}

/** Ten cards with melds that compete for a card, or with an eaten card that must stay. */
function tenCards(rng: Rng): Hand | undefined {
  const pile = pileOf(rng);
  if (rng.upTo(3) === 0) {
    // A card of a high meld begun by eating is the most tempting.
    const meld = pile.some(1, (card) => rankIndex(card) > 8) && pile.set(3);
    const cards = together([meld, meldFrom(rng, pile, 3), pile.some(4)]);
    return cards && meld && { cards, eaten: meld.slice(0, 1) };
  }
  const cards = rng.upTo(1)
    ? together([rivals(rng, pile, 3, 2), meldFrom(rng, pile, 3), pile.some(2)])
    : together([rivals(rng, pile, 3 + rng.upTo(1), 2), pile.some(1), rivals(rng, pile, 3, 0), pile.some(1)]);
  return cards && { cards: cards.slice(0, 10), eaten: [] };
}

interface Temptation {
  readonly card: Card;
  readonly misconception: MisconceptionId;
}

/** Cards discarded by mistake, each with its misconception, one of each first. */
function temptations(rng: Rng, { cards, eaten }: Hand, best: Card, rules: TaLaRules): readonly Temptation[] {
  const { melds, loose } = assertDefined(arrange(cards, eaten, rules));
  const highest = (some: readonly Card[]): readonly Card[] => some.toSorted(byCard).slice(-1);
  const own = withoutCards(cards, [best, ...eaten]);
  const bound = melds.filter((meld) => meld.some((card) => eaten.includes(card))).flat();
  const single = withoutCards(loose, pairedIn(loose));
  const greedy = [leftByGreed(cards, 'ngang'), leftByGreed(cards, 'doc')].flatMap(highest);
  const all: readonly (readonly [MisconceptionId, readonly Card[]])[] = [
    [
      'eaten-stays',
      highest(withoutCards(bound, eaten).filter((card) => !arrange(withoutCards(cards, [card]), eaten, rules))),
    ],
    ['keeps-half-meld', pairedIn(loose).includes(best) ? highest(single) : []],
    ['other-melds', greedy.filter((card) => !loose.includes(card))],
    ['breaks-meld', highest(melds.flat())],
    ['lower-first', rng.shuffled(loose)],
    ['breaks-meld', rng.shuffled(melds.flat())],
  ];
  const found = new Map<Card, MisconceptionId>();
  for (const [misconception, some] of all) {
    for (const card of some) if (own.includes(card) && !found.has(card)) found.set(card, misconception);
  }
  return [...found].map(([card, misconception]) => ({ card, misconception }));
}
