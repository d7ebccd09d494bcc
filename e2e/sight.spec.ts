/** Visual checks: every widget in every state, on a phone, a tablet and a desktop, in both languages. */

import type { Page } from '@playwright/test';
import { LANGS } from '#core/lang.ts';
import { FULL } from '#testing/runs.ts';
import { COLOUR_RULES, violations } from './axe.ts';
import { atRest, overflow } from './layout.ts';
import { faultsIn } from './sight.ts';
import { VISITS } from './states/index.ts';
import { expect, test } from './test.ts';
import { isTurnOf } from './turn.ts';
import { hydrateAll } from './widget.ts';

const HEIGHT = 740;
/** At this width a page may be cramped, but no wider than the screen. */
const NARROWEST = 320;
/**
 * axe checks every state twice: in one language on a phone in the light theme, in the other on a desktop in the dark one. Either
 * language may have the longer text: on a phone both are checked, wider each on one screen.
 */
const EYES = {
  vi: { colorScheme: 'light', width: 360, widths: [360, NARROWEST, 768] },
  en: { colorScheme: 'dark', width: 1280, widths: [360, 1280] },
} as const;
const EVERY_WIDTH = [360, NARROWEST, 768, 1280] as const;

for (const { name, path, states, expected, inTurn } of VISITS) {
  test.describe(name, () => {
    test.use({ expected });
    for (const lang of LANGS.filter((one) => !inTurn || isTurnOf(one, name))) {
      test(`${lang}: ${name}, in ${states.length} states`, async ({ page }) => {
        // A whole lesson in all its states takes long on a busy machine.
        test.setTimeout(120_000);
        await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: EYES[lang].colorScheme });
        await page.setViewportSize({ width: 360, height: HEIGHT });
        await page.goto(path(lang));
        await hydrateAll(page);
        for (const state of states) {
          const { part, told } = state;
          await page.setViewportSize({ width: 360, height: HEIGHT });
          await state.enter?.(page, lang);
          await atRest(page);
          const seen = page.locator(part).first();
          const at = `${state.name}, ${lang}`;
          await expect(seen, at).toBeVisible();
          if (told) await expect.soft(page.locator(told).first(), `${at}: told in view`).toBeInViewport();
          await setAside(page, part);
          // From the current width on: each one causes a new layout.
          for (const width of FULL ? EVERY_WIDTH : EYES[lang].widths) {
            await page.setViewportSize({ width, height: HEIGHT });
            if (width === NARROWEST) {
              expect.soft(await overflow(page), `${at}, ${width} px`).toBeLessThanOrEqual(0);
              continue;
            }
            expect.soft(await faultsIn(seen), `${at}, ${width} px`).toEqual([]);
            if (state.plain || width !== EYES[lang].width) continue;
            // A page is looked at from its top: there nothing that keeps its place on the screen lies over what one would tap.
            if (part === 'main') await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
            // The sticky button leaves the screen only at the page's end: there it is in its place.
            await page.evaluate(() =>
              document.querySelector('.onward')?.parentElement?.scrollIntoView({ block: 'end', behavior: 'instant' }),
            );
            // A theme changes colours and nothing else: the rest is looked for in the light one.
            const rules = EYES[lang].colorScheme === 'dark' ? COLOUR_RULES : undefined;
            expect.soft(await violations(page, rules, part), `${at}, ${width} px`).toEqual([]);
          }
        }
      });
    }
  });
}

/** Keeps the rest of the page from being laid out again: a lesson is long, and its other widgets have states of their own. */
function setAside(page: Page, part: string): Promise<void> {
  return page.evaluate((selector) => {
    const seen = document.querySelector(selector);
    const around = [...document.querySelectorAll<HTMLElement>('.prose > :not(live-widget), .prose > live-widget > *')];
    for (const one of around) Object.assign(one.style, { contentVisibility: '', containIntrinsicSize: '' });
    if (!around.some((one) => one.contains(seen))) return;
    const heights = around.map(({ clientHeight }) => clientHeight);
    for (const [i, one] of around.entries()) {
      if (!one.contains(seen))
        Object.assign(one.style, { contentVisibility: 'hidden', containIntrinsicSize: `auto ${heights[i]}px` });
    }
  }, part);
}

/** On a touch screen there is no hovering: a tapped element would keep its hover style. */
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
