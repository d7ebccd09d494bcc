/** What the rules of a round forbid, tried at a table: each attempt breaks the rule that it stands under. */

import { cardOf } from '../../src/engine/core/card.ts';
import type { Action } from '../../src/engine/core/round.ts';
import type { SamAction } from '../../src/engine/sam/round/index.ts';
import type { TaLaAction } from '../../src/engine/ta-la/round/index.ts';
import type { XiDachAction } from '../../src/engine/xi-dach/round/index.ts';
import type { XiToAction } from '../../src/engine/xi-to/round/index.ts';
import type { Script } from '../round/frames.ts';
import { SCRIPTS as baCay } from '../round/scripts/ba-cay.ts';
import { SCRIPTS as sam } from '../round/scripts/sam.ts';
import { SCRIPTS as taLa } from '../round/scripts/ta-la.ts';
import { SCRIPTS as xiDach } from '../round/scripts/xi-dach.ts';
import { SCRIPTS as xiTo } from '../round/scripts/xi-to.ts';

/** One attempt: the round, how many actions of it are done before, and what is tried then. */
export interface Try<A extends Action = Action> {
  readonly script: Script;
  readonly after: number;
  readonly action: A;
}

const XI_DACH = {
  'xd-turn-order': { script: xiDach['mot-van'], after: 0, action: { type: 'draw', seat: 'bình' } },
  'xd-bust-draw': {
    script: { ...xiDach.den, changed: { overdraw: 'forbidden' } },
    after: 1,
    action: { type: 'draw', seat: 'an' },
  },
  'xd-check-early': {
    script: { ...xiDach['mot-van'], changed: { earlyCheck: false } },
    after: 0,
    action: { type: 'check', seat: 'cai', target: 'an' },
  },
  'xd-check-each': {
    script: xiDach['mot-van'],
    after: 8,
    action: { type: 'check', seat: 'cai', target: 'bình' },
  },
  'xd-check-secret': { script: xiDach['mot-van'], after: 2, action: { type: 'ask', seat: 'an' } },
} as const satisfies Record<string, Try<XiDachAction>>;

const XI_TO = {
  'xt-deal': {
    script: xiTo['mot-van'],
    after: 0,
    action: { type: 'hole', seat: 'chi', card: cardOf('A', 'D') },
  },
  'xt-act-to': { script: xiTo['mot-van'], after: 0, action: { type: 'to', seat: 'chi', amount: 10 } },
  'xt-act-theo': { script: xiTo['mot-van'], after: 0, action: { type: 'theo', seat: 'chi' } },
  'xt-act-up': { script: xiTo['mot-van'], after: 5, action: { type: 'theo', seat: 'chi' } },
  'xt-no-check': { script: xiTo['mot-van'], after: 0, action: { type: 'check', seat: 'chi' } },
  'xt-round-end': { script: xiTo['mot-van'], after: 11, action: { type: 'theo', seat: 'an' } },
  'xt-turn-direction': { script: xiTo['mot-van'], after: 1, action: { type: 'theo', seat: 'bình' } },
} as const satisfies Record<string, Try<XiToAction>>;

const BA_CAY = {
  'bc-look': { script: baCay['mot-van'], after: 1, action: { type: 'look', seat: 'an' } },
} as const satisfies Record<string, Try>;

const TA_LA = {
  'tl-turn': { script: taLa['mot-van'], after: 0, action: { type: 'draw', seat: 'bình' } },
  'tl-ha': { script: taLa['mot-van'], after: 1, action: { type: 'lay', seat: 'bình', melds: [] } },
  'tl-four-rounds': { script: taLa['mot-van'], after: 32, action: { type: 'draw', seat: 'an' } },
} as const satisfies Record<string, Try<TaLaAction>>;

const SAM = {
  'sam-pass': { script: sam['mot-van'], after: 3, action: { type: 'pass', seat: 'chi' } },
  'sam-bao-sam': {
    script: sam['mot-van'],
    after: 0,
    action: { type: 'play', seat: 'an', cards: [cardOf('4', 'C')] },
  },
} as const satisfies Record<string, Try<SamAction>>;

/** By rule. Where a rule of the round is not here, nothing that one could try breaks it. */
export const TRIES: Readonly<Record<string, Try>> = { ...XI_DACH, ...XI_TO, ...BA_CAY, ...TA_LA, ...SAM };
