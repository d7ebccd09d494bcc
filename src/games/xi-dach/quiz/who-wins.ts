import { type Mistakes, mistake } from '#core/quiz/answer.ts';
import { flipQuestion } from '#core/quiz/flip-question.ts';
import { type DealtHands, verdictQuestion } from '#core/quiz/verdict-question.ts';
import type { Rng } from '#core/random/rng.ts';
import type { XiDachKind as HandKind } from '../engine/hand.ts';
import { game } from '../engine/index.ts';
import type { XiDachRules } from '../engine/rules.ts';
import { dealHand, duel, isClose } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { decided, lowerNguLinhWins, outcomeOf, playerOf } from './verdict.ts';

/** Pairs of hands, the banker's first; every rule of the settlement occurs. */
const MEETINGS = [
  ['du', 'du'],
  ['du', 'du'],
  ['du', 'non'],
  ['du', 'quac'],
  ['quac', 'du'],
  ['quac', 'quac'],
  ['quac', 'non'],
  ['non', 'du'],
  ['non', 'quac'],
  ['non', 'non'],
  ['ngu-linh', 'ngu-linh'],
  ['du', 'ngu-linh'],
  ['ngu-linh', 'du'],
  ['du', 'xi-dach'],
  ['xi-dach', 'du'],
  ['xi-dach', 'xi-dach'],
  ['xi-ban', 'xi-dach'],
  ['xi-dach', 'xi-ban'],
  ['xi-dach', 'ngu-linh'],
] as const satisfies readonly (readonly [HandKind, HandKind])[];

/** Two hands, each near the limit of its kind. */
export function dealMeeting(rng: Rng, rules: XiDachRules): DealtHands | undefined {
  const [his, mine] = rng.pick(MEETINGS);
  const banker = dealHand(rng, 'cai', his, rules, [], (hand) => isClose(hand, rules));
  if (!banker) return undefined;
  const near = (points: number | null): boolean =>
    points === null || banker.points === null || his !== mine || Math.abs(points - banker.points) <= 3;
  const player = dealHand(rng, 'an', mine, rules, banker.cards, (hand) => isClose(hand, rules) && near(hand.points));
  return player && { fields: duel(banker.cards, player.cards), about: 'an' };
}

export const whoWinsKinds = {
  /** Who eats whom: the player or the banker, nobody, or is it too early to check? */
  'who-wins': verdictQuestion(game, {
    deal: dealMeeting,
    read: outcomeOf,
    misconceptions({ about }, ruling): Mistakes<MisconceptionId> {
      const { banker, players } = ruling.verdict;
      const [player] = players;
      if (!player) return [];
      const bothNguLinh = player.kind === 'ngu-linh' && banker.kind === 'ngu-linh';
      const higher = (player.points ?? 0) > (banker.points ?? 0) ? 'win' : 'lose';
      const answer = { type: 'outcome', who: about, outcome: higher } as const;
      if (bothNguLinh) return lowerNguLinhWins(ruling) ? [mistake('high-wins', answer)] : [];
      if (player.outcome === 'unsettled') return [mistake('checks-early', answer)];
      if (player.kind === 'quac' || banker.kind === 'quac') return [mistake('higher-is-better', answer)];
      return [];
    },
    others: ({ about }) =>
      (['win', 'lose', 'push'] as const).map((outcome) => ({ type: 'outcome', who: about, outcome })),
    trains: decided,
  }),
};

export const winnerFlipKinds = {
  /** Which house rule, set to another value, makes another player win? */
  house: flipQuestion(game, {
    deal: dealMeeting,
    says: (ruling, about) => playerOf(ruling, about)?.outcome ?? '',
    // Where it was too early to check, it is that what the house rule decides, whatever settles the hands then.
    trains: (ruling, about, base) => {
      const isEarly = playerOf(base, about)?.outcome === 'unsettled';
      return isEarly ? [...decided(base, about), ...decided(ruling, about)] : decided(ruling, about);
    },
  }),
};
