import { describe, expect, test, vi } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import type { Evening } from '#core/evening/evening.ts';
import { anyEvening } from '#core/evening/testing/any-evening.ts';
import { assertOk } from '#testing/results.ts';
import { eveningFileName, formatEveningFile, MOST_BYTES, readEveningFile, takeInEvenings } from './files.ts';
import { visitStore } from './store/open.ts';
import type { EveningStore } from './store/types.ts';

const some: readonly Evening[] = Array.from({ length: 5 }, (_, seed) => ({ ...anyEvening(seed), id: `e${seed}` }));
const file = (text: string): Blob => new Blob([text]);
const takenIn = async (text: string, store: EveningStore) =>
  takeInEvenings(assertOk(await readEveningFile(file(text))), store);

describe('evenings as a file', () => {
  test('come back as they were', async () => {
    for (const evenings of [some, []]) {
      const read = await readEveningFile(file(formatEveningFile(evenings)));
      expect(read).toEqual({ ok: true, value: { evenings, unreadable: 0 } });
    }
  });

  test.each<[string, unknown, string]>([
    ['half a file', formatEveningFile(some).slice(0, -9), 'not-json'],
    ['a list', '[]', 'foreign'],
    ['another app', '{"name":"anki","version":9,"evenings":[]}', 'foreign'],
    ['no list', '{"name":"luat-bai so-diem","version":1,"evenings":{}}', 'foreign'],
    ['a later edition', '{"name":"luat-bai so-diem","version":2,"pages":[]}', 'later-edition'],
  ])('%s is refused', async (_, text, error) => {
    expect(await readEveningFile(file(String(text)))).toEqual({ ok: false, error });
  });

  test('what cannot be read among them is counted, and the others are taken', async () => {
    const text = formatEveningFile(some).replace('"evenings":[', '"evenings":[7,"{}",{"version":2,"id":"z"},');
    expect(await readEveningFile(file(text))).toEqual({ ok: true, value: { evenings: some, unreadable: 3 } });
  });

  test('are taken in once, and beside others of the same id', async () => {
    const store = visitStore();
    for (const one of some.slice(0, 2)) await store.create(one);
    const other = { ...anyEvening(77), id: 'e1' };
    const text = formatEveningFile([...some.slice(0, 3), other]);
    const nothing = { unreadable: 0, fault: null };
    expect(await takenIn(text, store)).toEqual({
      added: ['e2'],
      left: ['e0', 'e1'],
      beside: ['e1-2'],
      ...nothing,
    });
    expect(await takenIn(text, store)).toEqual({
      added: [],
      left: ['e0', 'e1', 'e2', 'e1-2'],
      beside: [],
      ...nothing,
    });
    expect(await store.read('e1')).toEqual({ ok: true, value: some[1] });
    expect(await store.read('e1-2')).toEqual({ ok: true, value: { ...other, id: 'e1-2' } });
  });

  test('those that come after the device is full are left out, which is said', async () => {
    const store = visitStore();
    let room = 2;
    const full = {
      ...store,
      create: async (one: Evening) => (room-- > 0 ? store.create(one) : { ok: false as const, error: 'full' as const }),
    };
    expect(await takenIn(formatEveningFile(some), full)).toMatchObject({ added: ['e0', 'e1'], fault: 'full' });
  });

  test('a file that is too long is refused by its size, and not read', async () => {
    const long = file(' '.repeat(MOST_BYTES + 1));
    const text = vi.spyOn(long, 'text');
    expect(await readEveningFile(long)).toEqual({ ok: false, error: 'too-long' });
    expect(text).not.toHaveBeenCalled();
  });

  test('the longest file is read in many slices, between which the page answers, and says how far it has come', async () => {
    const one = formatEveningFile(some.slice(0, 1));
    const many = Array.from({ length: Math.floor((MOST_BYTES * 0.95) / one.length) }, () => assertDefined(some[0]));
    const told: number[] = [];
    let answers = 0;
    const answer = setInterval(() => answers++);
    const read = assertOk(await readEveningFile(file(formatEveningFile(many)), (part) => told.push(part)));
    clearInterval(answer);
    expect(read.evenings).toHaveLength(many.length);
    expect(Math.min(answers, told.length)).toBeGreaterThan(5);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    expect(told.at(-1)).toBeLessThanOrEqual(0.2);
    // What is taken in is told from there.
    told.length = 0;
    const few = { evenings: some, unreadable: 0 };
    await takeInEvenings(few, visitStore(), (part) => told.push(part));
    expect(told).toEqual([0.2, 0.36, 0.52, 0.68, 0.84].map((part) => expect.closeTo(part)));
  });

  test('are named by the day', () => {
    expect(eveningFileName(new Date(2026, 10, 8, 23, 59))).toBe('luat-bai-so-2026-11-08.json');
  });
});
