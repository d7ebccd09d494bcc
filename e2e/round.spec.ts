/** A round to play and rounds to look at again: by keyboard, nothing hidden given away, every step with its rule. */

import type { Locator, Page } from '@playwright/test';
import { vi as words } from '#words/round/vi.ts';
import { expect, test } from './test.ts';
import { comeAlive, UI } from './widget.ts';

async function openDeal(page: Page): Promise<Locator> {
  await page.goto('/vi/xi-dach/');
  const deal = page.locator('.play');
  await comeAlive(deal);
  return deal;
}

/** The cards that lie face up in a seat, as spoken. */
async function facesOf(deal: Locator, seat: string): Promise<string[]> {
  const faces = deal.locator('.seat', { hasText: seat }).locator('.card:not(.back)');
  return faces.evaluateAll((cards) => cards.map((one) => one.getAttribute('aria-label') ?? ''));
}

/** Makes one move by keyboard, and waits until it is told. */
async function move(page: Page, deal: Locator, name: 'draw' | 'stand'): Promise<void> {
  const story = deal.locator('.story li');
  const told = await story.count();
  await deal.locator(`[data-move=${name}]`).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => story.count()).toBeGreaterThan(told);
}

/** Draws once, then stands, all by keyboard; the others play on to the end. */
async function playToTheEnd(page: Page, deal: Locator): Promise<void> {
  await move(page, deal, 'draw');
  await move(page, deal, 'stand');
  await expect(deal.locator('[data-move=again]')).toBeVisible();
  await expect(deal.locator('.story li').first()).toBeVisible();
}

test('a round is played to its end by keyboard, and another one dealt', async ({ page }) => {
  const deal = await openDeal(page);
  await playToTheEnd(page, deal);
  await expect(deal.locator('.verdict .big')).toHaveText(/\p{L}/u);
  const chips = await deal.locator('.sum.chips').allTextContents();
  const total = chips.reduce((sum, text) => sum + Number(text.replace('−', '-') || 0), 0);
  expect(total).toBe(0);
  expect(await deal.locator('.story li').count()).toBeGreaterThan(2);

  const before = await facesOf(deal, 'An');
  await deal.locator('[data-move=again]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => facesOf(deal, 'An')).not.toEqual(before);
});

test('the focus stays with the moves from the first to the next round', async ({ page }) => {
  const deal = await openDeal(page);
  const inMoves = (): Promise<boolean> => page.evaluate(() => document.activeElement?.closest('.moves') !== null);
  await deal.locator('[data-move=stand]').focus();
  await page.keyboard.press('Enter');
  await expect(deal.locator('[data-move=again]')).toBeVisible();
  await expect.poll(inMoves).toBe(true);
  const before = await facesOf(deal, 'An');
  await deal.locator('[data-move=again]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => facesOf(deal, 'An')).not.toEqual(before);
  await expect.poll(inMoves).toBe(true);
});

test('what lies face down is nowhere in the page, and what nobody has to show stays so after the end', async ({
  page,
}) => {
  const deal = await openDeal(page);
  const seats = [UI.vi.seatName('cai'), UI.vi.seatName('bình')];
  for (const seat of seats) expect(await facesOf(deal, seat)).toEqual([]);
  await expect(deal.locator('.card.back').first()).toHaveAccessibleName(UI.vi.cardBack);
  await move(page, deal, 'draw');
  const during = await deal.innerHTML();
  await move(page, deal, 'stand');
  await expect(deal.locator('[data-move=again]')).toBeVisible();
  // Rule xd-check-secret: the banker shows his hand to nobody who does not ask.
  await expect(deal.locator('.card.back')).not.toHaveCount(0);
  for (const seat of seats) {
    for (const face of await facesOf(deal, seat)) expect(during).not.toContain(`"${face}"`);
  }
});
test('a round is dealt under the house that was chosen', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('house:xi-dach', 'xi-dach@vipgame'));
  const deal = await openDeal(page);
  await playToTheEnd(page, deal);
  await deal.locator('[data-move=again]').click();
  await expect(deal.locator('.head')).toContainText('VIPGAME');
});

test('every step of a round names a rule that the rule list has', async ({ page }) => {
  const deal = await openDeal(page);
  await playToTheEnd(page, deal);
  await expectRules(page, deal.locator('.story a.tag'));
});

test('a replay goes forward and back by keyboard, and says each step', async ({ page }) => {
  await page.goto('/vi/xi-dach/cach-choi/');
  const replay = page.locator('.replay').first();
  await comeAlive(replay);
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
  await comeAlive(replay);
  await replay.locator('summary').click();
  const step = replay.locator('details button').nth(3);
  await step.click();
  await expect(step).toHaveAttribute('aria-current', 'step');
  await expect(replay.locator('[role=status] p')).toHaveText((await step.textContent()) ?? '');
});

test('every step of every replay names a rule that the rule list has', async ({ page }) => {
  await page.goto('/vi/xi-dach/cach-choi/');
  for (const replay of await page.locator('.replay').all()) {
    await comeAlive(replay);
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
