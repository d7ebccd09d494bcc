import { YOU } from '#core/game/round.ts';
import type { XiToSetup } from './round/types.ts';

/** The reader holds a pair of kings, one of them hidden; Chi's ace speaks first. */
const XI_TO: XiToSetup = { seed: 4, players: [{ name: YOU }, { name: 'bình' }, { name: 'chi' }], limit: 10 };

/** The tables at which readers can play. */
export const tables = { own: XI_TO };
