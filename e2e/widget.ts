/** What a reader does with a case in a page, and what the engine says about it. */

import type { Locator, Page } from '@playwright/test';
import { type Card, displayCard } from '#core/card.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import type { Lang } from '#core/lang.ts';
import { parseCard } from '#core/notation/read-text.ts';
import { engineOf, readCase } from '#games/engines.ts';
import { en as pickerEn } from '#words/en/ui/picker.ts';
import { en } from '#words/en/ui.ts';
import { vi as pickerVi } from '#words/vi/ui/picker.ts';
import { vi } from '#words/vi/ui.ts';
import { casesOnPage } from './built.ts';
import { expect } from './test.ts';

export const UI = { vi, en };
export const PICKER = { vi: pickerVi, en: pickerEn } as const;

/** The live cases of a lesson; other widgets hold one too. */
export const LESSON_CASE = 'article.case.small[data-case]:not(.caneat)';

/** The first case of a page whose canonical text begins so, once its script runs. */
export async function liveCase(page: Page, path: string, start: string): Promise<Locator> {
  const place = casesOnPage(path).findIndex((text) => text.startsWith(start));
  expect(place, `${path} holds a case ${start}`).toBeGreaterThanOrEqual(0);
  const widget = page.locator(LESSON_CASE).nth(place);
  await hydrateInView(widget);
  return widget;
}

/** Scrolls to a widget and waits for its script. */
export async function hydrateInView(widget: Locator): Promise<void> {
  // What is folded is opened first, as its reader does.
  await widget.evaluate((one) => {
    for (let at = one.parentElement?.closest('details'); at; at = at.parentElement?.closest('details')) at.open = true;
  });
  await widget.scrollIntoViewIfNeeded();
  await expect(widget.locator('xpath=ancestor::live-widget[1]')).not.toHaveAttribute('waiting');
}

/** Opens a page and waits for the first widget in it that the selector names. */
export async function widgetAt(page: Page, path: string, selector: string): Promise<Locator> {
  await page.goto(path);
  const widget = page.locator(selector).first();
  await hydrateInView(widget);
  return widget;
}

/** Presses a button that has the focus, as the keyboard does. */
export async function press(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
}

/** Scrolls through the page, so that every widget in it hydrates, except those that wait for an interaction. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Scrolling past before the page's script is loaded misses a widget until the way back; a test scrolls once.
    if (document.querySelector('live-widget')) await customElements.whenDefined('live-widget');
    const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));
    for (let at = 0; at < document.documentElement.scrollHeight; at += innerHeight * 0.9) {
      scrollTo({ top: at, behavior: 'instant' });
      await frame();
    }
  });
  // Widgets in closed sections do not come into view; a table waits for an interaction.
  await expect(page.locator('live-widget[waiting]:not([touched], details:not([open]) *)')).toHaveCount(0);
}

/** Hydrates every widget of the page, wherever it is. */
export async function hydrateAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const all = document.querySelectorAll('live-widget[waiting]');
    if (all.length > 0) await customElements.whenDefined('live-widget');
    for (const one of all) Reflect.get(one, 'wake')?.call(one);
  });
  await expect(page.locator('live-widget[waiting]')).toHaveCount(0);
}

/** The verdict of the engine on a canonical text, as JSON; null where it is no case. */
export function rulingOn(text: string): string | null {
  const read = readCase(text);
  const game = read.ok ? engineOf(read.value.game) : undefined;
  if (!read.ok || !game) return null;
  const ruled = judge(game, read.value.fields, read.value.rules);
  return ruled.ok ? writeJson(game.verdictJson(ruled.value.verdict)) : null;
}

/** The text of the case that a widget shows, after checking that its verdict is the engine's. */
export async function judgedCase(widget: Locator): Promise<string> {
  const [text, verdict] = await widget.evaluate((element) => [
    element.getAttribute('data-case'),
    element.getAttribute('data-verdict'),
  ]);
  expect(text).not.toBeNull();
  expect(verdict).toBe(rulingOn(text ?? ''));
  return text ?? '';
}

/** Waits until a widget shows another case than this one. */
export async function changedFrom(widget: Locator, before: string): Promise<string> {
  await expect(widget).not.toHaveAttribute('data-case', before);
  return judgedCase(widget);
}

/** Reveals the verdict without a guess, where it is hidden. */
export async function revealVerdict(widget: Locator): Promise<void> {
  if ((await widget.getAttribute('data-revealed')) === null) await widget.locator('.see').click();
  await expect(widget.locator('[data-act=more], [data-act=done]')).toBeVisible();
}

/** Opens the panel of one of the buttons under a verdict; an open one stays open. */
export async function openPanel(widget: Locator, act: 'why' | 'else' | 'more'): Promise<void> {
  await revealVerdict(widget);
  const button = widget.locator(`[data-act=${act}]`);
  if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
}

/** Shows the house rules of a case, to set them. */
export async function openHouseRules(widget: Locator): Promise<void> {
  await openPanel(widget, 'more');
  const mine = widget.locator('[data-act=report]');
  if ((await mine.getAttribute('aria-expanded')) === 'false') await mine.click();
  await expect(widget.locator('[data-setting=preset]')).toBeVisible();
}

/** Starts changing the cards of a case. */
export async function change(widget: Locator): Promise<void> {
  await openPanel(widget, 'more');
  await widget.locator('[data-act=edit]').click();
  await expect(widget).toHaveAttribute('data-changing');
}

/** Starts changing cards and opens the deck for one hand. */
export async function openPicker(widget: Locator, name: string, lang: Lang): Promise<Locator> {
  const plain = widget.locator('[data-act=edit][aria-pressed]');
  if ((await plain.count()) > 0) {
    if ((await plain.getAttribute('aria-pressed')) === 'false') await plain.click();
  } else if ((await widget.getAttribute('data-changing')) === null) await change(widget);
  await widget.getByRole('button', { name: PICKER[lang].editHand(name), exact: true }).click();
  const sheet = widget.getByRole('dialog');
  await expect(sheet).toBeVisible();
  return sheet;
}

/** A card by any of its spellings. */
export function cardFrom(text: string): Card {
  const read = parseCard(text);
  if (read === undefined) throw new Error(`${text} is not a card`);
  return read;
}

/** The button of a card in the deck. */
export function cardButton(sheet: Locator, text: string): Locator {
  return sheet.locator(`[data-card="${cardFrom(text)}"]`);
}

/** The hand in a canonical case, as people write it: `A♠ A♥`. */
export function handInCase(text: string, name: string): string {
  const read = readCase(text);
  const field = read.ok ? read.value.fields.find((one) => one.name === name) : undefined;
  return (field?.cards ?? []).map(displayCard).join(' ');
}
