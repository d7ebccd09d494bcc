import type { Card } from '#core/card.ts';
import { type Mistakes, mistake, netAnswer } from '#core/quiz/answer.ts';
import { verdictQuestion } from '#core/quiz/verdict-question.ts';
import type { PlayerVerdict } from '../engine/decide.ts';
import { game } from '../engine/index.ts';
import { dealHand, handsAsCase, levelWith, type Shape } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { type BaCayRuling, decided, handIn, winnersOf } from './verdict.ts';

const SEATS = ['cai', 'an', 'bình', 'chi'] as const;
const HIS: readonly [Shape, ...Shape[]] = ['any', 'any', 'any', 'round', 'faces', 'ten-great-ace'];
const THEIRS: readonly [Shape | 'level', ...(Shape | 'level')[]] = [
  'any',
  'any',
  'level',
  'level',
  'round',
  'faces',
  'alike',
];

export const paysKinds = {
  /** What does the banker get in all, or pay? In stakes, where everybody staked one. */
  pays: verdictQuestion(game, {
    deal(rng, rules) {
      const his = dealHand(rng, rng.pick(HIS), rules);
      if (!his) return undefined;
      const hands: (readonly Card[])[] = [his.cards];
      while (hands.length < SEATS.length) {
        const shape = rng.pick(THEIRS);
        const taken = hands.flat();
        const hand =
          shape === 'level' ? levelWith(rng, his, undefined, rules, taken) : dealHand(rng, shape, rules, taken);
        if (!hand) return undefined;
        hands.push(hand.cards);
      }
      return { fields: handsAsCase(SEATS, hands), about: 'cai' };
    },
    read: (ruling) => netAnswer('cai', bankerNet(ruling)),
    misconceptions(_, ruling): Mistakes<MisconceptionId> {
      const players = ruling.verdict.players ?? [];
      const net = (of: (player: PlayerVerdict) => number): number =>
        0 - players.reduce((sum, player) => sum + of(player), 0);
      const pointsOf = (name: string): number => handIn(ruling, name)?.points ?? 0;
      const isBest = winnersOf(ruling).join() === 'cai';
      const right = bankerNet(ruling);
      // Moving a player to the wrong side changes the sum by two stakes: towards the banker for a winner, away for a loser.
      const won = players.filter(({ outcome }) => outcome === 'win').length;
      const lost = players.filter(({ outcome }) => outcome === 'lose').length;
      const missed = (
        most: number,
        misconception: MisconceptionId,
        by: number,
      ): readonly (readonly [number, MisconceptionId])[] => (most > 0 ? [[right + by, misconception]] : []);
      const misconceptions: readonly (readonly [number, MisconceptionId])[] = [
        [net(({ outcome, net: own }) => (outcome === 'push' ? 1 : own)), 'draws-paid'],
        [0 - right, 'wrong-side'],
        [net(({ name }) => pointsOf(name) - pointsOf('cai')), 'by-points'],
        ...(right < 0 ? missed(lost, 'one-missed', -2) : missed(won, 'one-missed', 2)),
        ...missed(lost - 1, 'two-missed', -4),
        ...missed(won - 1, 'two-missed', 4),
        [net((player) => Math.min(player.net, 0)), 'wins-only'],
        [isBest ? players.length : -1, 'best-takes-all'],
        ...missed(won, 'one-missed', 2),
        ...missed(lost, 'one-missed', -2),
      ];
      // Where no hand pays more, nobody can pay more than one stake each.
      const most = Math.max(players.length, Math.abs(right));
      return misconceptions
        .filter(([sum]) => Math.abs(sum) <= most)
        .map(([sum, misconception]) => mistake(misconception, netAnswer('cai', sum)));
    },
    trains: (ruling) => ['bc-pay', ...SEATS.slice(1).flatMap((who) => decided(ruling, who)), 'bc-mode-cai'],
  }),
};

function bankerNet({ verdict }: BaCayRuling): number {
  // Never −0, which readers should not see.
  return 0 - (verdict.players ?? []).reduce((sum, { net }) => sum + net, 0);
}
