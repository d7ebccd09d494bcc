/**
 * The picture of a ruling, drawn in the page: upright, since chats cut pictures that lie. Colours are those of the light theme, and
 * letters come from the page's own files under names of their own, since a page may show others until its next visit.
 */

import { INK, ON_INK, PICTURE_INKS, PICTURE_PAPER } from '#book/picture-inks.ts';
import { rankOf, suitOf } from '#core/card.ts';
import bold from '../../page/fonts/be-vietnam-pro-700.woff2?url';
import phudu from '../../page/fonts/phudu-800.woff2?url';
import type { PictureCard, PictureContent, PictureHand } from './content.ts';
import { type FittedText, fitText, type Measure, shortened } from './fit.ts';
import { LEAF_RADIUS, SUIT_SHAPES } from './suits.ts';

export const PICTURE_WIDTH = 1080;
export const PICTURE_HEIGHT = 1350;

const DISPLAY = { weight: 800, family: 'ruling-display' };
const TEXT = { weight: 700, family: 'ruling-text' };
type Face = typeof DISPLAY;
const FONT_FILES = [
  [DISPLAY, phudu],
  [TEXT, bold],
] as const;

const CARD = '#fffaf0';
const RED = '#b0251b';
const HAIR = '#d3c19c';

const EDGE = 64;
const INNER = PICTURE_WIDTH - 2 * EDGE;
const STRIPES = 22;
const HEAD = 118;
const FOOT = 96;
/** Up to so many hands stand under their names, more beside them. */
const MOST_UNDER = 3;
/** The plate takes no more of the height, and less where many hands need the rest. */
const MOST_PLATE = 700;
const LEAST_PLATE = 420;
const LEAST_HAND = 68;
const MOST_LARGE_LINES = 5;
const SMALLEST_REASON = 30;
/** Marks of Vietnamese letters stand above capitals: a line is so much higher than its letters. */
const DISPLAY_LINE = 1.08;
const TEXT_LINE = 1.36;
/** Where letters stand in their line, in their size. */
const BASELINE = 0.9;

/** @returns a PNG */
export async function drawPicture(content: PictureContent): Promise<Blob> {
  await loadFonts();
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_WIDTH;
  canvas.height = PICTURE_HEIGHT;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('there is no canvas');
  paint(context, content);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('there is no picture'))), 'image/png'),
  );
}

async function loadFonts(): Promise<void> {
  await Promise.all(
    FONT_FILES.map(async ([{ family, weight }, file]) => {
      const face = new FontFace(family, `url(${file})`, { weight: String(weight) });
      if ([...document.fonts].some((one) => one.family === family)) return;
      // Without it the letters of the device are drawn.
      await face.load().then(
        () => document.fonts.add(face),
        () => undefined,
      );
    }),
  );
}

function paint(context: CanvasRenderingContext2D, content: PictureContent): void {
  const [fill, on] = content.ink ? PICTURE_INKS[content.ink] : [INK, ON_INK];
  context.fillStyle = PICTURE_PAPER;
  context.fillRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT);
  paintHead(context, content.over);
  const plate = platePlan(context, content);
  const top = STRIPES + HEAD;
  context.fillStyle = fill;
  context.fillRect(0, top, PICTURE_WIDTH, plate.height);
  context.fillStyle = on;
  for (const { text, face, size, x, y, align } of plate.texts) {
    write(context, text, face, size, x, top + y, align);
  }
  paintHands(context, content.hands, top + plate.height, PICTURE_HEIGHT - FOOT);
  paintFoot(context, content);
}

function write(
  context: CanvasRenderingContext2D,
  text: string,
  face: Face,
  size: number,
  x: number,
  baseline: number,
  align: CanvasTextAlign = 'left',
): void {
  context.font = fontOf(face, size);
  context.textAlign = align;
  context.textBaseline = 'alphabetic';
  context.fillText(text, x, baseline);
}

function fontOf({ weight, family }: Face, size: number): string {
  return `${weight} ${size}px ${family}, "Be Vietnam Pro", system-ui, sans-serif`;
}

function measureIn(context: CanvasRenderingContext2D, face: Face): Measure {
  return (text, size) => {
    context.font = fontOf(face, size);
    return context.measureText(text).width;
  };
}

/** The five inks, the sign of the site, and the game. */
function paintHead(context: CanvasRenderingContext2D, over: string): void {
  const inks = Object.values(PICTURE_INKS);
  const width = PICTURE_WIDTH / inks.length;
  for (const [at, [fill]] of inks.entries()) {
    context.fillStyle = fill;
    context.fillRect(at * width, 0, width, STRIPES);
  }
  const [size, baseline] = [42, STRIPES + 76];
  const measure = measureIn(context, DISPLAY);
  const [first, second] = [measure('Luật', size) + 28, measure('Bài', size) + 28];
  context.fillStyle = INK;
  context.fillRect(EDGE, STRIPES + 28, first, 66);
  context.strokeStyle = INK;
  context.lineWidth = 4;
  context.strokeRect(EDGE + first, STRIPES + 30, second, 62);
  write(context, 'Bài', DISPLAY, size, EDGE + first + 14, baseline);
  const room = INNER - first - second - 32;
  write(
    context,
    shortened(over, room, (text) => measure(text, 46)),
    DISPLAY,
    46,
    PICTURE_WIDTH - EDGE,
    baseline,
    'right',
  );
  context.fillStyle = ON_INK;
  write(context, 'Luật', DISPLAY, size, EDGE + 14, baseline);
}

