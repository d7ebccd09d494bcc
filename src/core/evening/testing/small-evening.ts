/** An evening of two people, as small as a test wants it. */

import type { Evening, EveningEvent } from '../evening.ts';

/** An and Bình sit down. */
export const TWO_SEATS: EveningEvent = {
  type: 'seats',
  at: 1,
  players: [
    { id: 1, name: 'An' },
    { id: 2, name: 'Bình' },
  ],
};

/** An wins so much of Bình. */
export function amountsRound(net: number, at = 2): EveningEvent {
  return {
    type: 'round',
    at,
    round: {
      game: 'sam',
      house: 'sam@local',
      stake: 1,
      banker: null,
      seats: [1, 2],
      told: { type: 'amounts' },
      sides: [],
      nets: [net, 0 - net],
    },
  };
}

/** An evening of An and Bình, and what happens after they have sat down. */
export function smallEvening(id: string, ...events: readonly EveningEvent[]): Evening {
  return { version: 1, id, events: [TWO_SEATS, ...events] };
}
