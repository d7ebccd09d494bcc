import type { EveningPlayer, EveningRound } from '#core/evening/evening.ts';
import { seatsOfHands } from '#core/evening/hands.ts';
import { playerName } from './people.ts';

/**
 * By which name the table knows each hand of a round that was told by its cards, by the name that it has in the notation.
 * @param hands the names of the case's hands, in its order
 */
export function handNames(
  hands: readonly string[],
  round: Pick<EveningRound, 'seats' | 'banker'>,
  people: readonly EveningPlayer[],
): ReadonlyMap<string, string> {
  const places = seatsOfHands(hands, round);
  return new Map(hands.map((name, hand) => [name, playerName(people, round.seats[places?.[hand] ?? hand] ?? 0)]));
}
