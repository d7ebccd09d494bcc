/** The house contract: rules chosen once, handed on as link, code, QR code and paper, and used by the whole site. */

import type { Locator, Page } from '@playwright/test';
import { agreementsOf } from '#book/agreements.ts';
import { EDITION } from '#book/edition.ts';
import { oneInBetweenAll, oneInOfAll } from '#book/house-weights.ts';
import { ruleSetCode } from '#components/house-rules/contract/link.ts';
import { assertDefined } from '#core/assert-defined.ts';
import { ranked } from '#core/house/weights.ts';
import { differences } from '#core/house-rules.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { parseCase } from '#core/notation/parse.ts';
import { engineOf } from '#games/engines.ts';
import { type GameId, gameOf } from '#games/index.ts';
import { assertOk } from '#testing/results.ts';
import { en } from '#words/en/ui/contract.ts';
import { vi } from '#words/vi/ui/contract.ts';
import { houseRulesLesson, referee, sentBytes } from './built.ts';
import { insideZalo, toldInsideZalo } from './inside-app.ts';
import { overflow, shifted, watchShifts } from './layout.ts';
import { looks } from './looks.ts';
import { scanned } from './qr.ts';
import { expect, IN_TURN, test } from './test.ts';
import { isScript, requestedBy } from './weight.ts';
import { liveCase } from './widget.ts';

const look = looks('the house rules of a table');

const xiDach = assertDefined(engineOf('xi-dach'));
const SAY = { vi, en };
const pageOf = (lang: Lang): string => `/${lang}/luat-nha/`;

async function opened(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main live-widget[waiting]')).toHaveCount(0);
}

/** One house rule of one game. */
function rule(page: Page, game: GameId, setting: string): Locator {
  return page.locator(`[data-game="${game}"] [data-setting="${setting}"]`);
}

/** Opens what stands closed: a rule that matters less, or those that change nothing. */
async function unfold(page: Page, game: GameId, setting: string): Promise<void> {
  const folded = page.locator(`[data-game="${game}"] .folded`);
  for (const name of [setting, 'idle']) {
    if (await rule(page, game, setting).isVisible()) return;
    const box = folded.and(page.locator(`[data-folded="${name}"]`));
    if ((await box.count()) > 0) await box.locator('summary').first().click();
  }
}

async function choose(page: Page, game: GameId, setting: string, value: string): Promise<void> {
  await unfold(page, game, setting);
  await rule(page, game, setting).locator(`input[value="${value}"]`).check();
}

const houses = (page: Page): Promise<string[]> =>
  page.locator('.agreed [data-house]').evaluateAll((all) => all.map((one) => one.getAttribute('data-house') ?? ''));

for (const lang of LANGS) {
  look(`${lang}: two games are chosen, and a conflict is said at both of its rules`, IN_TURN.en, async ({ page }) => {
    await insideZalo(page);
    await opened(page, pageOf(lang));
    await page.getByRole('checkbox', { name: 'Ba Cây' }).check();
    await expect(rule(page, 'ba-cay', 'suits')).toBeVisible();
    expect(await toldInsideZalo(page.locator('main'), lang)).toContain('ba-cay');
    await expect(rule(page, 'ba-cay', 'suits').locator('.no-effect')).toHaveCount(0);
    await choose(page, 'ba-cay', 'tie', 'draw');
    await expect(rule(page, 'ba-cay', 'suits').locator('.no-effect')).toBeVisible();

    await choose(page, 'ba-cay', 'threeFaces', 'true');
    const { conflicts } = await gameOf('ba-cay').load.about[lang]();
    for (const key of ['threeFaces', 'deck']) {
      await expect(rule(page, 'ba-cay', key).locator('.clash')).toContainText(conflicts['bc-no-faces'] ?? '');
    }
    await choose(page, 'ba-cay', 'deck', '52');
    await expect(page.locator('.clash')).toHaveCount(0);
    expect(await houses(page)).toEqual(['xi-dach@pho-thong', 'ba-cay@ba-cay{deck=52,tie=draw,threeFaces=true}']);
    await expect(page).toHaveURL(/\?h=xi-dach@pho-thong;ba-cay@ba-cay%7Bdeck=52,tie=draw,threeFaces=true%7D&e=\d+$/);
  });

  look(`${lang}: where a rule shows, ruled by the house that was chosen`, IN_TURN.vi, async ({ page }) => {
    await opened(page, pageOf(lang));
    await choose(page, 'xi-dach', 'fiveCard', 'under-21');
    const shows = rule(page, 'xi-dach', 'bustVsBust').locator('.shows');
    await shows.locator('summary').click();
    const cases = shows.locator('a[data-case]');
    await expect(cases.first()).toBeVisible();
    for (const text of await cases.evaluateAll((all) => all.map((one) => one.getAttribute('data-case')))) {
      expect(text).toContain('fiveCard=under-21');
    }
    await expect(shows).toContainText(SAY[lang].flipHere);

    await unfold(page, 'xi-dach', 'overdraw');
    const round = rule(page, 'xi-dach', 'overdraw').locator('.shows');
    await round.locator('summary').click();
    await expect(round.locator('figure')).not.toHaveCount(0);
  });
}

