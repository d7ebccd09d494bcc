import { YOU } from '#core/game/round.ts';
import type { TaLaSetup } from './round/types.ts';

/** Three at the table; the reader holds ten cards and discards first. */
const TA_LA: TaLaSetup = {
  seed: 3,
  players: [{ name: YOU }, { name: 'bình' }, { name: 'chi' }],
  dealer: YOU,
  lastWinner: null,
};

/** The tables at which readers can play. */
export const tables = { own: TA_LA };
