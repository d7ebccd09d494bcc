import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { judge } from '#core/judge.ts';
import { LANGS } from '#core/lang.ts';
import { buildOf } from '#games/build.ts';
import { engineOf, readCase } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { gameWords } from '#games/words.ts';
import { anyCase } from '#testing/any-case.ts';
import { fixedSeed } from '#testing/runs.ts';
import { en as sinceEn } from '#words/en/ui/since.ts';
import { en } from '#words/en/ui.ts';
import { vi as sinceVi } from '#words/vi/ui/since.ts';
import { vi } from '#words/vi/ui.ts';
import { gameIdOf } from './QuestionMenu.tsx';
import { summaryWords } from './summary-words.ts';

const LANGUAGES = [
  ['vi', vi, sinceVi],
  ['en', en, sinceEn],
] as const;

/** The kind of question of a case, apart from its cards: its fields, and the keys of its verdict. */
function kindOf(text: string): string {
  const read = readCase(text);
  const game = read.ok ? engineOf(read.value.game) : undefined;
  const ruled = read.ok && game ? judge(game, read.value.fields, read.value.rules) : undefined;
  if (!read.ok || !game || !ruled?.ok) throw new Error(`${text} is not ruled on`);
  const { fields } = read.value;
  const sizes = [...new Set(fields.map(({ cards }) => cards.length))].join();
  return `${fields.map(({ role }) => role).join()} ${sizes} ${game.summary(ruled.value.verdict).kind}`;
}

describe.each(GAMES)('the questions of $id', ({ id }) => {
  const { questions } = buildOf(id);
  test('are each asked by a case of the game, in no house of their own, and are ruled on', () => {
    for (const { example } of questions) {
      const read = readCase(example);
      expect(read.ok && gameIdOf(read.value), example).toBe(id);
      expect(example).toMatch(new RegExp(`^${id}; `));
      expect(kindOf(example)).toMatch(/(nets|ranking|word)$/);
    }
  });

  test('ask different things', () => {
    const kinds = questions.map(({ example }) => kindOf(example));
    expect(new Set(kinds).size).toBe(kinds.length);
  });

  test.each(LANGS)('have words in %s, and no other has', (lang) => {
    const words = gameWords(id, lang).asks;
    expect(Object.keys(words)).toEqual(questions.map((one) => one.id));
    for (const text of Object.values(words)) expect(text).toMatch(/\S/);
  });
});

test('every case belongs to a game of the site', () => {
  for (const { id } of GAMES) expect(gameIdOf({ game: id })).toBe(id);
});

describe('a summary in words', () => {
  test.each(LANGUAGES)('is said of every verdict in %s', (_, ui, words) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { game, ruling } = anyCase(seed);
        const said = summaryWords(game.summary(ruling.verdict), ui, words);
        expect(said).toMatch(/\S/);
        expect(said).not.toMatch(/undefined|null|NaN|\[object|\(\)/);
      }),
      { numRuns: 400, seed: fixedSeed(111) },
    );
  });

  test.each(LANGUAGES)('has in %s a word for all that a hand by itself may be', (_, ui, words) => {
    const single = ['points', 'u-thuong', 'u-tron', 'u-khan', 'legal', 'illegal', 'no-combination', 'none'];
    const instant = ['sanh-rong', 'tu-quy-heo', 'dong-mau', 'ba-sam-co', 'nam-doi'];
    expect(Object.keys(words.summary.words)).toEqual([...single, ...instant]);
    for (const word of [...single, ...instant]) expect(summaryWords({ kind: 'word', word }, ui, words)).toMatch(/\S/);
  });

  test.each(['constructor', '__proto__', 'toString', 'x'])('%s is no word of the book', (word) => {
    for (const [, ui, words] of LANGUAGES) expect(summaryWords({ kind: 'word', word }, ui, words)).toBe('');
  });
});