for (const lang of LANGS) {
  look(`${lang}: what changes most results stands first and open, the rest closed`, IN_TURN.vi, async ({ page }) => {
    await opened(page, pageOf(lang));
    for (const preset of ['pho-thong', 'co-noi']) {
      await page.getByLabel(SAY[lang].preset).selectOption(preset);
      const { schema } = assertDefined(engineOf('xi-dach'));
      const order = ranked(schema, oneInOfAll()['xi-dach']?.[preset]);
      const all = page.locator('[data-game=xi-dach] form.all');
      const [open, closed] = [order.slice(0, 5), order.slice(5).filter(({ oneIn }) => oneIn > 0)];
      expect(await all.locator('> [data-setting]').evaluateAll(named, 'data-setting')).toEqual(
        open.map(({ key }) => key),
      );
      await expect(all.locator('.weight b')).toHaveText(open.map(({ oneIn }) => SAY[lang].oneIn(oneIn)));
      expect(await all.locator('> [data-folded]').evaluateAll(named, 'data-folded')).toEqual([
        ...closed.map(({ key }) => key),
        'idle',
      ]);
      for (const { key, oneIn } of closed) {
        await expect(all.locator(`[data-folded=${key}] summary`)).toContainText(SAY[lang].oneInShort(oneIn));
      }
    }
  });
}

/** What each of these is called. */
const named = (all: readonly Element[], attribute: string) => all.map((one) => one.getAttribute(attribute) ?? '');

look(
  'a link opens the same house rules in both languages, whatever this device keeps, and keeps nothing',
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('luat-bai:house:xi-dach', 'xi-dach@vipgame'));
    const link = '?h=xi-dach@co-noi%7BminStand=15%7D;sam@adam-tips&e=1';
    for (const lang of LANGS) {
      await opened(page, pageOf(lang) + link);
      await expect(page.locator('[data-game=sam]')).toBeVisible();
      expect(await houses(page)).toEqual(['xi-dach@co-noi{minStand=15}', 'sam@adam-tips']);
      await expect(rule(page, 'xi-dach', 'minStand').locator(':checked')).toHaveValue('15');
      await expect(page.getByText(SAY[lang].otherInUse)).toBeVisible();
      expect(
        await page.evaluate(() => [
          localStorage.getItem('luat-bai:house:xi-dach'),
          localStorage.getItem('luat-bai:house:sam'),
        ]),
      ).toEqual(['xi-dach@vipgame', null]);
    }
    await page.locator('a.lang[data-lang=vi]').click();
    await expect(page).toHaveURL(/\/vi\/luat-nha\/\?h=xi-dach@co-noi/);
    await expect(page.locator('[data-game=sam]')).toBeVisible();
  },
);

