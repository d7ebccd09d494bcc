/** The frame in other people's pages: a verdict alone, as high as what is in it, with one way out. */

import type { FrameLocator, Page } from '@playwright/test';
import { embedSnippet } from '#components/share/embed.ts';
import { formatCase } from '#core/format.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { ENGINES, engineOf } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { runs } from '#testing/runs.ts';
import { en, enPage } from '#words/en/ui/embed.ts';
import { en as refereeEn } from '#words/en/ui/referee.ts';
import { errorWords } from '#words/errors/errors.ts';
import { vi, viPage } from '#words/vi/ui/embed.ts';
import { vi as refereeVi } from '#words/vi/ui/referee.ts';
import { COLOUR_RULES, violations } from './axe.ts';
import { casesOnPage, chaptersOf, referee, sentBytes } from './built.ts';
import { overflow } from './layout.ts';
import { looks } from './looks.ts';
import { expectLost, lose, tryAgain } from './lost.ts';
import { readText } from './referee-page.ts';
import { expect, IN_TURN, test } from './test.ts';
import { requestedBy } from './weight.ts';
import { rulingOn } from './widget.ts';

/** What a frame loads, the game of its case with it, in bytes: it shares its files with the pages of the site (ADR 46). */
const MOST_IN_FRAME = 52_000;

const look = looks('the frame in other people’s pages');

const WORDS = { vi, en };
const PAGE = { vi: viPage, en: enPage };
const TICKET = { vi: refereeVi.ticket, en: refereeEn.ticket };
const CASES_EACH = runs(6, 3);
const CASE = 'xi-dach@vipgame{minStand=14};cai:KD.9C;an:AS.AH';
const WAY_OUT = 'a, area, form, button, input, iframe, [tabindex]';

/** Some cases of a game, one from each of its chapters. */
function someCases(lang: Lang, game: string): string[] {
  const firsts = chaptersOf(lang, game).flatMap((path) => casesOnPage(path).slice(0, 2));
  return [...new Set(firsts)].slice(0, CASES_EACH);
}

/** The frame's address, as `embed.astro` parses it. */
function frameOf(text: string, lang?: Lang, theme?: string): string {
  const query = Object.entries({ c: text, lang, theme }).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}=${encodeURIComponent(value)}`],
  );
  return `/embed/?${query.join('&')}`;
}

/** Another site. Browsers take every such name for this machine, and let its pages frame ours. */
const ELSEWHERE = 'nha-khac.localhost';
test.use({ expected: new RegExp(`^request: http://${ELSEWHERE}:`) });

/** The embedding address that the referee offers. */
function snippetOf(baseURL: string | undefined, address: string): string {
  return embedSnippet(new URL(address, baseURL).href, 'Luật Bài');
}

/** Opens a page of another site that contains a snippet. */
async function hosted(page: Page, snippet: string): Promise<FrameLocator> {
  const elsewhere = new URL('/robots.txt', /src="([^"?]+)/.exec(snippet)?.[1]);
  elsewhere.hostname = ELSEWHERE;
  // A plain-text page, whose missing policy lets its content be replaced.
  await page.goto(elsewhere.href);
  await page.setContent(
    `<!doctype html><html lang="vi"><title>Nhà khác</title><link rel="icon" href="data:,"><body style="margin:0">${snippet}</body></html>`,
  );
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('.out a')).toBeVisible();
  return frame;
}

/** The frame is exactly as high as what is in it, so nothing in it scrolls. */
async function fits(page: Page, frame: FrameLocator): Promise<number> {
  let height = 0;
  await expect(async () => {
    const inside = await frame.locator('html').evaluate((root) => ({
      content: Math.ceil(root.getBoundingClientRect().height),
      scrolls: root.scrollHeight > innerHeight || root.scrollWidth > innerWidth,
    }));
    expect(await page.locator('iframe').getAttribute('height')).toBe(`${inside.content}`);
    expect(inside.scrolls).toBe(false);
    height = inside.content;
  }).toPass();
  return height;
}

for (const lang of LANGS) {
  for (const { id, name } of GAMES) {
    look(
      `${lang}: the frame rules on cases of ${id} as the engine does, and the page gives it its height`,
      IN_TURN.vi,
      async ({ page, baseURL }) => {
        const texts = someCases(lang, id);
        expect(texts.length).toBeGreaterThan(1);
        for (const text of texts) {
          const frame = await hosted(page, snippetOf(baseURL, frameOf(text, lang)));
          const widget = frame.locator('[data-verdict]');
          await expect(widget).toHaveAttribute('data-case', text);
          await expect(widget).toHaveAttribute('data-verdict', rulingOn(text) ?? '');
          await expect(widget.locator('.verdict')).toBeVisible();
          await expect(widget.locator('.reasons li').first()).toBeVisible();
          await expect(widget.locator('h1')).toHaveText(name);
          await expect(frame.locator('html')).toHaveAttribute('lang', lang);
          await expect(frame.locator('.out a')).toHaveText(WORDS[lang].full);
          await expect(frame.locator(WAY_OUT)).toHaveCount(1);
          await fits(page, frame);
        }
      },
    );
  }
}

