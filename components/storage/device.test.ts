import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetBare, readBare, readStored, writeStored } from './device.ts';
import { KEPT_ON_DEVICE, type StoredName, storageKey } from './keys.ts';

/** What editions without a prefix stored, in their format. */
const OLD: readonly (readonly [StoredName, string])[] = [
  ['lang', 'en'],
  ['four-colours', 'yes'],
  ['offline-refused', '1'],
  ['practice', '{"name":"luat-bai practice","v":1,"scheduled":false,"count":0,"rules":{},"seen":[]}'],
  ['practice', '{"name":"luat-bai practice","v":1,"rul'],
  ['practice:clock', '30'],
  ['practice:daily', '20261121 8/10'],
  ['house:xi-dach', 'xi-dach@pho-thong{minStand=14}'],
  ['house:ba-cay', 'ba-cay@ba-cay'],
  ['agreed:ta-la', 'ta-la.bank:each-hand;ta-la.stake:half'],
  ['table:sam', 'h=sam@mien-bac&s=12&n=4&b=x&m=&c=1&t=&k=1'],
];

/** What other apps may keep under the same names. */
const FOREIGN = [
  '{"mode":"dark"}',
  '',
  '1',
  'xi-dach',
  'true',
  '[]',
  'vi-VN',
  '{"name":"anki"}',
  '__proto__',
  'x'.repeat(2_000_000),
];

const stored = new Map<string, string>();
let storageWith = Number.POSITIVE_INFINITY;

beforeEach(() => {
  stored.clear();
  storageWith = Number.POSITIVE_INFINITY;
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, text: string) {
      if (text.length > storageWith) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, text);
    },
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('what an edition without a prefix kept', () => {
  test.each(OLD)('under %s is taken over, once', (name, text) => {
    stored.set(name, text);
    expect(readStored(name)).toBe(text);
    expect(stored.get(storageKey(name))).toBe(text);
    // Any app may keep a language.
    expect(stored.has(name)).toBe(name === 'lang');
    writeStored(name, 'chosen later');
    stored.set(name, text);
    expect(readStored(name)).toBe('chosen later');
    expect(stored.get(name)).toBe(text);
  });

  test.each(OLD)('under %s is read where it lies while there is no room for it twice', (name, text) => {
    stored.set(name, text);
    storageWith = 0;
    expect(readStored(name)).toBe(text);
    expect([...stored]).toEqual([[name, text]]);
  });

  test('is left where something else is kept under the prefix already', () => {
    stored.set('house:sam', 'sam@mien-bac');
    writeStored('house:sam', '');
    expect(readStored('house:sam')).toBe('');
    expect(stored.get('house:sam')).toBe('sam@mien-bac');
  });
});

test('what other apps keep under such names is not read, and stays', () => {
  for (const name of new Set([...KEPT_ON_DEVICE, ...OLD.map(([one]) => one)])) {
    for (const text of FOREIGN) {
      // A clock with two digits and a refusal have the format of ours.
      if (name === 'offline-refused' && text === '1') continue;
      stored.clear();
      stored.set(name, text);
      expect(readStored(name), `${name}=${text.slice(0, 20)}`).toBe('');
      forgetBare(name);
      expect([...stored]).toEqual([[name, text]]);
    }
  }
});

test('storage that throws is as good as none', () => {
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked });
  expect(readStored('practice')).toBe('');
  expect(readBare('practice')).toBe('');
  expect(writeStored('practice', 'x')).toBe(false);
  forgetBare('practice');
});
