/** No round of an evening is lost: two tabs, a full device, a blocked one, a browser that is killed as it writes. */

import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { KEPT_IN_DATABASES, storageKey } from '#components/storage/keys.ts';
import { makeRng } from '#core/random/rng.ts';
import { FULL } from '#testing/runs.ts';
import { killedAsItWrites } from './killed-browser.ts';
import { eveningOf, openStorePage, roundsFrom, wonIn } from './score-book-page.ts';
import { expect, test } from './test.ts';

/** Adds rounds to an evening, one after the other. @returns what became of each */
function addRounds(page: Page, id: string, rounds: ReturnType<typeof roundsFrom>): Promise<string[]> {
  return page.evaluate(
    async ([id, rounds]) => {
      const { store } = await scoreBook.openEveningStore();
      const outcomes: string[] = [];
      for (const round of rounds) {
        const added = await store.append(id, [round]);
        outcomes.push(added.ok ? 'kept' : added.error);
      }
      return outcomes;
    },
    [id, rounds] as const,
  );
}

const create = (page: Page, evening: ReturnType<typeof eveningOf>) =>
  page.evaluate(async (evening) => (await scoreBook.openEveningStore()).store.create(evening), evening);

async function roundsKept(page: Page, id: string): Promise<number[]> {
  const read = await page.evaluate(async (id) => (await scoreBook.openEveningStore()).store.read(id), id);
  return read.ok ? wonIn(read.value) : [];
}

/** Rounds with all that can be told of one, which no browser makes shorter. */
function longRounds(count: number): ReturnType<typeof roundsFrom> {
  const rng = makeRng(39);
  return roundsFrom(1, count).map((event) => {
    const text = String.fromCharCode(...Array.from({ length: 1_900 }, () => 48 + rng.upTo(70)));
    return event.type === 'round'
      ? { ...event, round: { ...event.round, told: { type: 'cards', case: text } } }
      : event;
  });
}

test('fifty rounds of one tab and fifty of another are a hundred, and each hears of the other', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  for (const tab of [page, other]) await openStorePage(tab);
  await create(page, eveningOf('a'));
  const heard = page.evaluate(async () => {
    const { store } = await scoreBook.openEveningStore();
    return new Promise<string>((done) => store.listen(done));
  });
  const outcomes = await Promise.all([
    addRounds(page, 'a', roundsFrom(1, 50)),
    addRounds(other, 'a', roundsFrom(101, 50)),
  ]);
  expect(outcomes.flat().filter((one) => one !== 'kept')).toEqual([]);
  const won = await roundsKept(page, 'a');
  const wanted = [...Array(50).keys()].map((at) => at + 1);
  expect(won.filter((one) => one <= 50)).toEqual(wanted);
  expect(won.filter((one) => one > 50)).toEqual(wanted.map((one) => one + 100));
  expect(await heard).toBe('a');
  // Nothing else is stored, and this under the name that keys.ts gives it.
  const stored = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name }) => name),
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
  }));
  expect(stored).toEqual({ databases: KEPT_IN_DATABASES.map(storageKey), keys: [] });
  await other.close();
});

test('a full device says so, keeps what it had, and goes on once there is room', async ({ browser, baseURL }) => {
  // A browser asks only now and then how much room there is; in a context of its own it has not asked yet.
  const context = await browser.newContext();
  const page = await context.newPage();
  const { origin } = new URL(baseURL ?? '');
  await openStorePage(page, origin);
  const device = await context.newCDPSession(page);
  await device.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 300_000 });
  await create(page, eveningOf('a', 3));
  const rounds = longRounds(300);
  const many = { ...eveningOf('many'), events: [...eveningOf('many').events, ...rounds] };
  expect(await create(page, many)).toMatchObject({ error: 'full' });
  const added = await page.evaluate(
    async (rounds) => (await scoreBook.openEveningStore()).store.append('a', rounds),
    rounds,
  );
  expect(added).toMatchObject({ error: 'full' });
  expect(await roundsKept(page, 'a')).toEqual([1, 2, 3]);
  await device.send('Storage.overrideQuotaForOrigin', { origin });
  await expect.poll(() => addRounds(page, 'a', roundsFrom(4, 1)), { timeout: 45_000 }).toEqual(['kept']);
  expect(await roundsKept(page, 'a')).toEqual([1, 2, 3, 4]);
  await context.close();
});

test('where nothing can be kept, the evening is kept for the visit, which is said', async ({ page }) => {
  for (const how of ['none', 'throws', 'refuses'] as const) {
    await openStorePage(page);
    const seen = await page.evaluate(
      async ([how, evening, rounds]) => {
        const refuse = (): never => {
          throw new DOMException('refused', 'SecurityError');
        };
        if (how === 'refuses') Object.defineProperty(IDBFactory.prototype, 'open', { value: refuse });
        else Object.defineProperty(globalThis, 'indexedDB', how === 'none' ? { value: undefined } : { get: refuse });
        const { store, fault } = await scoreBook.openEveningStore();
        await store.create(evening);
        return { fault, kept: await store.append(evening.id, rounds) };
      },
      [how, eveningOf('a'), roundsFrom(1, 2)] as const,
    );
    expect(seen).toEqual({ fault: 'blocked', kept: { ok: true, value: eveningOf('a', 2) } });
  }
  await openStorePage(page);
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([]);
});