interface PlacedText {
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly x: number;
  /** The baseline, from the top of the plate. */
  readonly y: number;
  readonly align: CanvasTextAlign;
}

/** What stands where on the plate, and how high that makes it. */
function platePlan(
  context: CanvasRenderingContext2D,
  { big, net, lines, why, hands }: PictureContent,
): { readonly texts: readonly PlacedText[]; readonly height: number } {
  const texts: PlacedText[] = [];
  const [display, plain] = [measureIn(context, DISPLAY), measureIn(context, TEXT)];
  const left = PICTURE_HEIGHT - STRIPES - HEAD - FOOT - hands.length * LEAST_HAND - 28;
  const highest = Math.max(LEAST_PLATE, Math.min(MOST_PLATE, left));
  let y = 40;
  const put = ({ size, lines: some }: FittedText, face: Face, line: number, at = EDGE): void => {
    for (const text of some) {
      y += size * line;
      texts.push({ text, face, size, x: at, y: y - size * (line - BASELINE), align: 'left' });
    }
  };
  if (big !== '') {
    const inOne = fitText(big, INNER, 1, [250, 220, 194, 170, 150, 132], display);
    const isWhole = inOne.lines[0] === big;
    put(isWhole ? inOne : fitText(big, INNER, 3, [150, 132, 114, 98, 84, 72], display), DISPLAY, DISPLAY_LINE);
    if (net !== '') put(fitText(net, INNER, 1, [64, 54, 44], plain), TEXT, DISPLAY_LINE);
  }
  // Many lines leave less for the reason, in smaller letters.
  const isMany = lines.length > MOST_LARGE_LINES;
  const room = highest - (isMany ? 130 : 190);
  const size = Math.min(96, Math.floor(room / Math.max(1, lines.length) / DISPLAY_LINE));
  for (const { text, net: paid } of lines) {
    const wide = INNER - (paid === '' ? 0 : plain(paid, size * 0.8) + 32);
    const fitted = fitText(text, wide, 1, [size, size * 0.85, size * 0.7, size * 0.58, size * 0.46], display);
    y += size * DISPLAY_LINE;
    const baseline = y - size * (DISPLAY_LINE - BASELINE);
    texts.push({ text: fitted.lines[0] ?? '', face: DISPLAY, size: fitted.size, x: EDGE, y: baseline, align: 'left' });
    texts.push({ text: paid, face: TEXT, size: size * 0.8, x: PICTURE_WIDTH - EDGE, y: baseline, align: 'right' });
  }
  if (why !== '') {
    y += 14;
    const most = Math.max(2, Math.floor((highest - y - 36) / (SMALLEST_REASON * TEXT_LINE)));
    put(
      fitText(why, INNER, Math.min(6, most), isMany ? [34, SMALLEST_REASON] : [46, 42, 38, 34, SMALLEST_REASON], plain),
      TEXT,
      TEXT_LINE,
    );
  }
  // A whole number: half a point would blur its edge.
  return { texts, height: Math.round(y + 36) };
}

/** Everybody's hand between the plate and the foot. */
function paintHands(
  context: CanvasRenderingContext2D,
  hands: readonly PictureHand[],
  top: number,
  bottom: number,
): void {
  const isUnder = hands.length <= MOST_UNDER;
  const height = Math.min(isUnder ? 260 : 130, (bottom - top - 28) / Math.max(1, hands.length));
  // What is left over stands above and below.
  const first = top + (bottom - top - height * hands.length) / 2;
  for (const [at, hand] of hands.entries()) {
    const y = first + at * height;
    if (at > 0) {
      context.fillStyle = HAIR;
      context.fillRect(EDGE, y, INNER, 2);
    }
    if (isUnder) paintUnder(context, hand, y, height);
    else paintBeside(context, hand, y, height);
  }
}

/** Name and worth in one line, the cards below. */
function paintUnder(context: CanvasRenderingContext2D, hand: PictureHand, y: number, height: number): void {
  const size = Math.min(48, height * 0.24);
  const baseline = y + size * 1.25;
  const worth = paintWorth(context, hand.worth, size, baseline, INNER * 0.45);
  paintName(context, hand.name, size, baseline, INNER - worth - 24);
  const from = y + size * 1.55;
  paintCards(context, hand, EDGE, from, INNER, y + height - from - 14);
}

