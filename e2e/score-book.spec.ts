/** The score book: an evening on a phone, from the first name to who hands whom what, with slips that are put right. */

import type { Page } from '@playwright/test';
import { formatEveningFile } from '#components/score-book/files.ts';
import type { Lang } from '#core/lang.ts';
import type { GameId } from '#games/index.ts';
import { en as lateEn } from '#words/en/ui/score-book/late.ts';
import { en } from '#words/en/ui/score-book.ts';
import { vi as lateVi } from '#words/vi/ui/score-book/late.ts';
import { vi } from '#words/vi/ui/score-book.ts';
import { violations } from './axe.ts';
import { insideZalo, toldInsideZalo } from './inside-app.ts';
import { overflow } from './layout.ts';
import { looks } from './looks.ts';
import { eveningOf } from './score-book-page.ts';
import { addRound, roundSheet, saveRound } from './score-book-sheet.ts';
import { expect } from './test.ts';

const look = looks('the score book');
const SAY = { vi, en };
const LATE = { vi: lateVi, en: lateEn };
const PHONE = { width: 360, height: 740 };

/** A round is shown once it is kept. */
const totals = (page: Page) => page.locator('.sb-sum .num');

async function open(page: Page, lang: Lang, size = PHONE): Promise<void> {
  await page.setViewportSize(size);
  await page.goto(`/${lang}/so-diem/#moi`);
  await expect(page.locator('main live-widget')).not.toHaveAttribute('waiting');
}

async function begin(page: Page, names: readonly string[]): Promise<void> {
  const boxes = page.locator('.sb-names input');
  for (const [at, name] of names.entries()) await boxes.nth(at).fill(name);
  await page.locator('[data-act=begin]').click();
  await expect(page.locator('.sb-bar')).toBeVisible();
}

/** Chips of those whose boxes are filled; the last one is filled in. */
async function amounts(page: Page, chips: readonly string[]): Promise<void> {
  const boxes = roundSheet(page).locator('.sb-ent input');
  for (const [at, text] of chips.entries()) await boxes.nth(at).fill(text);
}

/** By their cards, in each game: who sits there, and what is typed. */
const BY_CARDS: readonly (readonly [game: GameId, text: string, nets: readonly string[], hasBank: boolean])[] = [
  ['xi-dach', 'An 10 9, Bình 10 8, Chi 9 5 7', ['0', '−1', '+1'], true],
  ['xi-to', 'An A♠ A♥ K♦ 9♣ 8♠, Bình 7♠ 7♥ K♣ Q♦ 8♥, Chi J♠ J♥ 9♦ 8♦ 7♦', ['+2', '−1', '−1'], false],
  ['ba-cay', 'An 2 3 4, Bình 2 4 6, Chi 5 6 7', ['+2', '−1', '−1'], true],
  [
    'ta-la',
    'An: 5♥*Bình 5♦ 5♣ 9♠*Bình 9♦ 9♥ 7♥*Bình 7♦ 7♣\nBình: 2♠ 4♠ 6♠ 8♠ 10♠ Q♠ K♦ A♦ 3♥\nChi: 2♦ 4♦ 6♦ 8♦ 10♦ Q♦ K♣ A♣ 3♣',
    ['+16', '−16', '0'],
    false,
  ],
  ['sam', 'An hết bài, Bình còn 3♠ 4♥, Chi còn 10♦ J♣ K♠', ['+5', '−2', '−3'], false],
];

look('vi: a round of each game by its cards, and the same cards when it is opened again', async ({ page }) => {
  await open(page, 'vi');
  await begin(page, ['An', 'Bình', 'Chi']);
  const nets = roundSheet(page).locator('.sb-hands .num');
  for (const [at, [game, text, expected, hasBank]] of BY_CARDS.entries()) {
    await addRound(page, game, 'cards');
    if (hasBank) await roundSheet(page).locator('[data-bank]').first().click();
    await page.locator('#case-text').fill(text);
    await expect(nets, game).toHaveText([...expected]);
    await saveRound(page);
    await page.locator(`#van-${at + 1} .ln`).click();
    await page.locator(`#van-${at + 1} [data-act=fix]`).click();
    await expect(nets, game).toHaveText([...expected]);
    await page.keyboard.press('Escape');
    await expect(roundSheet(page)).toHaveCount(0);
  }
});

