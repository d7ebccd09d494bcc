/** Whose hand is whose in a round that was told by its cards. */

import type { Field } from '../case.ts';
import type { EveningRound } from './evening.ts';

export const BANKER_HAND = 'cai';

/**
 * The seat of each hand: the banker's is `cai`, the others stand in the order of the seats.
 * @param names the names of the case's hands, in its order
 * @returns places in `seats`; undefined where hands and seats do not go together
 */
export function seatsOfHands(
  names: readonly string[],
  { seats, banker }: Pick<EveningRound, 'seats' | 'banker'>,
): readonly number[] | undefined {
  if (names.length !== seats.length) return undefined;
  const bank = banker === null ? -1 : seats.indexOf(banker);
  const others = seats.flatMap((_, seat) => (seat === bank ? [] : [seat]));
  const all = names.map((name) => (name === BANKER_HAND ? bank : (others.shift() ?? -1)));
  return all.includes(-1) ? undefined : all;
}

/**
 * A hand under other names: its own, and those of whoever its cards were eaten from.
 * @param nameOf the other name; undefined for one that stays
 */
export function renamedHand(hand: Field, nameOf: (name: string) => string | undefined): Field {
  return {
    ...hand,
    name: hand.role === 'player' ? (nameOf(hand.name) ?? hand.name) : hand.name,
    eaten: hand.eaten.map((mark) =>
      mark.from === undefined ? mark : { ...mark, from: nameOf(mark.from) ?? mark.from },
    ),
  };
}
