import { type Card, isAce, isTen, rankIndex } from '#core/card.ts';
import { mistake } from '#core/quiz/answer.ts';
import { verdictQuestion } from '#core/quiz/verdict-question.ts';
import type { XiDachKind } from '../engine/hand.ts';
import { game } from '../engine/index.ts';
import type { XiDachStep } from '../engine/steps.ts';
import { dealHand, duel } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { playerOf } from './verdict.ts';

const KINDS = ['xi-ban', 'xi-dach', 'ngu-linh', 'ngu-linh', 'du', 'du', 'non', 'non', 'quac', 'quac'] as const;

export const nameKinds = {
  /** What is this hand called? */
  name: verdictQuestion(game, {
    deal(rng, rules) {
      const close = (points: number | null): boolean =>
        points === null || (points >= 13 && points <= 24) || points < 12;
      const mine = dealHand(rng, 'an', rng.pick(KINDS), rules, [], ({ points }) => close(points));
      const banker = mine && dealHand(rng, 'cai', 'du', rules, mine.cards);
      return mine && banker && { fields: duel(banker.cards, mine.cards), about: 'an', shows: ['an'] };
    },
    read(ruling, about) {
      const kind = playerOf(ruling, about)?.kind;
      return kind && { type: 'kind', kind };
    },
    misconceptions({ fields, about }, { verdict: { players } }) {
      const cards = fields.find((field) => field.name === about)?.cards ?? [];
      const kind = players.find((player) => player.name === about)?.kind;
      const aces = cards.filter(isAce).length;
      const called = (misconception: MisconceptionId, other: XiDachKind) =>
        mistake(misconception, { type: 'kind', kind: other });
      return [
        cards.length === 5 && called('any-five', 'ngu-linh'),
        cards.length === 4 && called('four-will-do', 'ngu-linh'),
        aces > 0 && cards.some(isTen) && called('natural-in-three', 'xi-dach'),
        aces > 1 && called('natural-in-three', 'xi-ban'),
        kind === 'quac' && called('a-little-over', 'du'),
        kind === 'non' && called('nearly-of-age', 'du'),
        kind === 'du' && called('still-short', 'non'),
        // A hand with a name is mistaken for a plain total, in range or short.
        called('only-a-total', 'du'),
        kind === 'ngu-linh' && called('only-a-total', 'non'),
        called(aces > 0 && elevens(cards) > 21 ? 'aces-eleven' : 'over-at-once', 'quac'),
      ];
    },
    trains: ({ reasons }, about) =>
      reasons
        .filter(({ who, rule }) => who === about && NAMES.includes(rule))
        .map(({ rule }) => rule)
        .toReversed(),
  }),
};

/** The total with every ace counted 11. */
function elevens(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + (isAce(card) ? 11 : Math.min(rankIndex(card) + 1, 10)), 0);
}

const NAMES: readonly XiDachStep['rule'][] = [
  'xd-xi-ban',
  'xd-xi-dach',
  'xd-ngu-linh',
  'xd-state-non',
  'xd-state-du',
  'xd-state-quac',
];
