/** Hints in random rounds of every game: a legal move with its reason, in both languages. */

import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { LANGS } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { loaded } from '../loading/loaded.ts';
import { firstTable } from './first.ts';
import { type Hint, hintAt } from './hint.ts';
import { openRounds, type Rounds } from './rounds.ts';
import { stateOf } from './sitting.ts';

const SEEDS = [1, 2, 3];

/** Every hint of rounds that are played as the hints say. */
async function hinted(rounds: Rounds): Promise<readonly (readonly [Hint, Rounds])[]> {
  const all: (readonly [Hint, Rounds])[] = [];
  for (const seed of SEEDS) {
    let now = assertDefined(rounds.dealt({ ...rounds.now.seating, seed }, {}));
    for (let hint = await hintAt(now); hint; hint = await hintAt(now)) {
      all.push([hint, now]);
      now = now.act(hint.action);
    }
    expect(now.playing.file.round.result(stateOf(now.sitting))).not.toBeNull();
  }
  return all;
}

describe.each(GAMES)('$id', ({ id }) => {
  test.each(LANGS)('%s: a hint names a legal move and says why', async (lang) => {
    const { table } = await firstTable(id, lang);
    const hints = await hinted(await openRounds(assertDefined(loaded(id, lang)), lang, table));
    expect(hints.length).toBeGreaterThan(0);
    for (const [{ action, say }, now] of hints) {
      const { round } = now.playing.file;
      expect(round.apply(stateOf(now.sitting), action).ok).toBe(true);
      expect(say.head).toMatch(/^\p{Lu}.*\.$/u);
      expect(say.text).toMatch(/^[\p{Lu}\d].*\.$/u);
    }
  });
});

test('Sâm: where nothing beats the table the hint says to pass, and why', async () => {
  const { table } = await firstTable('sam', 'vi');
  const rounds = await openRounds(assertDefined(loaded('sam', 'vi')), 'vi', table);
  const hints = await hinted(rounds);
  const passes = hints.filter(
    ([{ action }, now]) =>
      action.type === 'pass' && now.playing.file.round.legal(stateOf(now.sitting), now.sitting.you).length === 1,
  );
  expect(passes.length).toBeGreaterThan(0);
  for (const [{ say }] of passes)
    expect([say.head, say.text]).toEqual(['Bỏ lượt.', 'Bạn không có bộ nào chặn được: bỏ lượt.']);
});

test('Tá Lả: a discard says what it leaves, and whether the next one can eat it', async () => {
  const { table } = await firstTable('ta-la', 'vi');
  const hints = await hinted(await openRounds(assertDefined(loaded('ta-la', 'vi')), 'vi', table));
  const discards = hints.flatMap(([{ action, say }]) => (action.type === 'discard' ? [say] : []));
  expect(discards.length).toBeGreaterThan(0);
  for (const { head, text } of discards) {
    expect(head).toMatch(/^Đánh .+: rác còn \d+\.$/);
    expect(text).toMatch(/^(Bình không ăn được|Có \d+% là Bình ăn được)/);
  }
});
