/**
 * Interactions before hydration are not lost: typing, choosing or pressing while the scripts are loading has the same effect as
 * later. Every kind of control in the HTML of any page is used once early and once late.
 */

import { readFileSync } from 'node:fs';
import type { Locator, Page, Request, Route } from '@playwright/test';
import type { WidgetName } from '#components/widgets.ts';
import { assertDefined } from '#core/assert-defined.ts';
import { LANGS } from '#core/lang.ts';
import { FULL } from '#testing/runs.ts';
import { DIST, PATHS, RULE_LINKS } from './built.ts';
import { looks } from './looks.ts';
import { EXAMPLE, hydratedReferee, linkOf, partsOf, shows } from './referee-page.ts';
import { expect, test } from './test.ts';
import { isTurnOfPage } from './turn.ts';

/** A control of a page. */
const CONTROLS = 'button, summary, input, select, textarea';

interface Control {
  /** Its widget, and what it is there. */
  readonly kind: string;
  /** Its indices among the controls of the page: at least one of them is visible. */
  readonly places: readonly number[];
}

/** Controls of one page that are used one after another, each on the result of those before it. */
interface Visit {
  readonly path: string;
  readonly controls: readonly Control[];
}

/** Every widget of the site: one that is new does not compile until it stands here, and fails until a page has it. */
const WIDGETS = {
  Case: true,
  SideBySide: true,
  PlayTable: true,
  Table: true,
  Replay: true,
  Referee: true,
  Contract: true,
  HouseFinder: true,
  ScoreBook: true,
  Practice: true,
  Progress: true,
  LessonQuiz: true,
  HouseStrategy: true,
  Ladder: true,
  CanEat: true,
  Sorter: true,
  Beats: true,
  Pack: true,
  Runs: true,
} satisfies Readonly<Record<WidgetName, true>>;

/** Controls that are tested separately, below. */
const BY_ITSELF = [
  // It stands in a dialog, which is opened first.
  'page input:search aria-label',
  // The script writes into it.
  'page textarea rows',
  // A button opens it.
  'Progress input:file accept',
  // The list that it stands in is drawn anew when it is opened.
  'Beats button',
];

/** What covers or replaces the controls beside it, or would hide that one of them was lost: each has a visit of its own. */
const ALONE: readonly string[] = [
  // They open a dialog.
  'page button data-search',
  'page button data-drawer',
  'page button data-offline',
  'Beats button data-act="table"',
  'Beats button data-act="hand"',
  'CanEat button data-act="hand"',
  'CanEat button data-act="discard"',
  'Ladder button data-pick',
  // One answer to a question: the next one is about another.
  'HouseFinder button data-part',
  'HouseFinder button data-act="never"',
  // They bring a case.
  'Referee button data-act="by-hand"',
  'Referee button data-start',
  'Referee textarea rows',
  // They take the rules away that the others are about.
  'Contract input:checkbox',
  'Contract button data-act="forget"',
  // They bring another question, another round or other runs.
  'Practice button data-act="challenge"',
  'Table button data-move',
  'Table button aria-label',
  'Table button aria-expanded',
  'PlayTable button data-move',
  'Runs select',
  // They bring other settings, or other words to copy.
  'Contract select',
  'page button',
  'page button data-done',
  'page button data-link',
];

/** Each kind of control once: by day all of a page in one visit where they do not touch each other, each alone under `FULL=1`. */
function visits(): readonly Visit[] {
  // A rule's permanent page goes on to its list, unless it is asked for a part of itself.
  const pages = ['/', '/404.html', ...PATHS.map((path) => (path.startsWith('/r/') ? `${path}#vi` : path))];
  const all = pages
    .filter((path) => !LANGS.some((lang) => path.startsWith(`/${lang}/`)) || isTurnOfPage(path))
    .map((path) => ({ path, controls: controlsOn(path).filter(({ kind }) => !BY_ITSELF.includes(kind)) }));
  const found = new Set<string>();
  const planned: Visit[] = [];
  for (;;) {
    const rest = all.map(({ path, controls }) => ({ path, controls: controls.filter(({ kind }) => !found.has(kind)) }));
    const { path, controls } = rest.reduce((most, one) => (one.controls.length > most.controls.length ? one : most));
    if (controls.length === 0) return planned;
    for (const { kind } of controls) found.add(kind);
    const isAlone = ({ kind }: Control): boolean => FULL || ALONE.includes(kind);
    const joined = controls.filter((one) => !isAlone(one));
    if (joined.length > 0) planned.push({ path, controls: joined });
    for (const one of controls.filter(isAlone)) planned.push({ path, controls: [one] });
  }
}

