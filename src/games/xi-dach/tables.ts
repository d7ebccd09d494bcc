import { YOU } from '#core/game/round.ts';
import type { XiDachSetup } from './round/types.ts';

const XI_DACH: XiDachSetup = {
  seed: 16,
  players: [
    { name: YOU, stake: 1 },
    { name: 'bình', stake: 1 },
  ],
};

/** The tables at which readers can play. */
export const tables = { own: XI_DACH };
