/** Rounds to look at again: by keyboard, every step with its rule. */

import type { Locator, Page } from '@playwright/test';
import { vi as words } from '#words/vi/round.ts';
import { expect, test } from './test.ts';
import { hydrateInView } from './widget.ts';

test('a replay goes forward and back by keyboard, and says each step', async ({ page }) => {
  await page.goto('/vi/xi-dach/cach-choi/');
  const replay = page.locator('.replay').first();
  await hydrateInView(replay);
  const steps = await replay.locator('details li').allTextContents();
  const told = replay.locator('[role=status] p');
  const place = replay.locator('.steps span');
  const next = replay.getByRole('button', { name: words.next, exact: true });
  const previous = replay.getByRole('button', { name: words.previous, exact: true });

  await expect(previous).toHaveAttribute('aria-disabled', 'true');
  await previous.focus();
  await page.keyboard.press('Enter');
  await expect(place).toHaveText(words.step(1, steps.length));
  await next.focus();
  for (const [i, text] of steps.entries()) {
    await expect(told).toHaveText(text);
    await expect(place).toHaveText(words.step(i + 1, steps.length));
    if (i < steps.length - 1) await page.keyboard.press('Enter');
  }
  await expect(next).toHaveAttribute('aria-disabled', 'true');
  await expect(next).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(place).toHaveText(words.step(steps.length, steps.length));
  await previous.focus();
  await page.keyboard.press('Space');
  await expect(told).toHaveText(steps.at(-2) ?? '');

  const chips = await replay.locator('.sum.chips').allTextContents();
  expect(chips.reduce((sum, text) => sum + Number(text.replace('−', '-') || 0), 0)).toBe(0);
});

test('a step of a replay is reached from the list', async ({ page }) => {
  await page.goto('/vi/xi-dach/cach-choi/');
  const replay = page.locator('.replay').last();
  await hydrateInView(replay);
  await replay.locator('summary').click();
  const step = replay.locator('details button').nth(3);
  await step.click();
  await expect(step).toHaveAttribute('aria-current', 'step');
  await expect(replay.locator('[role=status] p')).toHaveText((await step.textContent()) ?? '');
});

test('every step of every replay names a rule that the rule list has', async ({ page }) => {
  await page.goto('/vi/xi-dach/cach-choi/');
  for (const replay of await page.locator('.replay').all()) {
    await hydrateInView(replay);
    const next = replay.getByRole('button', { name: words.next, exact: true });
    await expect(replay.locator('[role=status] a.tag')).toHaveText(/^\d+\.\d+$/);
    while ((await next.getAttribute('aria-disabled')) === 'false') {
      await next.click();
      await expect(replay.locator('[role=status] a.tag')).toHaveText(/^\d+\.\d+$/);
    }
  }
  await expectRules(page, page.locator('.replay a.tag'));
});

/** Each link leads to a place that exists. */
async function expectRules(page: Page, links: Locator): Promise<void> {
  const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(targets.length).toBeGreaterThan(0);
  await page.goto(targets[0]?.split('#')[0] ?? '');
  for (const target of new Set(targets)) await expect(page.locator(`[id="${target.split('#')[1]}"]`)).toHaveCount(1);
}
