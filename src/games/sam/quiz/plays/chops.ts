/** Who pays whom for a chop. */

import type { Card } from '#core/card.ts';
import { mistake, netAnswer, netFrom } from '#core/quiz/answer.ts';
import { oneOf, type Rng } from '#core/random/rng.ts';
import { ACE, TWO } from '../../engine/ranks.ts';
import type { SamRules } from '../../engine/rules.ts';
import { heightsOf, type Pile, pileOf } from '../hands.ts';
import {
  dealtWith,
  NAMES,
  passedOut,
  played,
  playOrPass,
  roundQuestion,
  seatsFor,
  setupOf,
  silenced,
} from './moments.ts';

/** A 2 is chopped, a pair of them, a quad; or what chopped is chopped in turn. */
type Scene = 'two' | 'twos' | 'quads' | 'chain';

export const chopsPlays = {
  /** Nobody beats it any more: what does one get, or pay, for the chops of this trick? */
  'chop-pays': roundQuestion({
    rules: ['sam-pay-chop', 'sam-chop-two', 'sam-quad-quad'],
    level: 3,
    least: 3,
    fits: ({ payout }) => payout === 'per-card',
    find(rng, rules) {
      const seats = seatsFor(rng);
      const laid = laidIn(sceneIn(rng, rules), rng, pileOf(rng, rules), rules);
      if (!laid) return undefined;
      const first = rng.upTo(seats - 1);
      const names = laid.map((_, at) => NAMES[(first + at) % seats] ?? NAMES[0]);
      const held = NAMES.slice(0, seats).map((name) => laid[names.indexOf(name)] ?? []);
      const { state: from, deck } = dealtWith(rng, rules, setupOf(rng, seats, names[0] ?? null), held);
      if (from.turn === null) return undefined;
      const state = played(silenced(from), ...laid.map((cards, at) => playOrPass(names[at] ?? '', cards)));
      const who = oneOf(rng, names);
      return state && who !== undefined ? { state, deck, asked: { who }, seat: '' } : undefined;
    },
    read(state, { who }) {
      const over = passedOut(state);
      const paid = over.log
        .slice(state.log.length)
        .flatMap((event) => (event.type === 'pay' && event.rule === 'sam-pay-chop' ? [event.step] : []));
      const net = paid.reduce(
        (sum, { who: from, other, units }) => sum + (other === who ? units : 0) - (from === who ? units : 0),
        0,
      );
      return netAnswer(who, net);
    },
    misconceptions({ state: { trick }, asked: { who } }, answer) {
      const at = trick.findIndex((laid) => laid.who === who);
      const last = at === trick.length - 1;
      const net = netFrom(answer);
      const mine = 15 * (trick[at]?.cards.length === 2 ? 2 : 1);
      if (trick.length === 2) return [net !== 0 && mistake('wrong-side', netAnswer(who, -net))];
      if (last) return [mistake('chain-adds-up', netAnswer(who, 15))];
      return [mistake('chain-adds-up', netAnswer(who, -mine))];
    },
    others: ({ asked: { who } }) => [15, -15, 30, 0, -30].map((net) => netAnswer(who, net)),
  }),
};

function sceneIn(rng: Rng, { chopTwo }: SamRules): Scene {
  switch (chopTwo) {
    case 'none':
      return 'quads';
    case 'single-only':
      return rng.pick(['two', 'two', 'chain', 'chain', 'quads']);
    case 'quad-per-two':
    case 'quad-takes-pair':
      return rng.pick(['two', 'twos', 'chain', 'chain', 'quads']);
  }
}

/** What is played on what, the lead first. */
function laidIn(scene: Scene, rng: Rng, pile: Pile, rules: SamRules): readonly (readonly Card[])[] | undefined {
  const plain = heightsOf(rules).filter((height) => height <= ACE);
  const [one = 0, two = 0] = rng
    .shuffled(plain)
    .slice(0, 2)
    .sort((a, b) => a - b);
  const low = pile.alike(one, 4);
  const high = pile.alike(two, 4);
  const twos = pile.alike(TWO, scene === 'twos' ? 2 : 1);
  if (!low || !high || !twos) return undefined;
  switch (scene) {
    case 'two':
      return [twos, low];
    case 'twos':
      return [twos, rules.chopTwo === 'quad-per-two' ? [...low, ...high] : low];
    case 'quads':
      return [low, high];
    case 'chain':
      return [twos, low, high];
  }
}