for (const lang of LANGS) {
  look(`${lang}: what the referee gives away to paste shows its ruling`, IN_TURN.en, async ({ page }) => {
    await page.goto(`${referee(lang)}?c=${encodeURIComponent(CASE)}`);
    await page.locator('.ticket [data-act=more]').click();
    await page.locator('[data-act=embed]').click();
    const box = page.getByLabel(TICKET[lang].embedLabel);
    await expect(box).toHaveValue(/vipgame/);
    const frame = await hosted(page, await box.inputValue());
    await expect(frame.locator('[data-verdict]')).toHaveAttribute('data-case', CASE);
    await expect(frame.locator('[data-verdict]')).toHaveAttribute('data-verdict', rulingOn(CASE) ?? '');
    await expect(frame.locator('html')).toHaveAttribute('lang', lang);
    await fits(page, frame);
  });
}

look('the height follows the width of the page', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  const frame = await hosted(page, snippetOf(baseURL, frameOf(CASE, 'vi')));
  const wide = await fits(page, frame);
  await page.setViewportSize({ width: 320, height: 900 });
  await expect(async () => expect(await fits(page, frame)).not.toBe(wide)).toPass();
  await page.setViewportSize({ width: 1000, height: 900 });
  await expect(async () => expect(await fits(page, frame)).toBe(wide)).toPass();
});

look('a page that does not follow can scroll the frame, and one that is no frame tells nobody', async ({ page }) => {
  await page.addInitScript(() => addEventListener('message', () => Object.assign(window, { heard: true })));
  await page.goto(frameOf(CASE));
  await expect(page.locator('[data-verdict]')).toBeVisible();
  expect(await page.evaluate(() => 'heard' in window)).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('visible');
});

for (const lang of LANGS) {
  look(
    `${lang}: the one link opens the referee on the same case, and leaves the frame where it is`,
    IN_TURN.en,
    async ({ page, baseURL, context }) => {
      const frame = await hosted(page, snippetOf(baseURL, frameOf(CASE, lang)));
      const before = page.frames().map((one) => one.url());
      const pages = context.pages().length;
      const opening = context.waitForEvent('page');
      await frame.locator('.out a').click();
      const opened = await opening;
      await expect(opened).toHaveURL(new RegExp(`/${lang}/trong-tai/\\?c=`));
      const ruled = opened.locator(`[data-case="${CASE}"]`).first();
      await expect(ruled).toHaveAttribute('data-verdict', rulingOn(CASE) ?? '');
      expect(await opened.evaluate(() => window.opener === null)).toBe(true);
      expect(page.frames().map((one) => one.url())).toEqual(before);
      // Nothing else in it leads anywhere.
      for (const part of ['.head', '.hand', '.verdict', '.reasons .tag']) await frame.locator(part).first().click();
      expect(page.frames().map((one) => one.url())).toEqual(before);
      expect(context.pages()).toHaveLength(pages + 1);
    },
  );
}

const PAPER = { light: 'rgb(244, 233, 210)', dark: 'rgb(27, 16, 11)' } as const;

for (const device of ['light', 'dark'] as const) {
  look(`on a ${device} device a frame has the theme that it is asked for, else the device’s`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: device });
    for (const [theme, shown] of [
      ['light', 'light'],
      ['dark', 'dark'],
      [undefined, device],
      ['"><script>', device],
    ] as const) {
      await page.goto(frameOf(CASE, 'vi', theme));
      await expect(page.locator('body'), theme ?? 'no theme').toHaveCSS('background-color', PAPER[shown]);
    }
  });
}

for (const [locale, spoken] of [
  ['vi-VN', 'vi'],
  ['en-GB', 'en'],
  ['fr-FR', 'vi'],
] as const) {
  test.describe(`in a browser that speaks ${locale}`, () => {
    test.use({ locale });
    test('the frame speaks what it is asked to, else what the browser does', async ({ page }) => {
      await page.goto(frameOf(CASE));
      await expect(page.locator('.out a')).toHaveText(WORDS[spoken].full);
      for (const lang of LANGS) {
        await page.goto(frameOf(CASE, lang));
        await expect(page.locator('html')).toHaveAttribute('lang', lang);
        await expect(page.locator('.out a')).toHaveText(WORDS[lang].full);
        await expect(page).toHaveTitle(WORDS[lang].title('Xì Dách'));
      }
    });
  });
}

