/** The referee and the score book for a phone that lies on the table. */

import type { Page } from '@playwright/test';
import type { Lang } from '#core/lang.ts';
import { en } from '#words/en/ui/table-mode.ts';
import { vi } from '#words/vi/ui/table-mode.ts';
import { linkOf, opened, shows, spokenOf } from './referee-page.ts';
import { deviceCalls, LAYER, layOnTable, withTableDevice } from './table-mode-page.ts';
import { expect, forgetAll, test } from './test.ts';

const SAY = { vi, en };
const TWO = 'xi-dach;cai:10S.9H;an:AD.4C.5S';
const FIVE = 'xi-dach;cai:AS.KD;an:AH.AC;bình:10S.AD;chi:10C.9H;dung:2C.3C.4C.5C.6C';

async function laid(page: Page, text: string, lang: Lang = 'vi'): Promise<void> {
  await opened(page, linkOf(text, lang));
  await layOnTable(page);
}

async function openBook(page: Page, names: readonly string[], chips: readonly string[]): Promise<void> {
  await page.goto('/vi/so-diem/#moi');
  await expect(page.locator('main live-widget[waiting]')).toHaveCount(0);
  await forgetAll(page);
  await page.goto('/vi/so-diem/');
  await expect(page.locator('main live-widget[waiting]')).toHaveCount(0);
  const boxes = page.locator('.sb-names input');
  for (const [at, name] of names.entries()) {
    if ((await boxes.count()) <= at) await page.locator('.sb-start > .sb-link').click();
    await boxes.nth(at).fill(name);
  }
  await page.locator('[data-act=begin]').click();
  await page.locator('[data-act=add]').click();
  await page.locator('[data-game=ta-la]').click();
  await page.locator('[data-way=amounts]').click();
  for (const [at, text] of chips.entries()) await page.locator('.sb-sheet .sb-ent input').nth(at).fill(text);
  await page.locator('.sb-sheet [data-act=save]').click();
}

test('the verdict is told once, and once more upside down for eyes alone', async ({ page }) => {
  for (const lang of ['vi', 'en'] as const) {
    await laid(page, TWO, lang);
    const layer = page.getByRole('dialog', { name: SAY[lang].referee.title });
    await expect(layer).toBeVisible();
    const big = lang === 'vi' ? 'An ăn' : 'An wins';
    await expect(layer.locator('.opp')).toHaveText(big);
    const seen = await layer.ariaSnapshot();
    expect(seen.split(big).length - 1, seen).toBe(1);
    // The whole reason for who listens, its end for who looks from afar.
    expect(seen).toContain(spokenOf(TWO, lang).slice(big.length + 2));
    await expect(layer.locator('.why [aria-hidden]')).toHaveText(lang === 'vi' ? '20 hơn 19.' : '20 beats 19.');
  }
});

test('Back, Escape and its button leave it; the page is as it was, and the focus where it opened', async ({ page }) => {
  await opened(page, linkOf(TWO));
  const before = page.url();
  const opener = page.locator('[data-act=lay]');
  const leave = [
    () => page.goBack(),
    () => page.keyboard.press('Escape'),
    () => page.locator(`${LAYER} [data-act=leave]`).click(),
  ];
  for (const go of leave) {
    await layOnTable(page);
    await go();
    await expect(page.locator(LAYER)).toHaveCount(0);
    await expect(opener).toBeFocused();
    await expect(page).toHaveURL(before);
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state?.steps ?? 0))).toBe('0');
  }
});

test('a phone that lies has the verdict and both hands beside each other', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await laid(page, TWO);
  const plate = await page.locator('.tm-plate').boundingBox();
  for (const hand of await page.locator('.tm-hand').all()) {
    const box = await hand.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual((plate?.x ?? 0) + (plate?.width ?? 0) - 1);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(360);
  }
  expect((await page.locator('.huge').boundingBox())?.width).toBeGreaterThan(330);
  await expect(page.locator('.tm-acts')).toBeInViewport({ ratio: 1 });
});

test('upright the longest word is at most 60 % of the width, and cards are 56 px wide at least', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await laid(page, TWO);
  const widths = await page.locator('.huge span').evaluateAll((all) =>
    all.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return range.getBoundingClientRect().width;
    }),
  );
  expect(Math.max(...widths)).toBeLessThanOrEqual(0.6 * 360);
  expect(Math.max(...widths)).toBeGreaterThan(0.4 * 360);
  const cards = await page.locator('.tm-hand .card').evaluateAll((all) => all.map((one) => one.clientWidth));
  expect(Math.min(...cards)).toBeGreaterThanOrEqual(56);
  await expect(page.locator('.tm-acts')).toBeInViewport({ ratio: 1 });
});

test('of more than two hands the verdicts stand one a row, without cards', async ({ page }) => {
  await laid(page, FIVE);
  const rows = page.locator(`${LAYER} .rows li`);
  await expect(rows).toHaveCount(4);
  const tops = await rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(4);
  await expect(page.locator(`${LAYER} .card`)).toHaveCount(0);
});

test('what a verdict hangs on is said below it', async ({ page }) => {
  await laid(page, 'xi-dach;cai:9C.6D.?;an:KS.QH');
  await expect(page.locator('.huge')).toHaveText('An ăn');
  await expect(page.locator('.tm-plate .why p')).toHaveText('41 trên 48 lá');
  await expect(page.locator('.tm-hand .unknown')).toBeVisible();
  // Beside several verdicts it is no verdict of its own.
  await laid(page, 'xi-dach;cai:9C.6D.?;an:KS.QH;binh:10S.8D');
  await expect(page.locator(`${LAYER} .rows li`)).toHaveCount(2);
  await expect(page.locator('.tm-plate .why p')).toHaveText('31 trên 46 lá');
});