function controlsOn(path: string): readonly Control[] {
  const places = new Map<string, number[]>();
  for (const [place, kind] of kindsOn(path).entries()) places.set(kind, [...(places.get(kind) ?? []), place]);
  return [...places].map(([kind, at]) => ({ kind, places: at }));
}

/** What each control of a page is, in the order of the page. */
function kindsOn(path: string): string[] {
  const html = readFileSync(`${DIST}${path.replace(/\/(#.*)?$/, '/index.html')}`, 'utf8');
  // The loader writes a button.
  const tags = html
    .replace(/<script\b.*?<\/script>/gs, '')
    .matchAll(/<(\/?)(live-widget|button|summary|input|select|textarea)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>/g);
  let widget = 'page';
  const kinds: string[] = [];
  for (const [, closing, name = '', attributes = ''] of tags) {
    if (name === 'live-widget') widget = closing ? 'page' : (/widget="(\w+)"/.exec(attributes)?.[1] ?? '');
    else if (!closing) kinds.push([widget, name + typeOf(name, attributes), ...marksOf(attributes)].join(' '));
  }
  return kinds;
}

function typeOf(name: string, attributes: string): string {
  return name === 'input' ? `:${/type="(\w+)"/.exec(attributes)?.[1]}` : '';
}

/** Distinguishes it from similar ones: by its purpose, or else by its label. */
function marksOf(attributes: string): string[] {
  const act = /data-act="[\w-]+"/.exec(attributes)?.[0];
  if (act) return [act];
  const data = [...attributes.matchAll(/ (data-[a-z-]+)/g)].flatMap(([, one = '']) =>
    one === 'data-ask' ? [] : [one],
  );
  if (data[0]) return [data[0]];
  return [...attributes.matchAll(/ (aria-\w+|accept|rows)=/g)].flatMap(([, one = '']) => one).slice(0, 1);
}

/** A page whose scripts are held back until they are released. */
async function held(page: Page, path: string): Promise<() => Promise<void>> {
  const routes: Route[] = [];
  let come = false;
  await page.unroute(/_astro\/[^/]*\.js$/);
  await page.route(/_astro\/[^/]*\.js$/, (route) => (come ? route.continue() : routes.push(route)));
  await page.goto(path, { waitUntil: 'commit' });
  // All of it is there, but for its scripts.
  await page.waitForFunction(() => document.readyState !== 'loading');
  return async () => {
    come = true;
    await Promise.all(routes.map((route) => route.continue()));
  };
}

/** Requests that leave the page are recorded, and random numbers are fixed. @returns the requests that are not answered yet */
async function watch(page: Page): Promise<ReadonlySet<Request>> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  await page.addInitScript(() => {
    const done: string[] = [];
    Object.assign(window, { done, print: () => done.push('print') });
    Math.random = () => 0.25;
    Date.now = () => 1_800_000_000_000;
    if (navigator.clipboard) navigator.clipboard.writeText = (text) => Promise.resolve(void done.push(text));
  });
  return open;
}

/** The first few of each kind, marked in the HTML as sent: others may be inserted before them later. */
async function marked(page: Page, controls: readonly Control[]): Promise<readonly (readonly Locator[])[]> {
  const few = controls.map(({ places }) => places.slice(0, 4));
  await page.evaluate(
    ([selector, all]) => {
      const ones = document.querySelectorAll(selector);
      for (const [at, places] of all.entries())
        for (const [nth, place] of places.entries()) ones[place]?.setAttribute('data-used', `${at}.${nth}`);
    },
    [CONTROLS, few] as const,
  );
  return few.map((places, at) => places.map((_, nth) => page.locator(`[data-used="${at}.${nth}"]`)));
}