for (const lang of LANGS) {
  look(
    `${lang}: what a table settles before the deal goes into the link, back out of it, and is kept`,
    IN_TURN.vi,
    async ({ page }) => {
      const settle = page.locator('[data-game=xi-dach] .settle');
      const bank = settle.locator('[data-agreement=bank]');
      await opened(page, pageOf(lang));
      await settle.locator('summary').click();
      // Who says what, and where nobody does.
      const [first] = agreementsOf('xi-dach', lang);
      await expect(bank).toContainText(first?.answers[0]?.says ?? 'no answer');
      await expect(settle.locator('[data-agreement=direction]')).toContainText(SAY[lang].nobody);
      await bank.locator('input[value=three-hands]').check();
      await expect(page).toHaveURL(/\?h=xi-dach@pho-thong;xi-dach.bank:three-hands&e=\d+$/);
      await page.locator('[data-act=use]').click();
      await expect(page.locator('.notice')).toHaveText(SAY[lang].used('Xì Dách'));

      await page.reload();
      await expect(bank.locator(':checked')).toHaveValue('three-hands');
      // Without the link, too: this device has saved it.
      await opened(page, pageOf(lang));
      await expect(bank.locator(':checked')).toHaveValue('three-hands');
      await bank.locator('input[value=""]').check();
      await expect(page).toHaveURL(/\?h=xi-dach@pho-thong&e=\d+$/);
      expect(await houses(page)).toEqual(['xi-dach@pho-thong']);
    },
  );

  look(
    `${lang}: a link of an older edition says what has come since, and rules by the first values`,
    IN_TURN.vi,
    async ({ page }) => {
      await opened(page, `${pageOf(lang)}?h=xi-dach@co-noi;xi-to;sam@local;ta-la%7BuKinds=plain-tron-khan%7D&e=1`);
      const notice = (game: GameId) => page.locator(`[data-game=${game}] .since`);
      const { since } = SAY[lang];
      const linked = (game: GameId) =>
        notice(game)
          .locator('a')
          .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      const sections = (game: GameId, keys: readonly string[]) =>
        keys.map((key) => `/${lang}/${game}/bien-the/#${key}`);
      await expect(notice('sam')).toContainText(`${since.older(1, EDITION)} ${since.added}`);
      expect(await linked('sam')).toEqual(
        sections('sam', ['lastCard', 'payout', 'thoiHeo', 'chopChain', 'samVoids', 'samStopped']),
      );
      await unfold(page, 'sam', 'thoiHeo');
      await expect(rule(page, 'sam', 'thoiHeo').locator(':checked')).toHaveValue('15');
      await expect(notice('xi-dach')).toContainText(since.changed);
      expect(await linked('xi-dach')).toEqual(sections('xi-dach', ['aces', 'naturalTie', 'payout', 'fiveVsFive']));
      await expect(notice('xi-to')).toContainText(since.nothing);
      expect(await linked('ta-la')).toEqual(sections('ta-la', ['payout', 'uPay']));
      // Before it was a house rule, whoever played all three kinds of ù paid for them by kind.
      await expect(rule(page, 'ta-la', 'uPay').locator(':checked')).toHaveValue('by-kind');
      await opened(page, `${pageOf(lang)}?h=sam@local&e=${EDITION}`);
      await expect(page.locator('[data-game=sam]')).toBeVisible();
      await expect(page.locator('.since')).toHaveCount(0);
      // Settings of a newer edition stay in the address, for a page that can read them.
      await opened(page, `${pageOf(lang)}?h=sam@local%7Blater=x%7D;sam.later:yes&e=99`);
      await expect(notice('sam')).toHaveText(since.newer);
      const unread = page.locator('.contract > .since');
      await expect(unread).toContainText(SAY[lang].unread);
      await expect(page).toHaveURL(/later=x.*later:yes&e=99$/);
      await unread.getByRole('link').click();
      await expect(page.locator('#house-text')).toBeInViewport();
      await choose(page, 'sam', 'cong', '15');
      await expect(page).toHaveURL(new RegExp(`=sam@local%7Bcong=15%7D&e=${EDITION}(#|$)`));
    },
  );
}

look('without a link the page begins with what this device uses', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('luat-bai:house:ta-la', 'ta-la@online');
    localStorage.setItem('luat-bai:house:sam', 'nothing@of{the=kind}');
  });
  await opened(page, pageOf('vi'));
  await expect(page.locator('[data-game=ta-la]')).toBeVisible();
  expect(await houses(page)).toEqual(['ta-la@online']);
  await expect(page.locator('.agreed .use')).toHaveText(vi.inUse);
});

