/** A history as text: what is stored on the device, and what the file holds that a reader takes along. */

import type { Game } from '#core/game/game.ts';
import { membersOf, parseJson } from '#core/parse-json.ts';
import { err, ok, type Result } from '#core/result.ts';
import { gameOfRule } from './game-of-rule.ts';
import {
  LATEST,
  MOST_SEEN,
  type PracticeHistory,
  type RuleHistory,
  SCHEDULE_CHOICES,
  type ScheduleChoice,
} from './history.ts';
import { readMemory } from './memory.ts';

/** Members that mark a file as one of ours. */
const NAME = 'luat-bai practice';
const VERSION = 1;
/** Longer than any history: 300 rules and 500 hands take some 60,000 characters. */
export const LONGEST_HISTORY = 500_000;
const MOST = 1e9;

/**
 * Why a text is no history. `empty`: nothing is stored yet. `foreign`: JSON of another application. `future-version`: written by
 * a later version of this book; it must not be written over. The codes stay.
 */
export const DIARY_FAULTS = ['empty', 'too-long', 'not-json', 'foreign', 'future-version'] as const;
export type HistoryFault = (typeof DIARY_FAULTS)[number];

export function formatHistory({ rules, schedule, count, seen }: PracticeHistory): string {
  // A tab with an earlier edition reads this member only.
  const scheduled = schedule !== 'off';
  return JSON.stringify({ name: NAME, v: VERSION, scheduled, schedule, count, rules: Object.fromEntries(rules), seen });
}

/**
 * Reads a history. Never throws. What is not as it should be in it is dropped, and the rest is kept.
 * @param games rules that these do not have are dropped; those of all other games are taken as they stand, because a page
 *   that has one engine must not lose what was learnt of the other games
 */
export function parseHistory(
  text: string,
  games: readonly Pick<Game, 'id' | 'ruleSections'>[] = [],
): Result<PracticeHistory, HistoryFault> {
  if (text.trim() === '') return err('empty');
  if (text.length > LONGEST_HISTORY) return err('too-long');
  const json = parseJson(text);
  if (json === undefined) return err('not-json');
  const stored = membersOf(json);
  const version = stored.get('v');
  if (stored.get('name') !== NAME || typeof version !== 'number' || version < VERSION) return err('foreign');
  if (version > VERSION) return err('future-version');
  const count = stored.get('count');
  const rules = new Map([...membersOf(stored.get('rules'))].flatMap(([rule, entry]) => entriesOf(rule, entry, games)));
  return ok({
    rules,
    schedule: SCHEDULE_CHOICES.find((one) => one === stored.get('schedule')) ?? earlierChoice(stored, rules),
    count: isCount(count) ? count : 0,
    seen: seenOf(stored.get('seen')),
  });
}

/**
 * Earlier editions scheduled nothing unless the reader turned it on. Where something was scheduled and is not any more, the reader
 * has turned it off.
 */
function earlierChoice(stored: ReadonlyMap<string, unknown>, rules: ReadonlyMap<string, RuleHistory>): ScheduleChoice {
  if (stored.get('scheduled') === true) return 'on';
  return [...rules.values()].some(({ memory }) => memory) ? 'off' : 'auto';
}

function entriesOf(
  rule: string,
  json: unknown,
  games: readonly Pick<Game, 'id' | 'ruleSections'>[],
): (readonly [string, RuleHistory])[] {
  const entry = readEntry(json);
  return entry && isRule(rule, games) ? [[rule, entry]] : [];
}

function isRule(rule: string, games: readonly Pick<Game, 'id' | 'ruleSections'>[]): boolean {
  const id = gameOfRule(rule);
  const game = games.find((one) => one.id === id);
  return game ? game.ruleSections.some((section) => section.includes(rule)) : id !== undefined;
}

function readEntry(json: unknown): RuleHistory | undefined {
  const stored = membersOf(json);
  const [right, wrong, last] = [stored.get('right'), stored.get('wrong'), stored.get('last')];
  if (!isCount(right) || !isCount(wrong) || !Array.isArray(last) || !last.every(isMark)) return undefined;
  const memory = readMemory(stored.get('memory'));
  return { right, wrong, last: last.slice(-LATEST), ...(memory ? { memory } : {}) };
}

function seenOf(json: unknown): readonly string[] {
  const hashes = Array.isArray(json) ? json.filter(isHash) : [];
  return [...new Set(hashes)].slice(-MOST_SEEN);
}

function isCount(json: unknown): json is number {
  return typeof json === 'number' && Number.isInteger(json) && json >= 0 && json <= MOST;
}

function isMark(json: unknown): json is 0 | 1 {
  return json === 0 || json === 1;
}

function isHash(json: unknown): json is string {
  return typeof json === 'string' && /^[0-9a-z]{1,8}$/.test(json);
}