look('vi: from the first name to the transfers, with a correction, a drop, undo and a reload', async ({ page }) => {
  const say = SAY.vi;
  await open(page, 'vi');
  await begin(page, ['An', 'Bình', 'Chi', 'Dung']);
  await addRound(page, 'sam', 'result');
  await roundSheet(page).locator('[data-first]').nth(3).click();
  for (const count of [6, 4, 6]) await roundSheet(page).locator(`[data-count="${count}"]`).click();
  await expect(roundSheet(page).locator('.sb-ent .num')).toHaveText(['−6', '−4', '−6', '+16']);
  await saveRound(page);
  await expect(page.locator('#van-1 .say')).toContainText('còn 6, 4, 6 lá');
  await addRound(page, 'xi-dach', 'cards');
  await roundSheet(page).locator('[data-bank]').nth(1).click();
  await page.locator('#case-text').fill('bình 10 8, an k 9, chi 9 7 5, dung 10 4 8');
  await expect(roundSheet(page).locator('.sb-ent .num')).toHaveText(['+1', '−1', '+1', '−1']);
  await saveRound(page);
  await addRound(page, 'ta-la', 'amounts');
  await amounts(page, ['+8', '3', '0']);
  // Half-typed, closed, and the page opened again: nothing is lost.
  await page.keyboard.press('Escape');
  await expect(roundSheet(page)).toHaveCount(0);
  // The sheet's step in the history goes with it, which a reload would cut short.
  await expect.poll(() => page.evaluate(() => history.state?.steps ?? 0)).toBe(0);
  await page.reload();
  await expect(page.locator('#van-2')).toBeVisible();
  await expect(page.locator('[data-act=add]')).toHaveText(say.goOn(3));
  await page.locator('[data-act=add]').click();
  await expect(roundSheet(page).locator('.sb-ent .num')).toHaveText(['+8', '−3', '0', '−5']);
  await saveRound(page);
  await expect(totals(page)).toHaveText(['+3', '−8', '−5', '+10']);
  await page.locator('#van-3 .ln').click();
  await page.locator('#van-3 [data-act=fix]').click();
  await amounts(page, ['+6', '3', '0', '3']);
  await roundSheet(page).locator('.sb-why input').fill('Đếm nhầm.');
  await saveRound(page);
  await expect(page.locator('#van-3 s')).toHaveText([`${say.was} +8`, `${say.was} −5`]);
  await expect(page.locator('#van-3 .fix')).toContainText('Đếm nhầm.');
  await expect(totals(page)).toHaveText(['+1', '−8', '−5', '+12']);
  await page.locator('#van-1 .ln').click();
  await page.locator('#van-1 [data-act=drop]').click();
  await expect(page.locator('#van-1')).toHaveClass(/dropped/);
  await expect(totals(page)).toHaveText(['+7', '−4', '+1', '−4']);
  await page.locator('[data-act=undo]').click();
  await expect(page.locator('#van-1')).not.toHaveClass(/dropped/);
  await expect(totals(page)).toHaveText(['+1', '−8', '−5', '+12']);
  expect(await overflow(page)).toBe(0);
  await page.locator('[data-act=end]').click();
  await expect(page.locator('.sb-plate li')).toHaveCount(3);
  await expect(page.locator('.sb-proof b')).toHaveText([
    say.finish.rest,
    say.finish.rest,
    say.finish.rest,
    say.finish.rest,
  ]);
  const link = await page.locator('[data-act=copy]').getAttribute('data-link');
  // A chat shows the first line: who hands whom what.
  await page.locator('.sb-ticket [data-act=text]').click();
  await expect(page.locator('.sb-ticket [data-act=text]')).toHaveText(say.finish.copied);
  const [first, ...lines] = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(first).toMatch(/^Chốt sổ: .+ đưa .+ \d+, .+; 3 lần đưa là xong\.$/);
  expect(lines).toHaveLength(5);
  expect(lines.at(-1)).toBe(link);
  // So is a round.
  await page.locator('[data-act=back]').click();
  await page.locator('#van-3 .ln').click();
  await page.locator('#van-3 [data-act=copy]').click();
  await expect(page.locator('#van-3 [data-act=copy]')).toHaveText(say.copied);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/^Ván 3, \S.+: \S.+\n\S+ [+−]?\d+( · \S+ [+−]?\d+)+$/);
  // Whoever opens the link reads it, and may go on with it.
  await page.evaluate(async () => {
    indexedDB.deleteDatabase('luat-bai:evenings');
    await caches.delete('luat-bai:evenings');
  });
  await page.goto('about:blank');
  await page.goto(link ?? '');
  await expect(page.locator('.sb[data-screen=sent]')).toBeVisible();
  await expect(page.locator('[data-act=add]')).toHaveCount(0);
  await page.locator('[data-act=take]').click();
  await expect(page.locator('[data-act=add]')).toBeVisible();
  await expect(totals(page)).toHaveText(['+1', '−8', '−5', '+12']);
});