look(
  '“use these everywhere” rules the lessons and what the referee is told; forgetting goes back',
  async ({ page }) => {
    await opened(page, pageOf('vi'));
    await page.getByLabel(vi.preset).selectOption('vipgame');
    await page.locator('[data-act=use]').click();
    await expect(page.getByRole('status').filter({ hasText: vi.used('Xì Dách') })).toBeVisible();
    await expect(page.locator('.agreed .use')).toHaveText(vi.inUse);

    const judged = async (house: RegExp): Promise<void> => {
      await opened(page, referee('vi'));
      await page.locator('#case-text').fill('cái K rô 9 chuồn, an A bích 7 cơ');
      await expect(page.locator('.case[data-case]')).toHaveAttribute('data-case', house);
    };
    await judged(/^xi-dach@vipgame;/);
    const lesson = houseRulesLesson('vi');
    await page.goto(lesson);
    const inLesson = await liveCase(page, lesson, 'xi-dach@pho-thong;');
    await expect(inLesson).toHaveAttribute('data-case', /^xi-dach@vipgame;/);

    await opened(page, pageOf('vi'));
    await page.locator('[data-act=forget]').click();
    await expect(page.getByRole('status').filter({ hasText: vi.forgotten })).toBeVisible();
    await expect(page.locator('.agreed .use')).toHaveCount(0);
    await judged(/^xi-dach@pho-thong;/);
  },
);

/** In the largest letters too, nothing that is focused from the keyboard lies under the bar: past the rules it is below it. */
async function isClearOf(page: Page, bar: Locator): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  for (let stop = 0; stop < 20; stop++) {
    await page.keyboard.press('Tab');
    const covered = await bar.evaluate((all) => {
      const { activeElement } = document;
      if (!activeElement || all.contains(activeElement)) return 0;
      const [focused, over] = [activeElement.getBoundingClientRect(), all.getBoundingClientRect()];
      return Math.min(focused.bottom, over.bottom) - Math.max(focused.top, over.top);
    });
    expect(covered).toBeLessThanOrEqual(0);
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '';
  });
}

look('what was chosen can be saved from wherever one is, and is not lost when one leaves', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await opened(page, pageOf('vi'));
  const bar = page.locator('.keep');
  const usual = await houses(page);
  const spoken = page.locator('.contract > .sr-only');
  await expect(bar).toHaveCount(0);
  await expect(spoken).toHaveText('');
  await choose(page, 'xi-dach', 'minStand', '14');
  await expect(bar).toBeInViewport({ ratio: 1 });
  await expect(bar).toContainText(vi.kept.unkept);
  // It was there before, empty: only then is what comes into it announced.
  await expect(spoken).toHaveText(vi.kept.unkept);
  await isClearOf(page, bar);
  const chosen = await houses(page);
  // Left by a link, and come back to by the menu.
  await opened(page, referee('vi'));
  await opened(page, pageOf('vi'));
  await expect(page.getByRole('status').filter({ hasText: vi.resumed('Xì Dách') })).toBeVisible();
  expect(await houses(page)).toEqual(chosen);
  await bar.locator('[data-act=drop]').press('Enter');
  await expect(spoken).toHaveText(vi.kept.dropped);
  await expect(bar).toBeFocused();
  expect(await houses(page)).toEqual(usual);
  await bar.locator('[data-act=take-back]').press('Enter');
  await expect(bar).toBeFocused();
  expect(await houses(page)).toEqual(chosen);
  await bar.locator('[data-act=keep]').click();
  await expect(bar).toContainText(vi.kept.kept);
  await expect(bar.locator('[data-act=keep]')).toHaveCount(0);
  await opened(page, pageOf('vi'));
  await expect.poll(() => houses(page)).toEqual(chosen);
  await expect(page.locator('.since')).toHaveCount(0);
});

