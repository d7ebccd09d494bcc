/** Sight: every widget in every state that it has, as it lies on a phone, a tablet and a desk, in both languages. */

import { LANGS } from '../src/site.ts';
import { violations } from './axe.ts';
import { atRest, overflow } from './layout.ts';
import { faultsIn } from './sight.ts';
import { VISITS } from './states/index.ts';
import { expect, test } from './test.ts';
import { wakeAll } from './widget.ts';

const WIDTHS = [360, 768, 1280] as const;
const HEIGHT = 740;
/** Here a page may be small, but no wider than the screen. */
const NARROWEST = 320;
/** axe sees every state twice: in one language on a phone by day, in the other on a desk by night. */
const EYES = { vi: { colorScheme: 'light', width: 360 }, en: { colorScheme: 'dark', width: 1280 } } as const;

for (const { name, path, states, expected } of VISITS) {
  test.describe(name, () => {
    test.use({ expected });
    for (const lang of LANGS) {
      test(`${lang}: ${name}, in ${states.length} states`, async ({ page }) => {
        // A whole lesson in all its states takes long on a busy machine.
        test.setTimeout(120_000);
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: EYES[lang].colorScheme });
        await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
        await page.goto(path(lang));
        await wakeAll(page);
        for (const state of states) {
          const { part, told } = state;
          await page.setViewportSize({ width: WIDTHS[0], height: HEIGHT });
          await state.enter?.(page, lang);
          await atRest(page);
          const seen = page.locator(part).first();
          const at = `${state.name}, ${lang}`;
          await expect(seen, at).toBeVisible();
          if (told) await expect.soft(page.locator(told).first(), `${at}: told in view`).toBeInViewport();
          await page.setViewportSize({ width: NARROWEST, height: HEIGHT });
          expect.soft(await overflow(page), `${at}, ${NARROWEST} px`).toBeLessThanOrEqual(0);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: HEIGHT });
            expect.soft(await faultsIn(seen), `${at}, ${width} px`).toEqual([]);
            if (state.plain || width !== EYES[lang].width) continue;
            expect.soft(await violations(page, undefined, part), `${at}, ${width} px`).toEqual([]);
          }
        }
      });
    }
  });
}

/** On glass there is no hovering: what is tapped would keep the look of it. */
test('what hovers asks for a pointer that can', async ({ page }) => {
  for (const path of [
    '/vi/',
    '/vi/xi-dach/',
    '/vi/trong-tai/',
    '/vi/luat-nha/',
    '/vi/luyen-tap/',
    '/vi/thuat-ngu/',
    '/embed/',
  ]) {
    await page.goto(path);
    const sticky = await page.evaluate(() => {
      const found: string[] = [];
      const look = (rules: CSSRuleList, asked: boolean): void => {
        for (const rule of rules) {
          if (rule instanceof CSSMediaRule) look(rule.cssRules, asked || /hover:\s*hover/.test(rule.conditionText));
          else if (rule instanceof CSSStyleRule && !asked && rule.selectorText.includes(':hover'))
            found.push(rule.selectorText);
        }
      };
      for (const sheet of document.styleSheets) look(sheet.cssRules, false);
      return found;
    });
    expect.soft(sticky, path).toEqual([]);
  }
});
