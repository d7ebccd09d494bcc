import { readFileSync } from 'node:fs';
import path from 'node:path';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { type GameId, gameOf } from '#games/index.ts';
import { cached } from './catalogue/read.ts';
import type { PageInfo } from './pages-list.ts';
import { INK, ON_INK, PICTURE_INKS, PICTURE_PAPER } from './picture-inks.ts';

/** Satori reads .woff, not .woff2; the subsets are separate files, so each is its own family and the next one's fallback. */
function font(name: string, file: string, weight: 400 | 800): Font {
  const [family = ''] = file.split('/');
  const data = readFileSync(path.resolve('node_modules/@fontsource', family, 'files', file.slice(family.length + 1)));
  return { name, data, weight, style: 'normal' };
}

/** The typefaces of share pictures, as Satori takes them. */
export const pictureFonts = cached((): Font[] => [
  font('Phudu', 'phudu/phudu-latin-800-normal.woff', 800),
  font('PhuduVN', 'phudu/phudu-vietnamese-800-normal.woff', 800),
  font('Text', 'be-vietnam-pro/be-vietnam-pro-latin-400-normal.woff', 400),
  font('TextVN', 'be-vietnam-pro/be-vietnam-pro-vietnamese-400-normal.woff', 400),
]);

export const DISPLAY = 'Phudu, PhuduVN';
export const TEXT = 'Text, TextVN';
/** The colours of the five index tabs. */
export const STRIPES: readonly string[] = Object.values(PICTURE_INKS).map(([fill]) => fill);

/** The plate of a game, or of a page that is of none: its fill, and what is written on it. */
export function inkPlate(game: GameId | undefined): readonly [fill: string, on: string] {
  return game ? PICTURE_INKS[gameOf(game).ink] : [INK, ON_INK];
}

export type BoxStyle = Readonly<Record<string, string | number>>;
interface Box {
  type: string;
  key: null;
  props: { style: BoxStyle; children?: string | Box[] };
}
/** A part of a picture, as Satori takes it. */
export function box(style: BoxStyle, children?: string | Box[]): Box {
  return {
    type: 'div',
    key: null,
    props: { style: { display: 'flex', ...style }, ...(children === undefined ? {} : { children }) },
  };
}

const mark = (): Box =>
  box({ fontFamily: DISPLAY, fontSize: 52, lineHeight: 1 }, [
    box({ background: INK, color: ON_INK, padding: '14px 16px 10px' }, 'Luật'),
    box({ color: INK, padding: '10px 14px 6px', border: `4px solid ${INK}` }, 'Bài'),
  ]);

/** Five stripes, the index tabs of the book. */
const stripes = (): Box =>
  box(
    { height: 22 },
    STRIPES.map((fill) => box({ flexGrow: 1, background: fill })),
  );

/** A share picture: paper, the sign, and the page's title on its game's plate. */
export async function draw(page: PageInfo): Promise<Buffer> {
  const [fill, on] = inkPlate(page.game);
  const size = page.title.length <= 12 ? 176 : page.title.length <= 24 ? 128 : page.title.length <= 44 ? 92 : 68;
  const picture = box({ width: 1200, height: 630, flexDirection: 'column', background: PICTURE_PAPER }, [
    stripes(),
    box({ height: 138, padding: '0 64px', alignItems: 'center' }, [mark()]),
    box(
      {
        flexGrow: 1,
        flexDirection: 'column',
        justifyContent: 'center',
        background: fill,
        color: on,
        padding: '24px 64px 30px',
      },
      [
        box({ fontFamily: TEXT, fontSize: 38, lineHeight: 1.35, marginBottom: 14 }, page.over),
        box({ fontFamily: DISPLAY, fontSize: size, lineHeight: 1.08 }, page.title),
      ],
    ),
  ]);
  const svg = await satori(picture, { width: 1200, height: 630, fonts: pictureFonts() });
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}
