/** The referee: any case, typed or from a link, and what it says of text that is no case. */

import type { Locator, Page } from '@playwright/test';
import { formatCase } from '../src/engine/core/notation/format.ts';
import { engineOf, readCase } from '../src/engine/index.ts';
import { errorWords } from '../src/i18n/errors.ts';
import { LANGS } from '../src/site.ts';
import { referee } from './built.ts';
import { expect, test } from './test.ts';
import { changedFrom, judgedCase, UI } from './widget.ts';

const PAGE = referee('vi');

/** Every fault a reader of Xì Dách can commit: the text, its code, and the part that is marked. */
const FAULTS = [
  ['', 'empty', ' … '],
  ['xì tố; cái: K♦ 9♣; an: A♠ A♥', 'unknown-game', 'xì'],
  ['xi-dach@nha-toi; cái: K♦ 9♣; an: A♠ A♥', 'unknown-preset', 'nha-toi'],
  ['xi-dach{diem=16}; cái: K♦ 9♣; an: A♠ A♥', 'unknown-setting', 'diem'],
  ['xi-dach{minStand=12}; cái: K♦ 9♣; an: A♠ A♥', 'bad-value', '12'],
  ['xi-dach; cái: K♦ 9♣; an A♠ A♥', 'bad-syntax', 'an A♠ A♥'],
  ['xi-dach; cái: K♦ 9♣; bài: A♠ A♥', 'unknown-field', 'bài'],
  ['xi-dach; an: A♠ A♥', 'missing-field', ' … '],
  ['xi-dach; cái: K♦ 9♣; an: A♠ A♥; an: 2♠ 3♥', 'duplicate-field', 'an'],
  ['xi-dach; cái: K♦ 9♣; an: A♠ 11♥', 'bad-card', '11♥'],
  ['xi-dach; cái: K♦ 9♣; an: A♠ K♦', 'duplicate-card', 'K♦'],
  ['xi-dach; cái: K♦ 9♣; an: A♠', 'wrong-card-count', 'A♠'],
] as const;

async function opened(page: Page, path: string): Promise<{ box: Locator; board: Locator; alert: Locator }> {
  await page.goto(path);
  const box = page.locator('#case-text');
  await expect(page.locator('main live-widget[waiting]')).toHaveCount(0);
  return { box, board: page.locator('.case[data-case]'), alert: page.getByRole('alert') };
}

const link = (text: string): string => `${PAGE}?c=${encodeURIComponent(text)}`;

test('a case is typed in words, a hand a line, and ruled on at once', async ({ page }) => {
  const { box, board, alert } = await opened(page, PAGE);
  const before = await judgedCase(board);
  await box.fill('xi-dach\ncái: già rô, 9 chuồn\nan: át bích, át cơ\nlan: 10 tép 7 dô 4 nhép');
  await expect(alert).toBeEmpty();
  expect(await changedFrom(board, before)).toBe('xi-dach@pho-thong;cai:KD.9C;an:AS.AH;lan:10C.7D.4C');
  await expect(board.locator('.verdict .line')).toHaveCount(2);
});

test('the verdict follows every key, and comes back with the last card', async ({ page }) => {
  const { box, board } = await opened(page, PAGE);
  await box.fill('xi-dach; cái: K♦ 9♣; an: A♠');
  await expect(board).not.toHaveAttribute('data-verdict');
  await box.press('End');
  await box.pressSequentially(' Ah');
  await expect(board).toHaveAttribute('data-case', 'xi-dach@pho-thong;cai:KD.9C;an:AS.AH');
  await judgedCase(board);
});

for (const lang of LANGS) {
  test(`${lang}: each fault is marked where it stands and said with its code`, async ({ page }) => {
    const { box, board, alert } = await opened(page, referee(lang));
    for (const [text, code, marked] of FAULTS) {
      await box.fill(text);
      await expect(alert.locator('.id'), text).toHaveText(code);
      const read = readCase(text);
      expect(read.ok).toBe(false);
      if (read.ok) continue;
      await expect(alert).toContainText(errorWords(read.error)[lang]);
      await expect(alert.locator('mark')).toHaveText(marked, { useInnerText: false });
      expect(await alert.locator('.echo').textContent()).toBe(
        text.length > 0 && marked !== ' … ' ? text : `${text} … `,
      );
      await expect(box).toHaveAttribute('aria-invalid', 'true');
      await expect(page.locator('[data-verdict]'), text).toHaveCount(0);
      const shown = read.error.read;
      const game = shown ? engineOf(shown.game) : undefined;
      if (!shown || !game) await expect(board, text).toHaveCount(0);
      else {
        await expect(board, text).toHaveAttribute('data-case', formatCase(shown, game));
        await expect(board.locator('.verdict')).toHaveText(UI[lang].referee.withheld);
      }
    }
    await box.fill('xi-dach; cái: K♦ 9♣; an: A♠ A♥');
    await expect(alert).toBeEmpty();
    await judgedCase(board);
  });
}

