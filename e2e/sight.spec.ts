/** Sight: every widget in every state that it has, as it lies on a phone, a tablet and a desk, in both languages. */

import { LANGS } from '../src/site.ts';
import { COLOUR_RULES, violations } from './axe.ts';
import { atRest } from './layout.ts';
import { faultsIn } from './sight.ts';
import { VISITS } from './states/index.ts';
import { expect, test } from './test.ts';
import { wakeAll } from './widget.ts';

const WIDTHS = [360, 768, 1280] as const;
const HEIGHT = 740;
/** Each language in a theme of its own. What is not a colour is the same in both, and is looked for once. */
const THEMES = {
  vi: { colorScheme: 'light', rules: undefined },
  en: { colorScheme: 'dark', rules: COLOUR_RULES },
} as const;

for (const { name, path, states, expected } of VISITS) {
  test.describe(name, () => {
    test.use({ expected });
    for (const lang of LANGS) {
      test(`${lang}: ${name}, in ${states.length} states`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: THEMES[lang].colorScheme });
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
          if (!state.plain) expect.soft(await violations(page, THEMES[lang].rules, part), at).toEqual([]);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: HEIGHT });
            expect.soft(await faultsIn(seen), `${at}, ${width} px`).toEqual([]);
          }
        }
      });
    }
  });
}
