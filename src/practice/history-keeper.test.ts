import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NEW_HISTORY, type PracticeHistory } from './history.ts';
import { historyBook } from './history-book.ts';
import { formatHistory, parseHistory } from './history-text.ts';
import { type HistoryWriter, historyWriter } from './history-writer.ts';
import { type Answered, record, withSchedule } from './record.ts';
import { ASIDE, type HistoryStorage, PLACE } from './stored-history.ts';
import { TestDevice } from './testing/devices.ts';
import { damagedTexts, discardDamaged } from './write-history.ts';

const NEWER = '{"name":"luat-bai practice","v":2,"rules":{}}';
const DAMAGED = '{"name":"luat-bai practice","v":1,"rules":{"xd-ace":';
/**
 * What may be stored in place of the history: no JSON, JSON of another shape, names with a special meaning, too much of anything.
 */
const JUNK = [
  DAMAGED,
  '{',
  'undefined',
  '\u0000\uD800',
  'null',
  '[]',
  '3',
  '{"__proto__":{"v":1,"name":"luat-bai practice"}}',
  '{"name":"luat-bai practice"}',
  'x'.repeat(600_000),
  `[${'[],'.repeat(200_000)}[]]`,
];

const answered = (hash: string, right = true, rule = 'xd-ace'): Answered => ({ rules: [rule], right, hash, now: 1 });

/** Locks, each granted to the longest waiting request when the test allows it. */
class Locks {
  private readonly waiting: (() => void)[] = [];
  readonly request = (work: () => void): void => void this.waiting.push(work);
  next(): void {
    this.waiting.shift()?.();
  }
  all(): void {
    while (this.waiting.length > 0) this.next();
  }
}

const atOnce = (work: () => void): void => work();

function open(storage: HistoryStorage, lock: (work: () => void) => void = atOnce) {
  const book = historyBook(storage);
  return { book, keeper: historyWriter(book, storage, lock) };
}

function storedOn(device: TestDevice): PracticeHistory | undefined {
  const read = parseHistory(device.texts.get(PLACE) ?? '');
  return read.ok ? read.value : undefined;
}

describe('answers in several tabs', () => {
  test('are all kept, whatever the order in which they are given and the lock is had', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(2), fc.boolean(), fc.boolean()), { maxLength: 30 }), (steps) => {
        const device = new TestDevice();
        const locks = new Locks();
        const tabs = [0, 1, 2].map(() => open(device.storage, locks.request));
        for (const [at, [tab, right, granted]] of steps.entries()) {
          tabs[tab]?.keeper.answer(answered(at.toString(36), right));
          if (granted) locks.next();
        }
        locks.all();
        const all = steps.reduce(
          (history, [, right], at) => record(history, answered(at.toString(36), right)),
          NEW_HISTORY,
        );
        const stored = storedOn(device);
        expect(stored?.count ?? 0).toBe(steps.length);
        expect(new Set(stored?.seen)).toEqual(new Set(all.seen));
        const { right, wrong } = stored?.rules.get('xd-ace') ?? { right: 0, wrong: 0 };
        expect([right, wrong]).toEqual([all.rules.get('xd-ace')?.right ?? 0, all.rules.get('xd-ace')?.wrong ?? 0]);
      }),
    );
  });

  test('are kept where a tab is shown the storage of a moment ago: it finds its own missing, and puts it down again', () => {
    const device = new TestDevice();
    const [here, there] = [device.tab(), device.tab()];
    const [one, other] = [open(here.storage), open(there.storage)];
    const arrive = (tab: typeof here, keeper: HistoryWriter): void => {
      tab.catchUp();
      keeper.written();
    };
    for (let at = 0; at < 12; at += 2) {
      one.keeper.answer(answered(`a${at}`));
      other.keeper.answer(answered(`b${at}`));
      // The other one wrote last, without the first one's answer.
      arrive(here, one.keeper);
      arrive(there, other.keeper);
    }
    arrive(here, one.keeper);
    const stored = storedOn(device);
    expect(stored?.count).toBe(12);
    expect(stored?.rules.get('xd-ace')?.right).toBe(12);
    expect(one.book.current().history.count).toBe(12);
    expect(other.book.current().history.count).toBe(12);
  });

  test('are not counted twice by a tab that has been open for a long time', () => {
    const device = new TestDevice();
    const [one, other] = [open(device.storage), open(device.storage)];
    one.keeper.answer(answered('first'));
    for (let at = 0; at < 600; at++) {
      other.keeper.answer(answered(`b${at}`));
      one.keeper.written();
    }
    expect(storedOn(device)?.count).toBe(601);
  });

  test('are shown to the tab that was opened earlier', () => {
    const device = new TestDevice();
    const [one, other] = [open(device.storage), open(device.storage)];
    const shown: number[] = [];
    one.book.listen(({ history }) => shown.push(history.count));
    other.keeper.answer(answered('a'));
    one.keeper.written();
    expect(shown.at(-1)).toBe(1);
  });

  test('do not come back once the reader has cleared all of it in another tab', () => {
    const device = new TestDevice();
    const [one, other] = [open(device.storage), open(device.storage)];
    one.keeper.answer(answered('a'));
    other.keeper.clear();
    one.keeper.written();
    one.keeper.answer(answered('b'));
    expect(storedOn(device)?.count).toBe(1);
  });

  test('wait for the lock on the page, and are written without it by a page that is left', () => {
    const device = new TestDevice();
    const locks = new Locks();
    const { book, keeper } = open(device.storage, locks.request);
    keeper.answer(answered('a'));
    expect(book.current().history.count).toBe(1);
    expect(storedOn(device)).toBeUndefined();
    keeper.flush();
    locks.all();
    expect(storedOn(device)?.count).toBe(1);
  });
});

