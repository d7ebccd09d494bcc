/** The book's pages beside lessons: incidents, the log of arguments, agreements before the deal, history and its feed. */

import { agreementsOf } from '#book/agreements.ts';
import { allArguments, argumentCases } from '#book/arguments.ts';
import { ruleById } from '#book/catalogue/catalogue.ts';
import { editions } from '#book/editions.ts';
import { incidents } from '#book/incidents.ts';
import { LANGS } from '#core/lang.ts';
import { GAMES, gameOf } from '#games/index.ts';
import { referenceWords } from '#words/site/reference.ts';
import { siteWords } from '#words/site.ts';
import { opened, REFEREE } from './referee-page.ts';
import { expect, IN_TURN, softly, test } from './test.ts';

for (const lang of LANGS) {
  const words = referenceWords(lang);

  test(
    `${lang}: what went wrong is asked step by step, down to who says what, or that nobody does`,
    IN_TURN.en,
    async ({ page }) => {
      await page.goto(`/${lang}/su-co/`);
      await expect(page.locator('.incident')).toHaveCount(incidents().length);
      const first = page.locator('.incident').first();
      const [told, asked] = [first.locator('> details').nth(0), first.locator('> details').nth(1)];
      await told.locator('> summary').click();
      await expect(told.getByText(words.incidents.who)).toBeVisible();
      await expect(told.getByRole('link', { name: words.incidents.agree })).toHaveAttribute(
        'href',
        `/${lang}/luat-nha/#thoa-thuan`,
      );
      // By keyboard, and one question leads to the next.
      await asked.locator('> summary').focus();
      await page.keyboard.press('Enter');
      const deeper = asked.locator('details').first();
      await deeper.locator('> summary').press('Enter');
      await expect(deeper.getByText(words.incidents.nobody)).toBeVisible();
      // What the engine refuses is shown with its rule.
      const refused = page.locator('#khong-di-duoc ~ details, h2:has(#khong-di-duoc) ~ details');
      await expect(refused).toHaveCount(GAMES.length);
      for (const one of await refused.all()) await expect(one.locator('li').first()).toHaveText(/^\d+\.\d+ /u);
    },
  );

  test(
    `${lang}: arguments are found by words, with marks or without, and by their rule`,
    IN_TURN.vi,
    async ({ page }) => {
      await page.goto(`/${lang}/cai-nhau/`);
      const all = page.locator('.terms > div');
      await expect(all).toHaveCount(allArguments().length);
      const one = allArguments().find(({ id }) => id === 'hai-ben-cung-quac');
      const on = ruleById(one?.rule ?? '');
      for (const text of [one?.question[lang].slice(0, 12) ?? '', on.id, on.number]) {
        await page.locator('#tim').fill(text);
        await expect(all.locator(':scope:visible a', { hasText: one?.question[lang] ?? '' })).toHaveCount(1);
        expect(await all.locator(':scope:visible').count()).toBeLessThan(allArguments().length);
      }
      // Words in any order, the name of a game among them; the number of a rule is found whole.
      for (const text of lang === 'vi' ? ['21 ngu linh', '5 lá 21'] : ['21 ngu linh', 'five cards 21']) {
        await page.locator('#tim').fill(text);
        await expect(page.locator('.terms > div:visible a[href$="#ngu-linh-tron-21"]')).toHaveCount(1);
      }
      await page.locator('#tim').fill('xi dach');
      await expect(all.locator(':scope:visible')).toHaveCount(
        allArguments().filter(({ game }) => game === 'xi-dach').length,
      );
      await page.locator('#tim').fill('4.1');
      const numbers = allArguments().map((each) => ruleById(each.rule).number);
      await expect(all.locator(':scope:visible')).toHaveCount(numbers.filter((number) => number === '4.1').length);
      await page.locator('#tim').fill(on.id);
      await all.locator(':scope:visible a', { hasText: one?.question[lang] ?? '' }).click();
      await expect(page).toHaveURL(new RegExp(`/${lang}/cai-nhau/xi-dach/#hai-ben-cung-quac$`));
      await expect(page.locator('#hai-ben-cung-quac')).toBeInViewport();
    },
  );

  test(
    `${lang}: every argument is judged under every rule set, and its verdict opens at the referee`,
    IN_TURN.vi,
    async ({ page }) => {
      for (const { id, name } of GAMES) {
        await softly(name, async () => {
          await page.goto(`/${lang}/cai-nhau/${id}/`);
          const list = allArguments().filter(({ game }) => game === id);
          await expect(page.locator('.parts')).toHaveCount(list.length);
          for (const [at, one] of list.entries()) {
            const part = page.locator('.parts').nth(at);
            const said = await part
              .locator('.ruled > a[data-case]')
              .evaluateAll((all) => all.map((a) => a.textContent ?? ''));
            expect(said.length > 0, one.id).toBe(one.case !== undefined);
            expect(said.length, one.id).toBeLessThanOrEqual(argumentCases(one).length);
            await expect(part.locator('a.tag')).toHaveText(ruleById(one.rule).number);
            for (const { found } of one.sides) {
              for (const { name, address } of found)
                await expect(part.locator(`a[href="${address}"]`, { hasText: name }).first()).toBeVisible();
            }
          }
          const link = page.locator('a[data-case]').first();
          const of = await link.getAttribute('data-case');
          await link.click();
          await expect(page.locator('article.case[data-case]')).toHaveAttribute('data-case', of ?? '');
        });
      }
    },
  );

  test(`${lang}: the page of a rule has its history and the arguments filed under it`, async ({ page }) => {
    await page.goto('/r/sam-pay-thoi/#hai-tieng');
    const half = page.locator(`#hai-tieng > [lang=${lang}]`);
    const history = half.locator('.history');
    await expect(history.locator('dt')).toHaveCount(3);
    await expect(history.locator('dt').first()).toContainText(words.history.edition(1));
    await expect(history.locator('a[href$="/sam/bien-the/#thoiHeo"]')).toBeVisible();
    await expect(half.getByRole('heading', { name: words.arguments.filed })).toBeVisible();
    await page.goto('/r/xd-cmp-equal/#hai-tieng');
    const changed = editions()[1]?.changes[0]?.what[lang] ?? 'nothing';
    await expect(half.locator('.history')).toContainText(changed);
    await page.goto('/r/bc-ga/#hai-tieng');
    await expect(half.locator('.history dt')).toHaveCount(1);
    await expect(half.locator('.history dt')).toContainText(words.history.edition(3));
  });

  test(`${lang}: the referee answers in words what no ruling can, and goes back to ruling`, async ({ page }) => {
    const { box, alert } = await opened(page, `/${lang}/trong-tai/`);
    await box.fill(lang === 'vi' ? 'Sâm, chia dư một lá thì sao?' : 'Sâm: one card too many, what now?');
    const answer = alert.locator('.in-words');
    const misdeal = agreementsOf('sam', lang).find(({ key }) => key === 'misdeal');
    await expect(answer).toContainText(`${gameOf('sam').name}. ${misdeal?.question}`);
    await expect(answer).toContainText(misdeal?.answers[0]?.says ?? '');
    await expect(answer.getByRole('link', { name: words.incidents.title })).toHaveAttribute('href', `/${lang}/su-co/`);
    await expect(answer.locator('a.tag')).toHaveAttribute('href', `/${lang}/sam/luat/#sam-misdeal`);
    await expect(answer.getByRole('link', { name: words.incidents.agree })).toHaveAttribute(
      'href',
      `/${lang}/luat-nha/?h=sam#thoa-thuan`,
    );
    // A question that it cannot answer is passed on.
    await box.fill(lang === 'vi' ? 'lộ bài thì sao' : 'who starts then');
    await expect(alert).toContainText(words.incidents.elsewhere);
    await expect(alert.getByRole('link', { name: words.arguments.title })).toHaveAttribute(
      'href',
      `/${lang}/cai-nhau/`,
    );
    // Other faulty text gets its usual message.
    await box.fill('xi-dach; cái: K♦ 9♣; an: A♠ ZZ');
    await expect(alert.locator('.err')).toHaveAttribute('data-code', 'bad-card');
    await box.fill('xi-dach; cái: K♦ 9♣; an: A♠ A♥');
    await expect(alert).toHaveText('');
    await expect(page.locator('.oneline')).not.toContainText(REFEREE[lang].withheld);
  });
}