/** The name at the left, the cards beside it, the worth at the right. */
function paintBeside(context: CanvasRenderingContext2D, hand: PictureHand, y: number, height: number): void {
  const size = Math.min(40, height * 0.46);
  const baseline = y + height / 2 + size * 0.34;
  paintName(context, hand.name, size, baseline, 200);
  paintWorth(context, hand.worth, size, baseline, 190);
  paintCards(context, hand, EDGE + 220, y + 8, INNER - 220 - 210, height - 16);
}

function paintName(
  context: CanvasRenderingContext2D,
  name: string,
  size: number,
  baseline: number,
  width: number,
): void {
  const { lines, size: fitted } = fitText(
    name,
    width,
    1,
    [size, size * 0.85, size * 0.72],
    measureIn(context, DISPLAY),
  );
  context.fillStyle = INK;
  write(context, lines[0] ?? '', DISPLAY, fitted, EDGE, baseline);
}

/** @returns how wide it is */
function paintWorth(
  context: CanvasRenderingContext2D,
  worth: string,
  size: number,
  baseline: number,
  width: number,
): number {
  const measure = measureIn(context, DISPLAY);
  const { lines, size: fitted } = fitText(worth, width, 1, [size, size * 0.8, size * 0.65], measure);
  const [text = ''] = lines;
  context.fillStyle = INK;
  write(context, text, DISPLAY, fitted, PICTURE_WIDTH - EDGE, baseline, 'right');
  return measure(text, fitted);
}

/** Cards overlap where there are many: each one's corner stays in sight. */
function paintCards(
  context: CanvasRenderingContext2D,
  { cards, told }: PictureHand,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  if (cards.length === 0) {
    const { lines, size } = fitText(told, width, 2, [64, 48, 40, 34, 28], measureIn(context, DISPLAY));
    context.fillStyle = INK;
    const top = y + (height - lines.length * size * DISPLAY_LINE) / 2;
    for (const [at, line] of lines.entries()) {
      write(context, line, DISPLAY, size, x, top + at * size * DISPLAY_LINE + size * BASELINE);
    }
    return;
  }
  const shown = Math.min(height * 0.72, width / (1 + 0.56 * (cards.length - 1)));
  const step = Math.min(shown + 10, (width - shown) / Math.max(1, cards.length - 1));
  const high = shown / 0.72;
  for (const [at, card] of cards.entries()) {
    paintCard(context, card, x + at * step, y + (height - high) / 2, shown, high);
  }
}

function paintCard(
  context: CanvasRenderingContext2D,
  { card, isEaten }: PictureCard,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  context.beginPath();
  context.roundRect(x + 1.5, y + 1.5, width - 3, height - 3, width * 0.1);
  context.fillStyle = CARD;
  context.fill();
  context.strokeStyle = INK;
  context.lineWidth = 3;
  context.setLineDash(card === undefined ? [8, 6] : []);
  context.stroke();
  context.setLineDash([]);
  context.fillStyle = INK;
  if (card === undefined) {
    write(context, '?', DISPLAY, height * 0.5, x + width / 2, y + height * 0.67, 'center');
    return;
  }
  const suit = suitOf(card);
  context.fillStyle = suit === 'H' || suit === 'D' ? RED : INK;
  const size = width * 0.44;
  write(context, rankOf(card), DISPLAY, size, x + width * 0.27, y + size * 1.02, 'center');
  paintSuit(context, suit, x + width * 0.27 - width * 0.14, y + size * 1.14, width * 0.28);
  paintSuit(context, suit, x + width * 0.46, y + height - width * 0.56, width * 0.44);
  if (!isEaten) return;
  // An eaten card has a bar along its foot.
  context.fillStyle = INK;
  context.fillRect(x + width * 0.1, y + height - width * 0.1, width * 0.8, width * 0.05);
}

function paintSuit(
  context: CanvasRenderingContext2D,
  suit: keyof typeof SUIT_SHAPES,
  x: number,
  y: number,
  size: number,
): void {
  const { path, circles } = SUIT_SHAPES[suit];
  context.save();
  context.translate(x, y);
  context.scale(size / 100, size / 100);
  context.fill(new Path2D(path));
  for (const [cx, cy] of circles) {
    context.beginPath();
    context.arc(cx, cy, LEAF_RADIUS, 0, 2 * Math.PI);
    context.fill();
  }
  context.restore();
}

function paintFoot(context: CanvasRenderingContext2D, { house, address }: PictureContent): void {
  const top = PICTURE_HEIGHT - FOOT;
  const measure = measureIn(context, TEXT);
  context.fillStyle = INK;
  context.fillRect(EDGE, top, INNER, 4);
  const shown = shortened(address, INNER * 0.56, (text) => measure(text, 30));
  write(context, shown, TEXT, 30, PICTURE_WIDTH - EDGE, top + 58, 'right');
  const room = INNER - measure(shown, 30) - 32;
  const { lines, size } = fitText(house, room, 1, [34, 30, 26], measure);
  write(context, lines[0] ?? '', TEXT, size, EDGE, top + 58);
}
