/** The tables that readers sit down at: who plays, what is at stake, and a seed that gives the reader something to do. */

import type { BaCaySetup } from '../../src/engine/ba-cay/round/index.ts';
import type { Setup } from '../../src/engine/core/round.ts';
import type { SamSetup } from '../../src/engine/sam/round/index.ts';
import type { TaLaSetup } from '../../src/engine/ta-la/round/index.ts';
import type { XiDachSetup } from '../../src/engine/xi-dach/round/index.ts';
import type { XiToSetup } from '../../src/engine/xi-to/round/index.ts';

/** The reader's own seat, at every table. */
export const YOU = 'an';

const XI_DACH: XiDachSetup = {
  seed: 16,
  players: [
    { name: YOU, stake: 1 },
    { name: 'bình', stake: 1 },
  ],
};

/** He holds a pair of kings, one of them hidden; Chi's ace speaks first. */
const XI_TO: XiToSetup = { seed: 4, players: [{ name: YOU }, { name: 'bình' }, { name: 'chi' }], limit: 10 };

/** Nine against nine: the best cards decide. */
const BA_CAY: BaCaySetup = {
  seed: 122,
  players: [
    { name: YOU, stake: 1 },
    { name: 'bình', stake: 1 },
  ],
  banker: true,
};

/** The same people without a banker. */
const BEST_TAKES_ALL: BaCaySetup = { ...BA_CAY, seed: 138, banker: false };

/** Three at the table; the reader holds ten cards and discards first. */
const TA_LA: TaLaSetup = {
  seed: 3,
  players: [{ name: YOU }, { name: 'bình' }, { name: 'chi' }],
  dealer: YOU,
  lastWinner: null,
};

/** Three at the table, and the reader's hand is worth a thought: call or not? */
const SAM: SamSetup = { seed: 24, players: [{ name: YOU }, { name: 'bình' }, { name: 'chi' }], lastWinner: null };

export const TABLES: Readonly<Record<string, Setup>> = {
  'xi-dach': XI_DACH,
  'xi-to': XI_TO,
  'ba-cay': BA_CAY,
  'ta-la': TA_LA,
  sam: SAM,
  'ba-cay-tat': BEST_TAKES_ALL,
};
