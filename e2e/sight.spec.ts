/** Visual checks: every widget in every state, on a phone, a tablet and a desktop, in both languages. */

import type { Page } from '@playwright/test';
import { LANGS, type Lang } from '#core/lang.ts';
import { FULL } from '#testing/runs.ts';
import { COLOUR_RULES, violations } from './axe.ts';
import { showsNewKind } from './kinds.ts';
import { atRest, overflow } from './layout.ts';
import { setAside } from './set-aside.ts';
import { faultsIn } from './sight.ts';
import { VISIT_GROUPS } from './states/index.ts';
import type { Visit } from './states/state.ts';
import { expect, forgetAll, softly, test } from './test.ts';
import { isTurnOf } from './turn.ts';
import { hydrateAll } from './widget.ts';

const HEIGHT = 740;
/** Of a phone: at this width every state is come to. */
const WIDTH = 360;
/** At this width a page may be cramped, but no wider than the screen. */
const NARROWEST = 320;
/**
 * axe checks a state where it has an element of a kind that no state before it had: in one language on a phone in the light theme,
 * in the other on a desktop in the dark one. Either language may have the longer text: on a phone both are checked, wider each on
 * one screen.
 */
const EYES = {
  vi: { colorScheme: 'light', width: WIDTH, widths: [WIDTH, NARROWEST, 768] },
  en: { colorScheme: 'dark', width: 1280, widths: [WIDTH, 1280] },
} as const;
const EVERY_WIDTH = [WIDTH, NARROWEST, 768, 1280] as const;

for (const { name, visits, expected } of VISIT_GROUPS) {
  test.describe(name, () => {
    test.use({ expected });
    for (const lang of LANGS) {
      const ours = visits.filter((one) => !one.inTurn || isTurnOf(lang, one.name));
      if (ours.length === 0) continue;
      test(`${lang}: ${name}, in ${ours.flatMap(({ states }) => states).length} states`, async ({ page }) => {
        // A whole lesson in all its states takes long on a busy machine.
        test.setTimeout(ours.length * 120_000);
        const known = new Set<string>();
        for (const visit of ours) await softly(visit.name, () => look(page, visit, lang, known));
      });
    }
  });
}

/** Goes through the states of one page. @param known the kinds of element that axe has seen in this language */
async function look(page: Page, { name, path, states }: Visit, lang: Lang, known: Set<string>): Promise<void> {
  const { colorScheme, width: axeWidth, widths } = EYES[lang];
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  await forgetAll(page);
  await page.goto(path(lang));
  await hydrateAll(page);
  for (const [at, state] of states.entries()) {
    const { part, told } = state;
    const what = `${name}, ${state.name}, ${lang}`;
    if (at > 0) await page.setViewportSize({ width: WIDTH, height: HEIGHT });
    await state.enter?.(page, lang);
    await atRest(page);
    const seen = page.locator(part).first();
    await expect(seen, what).toBeVisible();
    if (told) await expect.soft(page.locator(told).first(), `${what}: told in view`).toBeInViewport();
    await setAside(page, part);
    for (const width of FULL ? EVERY_WIDTH : widths) {
      if (width !== WIDTH) await page.setViewportSize({ width, height: HEIGHT });
      if (width === NARROWEST) {
        expect.soft(await overflow(page), `${what}, ${width} px`).toBeLessThanOrEqual(0);
        continue;
      }
      expect.soft(await faultsIn(seen), `${what}, ${width} px`).toEqual([]);
      if (width !== axeWidth || state.plain || !((await showsNewKind(seen, known)) || FULL)) continue;
      // A page is looked at from its top: there nothing that keeps its place on the screen lies over what one would tap.
      if (part === 'main') await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      // The sticky button leaves the screen only at the page's end: there it is in its place.
      await page.evaluate(() =>
        document.querySelector('.onward')?.parentElement?.scrollIntoView({ block: 'end', behavior: 'instant' }),
      );
      // A theme changes colours and nothing else: the rest is looked for in the light one.
      const rules = colorScheme === 'dark' ? COLOUR_RULES : undefined;
      expect.soft(await violations(page, rules, part), `${what}, ${width} px`).toEqual([]);
    }
  }
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