describe('what cannot be read', () => {
  test.each(JUNK)('%.40s is kept aside as it is, and said to be there', (text) => {
    const device = new TestDevice();
    device.texts.set(PLACE, text);
    const { book, keeper } = open(device.storage);
    expect(book.current().fault).toBe('damaged');
    expect(damagedTexts(device.storage)).toEqual([{ place: PLACE, text }]);
    keeper.answer(answered('a'));
    expect(storedOn(device)?.count).toBe(1);
    expect(damagedTexts(device.storage)).toEqual([{ place: ASIDE[0], text }]);
    expect(book.current()).toMatchObject({ aside: true, full: false });
  });

  test('several times keeps the first and the latest, and the same one once', () => {
    const device = new TestDevice();
    const { keeper } = open(device.storage);
    for (const text of ['first', 'second', 'third', 'third', 'first']) {
      device.texts.set(PLACE, text);
      keeper.answer(answered(text));
    }
    expect(damagedTexts(device.storage).map(({ text }) => text)).toEqual(['first', 'third']);
  });

  test('is removed by its reader alone, and nothing else in its place', () => {
    const device = new TestDevice();
    device.texts.set(PLACE, DAMAGED);
    const [one] = damagedTexts(device.storage);
    if (!one) throw new Error('it is there');
    const { keeper } = open(device.storage);
    keeper.answer(answered('a'));
    discardDamaged(device.storage, one);
    expect(storedOn(device)?.count).toBe(1);
    for (const aside of damagedTexts(device.storage)) discardDamaged(device.storage, aside);
    expect(damagedTexts(device.storage)).toEqual([]);
    expect(storedOn(device)?.count).toBe(1);
  });

  test('is moved where there is no room for it twice', () => {
    const device = new TestDevice();
    const text = 'x'.repeat(10_000);
    device.texts.set(PLACE, text);
    device.room = 12_000;
    const { keeper } = open(device.storage);
    keeper.answer(answered('a'));
    expect(damagedTexts(device.storage)).toEqual([{ place: ASIDE[0], text }]);
    expect(storedOn(device)?.count).toBe(1);
  });
});

describe('where nothing can be written', () => {
  test('a full device keeps what it has, and the page what was answered; once there is room all of it is written', () => {
    const device = new TestDevice();
    const { book, keeper } = open(device.storage);
    keeper.answer(answered('a'));
    device.room = 0;
    for (const hash of ['b', 'c', 'd']) keeper.answer(answered(hash));
    expect(storedOn(device)?.count).toBe(1);
    expect(book.current()).toMatchObject({ full: true, history: { count: 4 } });
    device.room = 10_000;
    keeper.answer(answered('e'));
    expect(storedOn(device)?.count).toBe(5);
    expect(book.current().full).toBe(false);
  });

  test.each([PLACE, ASIDE[0]])('a device that has room for something damaged under %s keeps it there', (place) => {
    const device = new TestDevice();
    device.texts.set(PLACE, DAMAGED);
    device.room = place.length + DAMAGED.length;
    const { book, keeper } = open(device.storage);
    keeper.answer(answered('a'));
    expect(damagedTexts(device.storage)).toEqual([{ place, text: DAMAGED }]);
    expect(book.current()).toMatchObject({ full: true, history: { count: 1 } });
  });

  test('a blocked device is as good as a full one', () => {
    const device = new TestDevice();
    device.blocked = true;
    const { book, keeper } = open(device.storage);
    keeper.answer(answered('a'));
    keeper.answer(answered('b'));
    expect(book.current()).toMatchObject({ full: true, history: { count: 2 } });
  });

  test('a history of a later edition is not written over; what is answered stays with the page', () => {
    const device = new TestDevice();
    device.texts.set(PLACE, NEWER);
    const { book, keeper } = open(device.storage);
    keeper.answer(answered('a'));
    keeper.update((history) => withSchedule(history, 'on'));
    keeper.answer(answered('b'));
    keeper.flush();
    expect([...device.texts]).toEqual([[PLACE, NEWER]]);
    expect(book.current()).toMatchObject({ fault: 'newer', full: false, history: { count: 2, schedule: 'on' } });
  });
});

test('what is done once a change is stored waits until it is', () => {
  const device = new TestDevice();
  device.room = 0;
  const { keeper } = open(device.storage);
  let stored = 0;
  keeper.update(
    (history) => withSchedule(history, 'on'),
    () => stored++,
  );
  expect(stored).toBe(0);
  device.room = 1000;
  keeper.answer(answered('a'));
  keeper.answer(answered('b'));
  expect(stored).toBe(1);
});

test('clearing leaves nothing on the device, neither what was kept aside', () => {
  const device = new TestDevice();
  device.texts.set(PLACE, DAMAGED);
  const { book, keeper } = open(device.storage);
  keeper.answer(answered('a'));
  keeper.clear();
  expect(device.texts.size).toBe(0);
  expect(formatHistory(book.current().history)).toBe(formatHistory(NEW_HISTORY));
});