/** A visible one, after the sections around it are opened and what hides it is answered. */
async function seen(page: Page, all: readonly Locator[], wait: () => Promise<unknown>): Promise<Locator> {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const one of all) {
      const isSummary = await one.evaluate((it) => it.localName === 'summary');
      const folds = one.locator(`xpath=${isSummary ? '../' : ''}ancestor::details[not(@open)]`);
      for (let left = await folds.count(); left > 0; left--) {
        await folds.first().locator('> summary').click();
        await wait();
      }
      if (await isSeen(one)) return one;
      const answer = one.locator('xpath=ancestor::live-widget').locator('form.guess label').first();
      if ((await answer.count()) > 0 && (await answer.isVisible())) await answer.click();
      await wait();
      if (await isSeen(one)) return one;
    }
  }
  throw new Error('none of them can be seen');
}

/** A checkbox may be drawn by its label. */
async function isSeen(one: Locator): Promise<boolean> {
  return (await one.isVisible()) || (await one.and(one.page().locator('label input')).locator('xpath=..').isVisible());
}

async function use(one: Locator): Promise<void> {
  const what = await one.evaluate((it) => (it instanceof HTMLInputElement ? it.type : it.localName));
  if (what === 'select') {
    await one.selectOption({ index: (await one.locator('option').count()) - 1 });
  } else if (what === 'radio' || what === 'checkbox') {
    await one.locator('xpath=ancestor::label').click();
  } else if (what === 'text' || what === 'textarea' || what === 'search') {
    await one.fill('xi-dach; cái: 10♠ 9♥; an: A♠ 4♦ 5♣');
  } else await one.click({ force: true });
}

/** The widgets that are used, in this order, or the page around all widgets. */
async function markAround(one: Locator): Promise<void> {
  await one.evaluate((it) => (it.closest('live-widget') ?? document.body).toggleAttribute('data-around', true));
}

/** Their visible state, and what left the page. */
async function stateOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-around]')].flatMap((it) => {
      const isOwn = (field: Element): boolean => (field.closest('live-widget') ?? document.body) === it;
      const copy = document.createElement('div');
      copy.append(it.cloneNode(true));
      if (it === document.body)
        for (const inner of copy.querySelectorAll('live-widget'))
          inner.replaceWith(document.createElement('live-widget'));
      // The scroll position may change.
      copy.querySelector('.toc')?.remove();
      const fields = [...it.querySelectorAll<HTMLInputElement>('input,select,textarea')].filter(isOwn);
      return [
        ...copy.innerHTML.split(/(?=<)/),
        ...fields.map(({ value, checked }) => `${value} ${checked}`),
        `theme ${document.documentElement.dataset['theme']}`,
        `at ${location.search}`,
        `done ${Reflect.get(window, 'done')}`,
      ];
    }),
  );
}

/** The same, once nothing has changed for this long, in milliseconds, and nothing is being loaded. */
async function settled(page: Page, open: ReadonlySet<Request>, quiet: number): Promise<readonly string[]> {
  let last: readonly string[] = [];
  await expect(async () => {
    const before = last;
    last = await stateOf(page);
    expect([...open].map((request) => request.url())).toEqual([]);
    expect(last).toEqual(before);
  }).toPass({ intervals: [quiet], timeout: 20_000 });
  return last;
}

/** What comes into view hydrates, except what only an interaction hydrates. */
async function hydrates(one: Locator, kind: string): Promise<void> {
  const widget = one.locator('xpath=ancestor::live-widget');
  if ((await widget.count()) === 0 || /^(PlayTable|LessonQuiz) /.test(kind)) return;
  // A widget in a closed section hydrates once that is open.
  if (!(await widget.locator('> *').first().isVisible())) return;
  await widget.locator('> *').first().scrollIntoViewIfNeeded();
  await expect(widget).not.toHaveAttribute('waiting');
}

test('every widget has a control that is used early', () => {
  const used = visits().flatMap(({ controls }) => controls.map(({ kind }) => kind.replace(/ .*/, '')));
  expect(new Set(used)).toEqual(new Set([...Object.keys(WIDGETS), 'page']));
});

const groups = [1, 2, 3].map((at) => looks(`controls that are used early, ${at}`));

