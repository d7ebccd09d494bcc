import type { EveningTally } from '#core/evening/tally.ts';
import { handNames } from './hand-names.ts';
import { playerName } from './people.ts';

/** Whoever a card was eaten from, behind its stars. */
const GIVER = /(?<=\*)[^*]+$/;

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
  const names = handNames(
    hands.map(([name = '']) => name),
    line.round,
    players,
  );
  const cardsOf = new Map(hands.map(([name = '', cards = '']) => [names.get(name), cards]));
  return seats
    .map((id) => {
      const who = playerName(players, id);
      const cards = (cardsOf.get(who) ?? '')
        .split('.')
        .map((card) => card.replace(GIVER, (giver) => names.get(giver) ?? giver));
      return `${who}: ${cards.join(' ')}`;
    })
    .join('\n');
}