test('the screen is kept awake; a lost lock is asked for again at the next touch', async ({ page }) => {
  await withTableDevice(page);
  await laid(page, TWO);
  const button = page.locator('[data-act=awake]');
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.evaluate(() => window.takeBack());
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.locator('.tm-plate').click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.locator('.tm-plate').click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.evaluate(() => {
    window.refuses = true;
  });
  await button.click();
  await expect(page.locator('.tm-notes')).toContainText(vi.notAwake);
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await page.evaluate(() => {
    window.refuses = false;
  });
  await page.locator('.tm-plate').click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.tm-notes')).not.toContainText(vi.notAwake);
  await deviceCalls(page);
  await page.keyboard.press('Escape');
  await expect.poll(() => deviceCalls(page)).toContain('let go');
});

test('without a voice of the language nothing is offered', async ({ page }) => {
  await withTableDevice(page, ['en-US']);
  await laid(page, TWO);
  await expect(page.locator('[data-act=awake]')).toBeVisible();
  await expect(page.locator('[data-act=read]')).toHaveCount(0);
});

test('a voice says a sample; once it is confirmed verdicts are read, the next time from the start', async ({
  page,
}) => {
  await withTableDevice(page);
  await laid(page, TWO);
  const button = page.locator('[data-act=read]');
  await deviceCalls(page);
  await button.click();
  expect(await deviceCalls(page)).toContain(`say ${vi.sample}`);
  await expect(page.locator('.tm-notes')).toContainText(vi.ask);
  await page.locator('[data-act=clear]').click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(button).toBeFocused();
  expect(await deviceCalls(page)).toContain(`say ${spokenOf(TWO, 'vi')} Tạm theo luật Phổ thông.`);
  await laid(page, 'xi-dach;cai:10S.9H;an:AD.8C');
  await expect.poll(() => deviceCalls(page)).toContainEqual(expect.stringContaining('say Hòa.'));
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'false');
});

test('a voice that is not clear reads nothing, and that is said', async ({ page }) => {
  await withTableDevice(page);
  await laid(page, TWO);
  await page.locator('[data-act=read]').click();
  await page.locator('[data-act=unclear]').click();
  await expect(page.locator('.tm-notes')).toContainText(vi.noVoice);
  await expect(page.locator('[data-act=read]')).toHaveCount(0);
  await expect(page.locator(`${LAYER} h2`)).toBeFocused();
});

test('hands that are said are read as if they were typed, and ruled on', async ({ page }) => {
  await withTableDevice(page);
  await laid(page, TWO);
  const button = page.locator('[data-act=dictate]');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.tm-notes')).toContainText(vi.listens);
  expect(await deviceCalls(page)).toContain('listen vi-VN');
  await page.evaluate(() => window.speak('cái 10 9 an 10 5'));
  await expect(page.locator('.tm-notes')).toContainText(vi.heard('cái 10 9 an 10 5'));
  await expect(page.locator('.huge')).toHaveText('Cái ăn');
  // What is no case is not taken for one.
  await button.click();
  await page.evaluate(() => window.speak('trời ơi'));
  await expect(page.locator('.huge')).toHaveText(vi.waiting);
  // A press while it listens ends that with what was said so far.
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await button.click();
  await expect(page.locator('.tm-notes')).toContainText(vi.heard('cái 10 9 an 10 9'));
  await expect(page.locator('.huge')).toHaveText('Hòa');
  await button.click();
  await page.evaluate(() => window.speak('trời ơi'));
  await page.keyboard.press('Escape');
  await expect(page.locator('#case-text')).toHaveValue('trời ơi');
  // Nothing that opened the layer is there any more, and what is unclear is asked at the box.
  await expect(page.locator('#case-text')).toBeFocused();
});

test('a browser that cannot listen does not offer to', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name);
  });
  await laid(page, TWO);
  await expect(page.locator('[data-act=fresh]')).toBeVisible();
  await expect(page.locator('[data-act=dictate]')).toHaveCount(0);
});

test('another round begins in an empty box, and can be undone', async ({ page }) => {
  await laid(page, TWO);
  await page.locator('[data-act=fresh]').click();
  await expect(page.locator(LAYER)).toHaveCount(0);
  await expect(page.locator('#case-text')).toBeFocused();
  await expect(page.locator('#case-text')).toHaveValue('');
  await page.locator('.nota [data-act=undo]').click();
  await shows(page.locator('article.case[data-case]'), TWO);
});

test('the book lies there with everybody’s total, and leads to the sheet of the next round', async ({ page }) => {
  await openBook(page, ['An', 'Bình', 'Chi'], ['+8', '3']);
  await layOnTable(page);
  await expect(page.locator(`${LAYER} .rows li`)).toHaveText(['An +8', 'Bình −3', 'Chi −5']);
  await expect(page.locator('.tm-plate .why')).toHaveText('Ván 1: An được');
  await page.goBack();
  await expect(page.locator(LAYER)).toHaveCount(0);
  await expect(page.locator('[data-act=lay]')).toBeFocused();
  await layOnTable(page);
  await page.locator('[data-act=fresh]').click();
  await expect(page.locator('.sb-sheet')).toBeVisible();
  await expect(page.locator(LAYER)).toHaveCount(0);
  // Back closes the sheet and nothing else.
  await page.goBack();
  await expect(page.locator('.sb-sheet')).toHaveCount(0);
  await expect(page.locator('.sb-book')).toBeVisible();
});

test('a printed page is the one below', async ({ page }) => {
  await laid(page, TWO);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator(LAYER)).toBeHidden();
  await expect(page.locator('article.case')).toBeVisible();
});
