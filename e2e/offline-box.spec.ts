/** The dialog for offline saving: installing, one language and the other, and devices on which nothing can be saved. */

import type { Page } from '@playwright/test';
import { LANGS } from '#core/lang.ts';
import { FULL } from '#testing/runs.ts';
import { en } from '#words/en/offline.ts';
import { vi } from '#words/vi/offline.ts';
import { insideZalo } from './inside-app.ts';
import { keepSite, left, line, OFFLINE_WORDS, openBox, searchFor, test } from './offline-reader.ts';
import { addressAt } from './offline-site.ts';
import { expect, IN_TURN } from './test.ts';

/** The event of a browser that can install the site. It counts how often its prompt is shown. */
function offerInstall(page: Page): Promise<void> {
  return page.evaluate(() => {
    const asked = { times: 0 };
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      userChoice: Promise.resolve({ outcome: 'accepted', platform: 'web' }),
      prompt: () => {
        asked.times += 1;
        document.body.dataset['prompted'] = String(asked.times);
        // A second prompt is refused.
        return asked.times === 1 ? Promise.resolve() : Promise.reject(new DOMException('', 'InvalidStateError'));
      },
    });
    dispatchEvent(offer);
    document.body.dataset['prevented'] = String(offer.defaultPrevented);
  });
}

for (const lang of LANGS) {
  const words = OFFLINE_WORDS[lang];

  test(`${lang}: who installs the site is asked once, and has it without a network`, IN_TURN.en, async ({ reader }) => {
    const { site, page } = reader;
    await page.goto(addressAt(`/${lang}/`));
    const plain = await openBox(page, lang);
    await expect(plain.locator('[data-act=save]')).toBeVisible();
    await expect(plain.locator('[data-act=install]')).toHaveCount(0);
    await page.keyboard.press('Escape');

    await offerInstall(page);
    await expect(page.locator('body')).toHaveAttribute('data-prevented', 'true');
    const box = await openBox(page, lang);
    const install = box.getByRole('button', { name: words.install });
    await install.click();
    await expect(install).toHaveCount(0);
    await expect(box.getByRole('button', { name: words.close })).toBeFocused();
    await expect(page.locator('body')).toHaveAttribute('data-prompted', '1');

    // Nothing is saved before the browser reports the installation; an open dialog makes room for the one that reports it.
    expect(await left(page)).toEqual([0, 0]);
    await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
    await expect(box.locator('[data-act=remove]')).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('dialog.offline')).toHaveCount(1);
    await expect(box).toContainText(words.langs[lang]);
    await expect(install).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.locator('main [data-offline]')).toBeFocused();
    await openBox(page, lang);
    await expect(box.locator('[data-act=remove]')).toBeVisible();
    await expect(install).toHaveCount(0);

    await site.stop();
    await page.goto(addressAt(`/${lang}/sam/`));
    await expect(page.locator('h1')).toHaveText('Sâm');
    await expect(line(page)).toHaveCount(1);
  });
}

test('vi: who said no to the browser may still save, and is not asked twice', async ({ reader: { page } }) => {
  await insideZalo(page);
  await page.goto(addressAt('/vi/'));
  await offerInstall(page);
  const box = await openBox(page, 'vi');
  await expect(box.locator('.in-app')).toContainText('Zalo');
  await box.locator('[data-act=install]').click();
  await page.keyboard.press('Escape');
  await openBox(page, 'vi');
  await expect(box.locator('[data-act=save]')).toBeVisible();
  await expect(box.locator('[data-act=install]')).toHaveCount(0);
  await expect(page.locator('body')).toHaveAttribute('data-prompted', '1');
});

test('en: who removed everything is not given it back by installing', async ({ reader: { page } }) => {
  await keepSite(page, 'en');
  const box = await openBox(page, 'en');
  await box.locator('[data-act=remove]').click();
  await expect(box).toContainText(en.removed);
  await page.keyboard.press('Escape');
  await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
  await page.waitForLoadState('networkidle');
  expect(await left(page)).toEqual([0, 0]);
});

