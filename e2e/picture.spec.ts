/** The picture of a ruling: handed to the share sheet, or downloaded; drawn whole, in the ink of its game, whatever the names. */

import type { Page } from '@playwright/test';
import { PICTURE_INKS, PICTURE_PAPER } from '#book/picture-inks.ts';
import { LANGS } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { en } from '#words/en/ui/share.ts';
import { vi } from '#words/vi/ui/share.ts';
import { looks } from './looks.ts';
import { linkOf, moreOf, opened, REFEREE_QUESTIONS, shows } from './referee-page.ts';
import { expect, IN_TURN, test } from './test.ts';

const look = looks('the picture of a ruling');
const WORDS = { vi, en };

const CASE = 'xi-dach; cái: 10♠ 9♥; an: J♠ Q♦';
/** Names that are as long as any, and the most hands; the most cards. */
const LONG = [
  'xi-to; nguyễnthịbíchphượngloan: 8♥ 10♥ J♥ K♥ A♥; phạmhoànganhtuấntúquyênn: 7♠ 7♦ 7♣ 9♠ 9♦',
  'xi-dach; cái: 10♠ 9♥; nguyễnthịbíchphượngloan: J♠ Q♦; b: A♠ A♦; c: 2♠ 3♠ 4♠ 5♠ 6♣; d: 2♥ 3♥ 4♥ 5♥ 6♥; e: 9♣ 8♣; f: A♣ K♣; wwwwwwwwwwwwwwwwwwwwwwww: 7♠ 7♦',
  'ta-la; nguyễnthịbíchphượngloan: 8♥ 8♦ 8♣ 2♦ 4♠ 7♠ J♦ Q♥ A♠; b: 3♠ 4♣ 5♠ K♥ 9♥ 9♦ J♣ 10♦ 6♣; c: A♥ 2♥ 3♥ 6♦ 7♦ 10♥ K♠ Q♣ 4♦; d: A♣ 2♣ 3♣ 6♠ 8♠ 10♠ J♠ Q♠ K♣',
];

interface Sent {
  readonly size: readonly [width: number, height: number];
  readonly type: string;
  readonly text: string;
  /** The colour at the left edge from the top down, each once where it begins. */
  readonly edge: readonly string[];
  /** How many points in the outermost columns at each side have another colour than the edge beside them. */
  readonly beyond: number;
  /** How many colours there are on the plate and below it. */
  readonly drawn: readonly [plate: number, hands: number];
}

declare global {
  interface Window {
    sent?: ShareData;
  }
}

/** The share sheet of the device, which keeps what it is handed. */
async function withShareSheet(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => {
        window.sent = data;
      },
    });
  });
}

/** What the share sheet was handed, as its points say it. */
async function sentPicture(page: Page): Promise<Sent> {
  await page.waitForFunction(() => window.sent?.files?.[0]);
  return page.evaluate(async () => {
    const [file] = window.sent?.files ?? [];
    if (!file) throw new Error('no file');
    const bitmap = await createImageBitmap(file);
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('no canvas');
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const at = (x: number, y: number): string => {
      const from = 4 * (y * bitmap.width + x);
      return `#${[...data.slice(from, from + 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
    };
    const edge: string[] = [];
    let beyond = 0;
    const plate = new Set<string>();
    const hands = new Set<string>();
    for (let y = 0; y < bitmap.height; y++) {
      const colour = at(0, y);
      if (edge.at(-1) !== colour) edge.push(colour);
      // The stripes reach from edge to edge.
      for (let x = 0; x < 60 && y > 22; x++) {
        if (at(x, y) !== colour) beyond += 1;
        if (at(bitmap.width - 1 - x, y) !== colour) beyond += 1;
      }
      for (let x = 60; x < bitmap.width - 60; x += 3) (edge.length < 4 ? plate : hands).add(at(x, y));
    }
    return {
      size: [bitmap.width, bitmap.height] as const,
      type: file.type,
      text: window.sent?.text ?? '',
      edge,
      beyond,
      drawn: [plate.size, hands.size] as const,
    };
  });
}

/** The page of a case, its picture asked for. */
async function pictured(page: Page, text: string, lang: (typeof LANGS)[number]): Promise<Sent> {
  await withShareSheet(page);
  const { board } = await opened(page, linkOf(text, lang));
  await shows(board, text);
  await (await moreOf(page)).locator('[data-act=picture]').click();
  return sentPicture(page);
}

for (const lang of LANGS) {
  for (const { id, ink } of GAMES) {
    const example = REFEREE_QUESTIONS.find(({ game }) => game === id)?.example ?? '';
    look(`${lang}: ${id} is drawn in its ink on paper, with letters and cards`, async ({ page }) => {
      const sent = await pictured(page, example, lang);
      expect(sent.type).toBe('image/png');
      expect(sent.size).toEqual([1080, 1350]);
      const [fill] = PICTURE_INKS[ink];
      expect(sent.edge).toEqual([PICTURE_INKS.son[0], PICTURE_PAPER, fill, PICTURE_PAPER]);
      expect(sent.beyond).toBe(0);
      for (const colours of sent.drawn) expect(colours).toBeGreaterThan(20);
      // Whoever cannot see it is told the same.
      expect(sent.text).toMatch(/^→ \S/);
      expect(sent.text).toMatch(/\/trong-tai\/\?c=\S+&e=\d+$/);
    });
  }

  look(`${lang}: long names and many hands stay within it`, IN_TURN.en, async ({ page }) => {
    for (const text of LONG) {
      const sent = await pictured(page, text, lang);
      expect(sent.beyond, text).toBe(0);
      expect(sent.edge, text).toHaveLength(4);
    }
  });
}

test('where no files can be shared it is downloaded, and the button says so', async ({ page }) => {
  for (const lang of LANGS) {
    await page.addInitScript(() => Object.assign(navigator, { canShare: () => false }));
    await opened(page, linkOf(CASE, lang));
    const button = (await moreOf(page)).locator('[data-act=picture]');
    await expect(button).toHaveText(WORDS[lang].savePicture);
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    expect(download.suggestedFilename()).toBe('xi-dach.png');
  }
});

test('whoever dismisses the share sheet is left alone; where it is refused there is the file', async ({ page }) => {
  for (const [name, saved] of [
    ['AbortError', 0],
    ['NotAllowedError', 1],
  ] as const) {
    await page.addInitScript((error) => {
      Object.assign(window, { calls: 0 });
      Object.assign(navigator, {
        canShare: () => true,
        share: async () => {
          Object.assign(window, { calls: 1 });
          throw new DOMException('', error);
        },
      });
    }, name);
    await opened(page, linkOf(CASE));
    const button = (await moreOf(page)).locator('[data-act=picture]');
    await expect(button).toHaveText(vi.picture);
    let downloads = 0;
    page.on('download', () => {
      downloads += 1;
    });
    await button.click();
    await page.waitForFunction(() => Reflect.get(window, 'calls') === 1);
    await expect.poll(() => downloads, name).toBe(saved);
    await expect(page.locator('.ticket [role=alert]')).toHaveCount(0);
    page.removeAllListeners('download');
  }
});
