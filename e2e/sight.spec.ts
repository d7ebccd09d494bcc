/** Visual checks: every widget in every state, on a phone, a tablet and a desktop; under `FULL=1` each in both languages. */

import type { Locator, Page } from '@playwright/test';
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
 * By day each state is seen in one language, on a phone. Where it has an element of a kind that no state before it had, axe checks
 * it there, and it is seen on one wider screen: on a tablet in Vietnamese, on a desk in English.
 */
const WIDER = { vi: 768, en: 1280 } as const;
const EVERY_WIDTH = [WIDTH, NARROWEST, 768, 1280] as const;

/** What a layout is strained by: a phone that lies, and letters twice as large, which is the reader's root size. */
const STRAINS = [
  { name: 'lying', width: 740, height: 360, letters: '', low: undefined },
  // A table's buttons stick to the foot, and leave the upper part to what is above them.
  { name: 'letters of 200 %', width: WIDTH, height: HEIGHT, letters: '200%', low: 0.6 },
] as const;
/** The screens that most desks have: the panel beside a hand leaves each of them another width. */
const DESKS = [
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1920, 1080],
] as const;

for (const { name, visits, expected, strained, desks } of VISIT_GROUPS) {
  test.describe(name, () => {
    test.use({ expected });
    for (const lang of LANGS) {
      const ours = visits.filter((one) => isTurnOf(lang, one.name));
      if (ours.length === 0) continue;
      test(`${lang}: ${name}, in ${ours.flatMap(({ states }) => states).length} states`, async ({ page }) => {
        // A whole lesson in all its states takes long on a busy machine.
        test.setTimeout(ours.length * 120_000);
        const known = new Set<string>();
        for (const visit of ours) await softly(visit.name, () => look(page, visit, lang, known, { strained, desks }));
      });
    }
  });
}

test('the header is whole in letters of any size', async ({ page }) => {
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  for (const lang of LANGS) {
    await page.goto(`/${lang}/ta-la/`);
    for (const letters of ['120%', '140%', '170%']) {
      // A container's rem is computed anew when its width is.
      await page.setViewportSize({ width: WIDTH + 1, height: HEIGHT });
      await setLetters(page, letters);
      await page.setViewportSize({ width: WIDTH, height: HEIGHT });
      await atRest(page);
      expect.soft(await faultsIn(page.locator('body > header')), `${lang}, ${letters}`).toEqual([]);
    }
  }
});

/** Goes through the states of one page. @param known the kinds of element that axe has seen in this language */
async function look(
  page: Page,
  { name, path, states }: Visit,
  lang: Lang,
  known: Set<string>,
  { strained, desks }: Partial<Record<'strained' | 'desks', true | undefined>>,
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  await forgetAll(page);
  await page.goto(path(lang));
  await hydrateAll(page);
  for (const state of states) {
    const { part, told } = state;
    const what = `${name}, ${state.name}, ${lang}`;
    await watchFocus(page);
    await state.enter?.(page, lang);
    await atRest(page);
    const seen = page.locator(part).first();
    await expect(seen, what).toBeVisible();
    if (told) await expect.soft(page.locator(told).first(), `${what}: told in view`).toBeInViewport();
    // What stands beside a widget is taken out of the page later.
    if (part === 'main' || state === states[0])
      await expect.soft(page.locator('h1'), `${what}: its headings of the first level`).toHaveCount(1);
    expect.soft(await lostFocus(page), `${what}: what had the focus is gone`).toBe('');
    await setAside(page, part);
    // What axe is not asked about is new to it later.
    const isNew = FULL || (await showsNewKind(seen, state.plain ? new Set(known) : known));
    const byDay = isNew ? [WIDTH, NARROWEST, WIDER[lang]] : [WIDTH, NARROWEST];
    for (const width of FULL ? EVERY_WIDTH : byDay) {
      if (width !== WIDTH) await page.setViewportSize({ width, height: HEIGHT });
      if (width === NARROWEST) expect.soft(await overflow(page), `${what}, ${width} px`).toBeLessThanOrEqual(0);
      else expect.soft(await faultsIn(seen), `${what}, ${width} px`).toEqual([]);
    }
    if (strained) await strain(page, seen, what);
    for (const [width, height] of desks ? DESKS : []) {
      await page.setViewportSize({ width, height });
      expect.soft(await faultsIn(seen), `${what}, ${width}×${height} px`).toEqual([]);
    }
    await page.setViewportSize({ width: WIDTH, height: HEIGHT });
    if (!state.plain && isNew) await askAxe(page, part, what);
  }
}

declare global {
  /** In the page: what has had the focus last, and how it stood there. */
  var focused: { readonly element: Element; readonly html: string } | undefined;
}

/** From now on the page remembers what has had the focus. */
function watchFocus(page: Page): Promise<void> {
  return page.evaluate(() => {
    if (!('focused' in window)) {
      addEventListener('focusin', ({ target }) => {
        if (target instanceof Element) window.focused = { element: target, html: target.outerHTML.slice(0, 200) };
      });
    }
    window.focused = undefined;
  });
}

/** What had the focus and is gone, where nothing has got it since: a keyboard or a screen reader would begin anew at the top. */
function lostFocus(page: Page): Promise<string> {
  return page.evaluate(() => {
    const last = window.focused;
    return last && document.activeElement === document.body && !last.element.checkVisibility() ? last.html : '';
  });
}

/** The page is resized as it is: loading it anew would cost more than looking at it. */
async function strain(page: Page, seen: Locator, what: string): Promise<void> {
  for (const { name, width, height, letters, low } of STRAINS) {
    await page.setViewportSize({ width, height });
    await setLetters(page, letters);
    await atRest(page);
    expect.soft(await faultsIn(seen, low), `${what}, ${name}`).toEqual([]);
  }
  await setLetters(page, '');
}

function setLetters(page: Page, size: string): Promise<void> {
  return page.evaluate((letters) => {
    document.documentElement.style.fontSize = letters;
  }, size);
}

/** Asks axe about a part of the page, in both themes; a desk has its turn under `FULL=1`. */
async function askAxe(page: Page, part: string, what: string): Promise<void> {
  for (const width of FULL ? [1280, WIDTH] : [WIDTH]) {
    if (FULL) await page.setViewportSize({ width, height: HEIGHT });
    // A page is looked at from its top: there nothing that keeps its place on the screen lies over what one would tap.
    if (part === 'main') await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    // What keeps its place on the screen is looked at in its own: what it lies over is reached by scrolling.
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>('main *')) {
        if (getComputedStyle(one).position === 'sticky') {
          one.dataset['sticky'] = '';
          Object.assign(one.style, { position: 'relative', inset: 'auto' });
        }
      }
    });
    expect.soft(await violations(page, undefined, part), `${what}, light, ${width} px`).toEqual([]);
    // A theme changes colours and nothing else: the rest is looked for in the light one.
    await page.emulateMedia({ colorScheme: 'dark' });
    await atRest(page);
    expect.soft(await violations(page, COLOUR_RULES, part), `${what}, dark, ${width} px`).toEqual([]);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLElement>('[data-sticky]')) {
        delete one.dataset['sticky'];
        for (const name of ['position', 'inset']) one.style.removeProperty(name);
      }
    });
  }
}

/** On a touch screen there is no hovering: a tapped element would keep its hover style. */
test('what hovers asks for a pointer that can', async ({ page }) => {
  for (const path of [
    '/vi/',
    '/vi/xi-dach/',
    '/vi/trong-tai/',
    '/vi/luat-nha/',
    '/vi/luat-nha/hoi/',
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
