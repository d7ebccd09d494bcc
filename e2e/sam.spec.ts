/** The widgets of Sâm: what beats what, the ladder of runs, the deck, playing a deal, replaying one. */

import type { Locator } from '@playwright/test';
import { ALL_CARDS } from '#core/card.ts';
import { LANGS } from '#core/lang.ts';
import { combinationOf } from '#games/sam/engine/combination.ts';
import { PRESETS } from '#games/sam/engine/rules.ts';
import { shapes } from '#games/sam/hands/plays.ts';
import { en } from '#games/sam/words/en/play.ts';
import { vi } from '#games/sam/words/vi/play.ts';
import { looks } from './looks.ts';
import { expect, IN_TURN } from './test.ts';
import { cardButton, cardFrom, changedFrom, hydrateInView, judgedCase, press, widgetAt } from './widget.ts';

const look = looks('the widgets of Sâm');

const WORDS = { vi, en };
const RULES = PRESETS['mien-bac'];

for (const lang of LANGS) {
  const words = WORDS[lang].beats;

  look(`${lang}: cards are tried on the table by keyboard, and every play is told`, IN_TURN.vi, async ({ page }) => {
    const beats = await widgetAt(page, `/${lang}/sam/so-bai/`, '.beats');
    await press(page, beats.locator('[data-act=table]'));
    const sheet = beats.getByRole('dialog');
    await expect(sheet).toBeVisible();
    while ((await sheet.locator('.out').count()) > 0) await press(page, sheet.locator('.out').first());
    await press(page, cardButton(sheet, '2♠'));
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(beats.locator('[data-act=table]')).toBeFocused();
    await press(page, beats.locator('[data-act=hand]'));
    await expect(sheet).toBeVisible();
    while ((await sheet.locator('.out').count()) > 0) await press(page, sheet.locator('.out').first());
    for (const text of ['7♠', '7♥', '7♦', '7♣', 'A♠']) await press(page, cardButton(sheet, text));
    await page.keyboard.press('Escape');

    // One card that does not beat a 2, then four that do.
    const tap = (text: string): Promise<void> => press(page, beats.locator(`.tapped [data-card="${cardFrom(text)}"]`));
    await tap('A♠');
    const before = await judgedCase(beats);
    expect(before).toBe('sam@mien-bac;ban:2S;danh:AS');
    await expect(beats).toHaveAttribute('data-verdict', /"legal":false/);
    await tap('A♠');
    await expect(beats).not.toHaveAttribute('data-case');
    for (const text of ['7♠', '7♥', '7♦', '7♣']) await tap(text);
    await judgedCase(beats);
    await expect(beats).toHaveAttribute('data-verdict', /"legal":true/);

    await press(page, beats.locator('summary'));
    await expect(beats.locator('.plays h3').first()).toHaveText(words.way.replace('0', '1'));
    await expect(beats.locator('.ways li')).toHaveCount(1);
    await judgedCase(beats.locator('.ways li').first());
    await expect(beats.locator('.plays .reasons li').first()).toContainText(/\p{L}/u);

    // Another rule set: no quad on a 2.
    await press(page, beats.locator('[data-act=house]'));
    await beats.locator('[data-setting=chopTwo]').selectOption('none');
    await expect(beats).toHaveAttribute('data-verdict', /"legal":false/);
    await judgedCase(beats);
    await expect(beats.locator('.plays h3').first()).toHaveText(words.noWay);
  });

  look(`${lang}: the plays that are listed are those that the engine finds`, IN_TURN.en, async ({ page }) => {
    const beats = await widgetAt(page, `/${lang}/sam/so-bai/`, '.beats');
    const hand = await beats
      .locator('.tapped [data-card]')
      .evaluateAll((all) => all.map((one) => Number(one.getAttribute('data-card'))));
    await press(page, beats.locator('summary'));
    // The list appears once it is loaded; a tapped play is tried at once.
    await expect(async () => {
      await press(page, beats.locator('.ways button').first());
      await expect(beats).toHaveAttribute('data-verdict', /"legal":true/, { timeout: 500 });
    }).toPass();
    const text = await judgedCase(beats);
    await expect(beats.locator('.tapped [aria-pressed=true]')).not.toHaveCount(0);
    const table = /;ban:([^;]*)/.exec(text)?.[1]?.split('.').map(cardFrom) ?? [];
    const held = ALL_CARDS.filter((one) => hand.includes(one));
    const lies = table.length > 0 ? combinationOf(table, RULES) : null;
    await expect(beats.locator('.ways li')).toHaveCount(shapes(held, lies, RULES).length);
  });

  look(`${lang}: a run on the table lights up the rungs above it, as the house plays`, IN_TURN.en, async ({ page }) => {
    const runs = await widgetAt(page, `/${lang}/sam/tinh-diem/`, '.runs');
    const rung = (name: string): Locator => runs.getByRole('button', { name, exact: true });
    await press(page, rung('J Q K'));
    await expect(runs.locator('.here')).toContainText('J Q K');
    await expect(runs.locator('.lit')).toHaveCount(1);
    await expect(runs.locator('.lit')).toContainText('Q K A');
    await judgedCase(runs.locator('.lit'));
    await expect(runs.getByRole('status')).toContainText('J Q K');
    await expect(runs.locator('.out')).toHaveCount(1);
    await expect(runs.locator('.out')).toContainText('K A 2');
    const select = runs.locator('select');
    // Without 2s in runs A-2-3 and 2-3-4 are none either; in the short pack the rungs with J, Q and K are gone.
    await select.nth(2).selectOption('no-two');
    await expect(runs.locator('.out')).toHaveCount(3);
    await select.nth(1).selectOption('40');
    await expect(rung('J Q K')).toHaveCount(0);
    await expect(runs).toContainText('9 10 A');
    // The earlier play is no run any more: the lowest run is shown instead.
    await expect(runs.locator('.here')).toHaveCount(1);
    await select.nth(0).selectOption('5');
    await expect(rung('3 4 5 6 7')).toBeVisible();
  });

  look(`${lang}: the pack is changed for all pages of the game`, IN_TURN.en, async ({ page }) => {
    const headOn = async (): Promise<string> => {
      await page.goto(`/${lang}/sam/cach-choi/`);
      const beats = page.locator('.beats').first();
      await hydrateInView(beats);
      return (await beats.locator('.head').textContent()) ?? '';
    };
    const choose = async (cards: number, before: number): Promise<void> => {
      await page.goto(`/${lang}/sam/xac-suat/`);
      const pack = page.locator('.pack form');
      await hydrateInView(pack);
      // An earlier choice is read a moment later.
      await expect(pack.locator('input:checked')).toHaveValue(String(before));
      const stored = (): Promise<string> => page.evaluate(() => JSON.stringify(localStorage));
      const was = await stored();
      await pack.locator(`input[value="${cards}"]`).check();
      await expect.poll(stored).not.toBe(was);
    };
    const before = await headOn();
    await choose(40, 52);
    await expect.poll(headOn).not.toBe(before);
    await choose(52, 40);
    await expect.poll(headOn).toBe(before);
  });

  look(`${lang}: a deal is looked at again, trick by trick`, IN_TURN.en, async ({ page }) => {
    const replay = await widgetAt(page, `/${lang}/sam/cach-choi/`, '.replay');
    const next = replay.locator('.steps .btn').last();
    let most = 0;
    for (let i = 0; i < 80 && (await next.getAttribute('aria-disabled')) === 'false'; i++) {
      await press(page, next);
      most = Math.max(most, await replay.locator('.lying').count());
    }
    // Several seats have cards on the table in one trick; no card lies twice.
    expect(most).toBeGreaterThan(1);
    const names = await replay.locator('.seats .card:not(.back)').evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(new Set(names).size).toBe(names.length);
    const chips = await replay.locator('.sum.chips').allTextContents();
    expect(chips.reduce((sum, text) => sum + Number(text.replace('−', '-') || 0), 0)).toBe(0);
  });
}

look('the referee rules on a play, a deal and the end, and says who is missing', async ({ page }) => {
  await page.goto('/vi/trong-tai/');
  const box = page.locator('#case-text');
  const board = page.locator('article.case');
  await hydrateInView(box);
  await box.fill('sam; bàn: 2 bích; đánh: 7 bích 7 cơ 7 rô 7 chuồn');
  await expect(board).toHaveAttribute('data-case', 'sam@mien-bac;ban:2S;danh:7S.7H.7D.7C');
  await judgedCase(board);
  await box.fill('sam; bài: 3♠ 3♥ 5♠ 5♦ 8♣ 8♦ J♠ J♥ K♣ K♦');
  await changedFrom(board, 'sam@mien-bac;ban:2S;danh:7S.7H.7D.7C');
  await box.fill('sam; an: -; bình: 3♠ 4♠ 6♠');
  await expect(board).toHaveAttribute('data-case', /bình:3S/);
  await judgedCase(board);
  await box.fill('sam; an: 9♠; bình: 3♠ 4♠ 6♠');
  await expect(page.locator('.err')).toHaveText(/\p{L}/u);
});
