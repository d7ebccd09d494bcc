import { type Card, isAce, isFace, rankIndex } from '#core/card.ts';
import { type Mistakes, mistake } from '#core/quiz/answer.ts';
import { verdictQuestion } from '#core/quiz/verdict-question.ts';
import { game } from '../engine/index.ts';
import { dealHand, duel } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { playerOf } from './verdict.ts';

export const totalKinds = {
  /** How many points is this hand? */
  total: verdictQuestion(game, {
    deal(rng, rules) {
      // Where all aces count 1 the lowest option is right; where one counts more it seldom is, and there is more to ask about.
      const soft = rng.upTo(5) > 0;
      const kind = rng.pick(soft ? (['du', 'du', 'non'] as const) : (['du', 'quac', 'ngu-linh'] as const));
      const mine = dealHand(rng, 'an', kind, rules, [], ({ cards, points }) => {
        if (cards.length < 3 || !cards.some(isAce)) return false;
        if ((points ?? 0) > count(cards, 1, () => 10)) return soft;
        // With a court card among them there is a second mistake to make.
        return !soft && (kind === 'ngu-linh' || cards.some(isFace));
      });
      const banker = mine && dealHand(rng, 'cai', 'du', rules, mine.cards);
      return mine && banker && { fields: duel(banker.cards, mine.cards), about: 'an', shows: ['an'] };
    },
    read(ruling, about) {
      const points = playerOf(ruling, about)?.points;
      return points === null || points === undefined ? undefined : { type: 'points', points };
    },
    misconceptions: ({ fields, about }) => miscounted(fields.find(({ name }) => name === about)?.cards ?? []),
    trains: ({ reasons }, about) =>
      reasons
        .filter(({ who, rule }) => who === about && COUNTS.some((count) => count === rule))
        .flatMap((step) => {
          const { rule, cards = [] } = step;
          // Of several totals the rule set takes one.
          const chosen = rule === 'xd-ace' && 'others' in step && step.others.length > 0;
          return [
            rule,
            ...(cards.some(isFace) ? ['xd-faces'] : []),
            ...(chosen ? ['xd-best-total'] : []),
            'xd-total',
            ...(cards.some((card) => !isAce(card) && !isFace(card)) ? ['xd-pips'] : []),
          ];
        }),
  }),
};

const COUNTS = ['xd-ace', 'xd-ngu-linh-ace', 'xd-total'] as const;

/** Totals from wrong counting: every ace alike, or court cards by their rank. */
function miscounted(cards: readonly Card[]): Mistakes<MisconceptionId> {
  const counted = (misconception: MisconceptionId, ace: number, face: (rank: number) => number = () => 10) =>
    mistake(misconception, { type: 'points', points: count(cards, ace, face) });
  return [
    counted('aces-eleven', 11),
    counted('aces-one', 1),
    counted('aces-ten', 10),
    counted('faces-by-rank', 1, (rank) => rank + 1),
  ];
}

/** @param face what a court card counts, by the index of its rank */
export function count(cards: readonly Card[], ace: number, face: (rank: number) => number): number {
  return cards.reduce(
    (sum, card) => sum + (isAce(card) ? ace : isFace(card) ? face(rankIndex(card)) : rankIndex(card) + 1),
    0,
  );
}
