/** A case in a lesson: guess first, then change anything; what is shown is always the engine's ruling. */

import { EDITION } from '#book/edition.ts';
import { PLAYER_NAMES } from '#components/case/edit/company.ts';
import { LANGS } from '#core/lang.ts';
import { words } from '#games/xi-dach/words/vi/game.ts';
import { FULL } from '#testing/runs.ts';
import { casesOnPage, holdsFollowing, houseRulesLesson, LESSONS, pagesInTurn } from './built.ts';
import { looks } from './looks.ts';
import { expect, IN_TURN, test } from './test.ts';
import { requestedBy } from './weight.ts';
import {
  cardButton,
  change,
  changedFrom,
  handInCase,
  hydrateInView,
  judgedCase,
  LESSON_CASE,
  liveCase,
  openHouseRules,
  openPanel,
  openPicker,
  PICKER,
  revealVerdict,
  rulingOn,
  UI,
} from './widget.ts';

const look = looks('a case in a lesson');

const PAGE = houseRulesLesson('vi');
const UNPINNED = 'xi-dach@pho-thong;';
const PINNED = 'xi-dach@vipgame;';

for (const lang of LANGS) {
  look(
    `${lang}: before the guess there are hands and one question; any answer tells the rest and is marked`,
    IN_TURN.vi,
    async ({ page }) => {
      await page.goto(houseRulesLesson(lang));
      const widget = await liveCase(page, houseRulesLesson(lang), UNPINNED);
      const answer = /"outcome":"(\w+)"/.exec((await widget.getAttribute('data-verdict')) ?? '')?.[1];
      const told = [widget.locator('.verdict'), widget.locator('.reasons'), widget.locator('.more')];
      for (const part of told) await expect(part).toBeHidden();
      for (const total of await widget.locator('.sum, .st').all()) await expect(total).toBeHidden();
      // Nothing else can be pressed, and nothing else is shown.
      await expect(widget.locator('button:visible, a:visible, select:visible')).toHaveCount(0);
      const feedback = widget.locator('.guess [role=status]');
      await expect(feedback).toBeEmpty();

      const { marks, wrong, right } = UI[lang].case;
      await widget.locator(`.opts input:not([value=${answer}])`).first().check();
      for (const part of told) await expect(part).toBeVisible();
      await expect(widget.locator('.sum').first()).toBeVisible();
      await expect(widget.locator('.reasons li:visible')).toHaveCount(1);
      await expect(feedback).toContainText(wrong);
      await expect(widget.locator('.opts .x')).toContainText(marks.wrong);
      await expect(widget.locator('.opts .ok')).toContainText(marks.right);
      await widget.locator(`.guess input[value=${answer}]`).check();
      await expect(feedback).toContainText(right);
      await expect(widget.locator('.opts .ok')).toContainText(marks.hit);
      await judgedCase(widget);
    },
  );

  look(`${lang}: whoever does not guess is told all the same`, IN_TURN.en, async ({ page }) => {
    await page.goto(houseRulesLesson(lang));
    const widget = await liveCase(page, houseRulesLesson(lang), UNPINNED);
    await widget.getByText(UI[lang].case.see).click();
    await expect(widget.locator('.verdict')).toBeVisible();
    await expect(widget.locator('.opts .ok')).toContainText(UI[lang].case.marks.right);
    await expect(widget.locator('.opts .x')).toHaveCount(0);
    await expect(widget.locator('.guess [role=status]')).toBeEmpty();
  });

  look(`${lang}: of “why”, “other houses” and “…” one is open at a time`, IN_TURN.vi, async ({ page }) => {
    await page.goto(houseRulesLesson(lang));
    const widget = await liveCase(page, houseRulesLesson(lang), UNPINNED);
    await revealVerdict(widget);
    const buttons = widget.locator('.more button');
    await expect(buttons).toHaveCount(3);
    const panels = { why: '.reasons li:not(.stays)', else: '.else', more: '.menu' };
    for (const act of ['why', 'else', 'more'] as const) {
      const button = widget.locator(`[data-act=${act}]`);
      await button.focus();
      await page.keyboard.press('Enter');
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(widget.locator('.more [aria-expanded=true]')).toHaveCount(1);
      for (const [one, panel] of Object.entries(panels))
        await expect(widget.locator(panel).first()).toBeVisible({ visible: one === act });
    }
    await page.keyboard.press('Enter');
    await expect(widget.locator('.more [aria-expanded=true]')).toHaveCount(0);
  });
}

