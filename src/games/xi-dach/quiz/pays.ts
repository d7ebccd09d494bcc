import type { Card } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { type Mistakes, mistake, netAnswer } from '#core/quiz/answer.ts';
import { verdictQuestion } from '#core/quiz/verdict-question.ts';
import { game } from '../engine/index.ts';
import { dealHand, isClose } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { decided, type XiDachRuling } from './verdict.ts';

const NAMES = ['an', 'bình', 'chi'] as const;
const THEIRS = ['du', 'du', 'non', 'quac', 'ngu-linh', 'xi-dach'] as const;

export const paysKinds = {
  /** What does the banker get in all, or pay? In stakes, where everybody staked one. */
  pays: verdictQuestion(game, {
    deal(rng, rules) {
      const banker = dealHand(rng, 'cai', rng.pick(['du', 'du', 'du', 'quac', 'ngu-linh', 'xi-dach']), rules);
      if (!banker) return undefined;
      const fields: Field[] = [{ role: 'cai', name: 'cai', cards: banker.cards, eaten: [] }];
      for (const name of NAMES) {
        const taken: Card[] = fields.flatMap(({ cards }) => cards);
        const hand = dealHand(rng, name, rng.pick(THEIRS), rules, taken, (one) => isClose(one, rules));
        if (!hand) return undefined;
        fields.push({ role: 'player', name, cards: hand.cards, eaten: [] });
      }
      return { fields, about: 'cai' };
    },
    read: (ruling) => netAnswer('cai', bankerNet(ruling)),
    misconceptions(_, { verdict: { players } }, { payout }): Mistakes<MisconceptionId> {
      const net = (of: (player: (typeof players)[number]) => number): number =>
        -players.reduce((sum, player) => sum + of(player), 0);
      const misconceptions = [
        { net: net((player) => (player.outcome === 'push' ? -1 : player.net)), misconception: 'draws-paid' },
        { net: net((player) => (player.kind === 'quac' ? -1 : player.net)), misconception: 'busts-always-pay' },
        { net: net((player) => (player.kind === 'non' ? -1 : player.net)), misconception: 'shorts-always-pay' },
        { net: -net((player) => player.net), misconception: 'wrong-side' },
        // Where hands are paid double already, the wrong doubled payment is left out.
        ...(payout === 'even'
          ? ([
              {
                net: net((player) => player.net * (player.kind === 'ngu-linh' ? 2 : 1)),
                misconception: 'ngu-linh-double',
              },
              {
                net: net((player) => player.net * (player.kind === 'xi-dach' ? 2 : 1)),
                misconception: 'naturals-double',
              },
            ] as const)
          : []),
        { net: net((player) => Math.min(player.net, 0)), misconception: 'wins-only' },
      ] as const;
      return misconceptions.map((misconception) =>
        mistake(misconception.misconception, netAnswer('cai', misconception.net)),
      );
    },
    trains: (ruling) => [
      ...ruling.reasons
        .flatMap(({ rule }) => (rule === 'xd-pay-bonus' || rule === 'xd-pay-even' ? [rule] : []))
        .toSorted(),
      ...NAMES.flatMap((who) => decided(ruling, who).slice(0, 1)),
    ],
  }),
};

function bankerNet({ verdict }: XiDachRuling): number {
  // Never −0, which readers should not see.
  return 0 - verdict.players.reduce((sum, { net }) => sum + net, 0);
}