look('en: the keyboard alone begins a book and writes a round; the focus goes back', async ({ page }) => {
  await open(page, 'en', { width: 1280, height: 800 });
  await page.locator('.sb-names input').first().focus();
  for (const name of ['An', 'Minh']) {
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
  }
  await page.locator('[data-act=begin]').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.sb-bar')).toBeVisible();
  // The focus may still be on its way to the book that has just begun.
  await page.locator('[data-act=add]').press('Enter');
  await expect(roundSheet(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(roundSheet(page).locator('.sb-seg')).not.toHaveCount(0);
  await roundSheet(page).locator('.sb-ent input').first().focus();
  await page.keyboard.type('+5');
  await page.keyboard.press('Enter');
  await expect(roundSheet(page)).toHaveCount(0);
  await expect(totals(page)).toHaveText(['+5', '−5']);
  await expect(page.locator('[data-act=add]')).toBeFocused();
  const said = page.locator('.sb-notice [role=status]');
  await page.locator('[data-act=undo]').press('Enter');
  await expect(said).toHaveText(SAY.en.said.undone);
  await expect(page.locator('[data-act=undo]')).toHaveCount(0);
  await expect(said).toBeFocused();
  await page.locator('[data-act=add]').press('Enter');
  // Each key that tells what somebody got takes itself away: the focus goes on to the next one, and at last to what writes it down.
  await roundSheet(page).locator('[data-game=sam]').press('Enter');
  await expect(roundSheet(page).locator('h2')).toBeFocused();
  await roundSheet(page).locator('[data-act=game]').press('Enter');
  await expect(roundSheet(page).locator('h2')).toBeFocused();
  await roundSheet(page).locator('[data-game=sam]').press('Enter');
  await expect(roundSheet(page).locator('h2')).toBeFocused();
  await roundSheet(page).locator('[data-way=result]').press('Enter');
  await roundSheet(page).locator('[data-first]').first().press('Enter');
  await roundSheet(page).locator('[data-count="5"]').press('Enter');
  await expect(roundSheet(page).locator('[data-act=save]')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(totals(page)).toHaveText(['+5', '−5']);
  await expect(page.locator('main .sr-only[role=status]')).toHaveText(
    SAY.en.said.totals([
      ['An', 5],
      ['Minh', -5],
    ]),
  );
});

look(
  'vi: on a desk a round is entered beside the others, and goes on where the window becomes a phone’s',
  async ({ page }) => {
    await open(page, 'vi', { width: 1280, height: 800 });
    await begin(page, ['An', 'Bình']);
    await addRound(page, 'xi-to', 'amounts');
    await amounts(page, ['+5']);
    await saveRound(page);
    await expect(page.locator('[data-act=add]')).toBeFocused();
    await addRound(page, 'xi-to', 'amounts');
    await amounts(page, ['+2']);
    // What is written can be read meanwhile, and the chart makes room.
    await page.locator('#van-1 .ln').click();
    await expect(page.locator('#van-1 .tool')).toBeVisible();
    await expect(page.locator('.sb-fig, .sb-bar').first()).toBeHidden();
    expect(await roundSheet(page).evaluate((one) => one.matches(':modal'))).toBe(false);
    await page.setViewportSize(PHONE);
    await expect.poll(() => roundSheet(page).evaluate((one) => one.matches(':modal'))).toBe(true);
    await expect(roundSheet(page).locator('.sb-ent .num')).toHaveText(['+2', '−2']);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => roundSheet(page).evaluate((one) => one.matches(':modal'))).toBe(false);
    await roundSheet(page).locator('.sb-ent input').first().focus();
    await page.keyboard.press('Escape');
    await expect(roundSheet(page)).toHaveCount(0);
    await expect(page.locator('.sb-bar')).toBeVisible();
  },
);

look('vi: a round that is half typed waits while another is corrected', async ({ page }) => {
  await open(page, 'vi');
  await begin(page, ['An', 'Bình']);
  await addRound(page, 'xi-to', 'amounts');
  await amounts(page, ['+5']);
  await saveRound(page);
  await addRound(page, 'xi-to', 'amounts');
  await amounts(page, ['+2']);
  await page.keyboard.press('Escape');
  await page.locator('#van-1 .ln').click();
  await page.locator('#van-1 [data-act=fix]').click();
  await amounts(page, ['+7', '7']);
  await saveRound(page);
  await page.locator('[data-act=add]').click();
  await expect(roundSheet(page).locator('.sb-ent .num')).toHaveText(['+2', '−2']);
});

look('vi: a round that does not add up is not taken, and says by how much', async ({ page }) => {
  await open(page, 'vi');
  await begin(page, ['An', 'Bình']);
  await addRound(page, 'xi-to', 'amounts');
  await amounts(page, ['+5', '2']);
  await expect(roundSheet(page).locator('.sb-save')).toContainText(LATE.vi.off(3));
  await roundSheet(page).locator('[data-act=save]').click({ force: true });
  await expect(roundSheet(page)).toBeVisible();
});

look(
  'vi: what is chosen before a book begins outlives the page and its language, and Back keeps the book',
  async ({ page }) => {
    await open(page, 'vi');
    await page.locator('.sb-names input').first().fill('An');
    await page.locator('.sb-games button').nth(1).click();
    await page.locator('.sb-house select').selectOption({ index: 2 });
    const house = await page.locator('.sb-house select').inputValue();
    await page.reload();
    await expect(page.locator('.sb-house select')).toHaveValue(house);
    await page.locator('a.lang').click();
    await page.waitForURL('**/en/**');
    await expect(page.locator('.sb-house select')).toHaveValue(house);
    await expect(page.locator('.in-app')).toHaveCount(0);
    await begin(page, ['An', 'Minh']);
    await page.goto('/en/so-diem/');
    await expect(page.locator('.sb-bar')).toBeVisible();
    await page.locator('.sb-others a').click();
    await expect(page.locator('.sb-games [aria-pressed=true]')).toHaveCount(0);
  },
);

look('vi: Back from a book that has just begun leads to it again, and not to empty names', async ({ page }) => {
  await insideZalo(page);
  await page.setViewportSize(PHONE);
  await page.goto('/vi/so-diem/');
  const { href: start } = new URL(page.url());
  expect(await toldInsideZalo(page.locator('main'), 'vi')).toBe(start);
  expect(await overflow(page)).toBe(0);
  await begin(page, ['An', 'Bình']);
  const { href } = new URL(page.url());
  // Another browser has no book under that address: the link has it in itself.
  expect(await toldInsideZalo(page.locator('main'), 'vi')).toContain('/vi/so-diem/#so=');
  await page.evaluate(() => {
    const gone = new Promise((done) => addEventListener('hashchange', done, { once: true }));
    history.back();
    return gone;
  });
  // Which book it is of tonight is read from the device.
  await expect(page).toHaveURL(href);
  await expect(page.locator('.sb-bar')).toBeVisible();
});

look('vi: two people of one name are told, and no book begins', async ({ page }) => {
  await open(page, 'vi');
  const boxes = page.locator('.sb-names input');
  await boxes.nth(0).fill('An');
  await boxes.nth(1).fill('an');
  await page.locator('[data-act=begin]').click();
  await expect(page.locator('#sb-names-bad')).toHaveText(SAY.vi.start.twice('an'));
  await expect(boxes.nth(1)).toBeFocused();
});

look('en: somebody comes late, somebody leaves, the bank moves: lines of their own', async ({ page }) => {
  await open(page, 'en');
  await begin(page, ['An', 'Bình', 'Chi']);
  await addRound(page, 'xi-dach', 'result');
  await roundSheet(page).locator('[data-bank]').nth(0).click();
  for (let player = 0; player < 2; player++) await roundSheet(page).locator('[data-code=win]').click();
  await saveRound(page);
  await expect(totals(page)).toHaveText(['−2', '+1', '+1']);
  await page.locator('[data-act=table]').click();
  await roundSheet(page).locator('.sb-paste input').fill('Dung');
  await roundSheet(page).locator('[data-act=join]').click();
  await roundSheet(page).locator('select').last().selectOption({ label: 'Bình' });
  await saveRound(page);
  await expect(page.locator('.sb-lines .move')).toHaveText([
    `${SAY.en.banker('Bình')}${SAY.en.bankerBefore('An', 1)}`,
    SAY.en.joined(['Dung']),
  ]);
  await expect(totals(page)).toHaveText(['−2', '+1', '+1', '0']);
});

look('vi: a table with a cleared name is no table; the next round is kept', async ({ page }) => {
  await open(page, 'vi');
  await begin(page, ['An', 'Bình', 'Chi']);
  await page.locator('[data-act=table]').click();
  await roundSheet(page).locator('.sb-names input').nth(2).fill('');
  await roundSheet(page).locator('[data-act=save]').click({ force: true });
  await expect(roundSheet(page).locator('.sb-bad').first()).toHaveText(LATE.vi.table.noName);
  // Nothing has been changed at a table that is as it was.
  await roundSheet(page).locator('.sb-names input').nth(2).fill('Chi');
  await roundSheet(page).locator('[data-act=save]').click({ force: true });
  await expect(roundSheet(page)).toBeVisible();
  await roundSheet(page).locator('[data-act=close]').click();
  await addRound(page, 'xi-to', 'amounts');
  await amounts(page, ['+5', '5']);
  await saveRound(page);
  await page.reload();
  await expect(totals(page)).toHaveText(['+5', '−5', '0']);
});

look('vi: a name in the box joins with the table, and who has left comes back as themselves', async ({ page }) => {
  await open(page, 'vi');
  await begin(page, ['An', 'Bình', 'Chi']);
  await addRound(page, 'xi-to', 'amounts');
  await amounts(page, ['+5', '5', '0']);
  await saveRound(page);
  const change = async (act: () => Promise<void>): Promise<void> => {
    await page.locator('[data-act=table]').click();
    await act();
    await saveRound(page);
  };
  await change(() =>
    roundSheet(page)
      .getByRole('button', { name: LATE.vi.table.leaves('Chi') })
      .click(),
  );
  await change(() => roundSheet(page).locator('.sb-paste input').fill('chi'));
  await expect(totals(page)).toHaveText(['+5', '−5', '0']);
  await change(() => roundSheet(page).locator('.sb-paste input').fill('Dung'));
  await expect(totals(page)).toHaveText(['+5', '−5', '0', '0']);
});

look('vi: undo beside a correction closes it, and the next correction begins with what stands', async ({ page }) => {
  await open(page, 'vi', { width: 1280, height: 800 });
  await begin(page, ['An', 'Bình']);
  const fix = async (): Promise<void> => {
    // The line of that number may still be open.
    const button = page.locator('#van-1 [data-act=fix]');
    if ((await button.count()) === 0) await page.locator('#van-1 .ln').click();
    await button.click();
  };
  await addRound(page, 'xi-to', 'amounts');
  await amounts(page, ['+5']);
  await saveRound(page);
  await fix();
  await page.locator('[data-act=undo]').click();
  await expect(roundSheet(page)).toHaveCount(0);
  await addRound(page, 'xi-to', 'amounts');
  await amounts(page, ['+9']);
  await saveRound(page);
  await fix();
  await expect(roundSheet(page).locator('.sb-ent input').first()).toHaveValue('9');
});

look('vi: a half-typed round waits while another book, and one from a file, is looked at', async ({ page }) => {
  await open(page, 'vi');
  await begin(page, ['Chi', 'Dung']);
  const other = page.url();
  const download = page.waitForEvent('download');
  await page.locator('[data-act=end]').click();
  await page.locator('.sb-ticket [data-act=download]').click();
  const file = await (await download).path();
  await page.goto('about:blank');
  await open(page, 'vi');
  await begin(page, ['An', 'Bình']);
  const own = page.url();
  await addRound(page, 'xi-to', 'amounts');
  await amounts(page, ['+5']);
  await page.keyboard.press('Escape');
  await expect(roundSheet(page)).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state?.steps ?? 0)).toBe(0);
  await page.locator('.sb-others a').click();
  // The button that is seen is the page's own: a browser would label its own one in its language.
  const input = page.locator('[data-act=import]');
  await input.setInputFiles({ name: 'sổ.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.locator('.file-button [role=status]')).toHaveText('sổ.json');
  await expect(page.locator('.sb-earlier > [role=status]')).toHaveText(SAY.vi.start.notBook);
  await expect(page.getByLabel(SAY.vi.start.import, { exact: true })).toHaveAttribute('data-act', 'import');
  const seen = page.locator('.file-button label');
  await expect(seen).toHaveText(SAY.vi.start.import);
  expect((await seen.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(await input.boundingBox()).toMatchObject({ width: 1, height: 1 });
  await page.keyboard.press('Tab');
  await input.focus();
  await expect(seen).toHaveCSS('outline-style', 'solid');
  await input.setInputFiles(file);
  await expect(page.locator('.sb[data-screen=sent]')).toBeVisible();
  await page.locator('.sb-others a').click();
  await expect(page.locator('.sb[data-screen=start]')).toBeVisible();
  await page.goto(other);
  await expect(page.locator('.sb-bar')).toBeVisible();
  await page.goto(own);
  await expect(totals(page)).toHaveCount(2);
  await page.locator('[data-act=add]').click();
  await expect(roundSheet(page).locator('.sb-ent .num')).toHaveText(['+5', '−5']);
});

look(
  'en: a file says its limit before, a longer one is refused, and one of many books is taken in',
  async ({ page }) => {
    await open(page, 'en');
    await begin(page, ['An', 'Minh']);
    await page.locator('.sb-others a').click();
    const earlier = page.locator('.sb-earlier');
    const { start } = SAY.en;
    await expect(earlier).toContainText(start.importNote(5));
    const choose = (text: string): Promise<void> =>
      page
        .locator('[data-act=import]')
        .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await choose(' '.repeat(5_200_000));
    await expect(earlier).toContainText(start.tooBig(5.2, 5));
    const many = Array.from({ length: 60 }, (_, at) => eveningOf(`e${at}`, 200));
    // Half of it is none; what was there stays.
    const text = formatEveningFile(many);
    await choose(text.slice(0, text.length / 2));
    await expect(earlier).toContainText(start.notBook);
    await expect(earlier.locator('li')).toHaveCount(1);
    await choose(text);
    await expect(earlier.locator('progress')).toBeVisible();
    await expect(earlier).toContainText(start.tookIn(60));
    await expect(earlier.locator('progress')).toHaveCount(0);
    await expect(earlier.locator('li')).toHaveCount(50);
    await earlier.locator('[data-act=older]').click();
    await expect(earlier.locator('li')).toHaveCount(61);
    await expect(earlier.locator('[data-act=older]')).toHaveCount(0);
  },
);

look('vi: a book that is begun while the scripts still come stays open', async ({ page }) => {
  await page.route(/_astro\/[^/]*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  await page.setViewportSize(PHONE);
  await page.goto('/vi/so-diem/', { waitUntil: 'commit' });
  const boxes = page.locator('.sb-names input');
  for (const [at, name] of ['An', 'Bình'].entries()) await boxes.nth(at).fill(name);
  await page.locator('[data-act=begin]').click();
  await expect(page.locator('main live-widget')).toHaveAttribute('waiting');
  await expect(page.locator('.sb-bar')).toBeVisible();
  // The list of books, asked for first, has come by now as well.
  await addRound(page, 'xi-to', 'amounts');
  await amounts(page, ['+5']);
  await saveRound(page);
  await expect(totals(page)).toHaveText(['+5', '−5']);
  await expect(page).toHaveURL(/#\w{12}$/);
  await page.reload();
  await expect(totals(page)).toHaveText(['+5', '−5']);
});

look('en: two quick taps begin one book, and take back one round', async ({ page }) => {
  const twice = (act: string) =>
    page.locator(`[data-act=${act}]`).evaluate((button) => {
      for (let tap = 0; tap < 2; tap++) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    });
  await open(page, 'en');
  const boxes = page.locator('.sb-names input');
  for (const [at, name] of ['An', 'Minh'].entries()) await boxes.nth(at).fill(name);
  await twice('begin');
  await addRound(page, 'xi-to', 'amounts');
  await amounts(page, ['+5']);
  await saveRound(page);
  await page.reload();
  await addRound(page, 'xi-to', 'amounts');
  await amounts(page, ['+2']);
  await saveRound(page);
  await twice('undo');
  await expect(totals(page)).toHaveText(['+5', '−5']);
  await page.locator('.sb-others a').click();
  await expect(page.locator('.sb-earlier li')).toHaveCount(1);
});

look('vi: rounds that a full device has no room for stay in the page, until there is some', async ({ page }) => {
  await open(page, 'vi');
  await begin(page, ['An', 'Bình']);
  const book = page.url();
  const add = async (chips: string): Promise<void> => {
    await addRound(page, 'xi-to', 'amounts');
    await amounts(page, [chips]);
    await saveRound(page);
  };
  await add('+1');
  await page.evaluate(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    addEventListener('room', () => {
      IDBObjectStore.prototype.put = put;
    });
  });
  await add('+2');
  await add('+4');
  await expect(page.locator('.sb-told')).toContainText(SAY.vi.fault.full);
  await page.locator('[data-act=undo]').click();
  await expect(totals(page)).toHaveText(['+3', '−3']);
  await expect(page.locator('.sb-told')).toContainText(SAY.vi.fault.full);
  await page.locator('.sb-others a').click();
  await page.locator(`.sb-earlier a[href="${new URL(book).hash}"]`).click();
  await expect(totals(page)).toHaveText(['+3', '−3']);
  await expect(page.locator('.sb-told')).toContainText(SAY.vi.fault.full);
  await page.evaluate(() => dispatchEvent(new Event('room')));
  await add('+8');
  await expect(page.locator('.sb-told')).toHaveCount(0);
  await page.reload();
  await expect(totals(page)).toHaveText(['+11', '−11']);
});

look(
  'en: a correction of a round that another tab took back is refused, and the next round is kept',
  async ({ page, context }) => {
    await open(page, 'en');
    await begin(page, ['An', 'Minh']);
    await addRound(page, 'xi-to', 'amounts');
    await amounts(page, ['+5']);
    await saveRound(page);
    // One that hears nothing of others.
    const deaf = await context.newPage();
    await deaf.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'));
    await deaf.goto(page.url());
    await deaf.locator('#van-1 .ln').click();
    await deaf.locator('#van-1 [data-act=fix]').click();
    await amounts(deaf, ['+7', '7']);
    await page.locator('[data-act=undo]').click();
    await expect(page.locator('#van-1')).toHaveCount(0);
    await saveRound(deaf);
    await expect(deaf.locator('.sb-notice')).toContainText(SAY.en.said.refused);
    await expect(deaf.locator('#van-1')).toHaveCount(0);
    await addRound(deaf, 'xi-to', 'amounts');
    await amounts(deaf, ['+2']);
    await saveRound(deaf);
    await expect(totals(page)).toHaveText(['0', '0']);
    await page.reload();
    await expect(totals(page)).toHaveText(['+2', '−2']);
  },
);

look('en: who is moved twice moves two places, with the focus', async ({ page }) => {
  await open(page, 'en');
  const boxes = page.locator('.sb-names input');
  for (const [at, name] of ['An', 'Bình', 'Chi'].entries()) await boxes.nth(at).fill(name);
  const up = page.getByRole('button', { name: SAY.en.start.up('Chi') });
  await up.focus();
  for (let place = 0; place < 2; place++) {
    await page.keyboard.press('Enter');
    await expect(boxes.nth(1 - place)).toHaveValue('Chi');
    await expect(up).toBeFocused();
  }
  await expect(boxes.nth(1)).toHaveValue('An');
});

look('vi: axe finds nothing in the book, the sheets and the end, in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, 'vi');
    expect(await violations(page)).toEqual([]);
    await begin(page, ['An', 'Bình', 'Chi']);
    await addRound(page, 'sam', 'result');
    await roundSheet(page).locator('[data-first]').first().click();
    expect(await violations(page)).toEqual([]);
    await page.locator('[data-way=amounts]').click();
    await amounts(page, ['+5', '2']);
    expect(await violations(page)).toEqual([]);
    await saveRound(page);
    await page.locator('#van-1 .ln').click();
    expect(await violations(page)).toEqual([]);
    await page.locator('[data-act=end]').click();
    await expect(page.locator('.sb-ticket .qr')).toBeVisible();
    expect(await violations(page)).toEqual([]);
  }
});
