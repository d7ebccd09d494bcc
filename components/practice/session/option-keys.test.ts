import { expect, test } from 'vitest';
import { en } from '#words/en/ui/quiz.ts';
import { vi } from '#words/vi/ui/quiz.ts';
import { OPTION_LETTERS, optionOfKey } from './option-keys.ts';

test('the letter on an option chooses it, in either case, and so does its number', () => {
  for (const [at, letter] of OPTION_LETTERS.entries())
    for (const key of [letter, letter.toLowerCase(), `${at + 1}`]) expect(optionOfKey(key, 4)).toBe(at);
});

test('a key of no option chooses nothing', () => {
  for (const key of ['d', '4', '0', 'e', 'Enter', '']) expect(optionOfKey(key, 3)).toBeUndefined();
});

test('the line about keys names the letters that are shown', () => {
  for (const words of [vi, en]) {
    expect(words.question.keys).toContain(OPTION_LETTERS[0]);
    expect(words.question.keys).not.toMatch(/[1-4]/);
  }
});