for (const [lang, words] of [
  ['vi', vi],
  ['en', en],
] as const) {
  for (const how of ['is forbidden', 'is full'] as const) {
    look(
      `${lang}: where storage ${how} the rules are used, and nobody says that they are kept`,
      IN_TURN[how === 'is full' ? 'en' : 'vi'],
      async ({ page }) => {
        await page.addInitScript((forbidden) => {
          const refuse = (): never => {
            throw new DOMException('no', forbidden ? 'SecurityError' : 'QuotaExceededError');
          };
          if (forbidden) Object.defineProperty(window, 'localStorage', { get: refuse });
          else Storage.prototype.setItem = refuse;
        }, how === 'is forbidden');
        await opened(page, pageOf(lang));
        await choose(page, 'xi-dach', 'minStand', '14');
        await page.locator('[data-act=use]').click();
        const said = page.getByRole('status').filter({ hasText: words.usedHere });
        await expect(said).toBeVisible();
        await expect(page.getByText(words.used('Xì Dách'))).toHaveCount(0);
        await expect(page.locator('.keep')).toContainText(words.kept.here);
        await expect(page.locator('.agreed .use')).toHaveText(words.inUse);
        expect(await houses(page)).toEqual(['xi-dach@pho-thong{minStand=14}']);
      },
    );
  }
}