test('text that is too long is refused, and only its end marked', async ({ page }) => {
  const { box, board, alert } = await opened(page, PAGE);
  await box.fill(`xi-dach; cái: K♦ 9♣; an: A♠ A♥;${' '.repeat(3000)}`);
  await expect(alert.locator('.id')).toHaveText('too-long');
  await expect(board).toHaveCount(0);
});

test('a link opens its case; a broken one shows what could be read and marks the rest', async ({ page }) => {
  const good = await opened(page, link('xi-dach@vipgame{minStand=14};cai:KD.9C;an:AS.AH'));
  await expect(good.board).toHaveAttribute('data-case', 'xi-dach@vipgame{minStand=14};cai:KD.9C;an:AS.AH');
  await judgedCase(good.board);

  const broken = await opened(page, link('xi-dach;cai:KD.9C;an:AS.ZZ'));
  await expect(broken.box).toHaveValue('xi-dach;cai:KD.9C;an:AS.ZZ');
  await expect(broken.alert.locator('mark')).toHaveText('ZZ');
  await expect(broken.board).toHaveAttribute('data-case', 'xi-dach@pho-thong;cai:KD.9C;an:AS');
  await expect(page.locator('[data-verdict]')).toHaveCount(0);
});

for (const [name, text, code] of [
  ['an unknown game', 'poker;cai:KD.9C;an:AS.AH', 'unknown-game'],
  ['nothing', '', 'empty'],
  ['three thousand characters', 'x'.repeat(3000), 'too-long'],
  ['a script', 'xi-dach;cai:KD.9C;an:<script>document.title="hacked"</script>', 'bad-card'],
  ['an image that fails', 'xi-dach"><img src=x onerror="document.title=\'hacked\'">', 'unknown-game'],
  ['an image for a name', '<img src=x onerror=alert(1)>:AS.AH', 'unknown-game'],
] as const) {
  test(`a link that holds ${name} does nothing but say what is wrong`, async ({ page }) => {
    page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'));
    const { box, alert } = await opened(page, link(text));
    await expect(box).toHaveValue(text);
    await expect(alert.locator('.id')).toHaveText(code);
    expect(await page.title()).not.toContain('hacked');
    await expect(page.locator('main img, main [onerror]')).toHaveCount(0);
    await expect(page.locator('[data-verdict]')).toHaveCount(0);
    await box.fill('xi-dach; cái: K♦ 9♣; an: A♠ A♥');
    await expect(page.locator('[data-verdict]')).toHaveCount(1);
  });
}

test('switching language keeps the case', async ({ page }) => {
  const { box, board } = await opened(page, PAGE);
  const before = await judgedCase(board);
  await box.fill('xi-dach@blog; cái: K♦ 9♣; an: A♠ A♥');
  const text = await changedFrom(board, before);
  await page.locator('a.lang').click();
  await expect(page).toHaveURL(/\/en\/trong-tai\/\?c=/);
  await expect(page.locator('.case[data-case]')).toHaveAttribute('data-case', text);
  await judgedCase(page.locator('.case[data-case]'));
});

test('the address follows what is typed and tapped, and brings it back on reload', async ({ page }) => {
  const { box, board } = await opened(page, PAGE);
  const before = await judgedCase(board);
  await box.fill('xi-dach; cái: K♦ 9♣; an: A♠ A♥');
  const typed = await changedFrom(board, before);
  await expect(page).toHaveURL(`${PAGE}?c=${typed}`);
  await board.locator('[data-setting=preset]').selectOption('vipgame');
  const tapped = await changedFrom(board, typed);
  await expect(page).toHaveURL(`${PAGE}?c=${tapped}`);
  await expect(box).toHaveValue('xi-dach@vipgame;\ncái: K♦ 9♣;\nan: A♠ A♥');
  await page.reload();
  await expect(board).toHaveAttribute('data-case', tapped);
  await board.locator('[data-act=edit]').click();
  await board.getByRole('button', { name: UI.vi.case.add }).click();
  const added = await changedFrom(board, tapped);
  await expect(page).toHaveURL(`${PAGE}?c=${added}`);
  await expect(box).toHaveValue(/\nbình: /);
});

test('a linked case keeps its own house; the example follows the reader’s', async ({ page }) => {
  await page.goto(PAGE);
  await page.evaluate(() => localStorage.setItem('house:xi-dach', 'xi-dach@mien-nam'));
  const example = await opened(page, PAGE);
  await expect(example.board).toHaveAttribute('data-case', /^xi-dach@mien-nam;/);
  const linked = await opened(page, link('xi-dach@blog;cai:KD.9C;an:AS.AH'));
  await expect(linked.board).toHaveAttribute('data-case', 'xi-dach@blog;cai:KD.9C;an:AS.AH');
  await judgedCase(linked.board);
});
