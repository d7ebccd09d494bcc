/** The share picture of a case, in the layout of those that the build draws (`src/book/share-picture.ts`): who wins, why, the hands. */

import type { CaseTold, HandShown } from '../case-told.ts';
import { fromTheBook } from '../from-the-book.ts';
import { Canvas, type InkPair, linesOf, textWidth, type Writing } from './canvas.ts';
import { encodePng } from './png.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;
const PAD = 64;
const INNER = WIDTH - 2 * PAD;

const { glyphs, inks } = fromTheBook;
const LIGHT = '#fbf5e7';
const RED = '#b0251b';

/** What is written on what; the plate of the game comes last. */
const PAIRS: readonly InkPair[] = [
  [inks.paper, inks.ink],
  [inks.ink, LIGHT],
  [LIGHT, inks.ink],
  [LIGHT, RED],
  ...inks.stripes.map((stripe): InkPair => [stripe, inks.ink]),
];
const ON_PAPER = 0;
const ON_INK = 1;
const CARD = 2;
const RED_CARD = 3;
const FIRST_STRIPE = 4;
const PLATE = PAIRS.length;

const STRIPES_HIGH = 22;
const PLATE_TOP = 160;
const TITLE_SIZES = [128, 104, 80, 64, 52];
const ROW = { height: 74, gap: 10, name: 210, most: 4 };
const CARD_SIZE = { width: 78, height: 58, gap: 7 };

const text = (size: number, ink: number): Writing => ({ font: glyphs.text, size, ink });
const display = (size: number, ink: number): Writing => ({ font: glyphs.display, size, ink });

/** Draws it. */
export function drawCase(told: CaseTold): Promise<Uint8Array<ArrayBuffer>> {
  const plate = inks.plates[told.game] ?? [inks.ink, LIGHT];
  const canvas = new Canvas(WIDTH, HEIGHT, [...PAIRS, plate]);
  drawHead(canvas);
  canvas.fill({ x: 0, y: PLATE_TOP, width: WIDTH, height: HEIGHT - PLATE_TOP }, PLATE);
  const rows = told.hands.slice(0, ROW.most);
  const rowsTop = HEIGHT - 26 - rows.length * ROW.height;
  drawWords(canvas, told, rowsTop);
  for (const [at, hand] of rows.entries()) drawHand(canvas, hand, rowsTop + at * ROW.height);
  return encodePng(canvas.picture());
}

/** Five stripes, the index tabs of the book, and its sign. */
function drawHead(canvas: Canvas): void {
  const wide = WIDTH / inks.stripes.length;
  for (const at of inks.stripes.keys()) {
    canvas.fill({ x: at * wide, y: 0, width: wide, height: STRIPES_HIGH }, FIRST_STRIPE + at);
  }
  canvas.fill({ x: PAD, y: 50, width: 150, height: 82 }, ON_INK);
  canvas.write('Luật', PAD + 17, 107, display(52, ON_INK));
  canvas.fillOn({ x: PAD + 150, y: 50, width: 116, height: 82 }, ON_PAPER);
  canvas.fill({ x: PAD + 150, y: 54, width: 112, height: 74 }, ON_PAPER);
  canvas.write('Bài', PAD + 166, 107, display(52, ON_PAPER));
}

/** The game and its house, who wins, and why: as large as there is room for above the hands. */
function drawWords(canvas: Canvas, { over, title, why }: CaseTold, bottom: number): void {
  const small = text(32, PLATE);
  canvas.write(linesOf(over, INNER, 1, small).join(''), PAD, PLATE_TOP + 50, small);
  const room = bottom - PLATE_TOP - 66;
  const reasons = room < 110 ? [] : linesOf(why, INNER, room > 150 ? 2 : 1, small);
  const left = room - reasons.length * 42 - 8;
  const sizes = TITLE_SIZES.map((size) => ({ size, lines: linesOf(title, INNER, 2, display(size, PLATE)) }));
  const isWhole = ({ size, lines }: { size: number; lines: string[] }): boolean =>
    lines.length * size * 1.12 <= left && !lines.some((line) => line.endsWith('…'));
  const smallest = { size: 52, lines: linesOf(title, INNER, Math.max(1, Math.floor(left / 58)), display(52, PLATE)) };
  const { size, lines } = sizes.find(isWhole) ?? smallest;
  let y = PLATE_TOP + 62;
  for (const line of lines) {
    y += Math.round(size * 1.12);
    canvas.write(line, PAD, y - Math.round(size * 0.16), display(size, PLATE));
  }
  for (const line of reasons) {
    y += 42;
    canvas.write(line, PAD, y - 4, small);
  }
}

/** Whose hand it is, its cards, and what it is worth where there is room for it. */
function drawHand(canvas: Canvas, { name, cards, worth }: HandShown, top: number): void {
  const small = text(32, PLATE);
  const base = top + 46;
  canvas.write(linesOf(name, ROW.name - ROW.gap, 1, small).join(''), PAD, base, small);
  let x = PAD + ROW.name;
  for (const card of cards) {
    const ink = /[♥♦]/.test(card) ? RED_CARD : CARD;
    canvas.fill({ x, y: top + 6, width: CARD_SIZE.width, height: CARD_SIZE.height }, ink);
    const writing = text(card.length > 2 ? 32 : 36, ink);
    const wide = textWidth(card, writing);
    canvas.write(card, x + Math.round((CARD_SIZE.width - wide) / 2), base, writing);
    x += CARD_SIZE.width + CARD_SIZE.gap;
  }
  const room = WIDTH - PAD - x - ROW.gap;
  if (textWidth(worth, small) <= room) canvas.write(worth, x + ROW.gap, base, small);
}