const GIVEN = [
  ['an unknown game', 'co-tuong;cai:KD.9C;an:AS.ZZ'],
  ['another game', 'poker;cai:KD.9C;an:AS.AH'],
  ['three thousand characters', 'x'.repeat(3000)],
  ['a case of three thousand characters', `xi-dach;cai:KD.9C;an:AS.AH;${' '.repeat(3000)}`],
  ['a script', 'xi-dach;cai:KD.9C;an:<script>document.title="hacked"</script>'],
  ['an image that fails', 'xi-dach"><img src=x onerror="document.title=\'hacked\'">'],
  ['an image for a name', 'xi-dach;<img src=x onerror=alert(1)>:ZZ'],
  ['a letter that is lost', 'xi-dach;cai:KD.9C;an:\ufffd'],
  ['a name of the language', '__proto__;constructor:ZZ'],
  ['a card twice', 'xi-dach;cai:KD.9C;an:KD.AS'],
  ['too few cards', 'xi-dach;cai:KD.9C;an:AS'],
  ['a card that is not in the deck', 'ba-cay@ba-cay;an:KD.9C.8C;binh:2S.3S.4S'],
] as const;

look('a frame that is given no case does nothing but say what is wrong', async ({ page, baseURL }) => {
  page.on('dialog', (dialog) => expect(dialog.message()).toBe('no dialog'));
  for (const [name, text] of GIVEN)
    await test.step(`a frame that is given ${name}`, async () => {
      const frame = await hosted(page, snippetOf(baseURL, frameOf(text, 'vi')));
      const { error, read } = readText(text);
      if (!error) throw new Error(`${text} is read`);
      await expect(frame.locator('.fault')).toHaveAttribute('data-code', error.code);
      await expect(frame.locator('.fault')).toContainText(errorWords(error).vi);
      await expect(frame.locator('.fault')).not.toContainText(error.code);
      await expect(frame.locator('[data-verdict], .verdict, .reasons')).toHaveCount(0);
      await expect(frame.locator('.seat')).toHaveCount(read?.fields.length ?? 0);
      await expect(frame.locator('img, main script, [onerror]')).toHaveCount(0);
      await expect(frame.locator(WAY_OUT)).toHaveCount(1);
      await expect(frame.locator('.out a')).toHaveText(vi.mend);
      expect(await frame.locator('html').evaluate(() => document.title)).not.toContain('hacked');
      await fits(page, frame);
    });
});

for (const [text, told] of [
  ['xì dách: cái 10 8, an xì dách 10 Q', /“xì dách”/],
  ['xì dách: cái 10 9, an 8 à nhầm 9 9', /An/],
  ['xì dách: cái 10 9, an 9 8 hihihi', /“hihihi”/],
  ['xì dách: cái 10 9, an 9 8', undefined],
] as const) {
  look(`a frame that is given “${text}” reads it as the referee does, and tells how`, async ({ page, baseURL }) => {
    const frame = await hosted(page, snippetOf(baseURL, frameOf(text, 'vi')));
    const { read } = readText(text);
    const game = read && engineOf(read.game);
    const of = read && game ? formatCase(read, game) : '';
    await expect(frame.locator('[data-verdict]')).toHaveAttribute('data-case', of);
    await expect(frame.locator('[data-verdict]')).toHaveAttribute('data-verdict', rulingOn(of) ?? '');
    if (told) await expect(frame.locator('.heard')).toHaveText(told);
    else await expect(frame.locator('.heard')).toHaveCount(0);
    await fits(page, frame);
  });
}

for (const lang of LANGS) {
  look(
    `${lang}: a frame whose link has a player “Cái” pays nobody, and says so`,
    IN_TURN.vi,
    async ({ page, baseURL }) => {
      const frame = await hosted(page, snippetOf(baseURL, frameOf('ba-cay; Cái: 2♠ 3♠ 4♠; An: 5♦ 6♦ 7♦', lang)));
      await expect(frame.locator('[data-verdict]')).toHaveAttribute('data-case', /;Cái:/);
      await expect(frame.locator('.heard')).toHaveText(
        { vi: refereeVi, en: refereeEn }[lang].reserved.told('Cái', 'cai'),
      );
      await fits(page, frame);
    },
  );
}

for (const query of ['', '?c=', '?c=%20%0A', '?lang=vi&c', '?c=%E0%A4%A']) {
  look(`a frame with “${query}” says what it needs`, async ({ page, baseURL }) => {
    const frame = await hosted(page, snippetOf(baseURL, `/embed/${query}`));
    const code = query.includes('%E0') ? 'unknown-game' : 'empty';
    await expect(frame.locator('.fault')).toHaveAttribute('data-code', code);
    await expect(frame.locator('[data-verdict]')).toHaveCount(0);
    await expect(frame.locator(WAY_OUT)).toHaveCount(1);
    await fits(page, frame);
  });
}