look('a code is typed; a wrong letter and a broken link are told where they are', async ({ page }) => {
  const sam = engineOf('sam');
  if (!sam) throw new Error('no sâm');
  const code = assertDefined(ruleSetCode({ ...sam.presets['local'], cong: 15 }, sam));
  await opened(page, pageOf('vi'));
  const box = page.getByLabel(vi.enter, { exact: true });
  await box.fill(code.toLowerCase().replaceAll('-', ' '));
  await box.press('Enter');
  await expect(page.locator('[data-game=sam]')).toBeVisible();
  await expect(box).toHaveValue('');
  expect(await houses(page)).toEqual(['sam@local{cong=15}']);
  await expect(page.locator('.agreed .code')).toHaveText(code);

  const wrong = code.slice(0, -1) + (code.endsWith('0') ? '1' : '0');
  await box.fill(wrong);
  await page.getByRole('button', { name: vi.read, exact: true }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(vi.faults['bad-check'](wrong));
  await expect(alert.locator('mark')).toHaveText(wrong);
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  expect(await houses(page)).toEqual(['sam@local{cong=15}']);

  await box.fill('https://luat-bai.vn/vi/luat-nha/?h=ba-cay@bai-cao%7Bdeck=99%7D;poker&e=1');
  await box.press('Enter');
  await expect(alert.locator('mark')).toHaveText(['deck=99', 'poker']);
  await expect(alert).toContainText(vi.stillRead);
  expect(await houses(page)).toEqual(['ba-cay@bai-cao']);
});

look(
  'a code changes the house rules and leaves what was settled; so does taking a game off and back',
  async ({ page }) => {
    await opened(page, `${pageOf('vi')}?h=ba-cay@ba-cay;ba-cay.bank:one-banker;ba-cay.ga:none&e=${EDITION}`);
    await expect(page.locator('[data-game=ba-cay]')).toBeVisible();
    const game = engineOf('ba-cay');
    const code = assertDefined(game && ruleSetCode(assertDefined(game.presets['bai-cao']), game));
    const box = page.getByLabel(vi.enter, { exact: true });
    await box.fill(code);
    await box.press('Enter');
    await expect(page).toHaveURL(/\?h=ba-cay@bai-cao;ba-cay.bank:one-banker;ba-cay.ga:none&/);
    const plate = page.getByRole('checkbox', { name: 'Ba Cây' });
    await plate.uncheck();
    await expect(page.locator('[data-game=ba-cay]')).toHaveCount(0);
    await plate.check();
    await expect(page).toHaveURL(/\?h=ba-cay@bai-cao;ba-cay.bank:one-banker;ba-cay.ga:none&/);
  },
);

look('whoever comes to write down what was asked finds it open, in the game it was asked in', async ({ page }) => {
  await page.goto('/vi/ba-cay/');
  await page.locator('.sit-down .open summary').first().click();
  await page.locator('.sit-down .agree a').first().click();
  const settle = page.locator('[data-game=ba-cay] .settle');
  await expect(settle.locator('[data-agreement=ga]')).toBeVisible();
  await expect(settle.locator('summary')).toBeInViewport();
  // A game that is added later does not scroll the page away.
  await page.getByRole('checkbox', { name: 'Sâm' }).check();
  await expect(page.locator('[data-game=sam] .settle')).toBeVisible();
  await expect(page.locator('[data-game=sam] .settle')).not.toHaveAttribute('open');
});

look('agreements are read where no rule set is named, from the address and from the box', async ({ page }) => {
  await opened(page, `${pageOf('en')}?h=xi-dach.bank:three-hands&e=${EDITION}`);
  const bank = page.locator('[data-game=xi-dach] [data-agreement=bank]');
  await expect(bank.locator(':checked')).toHaveValue('three-hands');
  const box = page.getByLabel(en.enter, { exact: true });
  await box.fill('xi-dach.direction:clockwise');
  await box.press('Enter');
  await expect(page).toHaveURL(/xi-dach.bank:three-hands;xi-dach.direction:clockwise&/);
  await box.fill('xi-dach.bank:each-hand');
  await box.press('Enter');
  await expect(page).toHaveURL(/xi-dach.bank:each-hand;xi-dach.direction:clockwise&/);
});

for (const lang of LANGS) {
  look(`${lang}: two houses side by side, by one link`, IN_TURN.en, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { compare } = SAY[lang];
    const presetOf = (name: string) => assertDefined(xiDach.presets[name]);
    const code = ruleSetCode(presetOf('mien-nam'), xiDach);
    await opened(page, `${pageOf(lang)}?h=xi-dach@mien-nam&so=xi-dach@co-noi&e=${EDITION}`);
    const box = page.locator('.compare');
    await expect(box).toBeInViewport();
    const [left, right] = [box.getByLabel(compare.first), box.getByLabel(compare.second)];
    await expect(left.locator('option:checked')).toHaveText(compare.own);
    await expect(right).toHaveValue('co-noi');
    const often = assertDefined(oneInBetweenAll()['xi-dach']?.['mien-nam']?.['co-noi']);
    const differing = differences(xiDach.schema, presetOf('mien-nam'), presetOf('co-noi')).length;
    await expect(box.locator('> p').first()).toHaveText(compare.differ(differing, SAY[lang].oneIn(often)));
    const sides = (at: number) =>
      box.locator('.sides').evaluateAll((all, side) => all.map((one) => one.children[side]?.outerHTML ?? ''), at);
    await expect(box.locator('[data-parting]')).not.toHaveCount(0);
    // Each hand is ruled on by both houses, and not alike; those that nothing shows are told in one line.
    const cases = await box.locator('.sides a').evaluateAll(named, 'data-case');
    expect(cases.map((text) => text.split(';')[0])).toEqual(
      cases.map((_, at) => (at % 2 === 0 ? 'xi-dach@mien-nam' : 'xi-dach@co-noi')),
    );
    const verdicts = await box.locator('.sides a').evaluateAll(named, 'data-verdict');
    for (const [at, text] of cases.entries()) {
      const of = assertOk(parseCase(text, [xiDach]));
      const { verdict } = assertOk(judge(xiDach, of.fields, of.rules));
      expect(verdicts[at]).toBe(writeJson(xiDach.verdictJson(verdict)));
      if (at % 2 === 1) expect(verdicts[at]).not.toBe(verdicts[at - 1]);
    }
    expect(await overflow(page)).toBeLessThanOrEqual(0);

    await left.selectOption('blog');
    await expect(page).toHaveURL(/\?h=xi-dach@mien-nam&so=xi-dach@blog;xi-dach@co-noi&e=\d+$/);
    const before = await sides(0);
    await page.reload();
    await expect(left).toHaveValue('blog');
    await expect.poll(() => sides(0)).toEqual(before);
    await box.locator('[data-act=compare-link]').click();
    await expect(box.locator('[data-act=compare-link]')).toHaveText(compare.copied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
    // A house by its code, and two that are the same.
    await opened(page, `${pageOf(lang)}?h=xi-dach@mien-nam&so=${code}&e=${EDITION}`);
    await expect(box).toContainText(compare.differ(0, ''));
  });
}

look('link, code and QR code can be taken along', async ({ page }) => {
  await opened(page, pageOf('vi'));
  await choose(page, 'xi-dach', 'minStand', '14');
  // The address follows what is chosen.
  await expect(page).toHaveURL(/\?h=.*minStand/);
  const link = page.url();
  await page.locator('[data-act=link]').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link);
  await page.locator('.agreed .code').click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^XD-[0-9A-Z]+-[0-9A-Z]$/);

  await page.locator('[data-act=qr]').click();
  const qr = page.locator('.agreed svg.qr');
  await expect(qr).toBeVisible();
  await expect(qr).toHaveAccessibleName(vi.qrLabel);
  expect(await scanned(qr)).toBe(link);
});

