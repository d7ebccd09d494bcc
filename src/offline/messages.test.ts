import { describe, expect, it } from 'vitest';
import { LANGS } from '#core/lang.ts';
import { type About, ALL, langsIn, sameFor, workerName } from './messages.ts';

const about = (langs: About['langs']): About => ({ edition: 3, date: '2026-11-23', shared: 1, langs });
const vi = { bytes: 1, build: 'a' };
const en = { bytes: 2, build: 'b' };

it('knows all languages', () => {
  expect(ALL).toEqual(LANGS);
});

describe('the name of the worker', () => {
  it.each([[['vi']], [['en']], [['en', 'vi']]] as const)('carries %j', (langs) => {
    const read = langsIn(`https://example.org/luat-bai/${workerName(langs)}`);
    expect(new Set(read)).toEqual(new Set(langs));
  });

  it('carries no language but ours', () => {
    expect(langsIn('https://example.org/sw.js?fr')).toEqual([]);
  });
});

describe('a new build', () => {
  it('is the same for a reader whose language did not change', () => {
    expect(sameFor(about({ vi }), about({ vi, en }))).toBe(true);
  });

  it('is the same where he has removed the other language', () => {
    expect(sameFor(about({ vi, en }), about({ vi }))).toBe(true);
  });

  it('is another where his language changed, whatever else he keeps or removes', () => {
    const anew = { ...en, build: 'c' };
    expect(sameFor(about({ en }), about({ vi, en: anew }))).toBe(false);
    expect(sameFor(about({ vi, en }), about({ vi, en: anew }))).toBe(false);
    expect(sameFor(about({ vi, en }), about({ en: anew }))).toBe(false);
  });
});
