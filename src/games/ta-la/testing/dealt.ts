import type { Field } from '#core/case.ts';
import type { Rng } from '#core/random/rng.ts';
import { plainStates } from '#testing/plain-play.ts';
import type { TaLaRules } from '../engine/rules.ts';
import { round, type TaLaState } from '../round/index.ts';
import { tables } from '../tables.ts';

type Seat = TaLaState['seats'][number];

/** Of a round among plain players: every hand before a discard, where it may be ù, and the showdown. */
export function dealtCases(rng: Rng, rules: TaLaRules): Field[][] {
  const states = plainStates(round, rules, { ...tables.own, seed: rng.upTo(1e9) });
  const hands = states.flatMap(({ phase, turn, seats }) =>
    phase === 'take' ? [] : seats.filter(({ name }) => name === turn).map((seat) => [handOf(seat)]),
  );
  return [...hands, ...states.slice(-1).map(showdownOf)];
}

/** All cards of a seat whose turn it is, its laid melds among them. */
function handOf({ hand, laid, eaten }: Seat): Field {
  return { role: 'bai', name: 'bai', cards: [...(laid ?? []).flat(), ...hand], eaten };
}

/** Who is ù first, the others in the order in which they laid down; each with the cards that he laid off, as they lay before. */
function showdownOf({ seats, order, log }: TaLaState): Field[] {
  const out = log.find(({ type }) => type === 'u')?.who;
  const placeOf = ({ name }: Seat): number =>
    name === out ? -1 : order.includes(name) ? order.indexOf(name) : order.length;
  return seats
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map(({ name, hand, laid, eaten }) => {
      const laidOff = log.flatMap((event) => (event.type === 'gui' && event.who === name ? event.cards : []));
      return { role: 'player', name, cards: [...(laid ?? []).flat(), ...hand, ...laidOff], eaten };
    });
}