look('a wrong guess is told why it is wrong, and not before it is made', async ({ page }) => {
  await page.goto(PAGE);
  const widget = await liveCase(page, PAGE, UNPINNED);
  const asked = async (): Promise<boolean> =>
    (await requestedBy(page)).some(({ path }) => path.includes('AfterRuling'));
  expect(await asked()).toBe(false);
  await widget.locator('.opts input[value=lose]').check();
  // Another rule set counts the ace otherwise: there the guess is right.
  await expect(widget.locator('.why-not')).toContainText(words.settings['aces']?.label ?? 'no such setting');
  expect(await asked()).toBe(true);
});

look('“guess again” asks as at first', async ({ page }) => {
  await page.goto(PAGE);
  const widget = await liveCase(page, PAGE, UNPINNED);
  await openPanel(widget, 'more');
  await widget.locator('[data-act=again]').click();
  await expect(widget.locator('.verdict')).toBeHidden();
  await expect(widget.locator('.menu')).toHaveCount(0);
  await expect(widget.locator('.guess :checked')).toHaveCount(0);
  await revealVerdict(widget);
});

look('every case of every lesson asks before it tells', async ({ page }) => {
  const paths = pagesInTurn(LESSONS.filter((one) => casesOnPage(one).length > 0));
  const asked = `${LESSON_CASE}:has(.opts label:nth-child(2)):has(.see)`;
  const tells = '.books:not(:has(.opts))';
  if (FULL) {
    for (const path of paths) {
      await page.goto(path);
      await expect(page.locator(asked), path).toHaveCount(casesOnPage(path).length);
      await expect(page.locator(tells), path).toHaveCount(0);
    }
  }
  // As they are built.
  await page.goto(PAGE);
  const built = await page.evaluate(
    ([all, ...selectors]) =>
      Promise.all(
        all.map(async (path) => {
          const html = await fetch(path).then((response) => response.text());
          // The page that reads it has a policy of its own, which allows only its own styles.
          const unstyled = html.replaceAll(/<style.*?<\/style>/gs, '');
          const read = new DOMParser().parseFromString(unstyled, 'text/html');
          return [path, ...selectors.map((one) => read.querySelectorAll(one).length)];
        }),
      ),
    [paths, asked, tells] as const,
  );
  expect(built).toEqual(paths.map((path) => [path, casesOnPage(path).length, 0]));
});

look('what comes with a ruling is hidden before it, and shown with it', async ({ page }) => {
  const path = LESSONS.find((one) => holdsFollowing(one));
  expect(path).toBeDefined();
  await page.goto(path ?? '');
  const live = page.locator('live-widget:has(+ .follows)').first();
  const follows = page.locator('live-widget + .follows').first();
  await expect(follows).toBeHidden();
  const widget = live.locator(LESSON_CASE);
  await hydrateInView(widget);
  await revealVerdict(widget);
  await expect(follows).toBeVisible();
});

look('the guess is made with the arrow keys', async ({ page }) => {
  await page.goto(PAGE);
  const widget = await liveCase(page, PAGE, UNPINNED);
  await widget.locator('.guess input').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(widget.locator('.guess input').nth(1)).toBeChecked();
  await expect(widget.locator('.verdict')).toBeVisible();
});

look('changing a card by mouse rules anew, and the new verdict is announced', async ({ page }) => {
  await page.goto(PAGE);
  const widget = await liveCase(page, PAGE, UNPINNED);
  const before = await judgedCase(widget);
  const sheet = await openPicker(widget, 'an', 'vi');
  await sheet.locator('.out').last().click();
  const less = await changedFrom(widget, before);
  await cardButton(sheet, 'K♣').click();
  const after = await changedFrom(widget, less);
  expect(handInCase(after, 'an')).toBe(`${handInCase(less, 'an')} K♣`);
  await sheet.getByRole('button', { name: PICKER.vi.done }).click();
  await expect(sheet).toBeHidden();
  await expect(widget.locator('.verdict')).toBeVisible();
  await expect(widget.locator(':scope > [role=status]')).not.toBeEmpty();
});

look('a hand of one card gets no verdict until it is whole again', async ({ page }) => {
  await page.goto(PAGE);
  const widget = await liveCase(page, PAGE, UNPINNED);
  const sheet = await openPicker(widget, 'cai', 'vi');
  await sheet.locator('.out').last().click();
  await expect(widget).not.toHaveAttribute('data-verdict');
  await expect(widget.locator('.verdict')).toContainText(UI.vi.case.waiting);
  await expect(widget.locator('.verdict')).toContainText(PICKER.vi.incomplete('cai', 2, 5));
  await expect(widget.locator('.verdict [data-act=pick]')).toHaveText(UI.vi.case.addTo(UI.vi.seatName('cai')));
  await cardButton(sheet, 'Q♠').click();
  await expect(widget).toHaveAttribute('data-verdict');
  await judgedCase(widget);
});

