/**
 * A choice of house rules as a short code that one can say aloud: `XD-3F9QK-7`. Game, all its settings as one number, a check
 * character. The first column is the least significant digit, and a new edition appends its columns, so old codes keep their
 * meaning, and a house that has nothing of a later edition keeps its code. `read-house-code.ts` reads them back.
 */

import type { GameBook } from '../game/book.ts';
import type { Game } from '../game/game.ts';
import type { EarlierMeaning, Rules, Schema, SettingValue } from '../house-rules.ts';

/** What a game's codes begin with, and its part in their check character. */
export type CodePrefix = Pick<GameBook['prefix'], 'code' | 'check'>;

/** Crockford's base 32: no I, L, O, U. */
export const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The code of a choice of house rules; each choice has exactly one. */
export function formatHouseCode(rules: Rules, { schema }: Pick<Game, 'schema'>, { code, check }: CodePrefix): string {
  const number = numberOf(rules, schema);
  const digits = digitsOf(number, widthOf(number, schema));
  return `${code}-${digits}-${checkOf(check, digits)}`;
}

/**
 * What one digit of the number says: which of these values a setting has. A setting that got more values in a later edition has a
 * second column for those; index 0 there means that it has one of the earlier values.
 */
export interface CodeColumn {
  readonly key: string;
  readonly values: readonly (SettingValue | undefined)[];
  /** The edition that added it. */
  readonly since: number;
  /** Digit 0 is what codes of earlier editions meant, which may depend on a setting of an earlier column. */
  readonly meant: EarlierMeaning | undefined;
}

/** The columns of a game's codes, in the order of the editions that added them. */
export function columnsOf(schema: Schema): readonly CodeColumn[] {
  const settings = Object.entries(schema).map(([key, { values, meant }]) => ({
    key,
    meant,
    dated: values.map(({ value, since = 1 }) => [value, since] as const),
  }));
  const editions = new Set(settings.flatMap(({ dated }) => dated.map(([, edition]) => edition)));
  return [...editions]
    .sort((a, b) => a - b)
    .flatMap((edition) =>
      settings.flatMap(({ key, meant, dated }): CodeColumn[] => {
        const added = dated.flatMap(([value, came]) => (came === edition ? [value] : []));
        if (added.length === 0) return [];
        const isOlder = dated.some(([, came]) => came < edition);
        return [{ key, values: isOlder ? [undefined, ...added] : added, since: edition, meant }];
      }),
    );
}

function numberOf(rules: Rules, schema: Schema): number {
  const said = new Map<string, SettingValue>();
  let number = 0;
  let unit = 1;
  for (const column of columnsOf(schema)) {
    const { key, values } = column;
    const at = Math.max(0, values.indexOf(rules[key]));
    number += unit * ((at - shiftOf(column, said) + values.length) % values.length);
    unit *= values.length;
    const value = values[at];
    if (value !== undefined) said.set(key, value);
  }
  return number;
}

/**
 * How far the digits of a column are shifted, so that digit 0 is what a code of an earlier edition meant.
 * @param said what the columns before it say; a value of a later edition does not count, as those of its column are not known yet
 */
export function shiftOf({ values, meant }: CodeColumn, said: ReadonlyMap<string, SettingValue>): number {
  if (!meant || said.get(meant.where.key) !== meant.where.value) return 0;
  // The values that a setting got later stand in a column without the one that was meant: 0 there is none of them.
  return Math.max(0, values.indexOf(meant.value));
}

/** The number of digits of the largest number of an edition, the first one that has this number. */
function widthOf(number: number, schema: Schema): number {
  let choices = 1;
  const columns = columnsOf(schema);
  for (const [at, { values, since }] of columns.entries()) {
    choices *= values.length;
    const isLastOfEdition = columns[at + 1]?.since !== since;
    if (isLastOfEdition && number < choices) break;
  }
  return Math.ceil(Math.log2(choices) / BITS);
}

const BITS = 5;

function digitsOf(number: number, width: number): string {
  let text = '';
  for (let rest = number, at = 0; at < width || rest > 0; at++, rest = Math.floor(rest / DIGITS.length)) {
    text = DIGITS.charAt(rest % DIGITS.length) + text;
  }
  return text;
}

/**
 * One digit over GF(32): the last digit of the number times x, the one before it times x², and so on, and the game. It detects
 * any single wrong character and any swap of two neighbours; leading zeros do not change it.
 */
export function checkOf(game: number, digits: string): string {
  let weight = 1;
  let sum = game;
  for (const digit of [...digits].reverse()) {
    weight = times(weight, 2);
    sum ^= times(weight, DIGITS.indexOf(digit));
  }
  return DIGITS.charAt(sum);
}

/** The product of two elements of GF(32), modulo x⁵ + x² + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let shifted = a, left = b; left > 0; left >>= 1) {
    if (left & 1) product ^= shifted;
    shifted <<= 1;
    if (shifted & 32) shifted ^= 0b100101;
  }
  return product;
}
