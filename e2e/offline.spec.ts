/** A reader without a network: saved pages work with the server gone, ask before they change, and are removed on request. */

import { EDITION } from '#book/edition.ts';
import { LANGS } from '#core/lang.ts';
import { QUIZ_EDITION } from '#practice/edition.ts';
import { en } from '#words/en/offline.ts';
import { vi } from '#words/vi/offline.ts';
import { houseRulesLesson, referee } from './built.ts';
import { keepSite, left, line, OFFLINE_WORDS, openBox, searchFor, test } from './offline-reader.ts';
import { addressAt, publish } from './offline-site.ts';
import { answerIt, practicePath } from './practice-page.ts';
import { opened, shows } from './referee-page.ts';
import { playPlain } from './table-page.ts';
import { expect, IN_TURN } from './test.ts';
import { judgedCase, liveCase, openHouseRules, openPicker, revealVerdict } from './widget.ts';

const OTHER = { vi: 'en', en: 'vi' } as const;
const XI_BAN = 'xi-dach; cái: K♦ 9♣; an: A♠ A♥';

for (const lang of LANGS) {
  const words = OFFLINE_WORDS[lang];

  test(
    `${lang}: what is kept works with the server gone, and goes when the reader wishes`,
    IN_TURN.vi,
    async ({ reader }) => {
      const { site, page } = reader;
      await page.goto(addressAt(`/${lang}/`));
      expect(await left(page)).toEqual([0, 0]);
      await keepSite(page, lang);
      await site.stop();

      // A lesson, its widgets, and what they load on demand.
      await page.goto(addressAt(houseRulesLesson(lang)));
      await expect(line(page)).toContainText(String(EDITION));
      const widget = await liveCase(page, houseRulesLesson(lang), 'xi-dach@pho-thong;');
      await revealVerdict(widget);
      await openHouseRules(widget);
      await openPicker(widget, 'an', lang);
      await page.keyboard.press('Escape');
      await judgedCase(widget);

      // The referee, with its query, says by which edition it rules.
      const linked = await opened(page, addressAt(`${referee(lang)}?c=${encodeURIComponent(XI_BAN)}`));
      await shows(linked.board, XI_BAN);
      const { box, board } = await opened(page, addressAt(referee(lang)));
      await box.fill('cai k ro 9 chuon an a bich a co');
      await shows(board, XI_BAN);
      await expect(line(page)).toContainText(String(EDITION));

      await page.goto(addressAt(`/${lang}/sam/choi/?s=12`));
      await expect(line(page)).toContainText(String(EDITION));
      await playPlain(page, page.locator('.tb-box').first());

      await page.goto(addressAt(practicePath(lang, `?s=xi-dach&n=7&e=${QUIZ_EDITION}`)));
      await answerIt(page, true);

      await searchFor(page, 'ngu linh', /#xd-ngu-linh$/);

      // The permanent link of a rule, a page in the other language, an address that never was, one without its last stroke.
      await page.goto(addressAt('/r/xd-ngu-linh/'));
      await expect(page).toHaveURL(addressAt(`/${lang}/xi-dach/luat/#xd-ngu-linh`));
      await page.goto(addressAt(`/${OTHER[lang]}/sam/?a=1`));
      await expect(page.locator('main')).toContainText(words.missing.foreign);
      await page.locator('main a[data-foreign]').click();
      await expect(page).toHaveURL(addressAt(`/${lang}/sam/?a=1`));
      await expect(page.locator('h1')).toHaveText('Sâm');
      await page.goto(addressAt(`/${lang}/khong-co-trang-nay/`));
      await expect(page.locator('main')).toContainText(words.missing.nowhere);
      await page.goto(addressAt(`/${lang}/ta-la`));
      await expect(page).toHaveURL(addressAt(`/${lang}/ta-la/`));
      await page.goto(addressAt('/'));
      await expect(page.locator('.tongue')).toHaveCount(2);

      await site.start();
      await page.goto(addressAt(`/${OTHER[lang]}/sam/`));
      await expect(page.locator('h1')).toHaveText('Sâm');
      await expect(line(page)).toHaveCount(0);
      const kept = await openBox(page, lang);
      await kept.locator('[data-act=remove]').click();
      await expect(kept).toContainText(words.removed);
      expect(await left(page)).toEqual([0, 0]);
    },
  );
}

test('vi: a line comes and goes with the network', async ({ reader: { page } }) => {
  await keepSite(page, 'vi');
  await page.context().setOffline(true);
  await expect(line(page)).toContainText(String(EDITION));
  await page.goto(addressAt('/vi/sam/'));
  await expect(line(page)).toContainText(String(EDITION));
  await page.context().setOffline(false);
  await expect(line(page)).toHaveCount(0);
});

test('vi: a new build waits for the reader, in every window, and no page mixes two', async ({ reader }) => {
  const { site, page, another } = reader;
  await keepSite(page, 'vi');
  const second = await another();
  await second.goto(addressAt(houseRulesLesson('vi')));
  await second.evaluate(() => document.body.setAttribute('data-before', ''));

  publish(site, 'vi/index.html', (html) => html.replace(/<h1>/, '<h1 id="moi">'));
  await page.goto(addressAt('/vi/'));
  await expect(page.locator('#moi')).toHaveCount(0);
  await expect(line(page).locator('button')).toHaveCount(2, { timeout: 20_000 });
  await expect(line(second)).toContainText(vi.mended('').slice(0, 12));
  await line(second).getByRole('button', { name: vi.later }).click();
  await expect(line(second)).toHaveCount(0);

  // Nothing has changed yet: a page of the old build has its scripts, which the server no longer has.
  await page.reload();
  await expect(page.locator('#moi')).toHaveCount(0);
  await line(page).getByRole('button', { name: vi.reload }).click();
  await expect(page.locator('#moi')).toBeVisible();
  await expect(line(page)).toHaveCount(0);

  // The other window is unchanged, and still gets what it loads on demand.
  const widget = await liveCase(second, houseRulesLesson('vi'), 'xi-dach@pho-thong;');
  await revealVerdict(widget);
  await openPicker(widget, 'an', 'vi');
  await expect(second.locator('body[data-before]')).toHaveCount(1);

  await site.stop();
  await page.reload();
  await expect(page.locator('#moi')).toBeVisible();
});

test('en: what breaks off is said, and goes on from there', async ({ reader: { site, page } }) => {
  const box = await openBox(page, 'en');
  await expect(box.locator('[data-act=save]')).toBeVisible();
  site.breakAfter(100);
  await box.locator('[data-act=save]').click();
  await expect(box).toContainText(en.failed.network);
  await site.stop();
  await site.start();
  await box.locator('[data-act=save]').click();
  await expect(box.locator('[data-act=remove]')).toBeVisible({ timeout: 30_000 });
});

test('en: what cannot be kept is said', async ({ reader: { page, another } }) => {
  const full = await openBox(page, 'en');
  const client = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 300_000 });
  await full.locator('[data-act=save]').click();
  await expect(full).toContainText(en.failed.full);
  expect(await left(page)).toEqual([0, 0]);

  const blocked = await another();
  await blocked.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException('', 'SecurityError'));
  });
  const box = await openBox(blocked, 'en');
  await box.locator('[data-act=save]').click();
  await expect(box).toContainText(en.cannot.blocked);

  const old = await another();
  await old.addInitScript(() => Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined }));
  await expect(await openBox(old, 'en')).toContainText(en.cannot.old);
});
