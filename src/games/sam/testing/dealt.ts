import type { Card } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { allowedValues } from '#core/house-rules.ts';
import type { Rng } from '#core/random/rng.ts';
import { plainStates } from '#testing/plain-play.ts';
import { type SamRules, SCHEMA } from '../engine/rules.ts';
import { legalPlays } from '../hands/plays.ts';
import { round, type SamState } from '../round/index.ts';
import { tables } from '../tables.ts';

/**
 * Of a round among plain players: what everybody is dealt, what is left at the end, and on the way every play that the one whose
 * turn it is could make in one house and not in another.
 */
export function dealtCases(rng: Rng, rules: SamRules): Field[][] {
  const states = plainStates(round, rules, { ...tables.own, seed: rng.upTo(1e9) });
  const [first] = states;
  const deals = first?.seats.map(({ hand }) => [field('bai', hand)]) ?? [];
  const end = states.at(-1)?.seats.map(({ name, hand }): Field => ({ role: 'player', name, cards: hand, eaten: [] }));
  const isOut = end?.filter(({ cards }) => cards.length === 0).length === 1;
  return [...deals, ...states.flatMap((state) => playsOf(state, rules)), ...(end && isOut ? [end] : [])];
}

const field = (role: 'bai' | 'ban' | 'danh', cards: readonly Card[]): Field => ({ role, name: role, cards, eaten: [] });

/** The plays of whose turn it is that another value of one house rule allows or forbids, each with what lies on the table. */
function playsOf({ phase, seats, turn, trick }: SamState, rules: SamRules): Field[][] {
  const hand = seats.find(({ name }) => name === turn)?.hand;
  if (phase !== 'play' || !hand) return [];
  const last = trick.at(-1);
  const under = neighboursOf(rules).map(
    (house) => new Map(legalPlays(hand, last?.combination ?? null, house).map(({ cards }) => [cards.join(), cards])),
  );
  const all = new Map(under.flatMap((plays) => [...plays]));
  return [...all]
    .filter(([play]) => !under.every((plays) => plays.has(play)))
    .map(([, cards]) => [...(last ? [field('ban', last.cards)] : []), field('danh', cards)]);
}

/** These house rules, and with another value of one that decides what may be played. */
function neighboursOf(rules: SamRules): readonly SamRules[] {
  return [
    rules,
    ...allowedValues(SCHEMA.runs).map((runs) => ({ ...rules, runs })),
    ...allowedValues(SCHEMA.runBlock).map((runBlock) => ({ ...rules, runBlock })),
    ...allowedValues(SCHEMA.chopTwo).map((chopTwo) => ({ ...rules, chopTwo })),
  ];
}
