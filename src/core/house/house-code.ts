/**
 * A choice of house rules as a short code that one can say aloud: `XD-3F9QK-7`. Game, all its settings as one number, a check
 * character. The number counts the first setting fastest, so a setting that is added at the end of a schema keeps old codes.
 * `read-house-code.ts` reads them back.
 */

import type { GameBook } from '../game/book.ts';
import type { Game } from '../game/game.ts';
import type { Rules, Schema } from '../house-rules.ts';

/** What a game's codes begin with, and its part in their check character. */
export type CodePrefix = Pick<GameBook['prefix'], 'code' | 'check'>;

/** Crockford's base 32: no I, L, O, U. */
export const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The code of a choice of house rules; of every choice exactly one. */
export function formatHouseCode(rules: Rules, { schema }: Pick<Game, 'schema'>, { code, check }: CodePrefix): string {
  const digits = digitsOf(numberOf(rules, schema), widthOf(schema));
  return `${code}-${digits}-${checkOf(check, digits)}`;
}

function numberOf(rules: Rules, schema: Schema): number {
  let number = 0;
  let unit = 1;
  for (const [key, { values }] of Object.entries(schema)) {
    const value = rules[key];
    number += unit * Math.max(0, value === undefined ? 0 : values.indexOf(value));
    unit *= values.length;
  }
  return number;
}

/** As many digits as the largest number takes: all codes of a game look alike. */
function widthOf(schema: Schema): number {
  const choices = Object.values(schema).reduce((product, { values }) => product * values.length, 1);
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
 * One digit over GF(32): the last digit of the number times x, the one before it times x², and so on, and the game. A single
 * wrong character changes it, and so do two neighbours that changed places; zeros in front do not.
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