look('what the reader has chosen elsewhere does not touch the case', async ({ page, baseURL }) => {
  await page.goto('/404.html');
  await page.evaluate(() => {
    localStorage.setItem('luat-bai:house:xi-dach', 'xi-dach@mien-nam');
    localStorage.setItem('luat-bai:theme', 'dark');
    localStorage.setItem('luat-bai:lang', 'en');
  });
  for (const text of ['xi-dach@blog;cai:KD.9C;an:AS.AH', 'xi-dach;cai:KD.9C;an:AS.AH']) {
    const frame = await hosted(page, snippetOf(baseURL, frameOf(text, 'vi', 'light')));
    const judged = rulingOn(text) ?? '';
    await expect(frame.locator('[data-verdict]')).toHaveAttribute('data-verdict', judged);
    const house = text.includes('@') ? 'blog' : 'pho-thong';
    await expect(frame.locator('[data-verdict]')).toHaveAttribute('data-case', new RegExp(`^xi-dach@${house};`));
    await expect(frame.locator('body')).toHaveCSS('background-color', PAPER.light);
  }
});

look('a browser that keeps storage from frames breaks nothing', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    const blocked = (): never => {
      throw new DOMException('blocked', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: blocked });
    Object.defineProperty(Document.prototype, 'cookie', { get: blocked, set: blocked });
  });
  for (const { id } of GAMES) {
    const [text = ''] = someCases('vi', id);
    const frame = await hosted(page, snippetOf(baseURL, frameOf(text, 'vi')));
    await expect(frame.locator('[data-verdict]')).toHaveAttribute('data-verdict', rulingOn(text) ?? '');
  }
});

test.describe('when the game does not come', () => {
  test.use({ expected: /ERR_FAILED|Failed to load/ });
  test('the frame says so, and rules once it comes', async ({ page }) => {
    const lost = await lose(page, /_astro\/xi-to/);
    const [text = ''] = someCases('vi', 'xi-to');
    await page.goto(frameOf(text, 'vi'));
    await expectLost(page, 'vi');
    lost.come();
    await tryAgain(page);
    await expect(page.locator('[data-verdict]')).toHaveCount(1);
  });
});

for (const { id } of GAMES) {
  look(`the frame with ${id} loads little, and no other game`, async ({ page }) => {
    const [text = ''] = someCases('vi', id);
    await page.goto(frameOf(text, 'vi'));
    await expect(page.locator('[data-verdict]')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const files = await requestedBy(page);
    const weight = (ending: string): number => sentBytes(files.filter(({ path }) => path.endsWith(ending)));
    test.info().annotations.push({ type: 'js', description: `${weight('.js')}` });
    // The reader of free text is not among them: a case in the notation does not need it.
    // Two games have two house rules more since the fourth edition, and cards may be unknown.
    expect.soft(weight('.js')).toBeLessThanOrEqual(MOST_IN_FRAME);
    expect.soft(weight('.css')).toBeLessThanOrEqual(12_000);
    const all = files.map(({ body }) => body).join('\n');
    for (const game of ENGINES) {
      const told = game.ruleSections.flat().every((rule) => all.includes(rule));
      expect.soft(told, `the rules of ${game.id}`).toBe(game.id === id);
    }
  });
}

const STATES = [CASE, 'xi-dach;cai:KD.9C;an:AS.ZZ', ''] as const;

for (const theme of ['light', 'dark'] as const) {
  look(`axe finds nothing in a ${theme} frame, and nothing is too wide`, async ({ page }) => {
    const texts = [...STATES, ...GAMES.flatMap(({ id }) => someCases('vi', id).slice(0, runs(2, 1)))];
    for (const text of texts) {
      for (const width of [320, 360, 1280]) {
        await page.setViewportSize({ width, height: 740 });
        if (width === 320) await page.goto(frameOf(text, 'vi', theme));
        await expect(page.locator('.out a')).toBeVisible();
        expect.soft(await overflow(page), `${text} at ${width} px`).toBeLessThanOrEqual(0);
      }
      // A theme changes colours and nothing else.
      const rules = theme === 'dark' ? COLOUR_RULES : undefined;
      expect.soft(await violations(page, rules), `${theme}: ${text}`).toEqual([]);
    }
  });
}

look('the link can be seen to have the focus, and is big enough for a finger', async ({ page }) => {
  await page.goto(frameOf(CASE, 'vi'));
  const out = page.locator('.out a');
  await expect(out).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(out).toBeFocused();
  await expect(out).toHaveCSS('outline-style', 'solid');
  expect((await out.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('it says so, and where the referee is', async ({ page }) => {
    await page.goto(frameOf(CASE));
    const html = await page.content();
    for (const lang of LANGS) {
      expect(html).toContain(PAGE[lang].noScript);
      expect(html).toContain(`href="/${lang}/trong-tai/"`);
    }
  });
});