test('a second language is kept beside the first, and goes alone', async ({ reader: { site, page } }) => {
  const heading = page.locator('h1');
  // A page asks the server again every fifteen seconds; here every one.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, after: number, ...rest: unknown[]) =>
        setTimeout(run, after === 15_000 ? 1000 : after, ...rest),
    });
  });
  await keepSite(page, 'vi');
  // A reader in English sees the saved languages, and can save English too.
  const box = await openBox(page, 'en');
  await expect(box).toContainText(en.langs.vi);
  await box.locator('[data-act=other]').click();
  await expect(box.locator('[data-act=remove-vi]')).toBeVisible({ timeout: 30_000 });
  await expect(box).toContainText(`${en.langs.vi}${en.and}${en.langs.en}`);
  expect(await left(page)).toEqual([1, 1]);

  await site.stop();
  for (const lang of LANGS) {
    await page.goto(addressAt(`/${lang}/xi-dach/bien-the/`));
    await expect(heading).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await expect(line(page)).toContainText(OFFLINE_WORDS[lang].line('').slice(0, 8));
    await searchFor(page, 'ngu linh', new RegExp(`/${lang}/.*#xd-ngu-linh$`));
  }
  // Switching to one language needs the server.
  await openBox(page, 'vi');
  await expect(box.locator('[data-act]')).toHaveCount(1);
  await page.keyboard.press('Escape');

  await site.start();
  // The offline line notices by itself that the site answers again.
  await expect(line(page)).toHaveCount(0, { timeout: 20_000 });
  await openBox(page, 'vi');
  await box.locator('[data-act=remove-en]').click();
  await expect(box.locator('[data-act=other]')).toBeVisible({ timeout: 30_000 });
  await expect(box).toContainText(vi.langs.vi);
  await expect(box).not.toContainText(vi.kept(vi.langs.en, ''));
  await page.keyboard.press('Escape');
  // No consent is needed: it is the same build.
  await expect(line(page)).toHaveCount(0);

  await site.stop();
  await page.goto(addressAt('/vi/sam/'));
  await expect(heading).toHaveText('Sâm');
  await page.goto(addressAt('/en/sam/'));
  await expect(page.locator('main')).toContainText(vi.missing.foreign);
  expect(await left(page)).toEqual([1, 1]);
});

/** Browsers in which nothing can be saved, and the message for each. */
const HINDERED = [
  ['old', 'has no workers', () => Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })],
  ['old', 'has no caches', () => Reflect.deleteProperty(window, 'caches')],
  [
    'blocked',
    'throws where caches are looked for',
    () =>
      Object.defineProperty(window, 'caches', {
        get() {
          throw new DOMException('', 'SecurityError');
        },
      }),
  ],
  [
    'blocked',
    'hides its workers',
    () => {
      ServiceWorkerContainer.prototype.getRegistration = () => Promise.reject(new DOMException('', 'SecurityError'));
    },
  ],
] as const;

for (const lang of LANGS) {
  test(`${lang}: a browser in which nothing can be kept is told why`, IN_TURN.en, async ({ reader: { another } }) => {
    for (const [why, name, make] of HINDERED)
      await test.step(`a browser that ${name}`, async () => {
        const page = await another();
        await page.addInitScript(make);
        const box = await openBox(page, lang);
        await expect(box.getByRole('status')).toHaveText(OFFLINE_WORDS[lang].cannot[why]);
        await expect(box.locator('[data-act]')).toHaveCount(0);
        // Installing does not throw there either.
        await page.evaluate(() => dispatchEvent(new Event('appinstalled')));
        await page.waitForLoadState('networkidle');
        await page.keyboard.press('Escape');
        await expect(page.locator('dialog.offline')).toHaveCount(0);
        await page.close();
      });
  });
}

/** What a worker gets that may not store, or has no room at all: the name of the error, and the message. */
const REFUSED = [
  ['SecurityError', vi.cannot.blocked],
  ['QuotaExceededError', vi.failed.full],
  ['UnknownError', vi.failed.unknown],
] as const;

/** By day one device has one error after the other, and then none. */
const DEVICES = FULL ? REFUSED.map((one) => [one]) : [REFUSED];

for (const errors of DEVICES) {
  const names = errors.map(([error]) => error).join(', ');
  test(`a device that stores nothing (${names}) is told so, and tries again`, async ({ reader: { site, page } }) => {
    const worker = String(site.read('sw.js'));
    const box = await openBox(page, 'vi');
    for (const [error, says] of errors) {
      const refuse = `() => Promise.reject(new DOMException('', '${error}'))`;
      site.change(
        'sw.js',
        () => `for (const one of ['open', 'match', 'delete']) CacheStorage.prototype[one] = ${refuse};${worker}`,
      );
      await box.locator('[data-act=save]').click();
      await expect(box.getByRole('status')).toHaveText(says);
    }
    site.change('sw.js', () => worker);
    await box.locator('[data-act=save]').click();
    await expect(box.locator('[data-act=remove]')).toBeVisible({ timeout: 30_000 });
  });
}

test('a reader who blocks storage of pages keeps the site all the same', async ({ reader: { site, page } }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('', 'SecurityError');
        },
      });
    }
  });
  await keepSite(page, 'vi');
  await site.stop();
  await page.goto(addressAt('/vi/sam/choi/'));
  await expect(line(page)).toHaveCount(1);
  await site.start();
  const box = await openBox(page, 'vi');
  await box.locator('[data-act=remove]').click();
  await expect(box).toContainText(vi.removed);
  expect(await left(page)).toEqual([0, 0]);
});
