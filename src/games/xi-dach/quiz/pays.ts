import type { Card } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { type Mistakes, mistake, netAnswer } from '#core/quiz/answer.ts';
import { verdictQuestion } from '#core/quiz/verdict-question.ts';
import { game } from '../engine/index.ts';
import { dealHand, isClose } from './hands.ts';
import type { MisconceptionId } from './ids.ts';
import { decided } from './verdict.ts';

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
    read: ({ verdict: { players } }) => netAnswer('cai', -players.reduce((sum, { net }) => sum + net, 0)),
    misconceptions(_, { verdict: { players } }, { payout }): Mistakes<MisconceptionId> {
      const sum = (misconception: MisconceptionId, of: (player: (typeof players)[number]) => number) =>
        mistake(misconception, netAnswer('cai', -players.reduce((all, player) => all + of(player), 0)));
      // Where hands are paid double already, the wrong doubled payment is left out.
      const even = payout === 'even';
      return [
        sum('draws-paid', ({ outcome, net }) => (outcome === 'push' ? -1 : net)),
        sum('busts-always-pay', ({ kind, net }) => (kind === 'quac' ? -1 : net)),
        sum('shorts-always-pay', ({ kind, net }) => (kind === 'non' ? -1 : net)),
        sum('wrong-side', ({ net }) => -net),
        even && sum('ngu-linh-double', ({ kind, net }) => net * (kind === 'ngu-linh' ? 2 : 1)),
        even && sum('naturals-double', ({ kind, net }) => net * (kind === 'xi-dach' ? 2 : 1)),
        sum('wins-only', ({ net }) => Math.min(net, 0)),
      ];
    },
    trains: (ruling) => [
      ...ruling.reasons
        .flatMap(({ rule }) => (rule === 'xd-pay-bonus' || rule === 'xd-pay-even' ? [rule] : []))
        .toSorted(),
      ...NAMES.flatMap((who) => decided(ruling, who).slice(0, 1)),
    ],
  }),
};
