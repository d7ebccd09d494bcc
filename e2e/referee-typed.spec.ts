/** The box reads what people write: what was understood is shown, what was not is said, and the box is written anew. */

import type { Page } from '@playwright/test';
import { LANGS, type Lang } from '#core/lang.ts';
import { referee } from './built.ts';
import { overflow } from './layout.ts';
import { linkOf, opened, partsOf, REFEREE, setting, shows, tabOf } from './referee-page.ts';
import { expect, test } from './test.ts';
import { cardButton, judgedCase, openPicker } from './widget.ts';

const XI_BAN = 'xi-dach; cái: K♦ 9♣; an: A♠ A♥';
const CHOPPED = 'sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣';

/** The game that is chosen, what is typed, and the case that it is. */
const TYPED = [
  ['xi-dach', 'cái k rô 9 chuồn\nan át bích át cơ', XI_BAN],
  ['xi-dach', 'cai k ro 9 chuon an a bich a co', XI_BAN],
  ['xi-dach', 'nhà cái: kd 9c; an: as ah', XI_BAN],
  ['xi-dach', 'Nhà cái kd 9c, An as ah', XI_BAN],
  ['xi-dach', 'dealer: kd 9c / an: as ah', XI_BAN],
  ['xi-dach', 'Xì Dách. Nhà cái: K♦ 9♣. An: A♠ A♥.', XI_BAN],
  ['xi-dach', 'tôi 8 cơ 7 bích, cái 10 rô 9 chuồn', 'xi-dach; tôi: 8♥ 7♠; cái: 10♦ 9♣'],
  ['xi-dach', 'cái heo bích hai cơ chín chuồn, an mười rô bồi cơ', 'xi-dach; cái: 2♠ 2♥ 9♣; an: 10♦ J♥'],
  ['sam', 'trên bàn heo cơ, tôi chặt tứ quý 6', CHOPPED],
  ['sam', XI_BAN.replace('xi-dach', 'Xì dách'), XI_BAN],
] as const;

/** What the page says under the box. */
function partsUnder(page: Page) {
  return {
    readAs: page.locator('.read-as'),
    chips: page.locator('.read-as .chip'),
    status: page.locator('.nota .unread'),
    tidy: page.locator('[data-act=tidy]'),
    keep: page.locator('[data-act=keep]'),
    asWritten: page.locator('[data-act=as-written]'),
  };
}

async function choose(page: Page, game: (typeof TYPED)[number][0]): Promise<void> {
  await tabOf(page, game).click();
  await expect(partsOf(page).board).toHaveAttribute('data-case', new RegExp(`^${game}@`));
}

