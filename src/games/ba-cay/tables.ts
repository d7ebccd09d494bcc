import { YOU } from '#core/game/round.ts';
import type { BaCaySetup } from './round/types.ts';

/** Nine against nine: the best cards decide. */
const BA_CAY: BaCaySetup = {
  seed: 122,
  players: [
    { name: YOU, stake: 1 },
    { name: 'bình', stake: 1 },
  ],
  banker: true,
};

/** The tables at which readers can play. */
export const tables = { own: BA_CAY };
