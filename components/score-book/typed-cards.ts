import { seatsOfHands } from '#core/evening/hands.ts';
import type { EveningTally } from '#core/evening/tally.ts';
import { playerName } from './people.ts';

/** The hands of a round that was told by its cards, as somebody at the table would type them; empty for any other. */
export function typedCards({ lines, players }: Pick<EveningTally, 'lines' | 'players'>, of: number): string {
  const line = lines.find((one) => one.type === 'round' && one.number === of);
  if (line?.type !== 'round' || line.round.told.type !== 'cards') return '';
  const { seats, told } = line.round;
  // The house stands before the first hand.
  const hands = told.case
    .split(';')
    .slice(1)
    .map((hand) => hand.split(':'));
  const places = seatsOfHands(
    hands.map(([name = '']) => name),
    line.round,
  );
  return seats
    .map((id, seat) => {
      const [, cards = ''] = hands[places?.indexOf(seat) ?? seat] ?? [];
      return `${playerName(players, id)}: ${cards.replaceAll('.', ' ')}`;
    })
    .join('\n');
}
