import { YOU } from '#core/game/round.ts';
import type { XiToSetup } from './round/types.ts';

/** He holds a pair of kings, one of them hidden; Chi's ace speaks first. */
const XI_TO: XiToSetup = { seed: 4, players: [{ name: YOU }, { name: 'bình' }, { name: 'chi' }], limit: 10 };

/** The tables that readers sit down at. */
export const tables = { own: XI_TO };
