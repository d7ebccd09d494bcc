/** Incomplete stories: no case can be read from them, and no word is reported as wrong. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readMessage } from './read-message.ts';
import { READABLE } from './testing/readable.ts';
import { readStory } from './told/read-story.ts';

const STORIES = readFileSync(new URL('./testing/half-told.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split('\t')[0] ?? '');

/** These have enough cards for a case, but another answer is expected besides. */
const CASES: readonly string[] = [
  'danh phom q k a cung chat co phai phom ko',
  'sam doi heo thi may tu quy moi chat dc',
  'sam danh con cuoi la heo co dc tinh nhat ko',
  'sam: Vy is out, Ken still has a 2 and some other cards',
];

/** The others ask about a rule, or tell of one hand. */
const TOLD = 34;

test('there are sixty of them', () => {
  expect(STORIES).toHaveLength(60);
});

test.each(STORIES.filter((story) => !CASES.includes(story)))('%s: is a story, or what is missing is said', (text) => {
  const { error, story } = readMessage(text, { games: READABLE, home: undefined, open: true, tell: readStory });
  const what = error?.code === 'bad-card' ? error.why : error?.code;
  expect(['not-told', 'missing-field', 'wrong-player-count', 'wrong-card-count', story && what]).toContain(what);
});

test('of half of them there are hands to rule on, told by what they come to', () => {
  const told = STORIES.filter(
    (text) => readMessage(text, { games: READABLE, home: undefined, open: true, tell: readStory }).story,
  );
  expect(told.length).toBe(TOLD);
});

test.each(CASES)('%s: is a case', (text) => {
  expect(readMessage(text, { games: READABLE, home: undefined }).error).toBeUndefined();
});
