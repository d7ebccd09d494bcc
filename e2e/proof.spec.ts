/** The page of proofs states what its files contain: counts, dates, commands; and what is not proved. */

import type { Locator, Page } from '@playwright/test';
import { checksums } from '#book/checksums.ts';
import { fuzz } from '#book/fuzz.ts';
import { mutationOf } from '#book/mutation.ts';
import { proofs } from '#book/proofs.ts';
import { houseQuestions } from '#book/which-house.ts';
import { percent } from '#components/odds/percent.ts';
import { LANGS } from '#core/lang.ts';
import { GAMES, gameOf } from '#games/index.ts';
import { proofWords } from '#words/proof.ts';
import { expect, IN_TURN, test } from './test.ts';

/** The first table after the heading with this id. */
function tableUnder(page: Page, heading: string): Locator {
  return page.locator(`//*[@id="${heading}"]/following::table[1]`);
}

/** The days on which it was run. */
function daysUnder(page: Page, heading: string): Locator {
  return tableUnder(page, heading).locator('xpath=following::p[time][1]/time');
}

for (const lang of LANGS) {
  const words = proofWords(lang);
  const number = new Intl.NumberFormat(lang);

  test(`${lang}: every proof has its count and its day, and its command at the end`, IN_TURN.vi, async ({ page }) => {
    await page.goto(`/${lang}/chung-minh/`);
    const isInTable = ({ id }: { readonly id: string }): boolean => /^(unknown|told)-/.test(id);
    const listed = proofs().filter((proved) => !isInTable(proved));
    await expect(page.locator('.proved > li')).toHaveCount(listed.length);
    for (const { id, what, checked, faults, date } of listed) {
      const one = page.locator(`.proved > li[data-proof="${id}"]`);
      await expect(one).toContainText(what[lang]);
      await expect(one.locator('b')).toHaveText(number.format(checked));
      await expect(one).toContainText(words.faults(faults));
      await expect(one.locator('time')).toHaveAttribute('datetime', date);
    }
    for (const { id, game, checked, faults, notes, date } of proofs().filter(isInTable)) {
      const heading = id.startsWith('told-') ? 'ke-diem' : 'thieu-la';
      const row = tableUnder(page, heading)
        .getByRole('row')
        .filter({ hasText: gameOf(game).name });
      const counts = [checked, ...Object.values(notes ?? {}), faults].map((count) => number.format(count));
      await expect(row.getByRole('cell')).toHaveText(counts);
      await expect(daysUnder(page, heading).and(page.locator(`[datetime="${date}"]`))).toHaveCount(1);
    }
    // Whoever writes programs opens this; nobody else need see it.
    await expect(page.locator('.commands')).toBeHidden();
    await page.getByText(words.forPrograms).click();
    for (const { id } of proofs())
      await expect(page.getByText(`npm run prove -- ${id}`, { exact: true })).toBeVisible();
    const all = proofs().reduce((sum, { checked }) => sum + checked, 0);
    await expect(page.locator('.lead')).toHaveText(words.lead(number.format(all)));
  });

  test(`${lang}: every game says how many questions find its houses`, IN_TURN.vi, async ({ page }) => {
    await page.goto(`/${lang}/chung-minh/`);
    expect(houseQuestions().map(({ game }) => game)).toEqual(GAMES.map(({ id }) => id));
    for (const { game, date, samples } of houseQuestions()) {
      const row = tableUnder(page, 'do-luat')
        .getByRole('row')
        .filter({ hasText: gameOf(game).name });
      const { presets, near, random } = samples;
      const cells = [presets, near, random].map(({ questions, slipped }) => `${questions} (${slipped})`);
      const worst = Math.max(presets.unlike, near.unlike, random.unlike);
      await expect(row.getByRole('cell')).toHaveText([...cells, percent(lang, worst)]);
      await expect(daysUnder(page, 'do-luat').and(page.locator(`[datetime="${date}"]`))).toHaveCount(1);
    }
  });

  test(
    `${lang}: every game has its checksums and the share of faults that is noticed`,
    IN_TURN.vi,
    async ({ page }) => {
      await page.goto(`/${lang}/chung-minh/`);
      await page.getByText(words.forPrograms).click();
      for (const { id, name } of GAMES) {
        const [sums, faults] = [checksums()[id], mutationOf(id)];
        const summed = page.getByRole('row').filter({ hasText: sums?.verdicts ?? 'none' });
        await expect(summed.getByRole('rowheader')).toHaveText(`${name}${words.edition(sums?.edition ?? 0)}`);
        await expect(summed).toContainText(sums?.rulings ?? 'none');
        const tried = page.getByRole('row').filter({ hasText: number.format(faults?.mutants ?? -1) });
        await expect(tried.getByRole('rowheader', { name, exact: true })).toBeVisible();
      }
      for (const { door, unit, count } of fuzz().doors) {
        const row = page
          .getByRole('row')
          .filter({ has: page.getByRole('rowheader', { name: words.thrown.doors[door] }) });
        await expect(row).toContainText(words.thrown.units[unit](number.format(count)));
      }
      await expect(
        page.locator('#chua-chung-minh ~ ul, h2:has(#chua-chung-minh) ~ ul').last().locator('li'),
      ).toHaveCount(words.openings.length);
    },
  );
}
