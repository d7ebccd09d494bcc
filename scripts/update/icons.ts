import { readFileSync } from 'node:fs';
import satori from 'satori';
import sharp from 'sharp';
import { INK } from '#book/picture-inks.ts';
import { type BoxStyle, box } from '#book/share-picture.ts';

const PHUDU = 'node_modules/@fontsource/phudu/files/phudu-latin-800-normal.woff';
const PAPER = '#fbf5e7';

/** The sign in a square; `margin` is the bare plate around it. Where launchers cut the edge off (`cut`) both halves go on to it. */
async function sign(margin: number, cut = false): Promise<string> {
  const side = 512 - 2 * margin;
  const half: BoxStyle = {
    boxSizing: 'border-box',
    width: side / 2,
    height: side,
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    fontFamily: 'Phudu',
    fontSize: side * 0.86,
    lineHeight: 1,
    paddingBottom: side * 0.06,
  };
  const ground = cut ? `linear-gradient(90deg, ${INK} 50%, ${PAPER} 50%)` : INK;
  const picture = box({ boxSizing: 'border-box', width: 512, height: 512, padding: margin, background: ground }, [
    box({ ...half, background: INK, color: PAPER }, 'L'),
    box({ ...half, background: PAPER, color: '#b0251b' }, 'B'),
  ]);
  const svg = await satori(picture, {
    width: 512,
    height: 512,
    fonts: [{ name: 'Phudu', data: readFileSync(PHUDU), weight: 800, style: 'normal' }],
  });
  return svg.replace(/<mask.*?<\/mask>/g, '');
}

/** The site's icons, drawn from its sign: a black plate, an L beside an outlined B. */
export async function iconFiles(): Promise<ReadonlyMap<string, string | Buffer>> {
  const small = await sign(24);
  const safe = await sign(72);
  // What stands within two fifths of the width from the middle is never cut off.
  const maskable = await sign(104, true);
  const picture = (svg: string, size: number): Promise<Buffer> =>
    sharp(Buffer.from(svg)).resize(size, size).png({ palette: true }).toBuffer();
  return new Map<string, string | Buffer>([
    ['public/favicon.svg', small],
    ['public/icon-192.png', await picture(small, 192)],
    ['public/icon-512.png', await picture(safe, 512)],
    ['public/icon-maskable.png', await picture(maskable, 512)],
    ['public/apple-touch-icon.png', await picture(safe, 180)],
  ]);
}
