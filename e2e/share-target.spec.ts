/** What another app hands over to the installed site (`?title=…&text=…&url=…`): a chat message, a note, a link, and rubbish. */

import { LANGS } from '#core/lang.ts';
import { MAX_LENGTH } from '#core/notation/parse.ts';
import { referee } from './built.ts';
import { looks } from './looks.ts';
import { keepSite, test as kept, line } from './offline-reader.ts';
import { addressAt } from './offline-site.ts';
import { holdScripts, hydratedReferee, linkOf, partsOf, sentPath, shows } from './referee-page.ts';
import { expect, IN_TURN, test } from './test.ts';

const look = looks('what another app hands over');

const CASE = 'xi-dach; cái: 10♠ 9♥; an: J♠ Q♦';
/** A case as its address says it, whatever the ruling and the edition. */
const READ = /\/trong-tai\/\?c=xi-dach@pho-thong;cai:10[A-Z]\.9[A-Z];an:J[A-Z]\.Q[A-Z]&v=an:1&e=\d+$/;

function shared(lang: (typeof LANGS)[number], given: Readonly<Record<string, string>>): string {
  return `${referee(lang)}?${new URLSearchParams(given)}`;
}

/** Messages in which the same case is told, with what apps put around it. */
const TOLD: readonly Readonly<Record<string, string>>[] = [
  { title: '', text: 'xì dách: cái 10 9, an J Q ai ăn', url: '' },
  { text: 'xi dach cai 10 9, an J Q https://zalo.example/s/1?x=2' },
  { title: 'Xì dách', text: 'cái 10 9, an J Q' },
  { title: 'hihihi', text: 'xì dách: cái 10 9, an J Q' },
  { text: 'xì dách\r\ncái: 10 9\r\nan: J Q\r\n' },
  { text: 'xi dach: banker 10 9, an J Q who wins' },
];

for (const lang of LANGS) {
  look(`${lang}: a message is read as if it were typed, and its case stands in the address`, async ({ page }) => {
    for (const given of TOLD) {
      await page.goto(shared(lang, given));
      await hydratedReferee(page);
      const { board } = partsOf(page);
      await expect(board, JSON.stringify(given)).toHaveAttribute('data-verdict', /"an"/);
      await expect(page).toHaveURL(READ);
      // The page of the other language, and whoever loads it again, sees the same case.
      const before = await board.getAttribute('data-case');
      await page.reload();
      await hydratedReferee(page);
      await expect(board).toHaveAttribute('data-case', before ?? '');
    }
  });

  look(`${lang}: a link of the site in a message is opened in its place`, IN_TURN.en, async ({ page, baseURL }) => {
    const link = sentPath(CASE, lang);
    await page.goto('/robots.txt');
    await page.goto(shared(lang, { title: 'Ai ăn?', text: `→ An ăn.\nCoi nè (${new URL(link, baseURL)}).` }));
    await expect(page).toHaveURL(link);
    await hydratedReferee(page);
    await shows(partsOf(page).board, CASE);
    // It has taken the place of the address that was handed over.
    await page.goBack();
    await expect(page).toHaveURL('/robots.txt');

    const rules = `/${lang}/luat-nha/?h=sam@mien-bac&e=4`;
    await page.goto(shared(lang, { url: String(new URL(rules, baseURL)) }));
    await expect(page).toHaveURL(new RegExp(`/${lang}/luat-nha/\\?h=sam@mien-bac`));
    await expect(page.locator('[data-house^="sam@mien-bac"]').first()).toBeVisible();
  });

  look(`${lang}: what is no case stands in the box, with what is missing`, async ({ page }) => {
    for (const [text, code] of [
      ['hôm nay ăn gì <b onclick=alert(1)>😀</b>', undefined],
      ['tiến lên: 3 3 3', 'unknown-game'],
      ['https://evil.example/vi/trong-tai/?c=xi-dach', undefined],
    ] as const) {
      await page.goto(shared(lang, { text }));
      await hydratedReferee(page);
      const { box } = partsOf(page);
      await expect(box).toHaveValue(text);
      await expect(page.locator('#case-error')).not.toBeEmpty();
      if (code) await expect(page.locator(`[data-code=${code}]`)).toBeVisible();
      await expect(page.locator('main b[onclick]')).toHaveCount(0);
      await expect(page).toHaveURL(/\?c=[^&]+&w=1$/);
      await page.reload();
      await hydratedReferee(page);
      await expect(box).toHaveValue(text);
    }
  });

  look(
    `${lang}: a text that is too long is cut, and the page says that it is too long`,
    IN_TURN.vi,
    async ({ page }) => {
      await page.goto(shared(lang, { text: 'cái 10 9 '.repeat(700) }));
      await hydratedReferee(page);
      expect((await partsOf(page).box.inputValue()).length).toBe(MAX_LENGTH + 1);
      await expect(page.locator('#case-error')).not.toBeEmpty();
    },
  );

  look(`${lang}: an empty message is none`, IN_TURN.vi, async ({ page }) => {
    await page.goto(shared(lang, { title: '', text: ' ', url: '' }));
    await hydratedReferee(page);
    await expect(page.locator('.starts')).toBeVisible();
    await expect(partsOf(page).board).toHaveCount(0);
  });

  look(
    `${lang}: before the script is there the message is seen, and no ruling of another case`,
    IN_TURN.vi,
    async ({ page }) => {
      const scripts = await holdScripts(page);
      await page.goto(shared(lang, { text: 'xì dách: cái 10 9, an J Q' }), { waitUntil: 'commit' });
      await expect(page.locator('#mo')).toContainText('an J Q');
      await expect(page.locator('article.case')).toBeHidden();
      scripts.waiting = false;
      for (const go of scripts.held) go();
      await hydratedReferee(page);
      await expect(partsOf(page).board).toHaveAttribute('data-verdict', /"an"/);
    },
  );
}

test('the manifest of each language leads to its referee', async ({ page, baseURL }) => {
  for (const lang of LANGS) {
    await page.goto(referee(lang));
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
      return (await fetch(link?.href ?? '')).json();
    });
    const { action, method, params } = manifest.share_target;
    expect(method).toBe('GET');
    const url = new URL(action, baseURL);
    url.searchParams.set(params.text, 'xì dách: cái 10 9, an J Q');
    await page.goto(String(url));
    await hydratedReferee(page);
    await expect(page).toHaveURL(READ);
    expect(new URL(page.url()).pathname).toBe(referee(lang));
  }
});

for (const lang of LANGS) {
  kept(`${lang}: kept on the device, a message is read without a network`, IN_TURN.vi, async ({ reader }) => {
    const { site, page } = reader;
    await keepSite(page, lang);
    await site.stop();
    await page.goto(addressAt(shared(lang, { title: 'Zalo', text: 'xì dách: cái 10 9, an J Q' })));
    await expect(line(page)).toHaveCount(1);
    await hydratedReferee(page);
    await expect(partsOf(page).board).toHaveAttribute('data-verdict', /"an"/);
    await expect(page).toHaveURL(READ);
    await page.goto(addressAt(shared(lang, { text: `${site.origin}${addressAt(linkOf(CASE, lang))}` })));
    await hydratedReferee(page);
    await shows(partsOf(page).board, CASE);
  });
}
