/** A picture of text and boxes in few inks: each pixel is a step between what lies below and what is written on it. */

import { memo } from '#core/branches/diagram.ts';
import { coverageOf, edgesOf, type OutlineEdge } from './coverage.ts';
import { EM, type Outlines } from './em.ts';
import type { Indexed, Rgb } from './png.ts';

/** From a ground to what is written on it: `['#f4e9d2', '#1d1813']`. */
export type InkPair = readonly [ground: string, on: string];

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Writing {
  readonly font: Outlines;
  readonly size: number;
  /** The place of its pair among the inks of the canvas. */
  readonly ink: number;
}

/** Steps between ground and writing, both among them. */
const LEVELS = 16;
/** What a typeface has not. */
const UNKNOWN = '·';

export class Canvas {
  readonly #width: number;
  readonly #height: number;
  readonly #pixels: Uint8Array;
  readonly #inks: readonly InkPair[];

  constructor(width: number, height: number, inks: readonly InkPair[]) {
    this.#width = width;
    this.#height = height;
    this.#inks = inks;
    this.#pixels = new Uint8Array(width * height);
  }

  /** Fills a box with the ground of a pair, or with what is written on it. */
  fill({ x, y, width, height }: Box, ink: number, level = 0): void {
    for (let row = y; row < y + height; row++) {
      const at = row * this.#width + x;
      this.#pixels.fill(ink * LEVELS + level, at, at + width);
    }
  }

  /** Fills a box with what is written on a ground. */
  fillOn(box: Box, ink: number): void {
    this.fill(box, ink, LEVELS - 1);
  }

  /** Writes a line of text, its base line at `y`; what stands out of the picture is cut off. */
  write(text: string, x: number, y: number, { font, size, ink }: Writing): void {
    let pen = x;
    for (const letter of lettersOf(text)) {
      const [advance, path] = glyphOf(letter, font);
      if (path !== '') this.#stamp(path, pen, y, size, ink);
      pen += (advance * size) / EM;
    }
  }

  #stamp(path: string, x: number, y: number, size: number, ink: number): void {
    const { left, top, width, height, covered } = coverageOf(edgesOfGlyph(path), { x, y }, size / EM);
    for (let row = Math.max(0, -top); row < Math.min(height, this.#height - top); row++) {
      for (let column = Math.max(0, -left); column < Math.min(width, this.#width - left); column++) {
        const level = Math.round((covered[row * width + column] ?? 0) * (LEVELS - 1));
        if (level === 0) continue;
        const pixel = (top + row) * this.#width + left + column;
        this.#pixels[pixel] = Math.max(ink * LEVELS + level, this.#levelOf(pixel, ink));
      }
    }
  }

  /** Where two letters touch, the darker one stays. */
  #levelOf(pixel: number, ink: number): number {
    const now = this.#pixels[pixel] ?? 0;
    return Math.floor(now / LEVELS) === ink ? now : 0;
  }

  picture(): Indexed {
    const palette = this.#inks.flatMap(([ground, on]) =>
      Array.from({ length: LEVELS }, (_, level) => mixed(rgb(ground), rgb(on), level / (LEVELS - 1))),
    );
    return { width: this.#width, height: this.#height, palette, pixels: this.#pixels };
  }
}

/** Letters come again, in one picture and in the next. */
const edgesOfGlyphs = new Map<string, readonly OutlineEdge[]>();

function edgesOfGlyph(path: string): readonly OutlineEdge[] {
  return memo(edgesOfGlyphs, path, () => edgesOf(path));
}

/** How wide a line of text is. */
export function textWidth(text: string, { font, size }: Pick<Writing, 'font' | 'size'>): number {
  return lettersOf(text).reduce((sum, letter) => sum + (glyphOf(letter, font)[0] * size) / EM, 0);
}

/** Text in lines that are no wider than this; the last of too many ends in “…”. */
export function linesOf(text: string, width: number, most: number, writing: Pick<Writing, 'font' | 'size'>): string[] {
  const fits = (line: string): boolean => textWidth(line, writing) <= width;
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  const all = [...lines, line].filter(Boolean);
  const kept = all.slice(0, most);
  return kept.map((one, at) => (fits(one) && !(at === most - 1 && all.length > most) ? one : cut(one, fits)));
}

/** As much of a line as fits with “…” behind it. */
function cut(line: string, fits: (line: string) => boolean): string {
  const letters = lettersOf(line);
  while (letters.length > 0 && !fits(`${letters.join('').trimEnd()}…`)) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

function lettersOf(text: string): string[] {
  return [...text.normalize('NFC')];
}

function glyphOf(letter: string, font: Outlines): Outlines[string] {
  return (Object.hasOwn(font, letter) ? font[letter] : font[UNKNOWN]) ?? [0, ''];
}

function rgb(hex: string): Rgb {
  const [red = 0, green = 0, blue = 0] = (hex.match(/[\da-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16));
  return [red, green, blue];
}

function mixed(from: Rgb, to: Rgb, part: number): Rgb {
  const [red, green, blue] = from.map((one, at) => Math.round(one + ((to[at] ?? one) - one) * part));
  return [red ?? 0, green ?? 0, blue ?? 0];
}
