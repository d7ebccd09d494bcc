/** Reads the short codes of house rules (`house-code.ts`) as people say, hear and type them. */

import type { GameBook } from '../game/book.ts';
import type { Game } from '../game/game.ts';
import { differences, type Rules, type Schema, type SettingValue } from '../house-rules.ts';
import { err, ok, type Result } from '../result.ts';
import { type CodePrefix, checkOf, columnsOf, DIGITS, shiftOf } from './house-code.ts';

/**
 * Why a text is no code. `bad-prefix`: no game has these letters. `bad-character`: a character that no code has. `too-short`: no
 * check character, or no number. `bad-check`: misheard or mistyped. `out-of-range`: more than this game has settings for.
 */
export type CodeFault = 'bad-prefix' | 'bad-character' | 'too-short' | 'bad-check' | 'out-of-range';

/** A choice of house rules, read. */
export interface CodedRuleSet {
  readonly preset: string;
  readonly rules: Rules;
}

/** The game whose letters a text begins with, or undefined. */
export function gameOfCode<B extends Pick<GameBook, 'id' | 'prefix'>>(text: string, book: readonly B[]): B | undefined {
  const read = plain(text);
  return book.find(({ prefix }) => hasPrefix(read, prefix));
}

/**
 * Reads a code of this game: in any letter case, with O for 0, I or L for 1, blanks and dashes anywhere or nowhere. The preset
 * is the one with the fewest settings changed.
 */
export function parseHouseCode(text: string, game: Game, prefix: CodePrefix): Result<CodedRuleSet, CodeFault> {
  const read = plain(text);
  if (!hasPrefix(read, prefix)) return err('bad-prefix');
  const body = read.slice(PREFIX_LENGTH);
  if (body.length < 2) return err('too-short');
  if (![...body].every((char) => DIGITS.includes(char))) return err('bad-character');
  const digits = body.slice(0, -1);
  if (checkOf(prefix.check, digits) !== body.at(-1)) return err('bad-check');
  const rules = rulesOf(countOf(digits), game.schema);
  return rules ? ok({ preset: nearestPreset(rules, game), rules }) : err('out-of-range');
}

/** The preset from which the fewest settings differ; of several, the first. */
export function nearestPreset(rules: Rules, game: Game): string {
  const changed = (preset: string): number => differences(game.schema, rules, game.presets[preset] ?? {}).length;
  return Object.keys(game.presets).reduce((best, one) => (changed(one) < changed(best) ? one : best));
}

const PREFIX_LENGTH = 2;

/** Maps characters that sound or look alike to the one that is meant. */
function plain(text: string): string {
  return text
    .toUpperCase()
    .replace(/[\s.‐-―-]+/gu, '')
    .replace(/O/g, '0')
    .replace(/[IL]/g, '1');
}

function hasPrefix(read: string, { code }: CodePrefix): boolean {
  return plain(code) === read.slice(0, PREFIX_LENGTH);
}

/** The rules for a number; undefined where the number is out of range, or a setting would have two values. */
function rulesOf(number: number, schema: Schema): Rules | undefined {
  const columns = columnsOf(schema);
  const rules = new Map<string, SettingValue>();
  let rest = number;
  for (const column of columns) {
    const { key, values } = column;
    const value = values[((rest % values.length) + shiftOf(column, rules)) % values.length];
    rest = Math.floor(rest / values.length);
    if (value === undefined) continue;
    // With a value of a later edition all columns before it have their first one, which need not be today's default.
    if (rules.has(key) && rules.get(key) !== columns.find((one) => one.key === key)?.values[0]) return undefined;
    rules.set(key, value);
  }
  return rest === 0 ? Object.fromEntries(rules) : undefined;
}

/** A number longer than any code is out of range, and too long to compute with. */
function countOf(digits: string): number {
  return [...digits].reduce((number, digit) => number * DIGITS.length + DIGITS.indexOf(digit), 0);
}
