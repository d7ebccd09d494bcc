/** The rounds that the lessons of Xì Dách replay. */

import { type Attempt, type Script, staked } from '#core/game/script.ts';
import type { XiDachPreset } from './engine/rules.ts';
import type { XiDachAction, XiDachSetup } from './round/index.ts';

interface XiDachScript extends Script {
  readonly preset: XiDachPreset;
  readonly setup: XiDachSetup;
  readonly actions: readonly XiDachAction[];
}

const draw = (seat: string): XiDachAction => ({ type: 'draw', seat });
const stand = (seat: string): XiDachAction => ({ type: 'stand', seat });
const check = (target: string): XiDachAction => ({ type: 'check', seat: 'cai', target });
const ask = (seat: string): XiDachAction => ({ type: 'ask', seat });

export const SCRIPTS = {
  /** One draws and stands, one stands short, one makes a ngũ linh; the banker draws between checks. */
  'mot-van': {
    preset: 'pho-thong',
    setup: { seed: 0, players: staked(2, 1, 3) },
    deck: '10♠ 8♦ 2♣ 9♥ 4♥ 5♠ 3♠ 3♦ 6♦ 4♣ 2♥ 6♣ 5♥ A♦',
    actions: [
      draw('an'),
      stand('an'),
      stand('bình'),
      draw('chi'),
      draw('chi'),
      draw('chi'),
      draw('cai'),
      check('bình'),
      ask('bình'),
      draw('cai'),
      check('an'),
      check('chi'),
    ],
  },
  /** A natural is shown, paid and leaves; the others go on. */
  'xi-dach-ngay': {
    preset: 'pho-thong',
    setup: { seed: 0, players: staked(1, 2) },
    deck: 'A♣ 7♥ 10♦ J♦ 5♠ 8♣ 6♥',
    actions: [draw('bình'), stand('bình'), check('bình')],
  },
  /** Bust, and drawing again: caught, and paying for all. */
  den: {
    preset: 'blog',
    setup: { seed: 0, players: staked(1, 2, 3) },
    deck: '10♥ K♠ 6♣ 9♦ 7♣ 5♥ 9♠ 10♣ J♥ 2♠ 4♦',
    actions: [
      draw('an'),
      draw('an'),
      stand('an'),
      stand('bình'),
      draw('chi'),
      stand('chi'),
      check('an'),
      check('bình'),
      check('chi'),
    ],
  },
  /** With enough points on two cards, the banker checks a player who is still drawing. */
  'xet-som': {
    preset: 'bach-khoa',
    setup: { seed: 0, players: staked(1, 1) },
    deck: '9♠ 6♦ Q♥ 4♥ 8♠ 9♣ 10♦ 5♦',
    actions: [check('an'), draw('bình'), stand('bình'), check('bình')],
  },
} as const satisfies Record<string, XiDachScript>;

/** What the rules of a round forbid, tried: by the rule that each attempt breaks. */
export const ATTEMPTS = {
  'xd-turn-order': { script: SCRIPTS['mot-van'], after: 0, action: { type: 'draw', seat: 'bình' } },
  'xd-bust-draw': {
    script: { ...SCRIPTS.den, changed: { overdraw: 'forbidden' } },
    after: 1,
    action: { type: 'draw', seat: 'an' },
  },
  'xd-check-early': {
    script: { ...SCRIPTS['mot-van'], changed: { earlyCheck: false } },
    after: 0,
    action: { type: 'check', seat: 'cai', target: 'an' },
  },
  'xd-check-each': {
    script: SCRIPTS['mot-van'],
    after: 8,
    action: { type: 'check', seat: 'cai', target: 'bình' },
  },
  'xd-check-secret': { script: SCRIPTS['mot-van'], after: 2, action: { type: 'ask', seat: 'an' } },
} as const satisfies Record<string, Attempt<XiDachAction>>;
