/** The rounds that lessons replay: who sits, the deck from its top, and what each does. The engine does the rest. */

import type { Setup } from '../../src/engine/core/round.ts';
import type { XiDachAction } from '../../src/engine/xi-dach/round/index.ts';
import type { XiDachPreset } from '../../src/engine/xi-dach/rules.ts';

export interface ScriptedRound {
  readonly preset: XiDachPreset;
  readonly players: Setup['players'];
  /** The cards in the order in which they leave the deck; the rest of the deck never comes up. */
  readonly deck: string;
  readonly actions: readonly XiDachAction[];
}

const draw = (seat: string): XiDachAction => ({ type: 'draw', seat });
const stand = (seat: string): XiDachAction => ({ type: 'stand', seat });
const check = (target: string): XiDachAction => ({ type: 'check', seat: 'cai', target });
const ask = (seat: string): XiDachAction => ({ type: 'ask', seat });

export const ROUNDS = {
  /** One draws and stands, one stands short, one makes a ngũ linh; the banker draws between checks. */
  'mot-van': {
    preset: 'pho-thong',
    players: [
      { name: 'an', stake: 2 },
      { name: 'bình', stake: 1 },
      { name: 'chi', stake: 3 },
    ],
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
    players: [
      { name: 'an', stake: 1 },
      { name: 'bình', stake: 2 },
    ],
    deck: 'A♣ 7♥ 10♦ J♦ 5♠ 8♣ 6♥',
    actions: [draw('bình'), stand('bình'), check('bình')],
  },
  /** Bust, and drawing again: caught, and paying for all. */
  den: {
    preset: 'blog',
    players: [
      { name: 'an', stake: 1 },
      { name: 'bình', stake: 2 },
      { name: 'chi', stake: 3 },
    ],
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
  /** Of age on two cards, the banker checks one who is still drawing. */
  'xet-som': {
    preset: 'bach-khoa',
    players: [
      { name: 'an', stake: 1 },
      { name: 'bình', stake: 1 },
    ],
    deck: '9♠ 6♦ Q♥ 4♥ 8♠ 9♣ 10♦ 5♦',
    actions: [check('an'), draw('bình'), stand('bình'), check('bình')],
  },
} as const satisfies Record<string, ScriptedRound>;

export type RoundName = keyof typeof ROUNDS;
