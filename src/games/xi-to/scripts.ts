/** The rounds that the lessons of Xì Tố replay. */

import { cardOf } from '#core/card.ts';
import type { Attempt, Script } from '#core/game/script.ts';
import type { XiToPreset } from './engine/rules.ts';
import type { XiToAction, XiToSetup } from './round/index.ts';

interface XiToScript extends Script {
  readonly preset: XiToPreset;
  readonly setup: XiToSetup;
  readonly actions: readonly XiToAction[];
}

const bet = (seat: string, amount: number): XiToAction => ({ type: 'to', seat, amount });
const call = (seat: string): XiToAction => ({ type: 'theo', seat });
const fold = (seat: string): XiToAction => ({ type: 'up', seat });

const TWO = [{ name: 'an' }, { name: 'bình' }];
const THREE = [...TWO, { name: 'chi' }];

export const SCRIPTS = {
  /** Four betting rounds: one folds, one is raised, and at the showdown the hidden king counts. */
  'mot-van': {
    preset: 'vipgame',
    setup: { seed: 0, players: THREE, limit: 10 },
    deck: '9♠ K♠ A♦ 9♥ 10♦ Q♣ J♦ 10♣ 8♣ J♣ K♥ 7♠ 8♦',
    actions: [
      bet('chi', 2),
      call('an'),
      call('bình'),
      bet('bình', 3),
      fold('chi'),
      call('an'),
      bet('an', 2),
      bet('bình', 2),
      call('an'),
      bet('an', 4),
      call('bình'),
    ],
  },
  /** A bet of 3, a call and a fold make a pot of 9; then the last one left takes it without showing. */
  'con-mot-nguoi': {
    preset: 'vipgame',
    setup: { seed: 0, players: THREE, limit: 10 },
    deck: '7♥ 9♣ J♠ A♠ K♦ 8♣ Q♦ 9♥',
    actions: [bet('an', 3), call('bình'), fold('chi'), bet('an', 5), fold('bình')],
  },
  /** Both choose what lies face down, and each hides half of a pair to come. */
  'chon-la-up': {
    preset: 'vipgame',
    changed: { hole: 'chosen' },
    setup: { seed: 0, players: TWO, limit: 10 },
    deck: 'A♠ K♥ 9♦ 10♣ A♥ 10♦ 7♦ Q♠ 8♠ 7♥',
    actions: [
      { type: 'hole', seat: 'an', card: cardOf('A', 'S') },
      { type: 'hole', seat: 'bình', card: cardOf('10', 'C') },
      bet('bình', 2),
      call('an'),
      bet('an', 3),
      call('bình'),
      bet('an', 4),
      call('bình'),
      bet('an', 5),
      call('bình'),
    ],
  },
  /** Two straights of the same ranks where suits count for nothing: the pot is split. */
  'bang-nhau': {
    preset: 'vipgame',
    changed: { suits: 'none' },
    setup: { seed: 0, players: THREE, limit: 10 },
    deck: 'J♣ J♦ A♦ 9♥ 9♠ 8♦ 10♦ 10♠ 7♦ Q♠ Q♥ K♥ K♠',
    actions: [
      bet('an', 3),
      call('bình'),
      call('chi'),
      bet('an', 2),
      call('bình'),
      fold('chi'),
      bet('an', 3),
      call('bình'),
      bet('an', 4),
      call('bình'),
    ],
  },
} as const satisfies Record<string, XiToScript>;

/** What the rules of a round forbid, tried: by the rule that each attempt breaks. */
export const ATTEMPTS = {
  'xt-deal': {
    script: SCRIPTS['mot-van'],
    after: 0,
    action: { type: 'hole', seat: 'chi', card: cardOf('A', 'D') },
  },
  'xt-act-to': { script: SCRIPTS['mot-van'], after: 0, action: { type: 'to', seat: 'chi', amount: 10 } },
  'xt-act-theo': { script: SCRIPTS['mot-van'], after: 0, action: { type: 'theo', seat: 'chi' } },
  'xt-act-up': { script: SCRIPTS['mot-van'], after: 5, action: { type: 'theo', seat: 'chi' } },
  'xt-no-check': { script: SCRIPTS['mot-van'], after: 0, action: { type: 'check', seat: 'chi' } },
  'xt-round-end': { script: SCRIPTS['mot-van'], after: 11, action: { type: 'theo', seat: 'an' } },
  'xt-turn-direction': { script: SCRIPTS['mot-van'], after: 1, action: { type: 'theo', seat: 'bình' } },
} as const satisfies Record<string, Attempt<XiToAction>>;
