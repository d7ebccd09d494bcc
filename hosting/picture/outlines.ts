/** The letters of share pictures as outlines, so that a host needs no program that reads fonts. Run when the function is built. */

import { readFileSync } from 'node:fs';
import satori from 'satori';
import { box, DISPLAY, pictureFonts, TEXT } from '#book/share-picture.ts';
import { EM, type Glyph, type Outlines } from './em.ts';

const LATIN = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('');
const VIETNAMESE =
  'àáảãạăằắẳẵặâầấẩẫậèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵđ' +
  'ÀÁẢÃẠĂẰẮẲẴẶÂẦẤẨẪẬÈÉẺẼẸÊỀẾỂỄỆÌÍỈĨỊÒÓỎÕỌÔỒỐỔỖỘƠỜỚỞỠỢÙÚỦŨỤƯỪỨỬỮỰỲÝỶỸỴĐ';
const MARKS = '“”‘’…–−×·';
const SUITS = ['♠', '♥', '♦', '♣'];

const FAMILIES = { display: DISPLAY, text: TEXT };

/** The outlines of a typeface, with the suits of the site's own cards. */
export async function outlinesOf(face: keyof typeof FAMILIES): Promise<Outlines> {
  const [, upright] = await glyphOf('H', FAMILIES[face]);
  const baseline = Math.max(...[...upright.matchAll(/-?[\d.]+ (-?[\d.]+)/g)].map(([, y]) => Number(y)));
  const letters = await Promise.all(
    [...LATIN, ...VIETNAMESE, ...MARKS].map(async (letter): Promise<[string, Glyph]> => {
      const [advance, path] = await glyphOf(letter, FAMILIES[face]);
      return [letter, [advance, moved(path, 0, -baseline)]];
    }),
  );
  return Object.fromEntries([...letters, ...suits()]);
}

async function glyphOf(letter: string, fontFamily: string): Promise<Glyph> {
  // A space alone has no width.
  if (letter === ' ') return [(await glyphOf('x x', fontFamily))[0] - 2 * (await glyphOf('x', fontFamily))[0], ''];
  const style = { fontFamily, fontSize: EM, lineHeight: 1.5 };
  const svg = await satori(box(style, letter), { height: 2 * EM, fonts: pictureFonts() });
  const width = /^<svg width="([\d.]+)"/.exec(svg)?.[1];
  const path = /<path [^>]*\bd="([^"]*)"/.exec(svg)?.[1] ?? '';
  return [Number(width), path.trim()];
}

/** The pips of the site's cards, as high as a capital. */
function suits(): readonly (readonly [string, Glyph])[] {
  const size = 0.78 * EM;
  const shapes = pips();
  return SUITS.map((suit, at) => {
    const path = shapes[at] ?? '';
    return [suit, [Math.round(size * 1.08), moved(path, 0.04 * size, -0.95 * size, size / 100)]];
  });
}

/** Each suit's path; clubs are three circles and a stem. */
function pips(): readonly string[] {
  const svg = readFileSync('components/cards/pips.svg', 'utf8');
  const [spade = '', heart = '', diamond = '', club = ''] = [...svg.matchAll(/\bd="([^"]*)"/g)].map(([, d]) => d);
  const circles = [...svg.matchAll(/<circle cx="(\d+)" cy="(\d+)" r="(\d+)"/g)].slice(0, 3);
  const leaves = circles.map(([, x, y, r]) => circle(Number(x), Number(y), Number(r)));
  return [absolute(spade), absolute(heart), absolute(diamond), [...leaves, absolute(club)].join('')];
}

/** How far the handles of a curve stand out that is a quarter of a circle. */
const QUARTER = 0.5523;

function circle(x: number, y: number, r: number): string {
  const h = r * QUARTER;
  return [
    `M${x - r} ${y}`,
    `C${x - r} ${y - h} ${x - h} ${y - r} ${x} ${y - r}`,
    `C${x + h} ${y - r} ${x + r} ${y - h} ${x + r} ${y}`,
    `C${x + r} ${y + h} ${x + h} ${y + r} ${x} ${y + r}`,
    `C${x - h} ${y + r} ${x - r} ${y + h} ${x - r} ${y}Z`,
  ].join('');
}

/** How many numbers each command of a path takes. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6 };

/** A path in absolute coordinates: M, L, C and Z alone. */
function absolute(path: string): string {
  const out: string[] = [];
  let [x, y] = [0, 0];
  for (const [, command = '', said = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const name = command.toUpperCase();
    if (name === 'Z') out.push('Z');
    const numbers = (said.match(/-?[\d.]+/g) ?? []).map(Number);
    const takes = TAKES[name] ?? 0;
    for (let at = 0; takes > 0 && at < numbers.length; at += takes) {
      const some = numbers.slice(at, at + takes);
      const [dx, dy] = command === name ? [0, 0] : [x, y];
      const points =
        name === 'H'
          ? [(some[0] ?? 0) + dx, y]
          : name === 'V'
            ? [x, (some[0] ?? 0) + dy]
            : some.map((value, i) => value + (i % 2 === 0 ? dx : dy));
      [x, y] = [points.at(-2) ?? x, points.at(-1) ?? y];
      out.push(`${name === 'H' || name === 'V' ? 'L' : name}${points.join(' ')}`);
    }
  }
  return out.join('');
}

/** A path in other units, moved; whole numbers are fine enough. */
function moved(path: string, dx: number, dy: number, times = 1): string {
  let isX = false;
  return path.replace(/-?\d+(?:\.\d+)?/g, (number) => {
    isX = !isX;
    return String(Math.round(Number(number) * times + (isX ? dx : dy)));
  });
}
