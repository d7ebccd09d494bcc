/** A hand of Tá Lả: sorting it, asking whether a card may be eaten, playing a round, replaying one. */

import { LANGS } from '#core/lang.ts';
import { parseCase } from '#core/notation/parse.ts';
import { arrange } from '#games/ta-la/engine/arrange.ts';
import { game } from '#games/ta-la/engine/index.ts';
import { PRESETS } from '#games/ta-la/engine/rules.ts';
import { canEat } from '#games/ta-la/hands/eat.ts';
import { en as eatEn } from '#games/ta-la/words/en/eat.ts';
import { en } from '#games/ta-la/words/en/sorter.ts';
import { vi as eatVi } from '#games/ta-la/words/vi/eat.ts';
import { vi } from '#games/ta-la/words/vi/sorter.ts';
import { looks } from './looks.ts';
import { expect, IN_TURN } from './test.ts';
import { cardButton, hydrateInView, judgedCase, press, widgetAt } from './widget.ts';

const look = looks('a hand of Tá Lả');

const WORDS = { vi, en };
const EAT = { vi: eatVi, en: eatEn };
const RULES = PRESETS['mien-bac'];

/** The cards of the one hand in a canonical text. */
function handIn(text: string) {
  const read = parseCase(text, [game]);
  const field = read.ok ? read.value.fields[0] : undefined;
  if (!field) throw new Error(`${text} is no hand`);
  return field;
}

for (const lang of LANGS) {
  const words = WORDS[lang];

  look(
    `${lang}: a hand is sorted by keyboard, the engine sorts it and says what to discard`,
    IN_TURN.vi,
    async ({ page }) => {
      const sorter = await widgetAt(page, `/${lang}/ta-la/tinh-diem/`, '.sorter');
      const { cards } = handIn(await judgedCase(sorter));
      const best = arrange(cards, [], RULES);
      if (!best) throw new Error('no arrangement');
      const loose = sorter.locator('.tapped button');
      await expect(loose).toHaveCount(cards.length);

      // Nothing chosen, then three that are no meld: it says so and nothing is lost.
      await press(page, sorter.locator('[data-act=meld]'));
      await expect(sorter.getByRole('status').first()).toHaveText(words.none);
      const meld = best.melds[0] ?? [];
      for (const card of meld) await press(page, sorter.locator(`.tapped [data-card="${card}"]`));
      await press(page, sorter.locator('[data-act=meld]'));
      await expect(sorter.locator('.made > li')).toHaveCount(1);
      await expect(loose).toHaveCount(cards.length - meld.length);

      await press(page, sorter.locator('[data-act=ask]'));
      await expect(sorter.locator('.verdict .big')).toHaveText(words.best(best.points));
      await expect(sorter.locator('.best .made').first().locator('li')).toHaveCount(best.melds.length);
      await expect(sorter.locator('.best')).toContainText(words.discardNote);

      // A meld is taken back, and the hand is whole again.
      await press(page, sorter.locator('.made button').first());
      await expect(loose).toHaveCount(cards.length);
      const before = await judgedCase(sorter);
      await press(page, sorter.locator('[data-act=again]'));
      await expect(sorter).not.toHaveAttribute('data-case', before);
      await judgedCase(sorter);
      await expect(loose).toHaveCount(10);
    },
  );

  look(
    `${lang}: “can I eat this?” is guessed, answered with its rule, and asked of another card`,
    IN_TURN.en,
    async ({ page }) => {
      const question = await widgetAt(page, `/${lang}/ta-la/cach-choi/`, '.caneat');
      await question.locator('.guess input').first().check();
      const field = handIn(((await question.getAttribute('data-asked')) ?? '').replace(/\*/g, ''));
      const thrown = field.cards.at(-1);
      if (thrown === undefined) throw new Error('no discard');
      const said = await question.getAttribute('data-eat');
      await expect(question.locator('.verdict .big')).toHaveText(said === 'true' ? EAT[lang].yes : EAT[lang].no);
      await expect(question.locator('.reasons .tag')).toHaveText(/^3\.\d|2\.7$/);

      await press(page, question.locator('[data-act=discard]'));
      const sheet = question.getByRole('dialog');
      await expect(sheet).toBeVisible();
      await press(page, sheet.locator('.out').first());
      await press(page, cardButton(sheet, 'K♣'));
      await page.keyboard.press('Escape');
      await expect(question).toHaveAttribute('data-asked', /KC\*$/);
      const hand = field.cards.slice(0, -1);
      const king = handIn('ta-la;bai:KC').cards[0];
      if (king === undefined) throw new Error('no king');
      await expect(question).toHaveAttribute('data-eat', String(canEat(hand, [], king, RULES).ok));
    },
  );

  look(`${lang}: four rounds of discards are looked at again step by step`, IN_TURN.vi, async ({ page }) => {
    const replay = await widgetAt(page, `/${lang}/ta-la/cach-choi/`, '.replay');
    const next = replay.locator('.steps .btn').last();
    for (let i = 0; i < 80 && (await next.getAttribute('aria-disabled')) === 'false'; i++) await press(page, next);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    const chips = await replay.locator('.sum.chips').allTextContents();
    expect(chips.reduce((sum, text) => sum + Number(text.replace('−', '-') || 0), 0)).toBe(0);
    // Melds and discards lie before the seats, and no card lies twice.
    await expect(replay.locator('.lying')).not.toHaveCount(0);
    const names = await replay.locator('.seats .card:not(.back)').evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(new Set(names).size).toBe(names.length);
  });
}

look('the referee sorts one hand, and marks an eaten card that has no meld', async ({ page }) => {
  await page.goto('/vi/trong-tai/');
  const box = page.locator('#case-text');
  const board = page.locator('article.case');
  await hydrateInView(box);
  await box.fill('ta-la; bài: 4♣ 5♣ 6♣ 6♦ 6♥ K♠');
  await expect(board).toHaveAttribute('data-case', 'ta-la@mien-bac;bai:4C.5C.6C.6D.6H.KS');
  await judgedCase(board);
  await box.fill('ta-la; an: 4♣ 5♣ 6♣ 9♦; bình: 7♠ 7♥ 7♦* 2♣');
  await expect(board).toHaveAttribute('data-case', /binh|bình/);
  await judgedCase(board);
  await box.fill('ta-la; bài: 7♠ 8♦ 7♦*');
  await expect(page.locator('.err')).toContainText('7♦');
});