look(
  'on paper there is the sheet and nothing else: rules in words, codes, the QR code, lines for names',
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.assign(window, { print: () => document.body.setAttribute('data-printed', '') }),
    );
    await opened(page, `${pageOf('vi')}?h=xi-dach@vipgame%7BminStand=14%7D;ba-cay;ba-cay.ga:whole-table&e=1`);
    await expect(page.locator('[data-game=ba-cay]')).toBeVisible();
    await page.locator('[data-act=print]').click();
    await expect(page.locator('body[data-printed]')).toBeAttached();
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('.sheet-a4');
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('heading', { level: 2 })).toHaveText(`${vi.sheet.title} Xì Dách, Ba Cây`);
    await expect(sheet.locator('dd b')).toHaveText(['14']);
    // A house rule without effect in this house is left out.
    await expect(sheet).not.toContainText('không đổi gì');
    // What was settled stands there, and what was not is left to be written.
    const ga = agreementsOf('ba-cay', 'vi').find(({ key }) => key === 'ga');
    await expect(sheet.locator('dt', { hasText: ga?.label ?? '' }).locator('+ dd')).toHaveText(
      ga?.answers[0]?.says ?? '',
    );
    await expect(sheet.locator('dd.blank')).not.toHaveCount(0);
    await expect(sheet.locator('svg.qr')).toBeVisible();
    await expect(sheet.locator('h3 code')).toHaveCount(2);
    await expect(sheet.locator('ol.signs li')).toHaveCount(6);
    for (const gone of ['.plates', '.rules-of', '.agreed', '.slab', '.top', '.foot']) {
      await expect(page.locator(gone).first()).toBeHidden();
    }
  },
);

look('it weighs little, shifts nothing, and is no wider than a phone', async ({ page }) => {
  await watchShifts(page);
  await opened(page, pageOf('vi'));
  await page.waitForLoadState('networkidle');
  const bytes = sentBytes((await requestedBy(page)).filter(isScript));
  test.info().annotations.push({ type: 'js', description: `${bytes}` });
  // The chosen game’s engine and all that can be done with its house rules, in the files that other pages share (ADR 46).
  expect.soft(bytes).toBeLessThanOrEqual(47_700);
  expect.soft(await shifted(page)).toBeLessThanOrEqual(0.001);
  for (const name of ['Xì Tố', 'Ba Cây', 'Tá Lả', 'Sâm']) await page.getByRole('checkbox', { name }).check();
  await expect(page.locator('.rules-of')).toHaveCount(5);
  for (const width of [320, 360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await overflow(page), `${width} px`).toBeLessThanOrEqual(0);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the default rules of Xì Dách stand in words', async ({ page }) => {
    await page.goto(pageOf('vi'));
    await expect(page.locator('.no-script')).toBeVisible();
    const [first] =
      oneInOfAll()
        ['xi-dach']?.['pho-thong']?.toSorted((a, b) => a - b)
        .filter(Boolean) ?? [];
    await expect(page.locator('dl.plain small').first()).toHaveText(`${vi.changes} ${vi.oneIn(first ?? 0)}`);
    await expect(page.locator('dl.plain > div')).toHaveCount(
      Object.keys(assertDefined(engineOf('xi-dach')).schema).length,
    );
    await expect(page.locator('.contract')).toBeHidden();
  });
});
