/**
 * A link to the referee opens on the verdict: what the first screen shows, what is closed, and the verdict under the reader's own
 * rules.
 */

import type { Page } from '@playwright/test';
import { pathOf } from '#book/address.ts';
import { rowsOf } from '#components/case/side-by-side/rows.ts';
import { differingRules } from '#core/branches/differing-rules.ts';
import { opinionsOf, ruleSetOfGroup, verdictText } from '#core/branches/opinion-groups.ts';
import { ruleNumber } from '#core/game/game.ts';
import { judge } from '#core/judge.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { FULL } from '#testing/runs.ts';
import { siteWords } from '#words/site.ts';
import { referee } from './built.ts';
import { overflow, shifted, watchShifts } from './layout.ts';
import { looks } from './looks.ts';
import {
  argued,
  boxed,
  canonicalText,
  hydratedReferee,
  known,
  linkOf,
  opened,
  openedWith,
  partsOf,
  REFEREE,
  REFEREE_QUESTIONS,
  rulingOf,
  sentPath,
  setting,
  shows,
  tabOf,
  unfoldPart,
} from './referee-page.ts';
import { expect, IN_TURN } from './test.ts';
import { changedFrom, judgedCase, rulingOn, UI } from './widget.ts';

const look = looks('a link to the referee');

const PHONE = { width: 360, height: 740 };
const DESK = { width: 1280, height: 800 };
/** The lowest position of “copy link” on a phone, in pixels. */
const LINK_ENDS = 1110;
/** The same below a question, each of whose answers may have a part for each of four players. */
const LINK_ENDS_ASKING = 1430;
const MOST_SHIFT = 0.001;
const LONGEST_LINK = 300;

const CHANGED = 'xi-dach@pho-thong{shortVsBust=short-wins};cai:10H.6C.9D;an:8S.7D';
/** Every kind of question, one with changed rules, and the longest that people bring: a showdown of four with nine cards each. */
const LINKS = [
  CHANGED,
  ...REFEREE_QUESTIONS.map(({ example }) => example),
  'ta-la; an: 3♠ 4♠ 5♠ 8♥ 8♦ 8♣* 2♦ A♣ 6♥; bình: 10♠ J♠ Q♠ 9♥ 7♦ 4♣ 2♠ A♦ K♥; chi: K♦ 9♣ 7♣ 5♥ 3♦ J♥ 2♣ A♥ 10♦; dung: 5♣ 6♦ 7♠ 9♦ J♣ Q♥ Q♦ 4♥ 3♣',
];