for (const [nth, { path, controls }] of visits().entries()) {
  const kinds = controls.map(({ kind }) => kind);
  const look = assertDefined(groups[nth % groups.length]);
  look(`${kinds.join(', ')} (${path}): early they do what they do late`, async ({ page }) => {
    const open = await watch(page);
    const letCome = await held(page, path);
    const places = await marked(page, controls);
    await letCome();
    await page.waitForLoadState();
    for (const [at, all] of places.entries()) {
      for (const one of all) await hydrates(one, kinds[at] ?? '');
      const late = await seen(page, all, () => page.waitForTimeout(300));
      await markAround(late);
      await settled(page, open, 50);
      await use(late);
    }
    const after = await settled(page, open, 300);

    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto('about:blank');
    const release = await held(page, path);
    for (const all of await marked(page, controls)) {
      const early = await seen(page, all, () => Promise.resolve());
      await markAround(early);
      await use(early);
    }
    await release();
    await expect.poll(() => stateOf(page), { timeout: 15_000, intervals: [100] }).toEqual(after);
  });
}

const look = looks('what is done before the scripts are there');

look(
  'what is typed stays, with its caret and the focus, is read and judged, and undoing leads to the empty box',
  async ({ page }) => {
    const { box, board } = partsOf(page);
    const release = await held(page, '/vi/trong-tai/');
    await box.pressSequentially('xì dách cái K rô 9 chuồn, an A bích 7 cơ');
    // Nothing paints it yet.
    await expect(box).not.toHaveCSS('color', 'rgba(0, 0, 0, 0)');
    for (let left = 0; left < 4; left++) await box.press('ArrowLeft');
    await release();
    await shows(board, 'xi-dach; cái: K♦ 9♣; an: A♠ 7♥');
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('xì dách cái K rô 9 chuồn, an A bích 7 cơ');
    await page.keyboard.type('8');
    await expect(box).toHaveValue('xì dách cái K rô 9 chuồn, an A bích 87 cơ');
    for (let more = true; more; ) {
      await page.locator('[data-act=undo]').click();
      more = (await page.locator('[data-act=undo]').getAttribute('aria-disabled')) === 'false';
    }
    await expect(box).toHaveValue('');
    await expect(board).toHaveCount(0);
  },
);

look(
  'what is typed is judged by the reader’s own house, and so is what is typed once it was undone',
  async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('luat-bai:house:xi-dach', 'xi-dach@vipgame'));
    const { box, board } = partsOf(page);
    const release = await held(page, '/vi/trong-tai/');
    await box.fill('cái K rô 9 chuồn, an A bích 7 cơ');
    await release();
    await shows(board, 'xi-dach@vipgame; cái: K♦ 9♣; an: A♠ 7♥');
    await page.locator('[data-act=undo]').click();
    await expect(page.locator('[data-act=undo]')).toHaveAttribute('aria-disabled', 'true');
    await box.fill('cái K rô 9 chuồn, an A bích 8 cơ');
    await shows(board, 'xi-dach@vipgame; cái: K♦ 9♣; an: A♠ 8♥');
  },
);

