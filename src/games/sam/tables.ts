import { YOU } from '#core/game/round.ts';
import type { SamSetup } from './round/types.ts';

/** Three at the table; the reader has to decide whether to call sâm. */
const SAM: SamSetup = { seed: 24, players: [{ name: YOU }, { name: 'bình' }, { name: 'chi' }], lastWinner: null };

/** The tables at which readers can play. */
export const tables = { own: SAM };