/** Where the shown ones of these elements end on the page, in pixels. */
function ends(page: Page, selectors: readonly string[]): Promise<(number | undefined)[]> {
  return page.evaluate(
    (all) =>
      all.map((selector) => {
        const shown = [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
        const last = shown.at(-1);
        return last && Math.round(last.getBoundingClientRect().bottom + scrollY);
      }),
    selectors,
  );
}

async function store(page: Page, house: string): Promise<void> {
  await page.addInitScript((text) => localStorage.setItem(`luat-bai:house:${text.split(/[@{]/)[0]}`, text), house);
}

/** The first screen of a link: what it has, in this order, and what it has not. */
async function expectFirstScreen(page: Page, text: string, size: typeof PHONE): Promise<void> {
  const [hands = 0, plate = 0, reason = 0, link = 0] = await ends(page, [
    '.ref .seats .hand',
    '.ref .case > .verdict',
    // Where the houses differ, the question on which the verdict hangs.
    '.ref :is(.only .reasons, .hangs h2)',
    '.ticket [data-act=link]',
  ]);
  expect.soft(hands, text).toBeGreaterThan(0);
  expect.soft(plate, text).toBeGreaterThan(hands);
  expect.soft(reason, text).toBeGreaterThan(plate);
  expect.soft(reason, text).toBeLessThanOrEqual(size.height);
  const lowest = (await page.locator('.hangs').count()) > 0 ? LINK_ENDS_ASKING : LINK_ENDS;
  expect.soft(link, text).toBeLessThanOrEqual(size === PHONE ? lowest : size.height);
  // The editing tools are closed, and nothing above the verdict is meant for machines.
  await expect(partsOf(page).box).toBeHidden();
  await expect(page.locator('[data-setting]').first()).toBeHidden();
  expect(await page.locator('.ref .case .head').textContent()).not.toContain('{');
  await expect(page.locator('h1:visible')).toHaveCount(1);
  expect(await overflow(page), text).toBeLessThanOrEqual(0);
}

/** Every camp shows a side of its own, judged as that house judges. */
async function expectCamps(page: Page, example: string, lang: Lang): Promise<void> {
  const { of, all } = known(example, lang);
  const { others } = opinionsOf(of, all);
  if (others.length === 0) return;
  const { board } = partsOf(page);
  const camps = page.locator('.camps input');
  await expect(camps).toHaveCount(others.length > 1 ? others.length : 0);
  const side = page.locator('.side:not(.own)');
  const verdicts = new Set<string | null>([await board.getAttribute('data-verdict')]);
  for (const [at, camp] of others.entries()) {
    const { says, presets, changes } = camp;
    if (others.length > 1) {
      await page.locator('.camps label').nth(at).click();
      await expect(camps.nth(at)).toBeChecked();
    }
    // A rule set with a name is shown under it, with the settings without which it would rule as this one.
    const [preset] = presets;
    const named = preset === undefined ? '' : (all.words.presets[preset] ?? '');
    await expect(side.locator('h3')).toContainText(named);
    if (preset === undefined) {
      await expect(side.locator('.set-to')).toHaveCount(changes.length);
      for (const [key, value] of changes) await expect(side.locator('.set-to')).toContainText([`${key}=${value}`]);
    } else expect(await side.locator('.set-to').count(), example).toBeGreaterThan(0);
    // Each of them stands under its own rule, with the value under this rule set.
    const { rules } = ruleSetOfGroup(camp, of, all);
    const numbers = differingRules(all.game, of.fields, of.rules, rules).map(({ rule }) => ruleNumber(all.game, rule));
    for (const half of [page.locator('.side.own'), side]) await expect(half.locator('.no')).toHaveText(numbers);
    const [shown, verdict] = await side.evaluate((element) => [
      element.getAttribute('data-case') ?? '',
      element.getAttribute('data-verdict'),
    ]);
    if (says === '') {
      expect(verdict).toBeNull();
      await expect(side.locator('.v')).toHaveText(UI[lang].branches.impossible);
      await expect(side.locator('[data-act=play]')).toHaveCount(0);
    } else {
      expect(verdict, shown ?? '').toBe(rulingOn(shown ?? ''));
      await expect(side.locator('[data-act=play]')).toBeVisible();
    }
    verdicts.add(verdict);
    // The board goes on under the rule set in force.
    await expect(board).toHaveAttribute('data-case', canonicalText(example));
    await expect(page.locator('.side.own')).toHaveAttribute('data-case', canonicalText(example));
  }
  expect(verdicts.size, example).toBe(others.length + 1);
}

/** What would have changed the verdict does change it, and is taken back. @returns whether there is such a thing */
async function expectMiss(page: Page, example: string, lang: Lang): Promise<boolean> {
  const { box, board } = partsOf(page);
  const miss = page.locator('.miss');
  expect((await miss.locator('p').allTextContents()).join('').trim(), example).not.toBe('');
  const button = miss.locator('[data-act=miss]');
  if ((await button.count()) === 0) return false;
  const before = await board.getAttribute('data-verdict');
  const said = await miss.locator('p').first().textContent();
  await button.click();
  await expect(board).not.toHaveAttribute('data-case', canonicalText(example));
  const after = await judgedCase(board);
  await expect(board).not.toHaveAttribute('data-verdict', before ?? '');
  await expect(box).toHaveValue(boxed(after));
  const { big, lines } = known(after, lang).all.words.verdict(rulingOf(after));
  expect(said, example).toContain(big || (lines[0]?.text ?? ''));
  await unfoldPart(page, 'edit');
  await page.locator('.nota [data-act=undo]').click();
  await shows(board, example);
  return true;
}

/** A new case clears every hand, keeps players and rules, and can be taken back. */
async function expectCleared(page: Page, example: string, lang: Lang): Promise<void> {
  const { board, box } = partsOf(page);
  await page.locator('[data-act=new]:visible').first().click();
  await expect(board).not.toHaveAttribute('data-verdict');
  await expect(board.locator('.card:not(.slot)')).toHaveCount(0);
  await expect(board.locator('.seat')).toHaveCount(known(example, lang).of.fields.length);
  expect(await board.getAttribute('data-case')).toBe(canonicalText(example).replace(/:[^;]+/g, ':-'));
  await expect(box).toBeVisible();
  await expect(box).toHaveValue('');
  await expect(board.locator('[data-act=edit]')).toHaveAttribute('aria-pressed', 'true');
  await page.locator('[data-act=undo]').click();
  await shows(board, example);
}

for (const lang of LANGS) {
  look(
    `${lang}: every link shows hands, verdict and the reason that decided on its first screen, and does what it offers`,
    IN_TURN.en,
    async ({ page }) => {
      await watchShifts(page);
      let changed = 0;
      for (const [at, text] of LINKS.entries()) {
        const { board } = partsOf(page);
        // It is loaded on one device, and laid out again for the other; under `FULL=1` it is loaded on both.
        const sizes = at % 2 === 0 ? [PHONE, DESK] : [DESK, PHONE];
        for (const [nth, size] of sizes.entries()) {
          await page.setViewportSize(size);
          const isLoaded = FULL || nth === 0;
          if (isLoaded) await opened(page, linkOf(text, lang));
          await shows(board, text);
          await expectFirstScreen(page, text, size);
          if (isLoaded) expect.soft(await shifted(page), text).toBeLessThanOrEqual(MOST_SHIFT);
        }
        await page.setViewportSize(PHONE);
        const path = (await page.locator('.ticket [data-act=self]').getAttribute('href')) ?? '';
        expect(path).toBe(sentPath(text, lang));
        expect(path).toMatch(/\d$/);
        if (REFEREE_QUESTIONS.some(({ example }) => example === text)) {
          expect(new URL(path, page.url()).href.length, path).toBeLessThan(LONGEST_LINK);
          expect(path).not.toMatch(/[{}*()<>"'\s]/);
          await argued(page);
          await expectCamps(page, text, lang);
          if (await expectMiss(page, text, lang)) changed += 1;
          await expectCleared(page, text, lang);
        }
      }
      expect(changed).toBeGreaterThanOrEqual(GAMES.length);
    },
  );

  look(
    `${lang}: a challenge shows the hands alone; what one guesses is marked, and then the ruling is told`,
    IN_TURN.vi,
    async ({ page }) => {
      const { board } = await opened(page, linkOf(CHANGED, lang));
      await page.locator('[data-act=challenge]:visible').click();
      await expect(page.locator('[data-act=challenge]:visible')).toContainText(REFEREE[lang].ticket.copied);
      const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
      expect([...link.searchParams.keys()]).toEqual(['c', 'e', 'g']);
      expect(link.searchParams.get('c')).toBe(CHANGED);

      await page.goto('about:blank');
      await page.goto(link.href);
      await hydratedReferee(page);
      const { of, all } = known(CHANGED, lang);
      const guess = all.words.guess(rulingOf(CHANGED).verdict);
      const told = [
        board.locator('.verdict'),
        page.locator('.ticket'),
        page.locator('.reasons'),
        page.locator('.mine'),
      ];
      for (const one of told) await expect(one).toHaveCount(0);
      await expect(board.locator('.card')).toHaveCount(of.fields.flatMap(({ cards }) => cards).length);
      await expect(board.locator('.sum')).toHaveText(of.fields.map(() => ''));
      await expect(page.locator('h1:visible')).toHaveText(REFEREE[lang].challenge.title);
      await expect(board.locator('[data-act=see]')).toBeInViewport();

      const wrong = guess?.options.find(({ id }) => id !== guess.answer);
      await board.getByRole('radio', { name: wrong?.label ?? '' }).check();
      await expect(board.locator('.fb')).toContainText(UI[lang].case.wrong);
      await expect(board.locator('.verdict .big')).toHaveText(all.words.verdict(rulingOf(CHANGED)).big);
      await expect(page.locator('.ticket')).toBeVisible();
      await expect(board.locator('[data-act=see]')).toHaveCount(0);

      // A changed case has no guess, nor has one that was changed back.
      const edit = await unfoldPart(page, 'edit');
      await edit.locator('[data-act=hands]').click();
      await expect(board.locator('.guess')).toBeVisible();
      await (await setting(page, 'preset')).selectOption('vipgame');
      await changedFrom(board, CHANGED);
      await expect(board.locator('.guess')).toHaveCount(0);
      await edit.locator('[data-act=undo]').click();
      await shows(board, CHANGED);
      await expect(board.locator('.guess')).toHaveCount(0);

      // A reader who declines to guess sees the verdict at once, and is not asked again.
      await page.goto('about:blank');
      await page.goto(link.href);
      await hydratedReferee(page);
      await board.locator('[data-act=see]').click();
      await expect(board.locator('.verdict .big')).toBeVisible();
      await expect(board.locator('.guess')).toHaveCount(0);
    },
  );

  look(
    `${lang}: before its script is here a link shows the hands alone, in no machine's words`,
    IN_TURN.en,
    async ({ page }) => {
      const held: (() => void)[] = [];
      let holding = true;
      await page.route('**/*.js', async (route) => {
        if (holding) await new Promise<void>((done) => held.push(done));
        await route.continue();
      });
      await page.goto(linkOf(CHANGED, lang), { waitUntil: 'commit' });
      const opening = page.locator('.opening');
      await expect(opening).toBeVisible();
      await expect(opening).toContainText('10♥ 6♣ 9♦');
      await expect(opening).toContainText('8♠ 7♦');
      await expect(page.locator('main')).not.toContainText(/[{}@=]/, { useInnerText: true });
      await expect(tabOf(page, 'xi-dach')).toHaveAttribute('aria-current', 'true');
      holding = false;
      for (const done of held) done();
      await hydratedReferee(page);
      await shows(partsOf(page).board, CHANGED);
      await expect(opening).toBeHidden();
      await expect(page.locator('.ref .head')).toContainText(
        known(CHANGED, lang).all.ui.case.changedHouse('Phổ thông', 1),
      );
    },
  );

  for (const [what, text, stored, looks] of [
    ['another verdict', CHANGED, 'xi-dach@mien-nam', 'other'],
    ['another verdict by what an ace counts', 'xi-dach@pho-thong;cai:10S.9H;an:AD.4C.5S', 'xi-dach@co-noi', 'other'],
    ['another verdict, and changed', CHANGED, 'xi-dach@mien-nam{payout=even}', 'other'],
    ['the same verdict', CHANGED, 'xi-dach@adam-tips', 'same'],
    ['the same verdict in the same house', CHANGED, 'xi-dach@pho-thong{shortVsBust=short-wins}', 'same'],
    ['the same verdict by another way', 'xi-dach;cai:10H.6C.9D;an:8S.7D', 'xi-dach@vipgame', 'same'],
    ['no such deal', 'ba-cay@bai-cao;an:9C.8D.KS;binh:3H.4C.2S', 'ba-cay@ba-cay', 'none'],
    ['another verdict for several', REFEREE_QUESTIONS[2]?.example ?? '', 'xi-dach@mien-nam', 'other'],
  ] as const) {
    look(`${lang}: a reader whose own house has ${what} is told so under the verdict`, IN_TURN.en, async ({ page }) => {
      await watchShifts(page);
      await store(page, stored);
      const { board } = await opened(page, linkOf(text, lang));
      await shows(board, text);
      const mine = page.locator('.mine');
      await expect(mine).toBeVisible();
      await expect(mine).toHaveAttribute('data-mine', looks);
      const { all } = known(text, lang);
      const { rules } = known(
        `${stored};cai:KD.9C;an:AS.AH`.replace(/^(ba-cay.*;)cai.*$/, '$1an:9C.8D.2S;binh:3H.4C.5S'),
        lang,
      ).of;
      const theirs = judge(all.game, known(text, lang).of.fields, rules);
      if (theirs.ok) {
        const { of } = known(text, lang);
        const apart = differingRules(all.game, of.fields, of.rules, rules);
        await expect(mine.locator('.v')).toHaveText(verdictText(all.words.verdict(theirs.value)));
        const named = apart.map(({ rule }) => rule);
        const rulesNamed = looks === 'same' ? [...new Set(named)] : named;
        await expect(mine.locator('a')).toHaveText(rulesNamed.map((rule) => ruleNumber(all.game, rule)));
        for (const [at, rule] of rulesNamed.entries()) {
          const link = mine.locator('a').nth(at);
          await expect(link).toHaveAttribute('href', `${pathOf(lang, of.game, 'luat')}#${rule}`);
        }
        for (const { setting: key } of looks === 'same' ? [] : apart) {
          await expect(mine).toContainText(all.words.settings[key]?.label ?? key);
        }
        expect(looks === 'same').toBe(
          verdictText(all.words.verdict(theirs.value)) === verdictText(all.words.verdict(rulingOf(text))),
        );
      }
      // It is rendered with the verdict, not later; and not further than a screen and a half down.
      expect(await shifted(page)).toBeLessThanOrEqual(MOST_SHIFT);
      const [end = 0] = await ends(page, ['.mine']);
      expect(end).toBeLessThanOrEqual(LINK_ENDS);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
    });
  }

  look(
    `${lang}: a link with a player “Cái” is read to the letter, says so, and is put right with one tap`,
    async ({ page }) => {
      const text = 'ba-cay; Cái: 2♠ 3♠ 4♠; An: 5♦ 6♦ 7♦';
      const { board } = await opened(page, linkOf(text, lang));
      const note = board.locator('.untrue');
      await shows(board, text);
      const { told, mend } = REFEREE[lang].reserved;
      await expect(note).toHaveText(`${told('Cái', 'cai')} ${mend('cai')}`);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect((await note.getByRole('button').boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await note.getByRole('button').click();
      await shows(board, 'ba-cay; cái: 2♠ 3♠ 4♠; An: 5♦ 6♦ 7♦');
      await expect(note).toHaveCount(0);
      // What somebody typed into the search is read as people write it.
      const typed = await opened(page, linkOf(text, lang, '&w=1'));
      await shows(typed.board, 'ba-cay; cái: 2♠ 3♠ 4♠; An: 5♦ 6♦ 7♦');
    },
  );

  look(
    `${lang}: a reader who has stored nothing is told nothing of house rules of their own`,
    IN_TURN.vi,
    async ({ page }) => {
      const { board } = await opened(page, linkOf(CHANGED, lang));
      await shows(board, CHANGED);
      await expect(page.locator('.mine')).toHaveCount(0);
    },
  );

  look(
    `${lang}: while one types on a phone, the verdict stays in sight in one line at the top`,
    IN_TURN.en,
    async ({ page }) => {
      const { box, board } = await openedWith(page, referee(lang));
      const line = page.locator('.oneline');
      const verdictOf = async (): Promise<string> =>
        known(await judgedCase(board), lang).all.words.verdict(rulingOf(await judgedCase(board))).big;
      await expect(line).toContainText(await verdictOf());
      // As on a phone: the box scrolls up to where the keyboard leaves room.
      await box.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      await page.evaluate(() => scrollBy(0, 260));
      await box.focus();
      const before = (await board.getAttribute('data-case')) ?? '';
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('xi-dach; cai: KD 9C; an: AS AH');
      await changedFrom(board, before);
      await expect(line).toContainText(await verdictOf());
      const place = await line.boundingBox();
      expect(place?.y).toBe(0);
      expect(place?.width).toBe(360);
      expect(place?.height).toBeGreaterThanOrEqual(44);
      // What is no case is said there, too.
      await box.fill('xi-dach; cai: KD 9C; an: AS');
      await expect(line).toHaveText(REFEREE[lang].withheld);
      // On a desktop the verdict banner itself is beside the box.
      await page.setViewportSize(DESK);
      await expect(line).toBeHidden();
    },
  );

  look(
    `${lang}: while one changes a rule of a link on a phone, the verdict stays in sight`,
    IN_TURN.en,
    async ({ page }) => {
      const { board } = await opened(page, linkOf(CHANGED, lang));
      const line = page.locator('.oneline');
      await expect(line).toHaveCount(0);
      await page.locator('[data-want=shortVsBust]').click();
      const list = page.locator('[data-setting=shortVsBust]');
      await expect(list).toBeFocused();
      await expect(list).toBeInViewport();
      await list.selectOption('bust-wins');
      await shows(board, 'xi-dach; cái: 10♥ 6♣ 9♦; an: 8♠ 7♦');
      await expect(line).toContainText(
        known(CHANGED, lang).all.words.verdict(rulingOf('xi-dach; cái: 10♥ 6♣ 9♦; an: 8♠ 7♦')).big,
      );
      expect((await line.boundingBox())?.y).toBe(0);
      await expect(list).toBeInViewport();
    },
  );

  look(`${lang}: one row of games, in the header: it chooses, and is marked`, IN_TURN.vi, async ({ page }) => {
    const { board } = await opened(page, referee(lang));
    for (const { id, name } of GAMES) {
      await expect(page.getByRole('navigation', { name: siteWords(lang).nav.games, exact: true })).toHaveCount(1);
      await tabOf(page, id).click();
      await expect(page.locator('nav.games [aria-current]')).toHaveText(name);
      await expect(board).toHaveCount(0);
      await page.locator(`[data-start=${id}]`).first().click();
      await expect(board).toHaveAttribute('data-case', new RegExp(`^${id}@`));
      await expect(board).toHaveAttribute('data-verdict');
      await expect(page.locator('nav.games [aria-current]')).toHaveText(name);
      await expect(page.locator('main').getByRole('radio')).toHaveCount(0);
      for (const other of GAMES)
        await expect(page.locator('main').getByRole('button', { name: other.name, exact: true })).toHaveCount(0);
    }
    // An address of its own leads there, too, and goes along into the other language.
    await page.goto(`${referee(lang)}?g=sam`);
    await hydratedReferee(page);
    const isSams = async (): Promise<void> => {
      await expect(tabOf(page, 'sam')).toHaveAttribute('aria-current', 'true');
      await expect(page.locator('[data-start]:not([data-start=sam])')).toHaveCount(0);
      await expect(page.locator('[data-start=sam]').first()).toBeVisible();
    };
    await isSams();
    await expect(tabOf(page, 'ba-cay')).toHaveAttribute('href', '?g=ba-cay');
    await page.locator('a.lang').click();
    await hydratedReferee(page);
    await isSams();
  });

  look(
    `${lang}: a link to one game and a tap on another: the box comes first, and is empty`,
    IN_TURN.vi,
    async ({ page }) => {
      const { board, box } = await opened(page, linkOf(CHANGED, lang));
      await tabOf(page, 'ta-la').click();
      await expect(board).toHaveCount(0);
      await expect(box).toBeVisible();
      await expect(box).toHaveValue('');
      await expect(page.locator('h1:visible')).toHaveText(REFEREE[lang].title);
    },
  );

  look(`${lang}: the referee is one tap away on every kind of page`, IN_TURN.vi, async ({ page }) => {
    const paths = ['', 'xi-dach', 'ba-cay/bien-the', 'ta-la/luat', 'luyen-tap', 'luat-nha', 'thuat-ngu', 'trong-tai'];
    for (const path of [...paths.map((one) => pathOf(lang, ...one.split('/'))), '/', '/r/xd-ace/#hai-tieng']) {
      await page.goto(path);
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const of = path.startsWith('/en/') ? 'en' : path.startsWith(`/${lang}/`) ? lang : 'vi';
        const link = page.locator('header .top').getByRole('link', { name: siteWords(of).tools.referee, exact: true });
        await expect(link, path).toBeVisible();
        await expect(link).toHaveAttribute('href', referee(of));
        const box = await link.boundingBox();
        expect(box?.height ?? 0, path).toBeGreaterThanOrEqual(44);
        expect(box?.width ?? 0, path).toBeGreaterThanOrEqual(44);
        // It overlaps nothing.
        const parts = await page.locator('header .top :is(a, button):visible').evaluateAll((all) =>
          all.map((one) => {
            const { left, right } = one.getBoundingClientRect();
            return [left, right];
          }),
        );
        const places = parts.toSorted(([a = 0], [b = 0]) => a - b);
        for (const [at, [left = 0]] of places.entries()) {
          expect(left, path).toBeGreaterThanOrEqual((places[at - 1]?.[1] ?? 0) - 0.5);
        }
        expect(places.at(-1)?.[1], path).toBeLessThanOrEqual(width);
        expect(await overflow(page), path).toBeLessThanOrEqual(0);
      }
    }
  });

  look(`${lang}: every fold opens and holds what it says`, IN_TURN.en, async ({ page }) => {
    const { board } = await opened(page, linkOf(CHANGED, lang));
    const why = await unfoldPart(page, 'why');
    await expect(why.locator('.reasons li')).toHaveCount(rowsOf(rulingOf(CHANGED).reasons).length);
    // A hand's total, and its kind by that total, share a row.
    const [total, state] = rulingOf(CHANGED).reasons;
    const { words } = known(CHANGED, lang).all;
    if (!total || !state) throw new Error('it has steps');
    await expect(why.locator('.reasons li').first()).toContainText(`${words.reason(total)} ${words.reason(state)}`);
    await expect(why.locator('.miss')).toBeVisible();
    const others = await unfoldPart(page, 'others');
    await expect(others.locator('.says .v')).toHaveCount(2);
    const report = await unfoldPart(page, 'report');
    await expect(report.locator('textarea')).toHaveValue(
      /xi-dach@pho-thong\{shortVsBust=short-wins\};cai:10H\.6C\.9D;an:8S\.7D/,
    );
    const edit = await unfoldPart(page, 'edit');
    await expect(edit.locator('#case-text')).toBeVisible();
    await (await setting(page, 'preset')).selectOption('vipgame');
    await changedFrom(board, CHANGED);
    await edit.locator('[data-act=hands]').click();
    await expect(board.locator('.seats')).toBeInViewport();
    await expect(board.locator('[data-act=edit]')).toHaveAttribute('aria-pressed', 'true');
  });
}