look('who only goes into the box, and types once the script is there, is read as they write', async ({ page }) => {
  const { box, board } = partsOf(page);
  const release = await held(page, '/vi/trong-tai/');
  await box.focus();
  await release();
  await hydratedReferee(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('cái K rô 9 chuồn, an A bích 7 cơ');
  await shows(board, 'xi-dach; cái: K♦ 9♣; an: A♠ 7♥');
});

look(
  'what is selected before the script is there is still selected after, and is replaced by what is typed',
  async ({ page }) => {
    const { box, board } = partsOf(page);
    const release = await held(page, '/vi/trong-tai/');
    await box.fill('cái 10 9');
    await page.keyboard.press('ControlOrMeta+a');
    await release();
    await hydratedReferee(page);
    await page.keyboard.type('cái K rô 9 chuồn, an A bích 7 cơ');
    await expect(box).toHaveValue('cái K rô 9 chuồn, an A bích 7 cơ');
    await shows(board, 'xi-dach; cái: K♦ 9♣; an: A♠ 7♥');
  },
);

look('a link to the questions of another game never shows those of the built one', async ({ page }) => {
  const release = await held(page, '/vi/luat-nha/hoi/?g=sam');
  await expect(page.locator('.answers')).toBeHidden();
  await expect(page.locator('h1').filter({ visible: true })).toHaveCount(1);
  await expect(page.locator('nav.games [aria-current]')).toHaveText('Sâm');
  await release();
  await expect(page.locator('[data-asked]')).toHaveAttribute('data-asked', /^sam;/);
  await expect(page.locator('.answers')).toBeVisible();
});

look('the other language has the same case', async ({ page }) => {
  await held(page, linkOf(EXAMPLE));
  await expect(page.locator('a.lang')).toHaveAttribute('href', /[?]c=/);
});

look('the search is there at once: what is typed into it is searched for when it can be', async ({ page }) => {
  const release = await held(page, '/vi/');
  await page.locator('[data-search]').click();
  await page.keyboard.type('ngu linh');
  await release();
  await expect(page.locator('#tim-duoc a').first()).toBeVisible();
  await expect(page.locator('dialog.search input')).toHaveValue('ngu linh');
  await expect(page.locator('dialog.search input')).toBeFocused();
});

look('a search that is closed again before its script comes stays closed', async ({ page }) => {
  const release = await held(page, '/vi/');
  await page.locator('[data-search]').click();
  await page.keyboard.press('Escape');
  await release();
  await page.waitForLoadState();
  await expect(page.locator('dialog.search')).toBeHidden();
});

look('who writes by hand about a rule goes on by hand', async ({ page }) => {
  const [path = ''] = RULE_LINKS;
  const release = await held(page, `${path}#vi`);
  const form = page.locator('#bao-vi');
  await page.locator('details:has(> #bao-vi) > summary').click();
  await form.locator('textarea').fill('Nhà mình không chơi vậy.');
  await release();
  await expect(form.locator('[type=text]')).toBeHidden();
  await expect(form.locator('textarea')).toHaveValue('Nhà mình không chơi vậy.');
  await expect(form.locator('textarea')).toBeEditable();
});

look('a play in a list that comes when it is opened is tried once it is there', async ({ page }) => {
  const release = await held(page, '/vi/sam/cach-choi/');
  const beats = page.locator('.beats:has(.ways button)').first();
  await beats.locator('summary').click();
  await beats.locator('.ways button').first().click();
  await release();
  await expect(beats.locator('.tapped [aria-pressed=true]').first()).toBeVisible();
  await expect(beats).toHaveAttribute('data-verdict');
});

look('what is sent off by the key stays on its page and is read', async ({ page }) => {
  const release = await held(page, '/vi/luat-nha/');
  const box = page.locator('#house-text');
  await box.fill('xi-dach@vipgame');
  await box.press('Enter');
  await release();
  await expect(page.locator('[data-house="xi-dach@vipgame"]')).toBeVisible();
  await expect(box).toHaveValue('');
});

look('rules that a link brings are not preceded by others, which would be changed in vain', async ({ page }) => {
  const release = await held(page, '/vi/luat-nha/?h=xi-dach@vipgame');
  await expect(page.locator('.contract')).toBeHidden();
  await release();
  await expect(page.locator('[data-house="xi-dach@vipgame"]')).toBeVisible();
});

look('a button that is pressed again and again while nothing answers is pressed once', async ({ page }) => {
  const release = await held(page, '/vi/xi-dach/cach-choi/');
  const replay = page.locator('.replay').first();
  await page.locator('details:has(.replay) > summary').first().click();
  const step = await replay.locator('.steps span').textContent();
  for (let times = 0; times < 3; times++) await replay.locator('.steps .btn').last().click();
  await release();
  const [at = 0, all = 0] = (step?.match(/\d+/g) ?? []).map(Number);
  await expect(replay.locator('.steps span')).toHaveText(step?.replace(`${at}`, `${at + 1}`) ?? '');
  expect(all).toBeGreaterThan(at);
});

look('contents that were opened stay open', async ({ page }) => {
  const release = await held(page, '/vi/xi-dach/cach-choi/');
  await page.locator('.toc summary').click();
  await release();
  await page.waitForLoadState();
  await expect(page.locator('.toc details')).toHaveAttribute('open');
});

test('a press by key that wakes its widget is answered, where all of it was here already', async ({ page }) => {
  // Nothing comes into view: only the press wakes it, and the widget begins within the press.
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe(): void {}
    };
  });
  await page.goto('/vi/ta-la/choi/');
  const table = page.locator('live-widget[widget=Table]');
  await page.waitForFunction(() => customElements.get('live-widget') !== undefined);
  await expect(table).toHaveAttribute('waiting');
  await table.locator('.tb-bar > button').focus();
  await page.keyboard.press('Enter');
  await expect(table.locator('.tb-menu')).toBeVisible();
});
