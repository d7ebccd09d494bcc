/** The kinds of question that every game has, without its engine: enough to plan a session. */

import { KINDS as BA_CAY } from './ba-cay/ids.ts';
import { KINDS as SAM } from './sam/ids.ts';
import { KINDS as TA_LA } from './ta-la/ids.ts';
import { KINDS as XI_DACH } from './xi-dach/ids.ts';
import { KINDS as XI_TO } from './xi-to/ids.ts';

/** Some games, each with some of its kinds of question. */
export type KindsOf = ReadonlyMap<string, readonly string[]>;

/** All games in reading order, each with all its kinds. */
export const ALL_KINDS: KindsOf = new Map<string, readonly string[]>([
  ['xi-dach', XI_DACH],
  ['xi-to', XI_TO],
  ['ba-cay', BA_CAY],
  ['ta-la', TA_LA],
  ['sam', SAM],
]);
