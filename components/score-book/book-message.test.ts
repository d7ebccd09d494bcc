import { describe, expect, test } from 'vitest';
import type { EveningTally, RoundLine } from '#core/evening/tally.ts';
import { en } from '#words/en/ui/score-book.ts';
import { vi } from '#words/vi/ui/score-book.ts';
import { finishMessage, roundMessage } from './book-message.ts';

const NAMES = ['An', 'Bình', 'Chi', 'Dung'];

function tallyOf(...chips: readonly number[]): EveningTally {
  const players = chips.map((_, id) => ({ id, name: NAMES[id] ?? `${id}` }));
  return {
    players,
    seated: players.map(({ id }) => id),
    totals: new Map(chips.map((won, id) => [id, won])),
    lines: [],
    terms: new Map(),
    bankers: new Map(),
  };
}

describe('the end of an evening as a message', () => {
  test.each([
    [[12, -12], 'Chốt sổ: Bình đưa An 12, 1 lần đưa là xong.', 'Settle up: Bình to An 12, 1 transfer settles it.'],
    [
      [9, -4, -5],
      'Chốt sổ: Chi đưa An 5, Bình đưa An 4; 2 lần đưa là xong.',
      'Settle up: Chi to An 5, Bình to An 4; 2 transfers settle it.',
    ],
    [[0, 0], 'Chốt sổ: Huề cả bàn. Không ai phải đưa ai.', 'Settle up: All even. Nobody hands anybody anything.'],
  ])('%j: %s', (chips, inVi, inEn) => {
    expect(finishMessage(tallyOf(...chips), vi).split('\n')[0]).toBe(inVi);
    expect(finishMessage(tallyOf(...chips), en).split('\n')[0]).toBe(inEn);
  });

  test('has a line a person below', () => {
    expect(
      finishMessage(tallyOf(9, -4, -5, 0), vi)
        .split('\n')
        .slice(1),
    ).toEqual(['An: +9, nhận 5 và 4', 'Bình: −4, đưa 4', 'Chi: −5, đưa 5', 'Dung: 0, khỏi đưa ai']);
  });
});

describe('a round as a message', () => {
  const { players } = tallyOf(5, -2, -3);
  const line: RoundLine = {
    type: 'round',
    number: 5,
    at: 1,
    round: {
      game: 'sam',
      house: 'sam@mien-bac',
      stake: 1,
      seats: [0, 1, 2],
      banker: null,
      told: { type: 'amounts' },
      sides: [],
      nets: [5, -2, -3],
    },
    past: [],
    dropped: null,
  };
  const text = {
    sentence: () => 'An hết bài trước',
    rules: [],
    byHouse: undefined,
    reasons: () => [],
    referee: '/vi/trong-tai/?c=sam',
  };

  test('says what happened, then who won what, then where the referee rules on it', () => {
    expect(
      roundMessage(line, players, 'An hết bài trước', text, vi, 'https://x.example/vi/so-diem/').split('\n'),
    ).toEqual(['Ván 5, Sâm: An hết bài trước', 'An +5 · Bình −2 · Chi −3', 'https://x.example/vi/trong-tai/?c=sam']);
    expect(roundMessage(line, players, 'An được', undefined, en, 'https://x.example/')).toBe(
      'Round 5, Sâm: An được\nAn +5 · Bình −2 · Chi −3',
    );
  });

  test('says where it was dropped', () => {
    const dropped = { ...line, dropped: { at: 1, why: '' } };
    expect(roundMessage(dropped, players, 'An được', undefined, vi, 'https://x.example/')).toContain('(ván này đã bỏ)');
  });
});
