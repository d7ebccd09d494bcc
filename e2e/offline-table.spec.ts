/** The offline message at a table has a place of its own: it covers no control, and the screen keeps its height. */

import type { Page } from '@playwright/test';
import { EDITION } from '#book/edition.ts';
import { LANGS } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { FULL } from '#testing/runs.ts';
import { keepSite, line, test } from './offline-reader.ts';
import { addressAt } from './offline-site.ts';
import { playPlain } from './table-page.ts';
import { expect, IN_TURN } from './test.ts';

const SIZES = [
  { width: 320, height: 740 },
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const;

/** Controls that the line covers, and by how much the page is longer or wider than the screen. */
function inTheWay(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const beyond = scrollWidth > innerWidth || scrollHeight > innerHeight;
    const said = document.querySelector('.from-here:not([hidden])')?.getBoundingClientRect();
    const covered = [...document.querySelectorAll('a[href], button')].filter((one) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      const meets = said && top < said.bottom && bottom > said.top && left < said.right && right > said.left;
      return one.checkVisibility() && meets;
    });
    return [
      ...(beyond ? [`${scrollWidth} × ${scrollHeight}`] : []),
      ...covered.map((one) => one.ariaLabel ?? one.textContent),
    ];
  });
}

for (const lang of LANGS) {
  test(
    `${lang}: a table without a network says so where it covers nothing`,
    IN_TURN.en,
    async ({ reader: { page } }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await keepSite(page, lang);
      for (const { id } of GAMES) {
        const said = line(page);
        const placeOf = (part: string) => page.locator(part).boundingBox();
        const places = new Map<string, Awaited<ReturnType<typeof placeOf>>>();
        for (const [at, size] of SIZES.entries()) {
          const where = `${id} at ${size.width}`;
          await page.setViewportSize(size);
          // It is laid out again for the next size; under `FULL=1` it is loaded at each.
          if (FULL || at === 0) {
            await page.context().setOffline(true);
            await page.goto(addressAt(`/${lang}/${id}/choi/?s=12`));
          }
          await expect(said, where).toContainText(String(EDITION));
          await expect(page.locator('.tb-box live-widget[waiting]:not([touched]), .tb[aria-busy=true]')).toHaveCount(0);
          expect(await inTheWay(page), where).toEqual([]);
          expect((await said.boundingBox())?.height, where).toBe(24);
          expect((await placeOf('.tb-bar'))?.y, where).toBeGreaterThanOrEqual(24);
          places.set(where, await placeOf('.tb-you'));
        }
        await page.context().setOffline(false);
        await expect(said, id).toHaveCount(0);
        for (const size of SIZES) {
          const where = `${id} at ${size.width}`;
          await page.setViewportSize(size);
          // Every control stays where the hand is used to it when the network comes back.
          expect(await placeOf('.tb-you'), where).toEqual(places.get(where));
          expect(await inTheWay(page), where).toEqual([]);
        }
        await page.context().setOffline(true);
        await expect(line(page)).toHaveCount(1);
        await page.setViewportSize(SIZES[1]);
        await playPlain(page, page.locator('.tb-box').first());
        expect(await inTheWay(page), id).toEqual([]);
        await page.context().setOffline(false);
      }
    },
  );
}
