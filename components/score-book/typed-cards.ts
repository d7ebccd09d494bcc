import type { EveningTally } from '#core/evening/tally.ts';
import { playerName } from './people.ts';

/** The hands of a round that was told by its cards, as somebody at the table would type them; empty for any other. */
export function typedCards({ lines, players }: Pick<EveningTally, 'lines' | 'players'>, of: number): string {
  const line = lines.find((one) => one.type === 'round' && one.number === of);
  if (line?.type !== 'round' || line.round.told.type !== 'cards') return '';
  const { seats, told } = line.round;
  // The house stands before the first hand; the hands stand in the order of the seats.
  const hands = told.case.split(';').slice(1);
  return hands
    .map(
      (hand, seat) =>
        `${playerName(players, seats[seat] ?? 0)}: ${hand.slice(hand.indexOf(':') + 1).replaceAll('.', ' ')}`,
    )
    .join('\n');
}