look('a player is added, and removed', async ({ page }) => {
  await page.goto(PAGE);
  const widget = await liveCase(page, PAGE, UNPINNED);
  const alone = await judgedCase(widget);
  await change(widget);
  await widget.getByRole('button', { name: PICKER.vi.addPlayer }).click();
  const two = await changedFrom(widget, alone);
  expect(two).toContain(';bình:');
  await widget.getByRole('button', { name: PICKER.vi.remove('an'), exact: true }).click();
  expect(await changedFrom(widget, two)).not.toContain(';an:');
});

look('players are added until the names run out, each with cards of their own', async ({ page }) => {
  await page.goto(PAGE);
  const widget = await liveCase(page, PAGE, UNPINNED);
  await change(widget);
  const add = widget.getByRole('button', { name: PICKER.vi.addPlayer });
  for (const _ of PLAYER_NAMES) await add.click();
  await expect(widget.locator('.seat')).toHaveCount(PLAYER_NAMES.length + 1);
  const text = await judgedCase(widget);
  expect(rulingOn(text), text).not.toBeNull();
});

look('undo goes back step by step, the house too', async ({ page }) => {
  await page.goto(PAGE);
  const widget = await liveCase(page, PAGE, UNPINNED);
  const first = await judgedCase(widget);
  await change(widget);
  await widget.getByRole('button', { name: PICKER.vi.addPlayer }).click();
  const second = await changedFrom(widget, first);
  // House rules make room for the hands while these are changed.
  await widget.locator('[data-act=done]').click();
  await openHouseRules(widget);
  await widget.locator('[data-setting=preset]').selectOption('vipgame');
  await changedFrom(widget, second);
  const undo = widget.locator('[data-act=undo]');
  await undo.click();
  await expect(widget).toHaveAttribute('data-case', second);
  await undo.click();
  await expect(widget).toHaveAttribute('data-case', first);
  await expect(undo).toBeHidden();
  await judgedCase(widget);
});

look('start over brings the first cards back under the house that was chosen', async ({ page }) => {
  await page.goto(PAGE);
  const widget = await liveCase(page, PAGE, UNPINNED);
  const first = await judgedCase(widget);
  await change(widget);
  await widget.getByRole('button', { name: PICKER.vi.addPlayer }).click();
  await widget.locator('[data-act=done]').click();
  await openHouseRules(widget);
  await widget.locator('[data-setting=preset]').selectOption('vipgame');
  await widget.locator('[data-act=reset]').click();
  await expect(widget).toHaveAttribute('data-case', first.replace('@pho-thong', '@vipgame'));
  await judgedCase(widget);
});