test('what a reader clears while the page is open is missing, and the next evening is kept', async ({
  page,
  context,
  baseURL,
}) => {
  await openStorePage(page);
  const browser = await context.newCDPSession(page);
  const seen = page.evaluate(
    async ([evening, rounds]) => {
      const { store } = await scoreBook.openEveningStore();
      await store.create(evening);
      const cleared = new Promise((done) => addEventListener('cleared', done));
      document.title = 'kept';
      await cleared;
      const added = await store.append(evening.id, rounds);
      return { added, created: await store.create(evening), more: await store.append(evening.id, rounds) };
    },
    [eveningOf('a'), roundsFrom(1, 1)] as const,
  );
  await expect(page).toHaveTitle('kept');
  await browser.send('Storage.clearDataForOrigin', {
    origin: new URL(baseURL ?? '').origin,
    storageTypes: 'indexeddb',
  });
  await page.evaluate(() => dispatchEvent(new Event('cleared')));
  expect(await seen).toEqual({
    added: { ok: false, error: 'missing' },
    created: { ok: true, value: eveningOf('a') },
    more: { ok: true, value: eveningOf('a', 1) },
  });
});

test('a database of a later edition is left alone', async ({ page }) => {
  await openStorePage(page);
  const seen = await page.evaluate(async (name) => {
    const { promise, resolve } = Promise.withResolvers<IDBDatabase>();
    const request = indexedDB.open(name, 7);
    request.onupgradeneeded = () => request.result.createObjectStore('pages').put('a page', 1);
    request.onsuccess = () => resolve(request.result);
    (await promise).close();
    const { fault } = await scoreBook.openEveningStore();
    return { fault, databases: await indexedDB.databases() };
  }, storageKey('evenings'));
  expect(seen).toEqual({ fault: 'unreadable', databases: [{ name: storageKey('evenings'), version: 7 }] });
});

test('an evening comes back from its file and from its link', async ({ page }) => {
  await openStorePage(page);
  const evening = eveningOf('a', 20, Date.parse('2026-11-28T12:00:00'));
  const download = page.waitForEvent('download');
  await page.evaluate((evening) => scoreBook.downloadBook(evening), evening);
  const file = await download;
  expect(file.suggestedFilename()).toBe('luat-bai-so-2026-11-28.json');
  const text = readFileSync(await file.path(), 'utf8');
  const back = await page.evaluate(
    async ([text, evening]) => {
      const { store } = await scoreBook.openEveningStore();
      const file = await scoreBook.readEveningFile(new Blob([text]));
      const evenings = file.ok ? file.value : { evenings: [], unreadable: 0 };
      const imported = await scoreBook.takeInEvenings(evenings, store);
      const again = await scoreBook.takeInEvenings(evenings, store);
      const link = await scoreBook.eveningLink(evening, 'vi');
      const fragment = link.ok ? link.value.replace(/^[^#]*/, '') : '';
      return {
        imported: imported.added,
        again: again.left,
        kept: await store.read('a'),
        linked: await scoreBook.readEveningLink(fragment),
        cut: await scoreBook.readEveningLink(fragment.slice(0, 200)),
      };
    },
    [text, evening] as const,
  );
  const whole = { ok: true, value: evening };
  expect(back).toEqual({
    imported: ['a'],
    again: ['a'],
    kept: whole,
    linked: whole,
    cut: { ok: false, error: 'broken' },
  });
});

test('every round that was confirmed is there after the browser was killed', async ({ baseURL }) => {
  const kills = FULL ? 200 : 6;
  test.setTimeout(60_000 + kills * 15_000);
  const figures = await killedAsItWrites(new URL(baseURL ?? '').origin, kills);
  test.info().annotations.push({ type: 'kills', description: JSON.stringify(figures) });
  expect(figures.faults).toEqual([]);
  expect(figures.confirmed).toBeGreaterThan(kills);
});

test('a year of evenings opens about as quickly as one', async ({ page, context }) => {
  await openStorePage(page);
  const year = Array.from({ length: 100 }, (_, day) => eveningOf(`e${day}`, 20, 1_795_860_000_000 + day * 300_000_000));
  await page.evaluate(async (year) => {
    const { store } = await scoreBook.openEveningStore();
    for (const evening of year) await store.create(evening);
  }, year);
  await openStorePage(page);
  const browser = await context.newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const times = await page.evaluate(async () => {
    const timed = async (work: () => Promise<unknown>): Promise<number> => {
      const start = performance.now();
      await work();
      return performance.now() - start;
    };
    const open = async (): Promise<void> => {
      const { store } = await scoreBook.openEveningStore();
      const all = await store.list();
      if (!all.ok || all.value.length !== 100) throw new Error('not the whole year');
      const newest = await store.read(all.value[0]?.id ?? '');
      if (!newest.ok || newest.value.id !== 'e99') throw new Error('not the newest');
    };
    const readOne = async (): Promise<void> => {
      const { store } = await scoreBook.openEveningStore();
      await store.read('e99');
    };
    const first = await timed(open);
    const [opened, one]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < 41; turn++) {
      opened.push(await timed(open));
      one.push(await timed(readOne));
    }
    // A slowed processor stands still every so often: the quickest time of each may be one that met no such pause.
    const median = (all: readonly number[]): number => all.toSorted((a, b) => a - b)[20] ?? Number.NaN;
    return { first, opened: median(opened), one: median(one) };
  });
  test.info().annotations.push({ type: 'year', description: JSON.stringify(times) });
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  expect(times.opened / times.one, JSON.stringify(times)).toBeLessThanOrEqual(4);
});
