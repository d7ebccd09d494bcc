import { describe, expect, test } from 'vitest';
import { fallbackOf, LANGS, langAttr, PAGE_LANGS } from './lang.ts';

describe('languages', () => {
  test('those in which everything is said have pages, and need no other', () => {
    expect(PAGE_LANGS).toEqual(expect.arrayContaining([...LANGS]));
    for (const lang of LANGS) expect(fallbackOf(lang)).toBe(lang);
  });

  test('a page that is being translated falls back to a language in which everything is said', () => {
    for (const lang of PAGE_LANGS) expect(LANGS).toContain(fallbackOf(lang));
  });

  test('an element names its language where what is around it is in another', () => {
    expect([langAttr('vi', 'en'), langAttr('vi', 'vi')]).toEqual(['vi', undefined]);
  });
});
