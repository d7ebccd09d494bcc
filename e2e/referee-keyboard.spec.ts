/** The referee without a mouse: every control can be reached in the order of the page, shows its focus, and can be left again. */

import type { Page } from '@playwright/test';
import { LANGS } from '#core/lang.ts';
import { referee } from './built.ts';
import { argued, linkOf, moreOf, opened, REFEREE, shows, spokenOf, tabOf, unfoldPart } from './referee-page.ts';
import { expect, IN_TURN, test } from './test.ts';
import { judgedCase } from './widget.ts';

/** At least ten opinion groups, so that every kind of control is there. */
const CASE =
  'ta-la; an: 3♠ 4♠ 5♠ 8♥ 8♦ 8♣* 2♦ A♣ 6♥; bình: 10♠ J♠ Q♠ 9♥ 7♦ 4♣ 2♠ A♦ K♥; chi: K♦ 9♣ 7♣ 5♥ 3♦ J♥ 2♣ A♥ 10♦';

/** The focused element: its index among all focusable ones, and how its focus shows. */
async function focused(page: Page): Promise<{ readonly at: number; readonly what: string; readonly seen: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const list = [...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)')];
    const { top = 0, bottom = 0, width = 0 } = element?.getBoundingClientRect() ?? {};
    // A radio without a face of its own shows its focus on its label.
    const faces = [element, element?.closest('label'), element?.closest('.paper')?.querySelector('pre')];
    const marked = faces.some((face) => {
      const style = face && getComputedStyle(face);
      return style && style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 2;
    });
    const inView = bottom > 0 && top < innerHeight && width > 0;
    return {
      at: element ? list.indexOf(element) : -1,
      what: element?.outerHTML.slice(0, 120) ?? '',
      seen: marked && inView,
    };
  });
}

/** All that should be reachable: every visible control, and of a radio group the selected one. */
function controls(page: Page): Promise<number[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main :is(a[href], button, input, select, textarea, summary)')].flatMap(
      (element, at) => {
        const shown = element.checkVisibility({ visibilityProperty: true });
        const chosen = !(element instanceof HTMLInputElement) || element.type !== 'radio' || element.checked;
        return shown && chosen ? [at] : [];
      },
    ),
  );
}

for (const lang of LANGS) {
  test(`${lang}: from the first control to the last by the tab key, and back`, IN_TURN.en, async ({ page }) => {
    test.slow();
    const { box } = await opened(page, linkOf(CASE, lang));
    await argued(page);
    await unfoldPart(page, 'edit');
    await unfoldPart(page, 'report');
    await expect(page.locator('.report textarea')).toBeVisible();
    await page.locator('.asks summary').click();
    await (await moreOf(page)).locator('[data-act=embed]').click();
    await page.locator('.divergence details summary').first().click();
    const wanted = await controls(page);
    expect(wanted.length).toBeGreaterThan(30);

    await page.locator('main').focus();
    await page.keyboard.press('Tab');
    const walk = async (key: string): Promise<number[]> => {
      const order: number[] = [];
      for (let step = 0; step <= wanted.length + 2; step++) {
        const { at, what, seen } = await focused(page);
        if (at < 0) break;
        expect.soft(seen, what).toBe(true);
        order.push(at);
        await page.keyboard.press(key);
      }
      return order;
    };
    const there = await walk('Tab');
    expect(there).toEqual(wanted);
    // Shift+Tab from after the page's last control, and on to the first.
    await page.keyboard.press('Shift+Tab');
    expect((await walk('Shift+Tab')).slice(0, wanted.length)).toEqual(wanted.toReversed());
    await box.focus();
    expect((await focused(page)).seen).toBe(true);
  });

  test(`${lang}: an argument is settled with keys alone`, IN_TURN.vi, async ({ page }) => {
    const { box, board, said, alert, fault } = await opened(page, referee(lang));
    await tabOf(page, 'xi-dach').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(tabOf(page, 'xi-to')).toBeFocused();
    await expect(tabOf(page, 'xi-to')).toHaveAttribute('aria-current', 'true');
    await page.locator('[data-start=xi-to]').first().focus();
    await page.keyboard.press('Enter');
    await expect(board).toHaveAttribute('data-case', /^xi-to@/);
    await page.locator('details[data-fold=edit] > summary').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('.asks summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue(/chi: A♦ 10♣/);
    await box.focus();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('xi-to; an: 8♥ 10♥ J♥ K♥ A♥; bình: 7♠ 7♦ 7♣ J♠ 11♦');
    await expect(fault).toHaveAttribute('data-code', 'bad-card');
    await page.keyboard.press('Tab');
    await expect(alert.locator('[data-act=mend]')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box).toBeFocused();
    const mended = await judgedCase(board);
    await expect(said).toHaveText(spokenOf(mended, lang));
    const sides = await argued(page);
    const play = page.locator('.side:not(.own) [data-act=play]');
    await play.focus();
    await page.keyboard.press('Enter');
    await shows(board, sides?.other ?? '');
    await expect(said).toHaveText(spokenOf(sides?.other ?? '', lang));
    // Even if the button is gone, the focus does not return to the top of the page.
    await argued(page);
    expect((await focused(page)).at).toBeGreaterThan(0);
    await page.locator('.ticket [data-act=link]').focus();
    await page.keyboard.press('Space');
    await expect(page.locator('.ticket [role=status]')).toHaveText(REFEREE[lang].ticket.copied);
    await expect(page.locator('.ticket [data-act=link]')).toBeFocused();
  });
}
