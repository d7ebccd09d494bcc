import { describe, expect, test } from 'vitest';
import { game as baCay } from '#games/ba-cay/engine/index.ts';
import { game as xiDach } from '#games/xi-dach/engine/index.ts';
import { assertOk } from '#testing/results.ts';
import type { Game } from '../game/game.ts';
import { readFlip } from './flip.ts';

const anyGame: Game = xiDach;
const twoPacks: Game = baCay;

describe('readFlip', () => {
  test('both rulings, nothing but the setting different', () => {
    const { fields, before, after, house, ...rest } = assertOk(
      readFlip(anyGame, 'naturalTie', 'banker', 'xi-dach@pho-thong;cai:AC.JD;an:AS.KH'),
    );
    expect(rest).toEqual({ key: 'naturalTie', from: 'draw', to: 'banker' });
    expect(house).toEqual({ preset: 'pho-thong', rules: anyGame.presets['pho-thong'] });
    expect(before).toEqual(anyGame.decide(fields, house.rules));
    expect(after).toEqual(anyGame.decide(fields, { ...house.rules, naturalTie: 'banker' }));
  });

  test('the first value is the one that is left, whatever the preset plays', () => {
    const read = readFlip(anyGame, 'shortVsShort', 'higher', 'xi-dach@vipgame;cai:KC.5D;an:QS.4H');
    expect(read).toMatchObject({ ok: true, value: { from: 'draw', house: { preset: 'vipgame' } } });
  });

  test.each([
    ['is ruled on alike in both houses', 'naturalTie', 'xi-dach@pho-thong;cai:KC.JD;an:AS.KH'],
    ['is no case: missing-field', 'naturalTie', 'xi-dach@pho-thong;an:AS.KH'],
    ['is written xi-dach@pho-thong;cai:AC.JD;an:AS.KH', 'naturalTie', 'xi-dach; cái: A♣ J♦; an: A♠ K♥'],
    ['names the setting itself', 'naturalTie', 'xi-dach@pho-thong{naturalTie=banker};cai:AC.JD;an:AS.KH'],
    ['there is no such setting', 'constructor', 'xi-dach@pho-thong;cai:AC.JD;an:AS.KH'],
  ])('%s', (error, key, text) => {
    expect(readFlip(anyGame, key, 'banker', text)).toEqual({ ok: false, error });
  });

  test('cards that only one of the packs has', () => {
    const read = readFlip(twoPacks, 'deck', 52, 'ba-cay@bai-cao;an:KC.QD.JH;bình:9H.5D.4H');
    expect(read).toEqual({ ok: false, error: 'is no case in both houses' });
  });
});