for (const lang of LANGS) {
  test(`${lang}: what people type is read as they mean it, and lies on the board`, async ({ page }) => {
    const { box, board, alert } = await opened(page, referee(lang));
    let chosen = 'xi-dach';
    for (const [game, text, meant] of TYPED) {
      if (game !== chosen) await choose(page, game);
      await box.fill(text);
      await shows(board, meant);
      await expect(alert, text).toBeEmpty();
      await expect(box).toHaveValue(text);
      await expect(box).toHaveAttribute('aria-invalid', 'false');
      const cards = await board.locator('.hand .card').count();
      await expect(partsUnder(page).readAs.locator('.card')).toHaveCount(cards);
      expect(await overflow(page), text).toBeLessThanOrEqual(0);
      chosen = meant.slice(0, meant.indexOf(';'));
    }
  });

  test(`${lang}: a word that changes nothing is marked and said; one tap leaves it out`, async ({ page }) => {
    const { box, board, alert } = await opened(page, referee(lang));
    await box.fill('cái k rô 9 chuồn\nan át bích át cơ nha');
    await shows(board, XI_BAN);
    await expect(alert).toBeEmpty();
    await expect(page.locator('.paper pre .bad')).toHaveText('nha');
    await expect(partsUnder(page).status).toContainText(REFEREE[lang].unread(['nha']));
    await page.locator('[data-act=leave-out]').click();
    await expect(box).toHaveValue('cái k rô 9 chuồn\nan át bích át cơ');
    await expect(page.locator('.paper pre .bad')).toHaveCount(0);
    await expect(box).toBeFocused();
    await shows(board, XI_BAN);
  });

  test(`${lang}: what could be a card or a name holds the ruling back and is said where it stands`, async ({
    page,
  }) => {
    const { box, board, alert } = await opened(page, referee(lang));
    for (const [text, marked, read] of [
      ['cái k rô 9 chuồng\nan át bích át cơ', 'chuồng', 'cai:KD;an:AS.AH'],
      ['cái k rô 9 chuồn\nan át bích át cơ hihihi', 'hihihi', 'cai:KD.9C;an:AS.AH'],
      ['cái k đỏ 9 chuồn\nan át bích át cơ', 'đỏ', 'cai:9C;an:AS.AH'],
    ] as const) {
      await box.fill(text);
      await expect(page.locator('.paper pre .bad'), text).toHaveText(marked);
      await expect(alert).toContainText(marked);
      await expect(page.locator('[data-verdict]')).toHaveCount(0);
      await expect(board).toHaveAttribute('data-case', `xi-dach@pho-thong;${read}`);
    }
  });

  test(`${lang}: suits that were not said are taken where none decides, and asked for where one does`, async ({
    page,
  }) => {
    const { box, board, alert } = await opened(page, referee(lang));
    await box.fill('cái K 9, an A A');
    await expect(board).toHaveAttribute('data-case', /^xi-dach@pho-thong;cai:K[SHDC]\.9[SHDC];an:A[SHDC]\.A[SHDC]$/);
    await judgedCase(board);
    await expect(partsUnder(page).readAs).toContainText(REFEREE[lang].readAs.any);
    await expect(partsUnder(page).chips).toHaveCount(4);
    await expect(page.locator('.chip.any')).toHaveCount(4);

    await choose(page, 'sam');
    await tabOf(page, 'ba-cay').click();
    await expect(board).toHaveAttribute('data-case', /^ba-cay@/);
    await box.fill('an 9 cơ 8 chuồn 2 bích, bình 7 bích 6 chuồn 6');
    await expect(alert.locator('.id')).toHaveText('bad-card');
    await expect(page.locator('.paper pre .bad')).toHaveText('6');
    await expect(page.locator('[data-verdict]')).toHaveCount(0);
    await page.locator('[data-act=suit]').filter({ hasText: '6♦' }).click();
    await shows(board, 'ba-cay; an: 9♥ 8♣ 2♠; bình: 7♠ 6♣ 6♦');
    await expect(box).toHaveValue('an 9 cơ 8 chuồn 2 bích, bình 7 bích 6 chuồn 6♦');
  });

  test(`${lang}: a card's words are chosen to be written anew; by hand the same board changes`, async ({ page }) => {
    const { box, board } = await opened(page, referee(lang));
    await box.fill('cái k rô 9 chuồn\nan át bích át cơ');
    await partsUnder(page).chips.filter({ hasText: '9 chuồn' }).click();
    await expect(box).toBeFocused();
    await page.keyboard.type('8 chuồn');
    await shows(board, 'xi-dach; cái: K♦ 8♣; an: A♠ A♥');
    await page.locator('[data-act=by-hand]').click();
    const sheet = await openPicker(board, 'an', lang);
    await cardButton(sheet, 'A♥').click();
    await cardButton(sheet, '5♥').click();
    await page.keyboard.press('Escape');
    await shows(board, 'xi-dach; cái: K♦ 8♣; an: A♠ 5♥');
    await expect(box).toHaveValue('xi-dach@pho-thong;\ncái: K♦ 8♣;\nan: A♠ 5♥');
  });

  test(`${lang}: who leaves the box finds it written in the notation, his own words one tap away`, async ({ page }) => {
    const { box, board } = await opened(page, referee(lang));
    const words = 'cái k rô 9 chuồn\nan át bích át cơ';
    const neat = 'xi-dach@pho-thong;\ncái: K♦ 9♣;\nan: A♠ A♥';
    const { tidy, keep, asWritten, readAs } = partsUnder(page);
    await box.fill(words);
    await shows(board, XI_BAN);
    await tidy.click();
    await expect(box).toHaveValue(neat);
    await asWritten.click();
    await expect(box).toHaveValue(words);
    await shows(board, XI_BAN);
    // Who wants his words to stay keeps them when he goes.
    await expect(keep).toHaveCount(0);
    await box.focus();
    await page.keyboard.press('Tab');
    await page.waitForTimeout(600);
    await expect(box).toHaveValue(words);
    // Who does not say so finds them written neatly.
    await box.fill('');
    await box.fill(XI_BAN.replace('xi-dach; ', ''));
    await page.locator('[data-act=new]:visible').first().focus();
    await page.waitForTimeout(600);
    await expect(box).toHaveValue(XI_BAN.replace('xi-dach; ', ''));
    await page.locator('[data-act=undo]').click();
    await expect(readAs).toHaveCount(0);
  });

  test(`${lang}: a new case clears the hands, and typing fills them`, async ({ page }) => {
    const { box, board } = await opened(page, referee(lang));
    await page.locator('[data-act=new]:visible').first().click();
    await expect(board.locator('.hand .card:not(.slot)')).toHaveCount(0);
    await box.fill('cai k ro 9 chuon an a bich a co');
    await shows(board, XI_BAN);
  });
}

/** Two friends at a table, one with his own house rules. */
async function friends(page: Page, lang: Lang): Promise<void> {
  const { box, board } = await opened(page, referee(lang));
  await box.fill(
    lang === 'vi'
      ? 'cái 10 cơ 6 chuồn 9 rô\nan 8 bích 7 rô'
      : 'dealer: ten of hearts, six of clubs, nine of diamonds / An: 8 of spades, 7 of diamonds',
  );
  await shows(board, 'xi-dach; cái: 10♥ 6♣ 9♦; an: 8♠ 7♦');
  await (await setting(page, 'shortVsBust')).selectOption('short-wins');
  const sent = 'xi-dach@pho-thong{shortVsBust=short-wins};cai:10H.6C.9D;an:8S.7D';
  await shows(board, sent);
  await page.locator('.ticket [data-act=link]').click();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  // The other one plays as in the South.
  await page.evaluate(() => localStorage.setItem('house:xi-dach', 'xi-dach@mien-nam'));
  await page.goto(link);
  await shows(board, sent);
  const own = page.locator('.mine');
  await expect(own).toBeVisible();
  await expect(own.locator('a').first()).toHaveText('5.7');
  const bottom = await own.evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
  expect(bottom).toBeLessThanOrEqual(740);
  await expect(page.locator('.ref .only .reasons')).toContainText('5.7');
}

for (const lang of LANGS) {
  test(`${lang}: one friend types in his own words and sends the link; the other reads verdict, difference and rule at once`, async ({
    page,
  }) => {
    await friends(page, lang);
  });
}

test('a link is read by the strict reader, and what people write stays in the box as it came', async ({ page }) => {
  const { box, alert } = await opened(page, linkOf('xi-dach; cái: KD 9C; an AS AH'));
  await expect(alert.locator('.id')).toHaveText('bad-syntax');
  await expect(box).toHaveValue('xi-dach; cái: KD 9C; an AS AH');
});
