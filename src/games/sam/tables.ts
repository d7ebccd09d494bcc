import { YOU } from '#core/game/round.ts';
import type { SamSetup } from './round/types.ts';

/** Three at the table, and the reader's hand is worth a thought: call or not? */
const SAM: SamSetup = { seed: 24, players: [{ name: YOU }, { name: 'bình' }, { name: 'chi' }], lastWinner: null };

/** The tables that readers sit down at. */
export const tables = { own: SAM };