look('another rule set and another setting change what is judged', async ({ page }) => {
  await page.goto(PAGE);
  const widget = await liveCase(page, PAGE, UNPINNED);
  await openHouseRules(widget);
  const before = await judgedCase(widget);
  await widget.locator('[data-setting=preset]').selectOption('adam-tips');
  const other = await changedFrom(widget, before);
  expect(other).toMatch(/^xi-dach@adam-tips;/);
  await widget.locator('[data-setting]:not([data-setting=preset])').first().selectOption({ index: 1 });
  expect(await changedFrom(widget, other)).toMatch(/^xi-dach@adam-tips\{\w+=/);
  await expect(widget.locator(':scope > [role=status]')).not.toBeEmpty();
});

look('every house rule can be set from the full list', async ({ page }) => {
  await page.goto(PAGE);
  const widget = await liveCase(page, PAGE, UNPINNED);
  await openHouseRules(widget);
  await widget.getByRole('button', { name: UI.vi.house.all }).click();
  const settings = Object.entries(words.settings);
  await expect(widget.locator('.choice')).toHaveCount(settings.length);
  for (const [key, { label }] of settings) {
    await expect(widget.locator('legend', { hasText: label }).first()).toBeVisible();
    await widget.locator(`input[name=${key}]`).nth(1).check();
    await expect(widget).toHaveAttribute('data-case', new RegExp(`[{,]${key}=`));
  }
  await judgedCase(widget);
});

look('“judge it so” judges by the other house', async ({ page }) => {
  await page.goto(PAGE);
  const widget = await liveCase(page, PAGE, UNPINNED);
  await openPanel(widget, 'else');
  const before = await judgedCase(widget);
  const other = widget.locator('.else li').first();
  const says = (await other.getAttribute('data-says')) ?? '';
  await other.getByRole('button', { name: UI.vi.branches.try }).click();
  await changedFrom(widget, before);
  const big = (await widget.locator('.verdict .big').textContent()) ?? '';
  expect(big).not.toBe('');
  expect(says.startsWith(big), `${says}: ${big}`).toBe(true);
  await expect(widget.locator(`.else li[data-says="${says}"]`)).toHaveCount(0);
});

look('a choice of house holds for every case of the page and is remembered', async ({ page }) => {
  await page.goto(PAGE);
  const widget = await liveCase(page, PAGE, UNPINNED);
  await openHouseRules(widget);
  await widget.locator('[data-setting=preset]').selectOption('co-noi');
  const pinned = await liveCase(page, PAGE, PINNED);
  await expect(pinned).toHaveAttribute('data-case', /^xi-dach@vipgame;/);
  await page.reload();
  const again = await liveCase(page, PAGE, UNPINNED);
  await expect(again).toHaveAttribute('data-case', /^xi-dach@co-noi;/);
  await judgedCase(again);
});

look('a case that names its house keeps it until the reader chooses another on this page', async ({ page }) => {
  await page.goto(PAGE);
  await page.evaluate(() => localStorage.setItem('luat-bai:house:xi-dach', 'xi-dach@co-noi'));
  await page.reload();
  const widget = await liveCase(page, PAGE, UNPINNED);
  await expect(widget).toHaveAttribute('data-case', /^xi-dach@co-noi;/);
  const pinned = await liveCase(page, PAGE, PINNED);
  await expect(pinned).toHaveAttribute('data-case', /^xi-dach@vipgame;/);
  await openHouseRules(widget);
  await widget.locator('[data-setting=preset]').selectOption('blog');
  await expect(pinned).toHaveAttribute('data-case', /^xi-dach@blog;/);
  await judgedCase(pinned);
});

look('a copied link opens exactly this case and verdict, whatever house is remembered', async ({ page }) => {
  await page.goto(PAGE);
  const widget = await liveCase(page, PAGE, UNPINNED);
  const before = await judgedCase(widget);
  await openHouseRules(widget);
  await widget.locator('[data-setting=preset]').selectOption('adam-tips');
  const other = await changedFrom(widget, before);
  await widget.locator('[data-setting]:not([data-setting=preset])').first().selectOption({ index: 1 });
  const text = await changedFrom(widget, other);
  await widget.locator('[data-act=link]').click();
  await expect(widget.locator('.menu [role=status]')).toHaveText(UI.vi.case.copied);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(
    /^http:\/\/[^ ]+\/vi\/trong-tai\/\?c=xi-dach@adam-tips%7B[\w=,-]+%7D;cai:[\w.]+;an:[\w.]+&e=\d+$/,
  );

  await page.evaluate(() => localStorage.setItem('luat-bai:house:xi-dach', 'xi-dach@mien-nam'));
  await page.goto(link);
  const opened = page.locator('.case[data-case]');
  await expect(opened).toHaveAttribute('data-case', text);
  await judgedCase(opened);
});

for (const lang of LANGS) {
  look(`${lang}: copied as text, a case fits a chat`, IN_TURN.en, async ({ page }) => {
    await page.goto(houseRulesLesson(lang));
    const widget = await liveCase(page, houseRulesLesson(lang), UNPINNED);
    const text = await judgedCase(widget);
    await openPanel(widget, 'more');
    await widget.locator('[data-act=text]').click();
    await expect(widget.locator('.menu [role=status]')).toHaveText(UI[lang].case.copied);
    const chat = await page.evaluate(() => navigator.clipboard.readText());
    expect(chat.length).toBeLessThanOrEqual(400);
    for (const name of ['cai', 'an']) expect(chat).toContain(handInCase(text, name));
    expect(chat).toContain(`→ ${await widget.locator('.verdict .big').textContent()}`);
    expect(chat).toMatch(/\d$/);
    expect(chat.endsWith(`/${lang}/trong-tai/?c=${text}&e=${EDITION}`), chat).toBe(true);
  });
}

test('where copying is refused the page says so', async ({ page, context }) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('refused')) } });
  });
  await page.goto(PAGE);
  const widget = await liveCase(page, PAGE, UNPINNED);
  await openPanel(widget, 'more');
  await widget.locator('[data-act=link]').click();
  await expect(widget.locator('.menu [role=status]')).toHaveText(UI.vi.case.copyFailed);
});