test.describe('cut off from it', () => {
  test.use({ expected: /ERR_FAILED/ });

  test('without the list of what people ask, a text is answered as before', async ({ page }) => {
    await page.route('**/su-co/vi.json', (route) => route.abort());
    const { box, alert } = await opened(page, '/vi/trong-tai/');
    await box.fill('chia dư một lá thì sao?');
    await expect(alert.locator('.err')).toBeVisible();
    await expect(alert.locator('.in-words')).toHaveCount(0);
  });
});

test('the feed has every edition in both languages, the latest first, and is found from the front', async ({
  page,
  request,
}) => {
  const answer = await request.get('/feed.xml');
  const text = await answer.text();
  const entries = await page.evaluate((xml) => {
    const parsed = new DOMParser().parseFromString(xml, 'application/xml');
    return {
      broken: parsed.querySelector('parsererror') !== null,
      titles: [...parsed.querySelectorAll('entry')].map((entry) => [
        entry.getAttribute('xml:lang') ?? '',
        entry.querySelector('title')?.textContent ?? '',
        entry.querySelector('link')?.getAttribute('href') ?? '',
      ]),
    };
  }, text);
  expect(entries.broken).toBe(false);
  const wanted = editions()
    .toReversed()
    .flatMap(({ edition, title }) =>
      LANGS.map((lang) => [lang, `${referenceWords(lang).history.edition(edition)}: ${title[lang]}`]),
    );
  expect(entries.titles.map(([lang, title]) => [lang, title])).toEqual(wanted);
  for (const [, , link = ''] of entries.titles) {
    await page.goto(new URL(link).pathname + new URL(link).hash);
    await expect(page.locator(new URL(link).hash)).toBeInViewport();
  }
  await page.goto('/vi/');
  await expect(page.locator('link[type="application/atom+xml"]')).toHaveAttribute('href', '/feed.xml');
  await expect(page.locator('footer').getByRole('link', { name: siteWords('vi').tools.arguments })).toBeVisible();
});

test('programs read the history of each rule, and which edition brought what', async ({ request }) => {
  const book = await (await request.get('/rules.json')).json();
  expect(book.editions.map(({ edition }: { edition: number }) => edition)).toEqual([1, 2, 3, 4]);
  const rules = book.games.flatMap(
    ({ rules: list }: { rules: { id: string; history: { edition: number }[] }[] }) => list,
  );
  const historyOf = (id: string) =>
    rules.find((one: { id: string }) => one.id === id)?.history.map((one: { edition: number }) => one.edition);
  expect(historyOf('xd-cmp-equal')).toEqual([1, 2]);
  expect(historyOf('sam-pay-thoi')).toEqual([1, 3, 4]);
  expect(historyOf('tl-misdeal')).toEqual([3]);
});
