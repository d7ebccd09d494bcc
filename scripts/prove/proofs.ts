/** Everything that `npm run prove` runs. */

import type { GameId } from '#games/index.ts';
import { provedBaCay } from './ba-cay.ts';
import { provedReasons } from './reasons.ts';
import { provedSam } from './sam.ts';
import { provedTaLa } from './ta-la.ts';
import { provedTold } from './told.ts';
import { provedUnknown } from './unknown.ts';
import { provedXiDach } from './xi-dach.ts';
import { provedXiTo } from './xi-to.ts';

export interface Proof {
  readonly id: string;
  readonly game: GameId;
  /** What is proved, in both languages. */
  readonly what: { readonly vi: string; readonly en: string };
  run(): { readonly checked: number; readonly faults: number; readonly notes?: Readonly<Record<string, number>> };
}

export const PROOFS: readonly Proof[] = [
  ...provedXiDach,
  ...provedXiTo,
  ...provedBaCay,
  ...provedTaLa,
  ...provedSam,
  ...provedReasons,
  ...provedUnknown,
  ...provedTold,
];
