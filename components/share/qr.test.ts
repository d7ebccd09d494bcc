import jsQR from 'jsqr';
import { describe, expect, test } from 'vitest';
import { judged } from '#book/citations/judged.ts';
import { writtenCases } from '#book/citations/written.ts';
import { formatSummary } from '#core/summary/summary.ts';
import { loaded } from '../loading/loaded.ts';
import { linkToSend } from './case-link.ts';
import { Qr } from './Qr.tsx';

/** Pixels to a module. */
const SCALE = 3;

/** What is drawn: the side in modules, and the runs of dark ones. */
function drawn(text: string): { readonly size: number; readonly path: string } | undefined {
  const svg = Qr({ text, label: 'x' });
  if (!svg) return undefined;
  const [, path] = svg.props.children;
  return { size: Number(svg.props.viewBox.split(' ')[2]), path: path.props.d };
}

/** What a camera reads of it. */
function scanned(text: string): string | undefined {
  const { size = 0, path = '' } = drawn(text) ?? {};
  const side = size * SCALE;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [run, x, y, length, back] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)) {
    expect(back, run).toBe(x);
    for (let row = Number(y) * SCALE; row < (Number(y) + 1) * SCALE; row++) {
      for (let column = Number(x) * SCALE; column < (Number(x) + Number(length)) * SCALE; column++) {
        pixels.fill(0, (row * side + column) * 4, (row * side + column) * 4 + 3);
      }
    }
  }
  return jsQR(pixels, side, side)?.data;
}

const LINKS = [...new Set(writtenCases().map(({ text }) => text))].flatMap((text) => {
  const one = judged(text);
  const all = one && loaded(one.of.game, 'vi');
  if (!one || !all) return [];
  const summary = formatSummary(all.game.summary(one.ruling.verdict));
  return [`https://luat-bai.example${linkToSend(one.of, 'vi', all, summary)}`];
});

describe('the code to scan', () => {
  test('gives back the longest link of the site, the shortest, and some between', () => {
    const byLength = LINKS.toSorted((a, b) => a.length - b.length);
    for (const at of [0, 0.25, 0.5, 0.75, 1]) {
      const link = byLength[Math.round(at * (byLength.length - 1))] ?? '';
      expect(scanned(link)).toBe(link);
    }
  });

  test.each(['A', 'Xì Dách: K♦ 9♣', 'x'.repeat(900)])('gives back %s', (text) => {
    expect(scanned(text)).toBe(text);
  });

  test('holds as much as the largest code, and is nothing for more', () => {
    expect(drawn('x'.repeat(2331))?.size).toBe(177 + 8);
    expect(drawn('x'.repeat(2332))).toBeUndefined();
    expect(drawn('ế'.repeat(778))).toBeUndefined();
  });

  test('has the quiet border all around, and a name for who does not see it', () => {
    const { size = 0, path = '' } = drawn('https://luat-bai.example/') ?? {};
    const dark = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => [
      Number(x),
      Number(x) + Number(length),
      Number(y),
    ]);
    expect(Math.min(...dark.map(([from = 0]) => from))).toBe(4);
    expect(Math.max(...dark.map(([, to = 0]) => to))).toBe(size - 4);
    expect(Math.min(...dark.map(([, , y = 0]) => y))).toBe(4);
    expect(Math.max(...dark.map(([, , y = 0]) => y))).toBe(size - 5);
    expect(Qr({ text: 'x', label: 'Mã QR' })?.props).toMatchObject({ role: 'img', 'aria-label': 'Mã QR' });
  });
});
