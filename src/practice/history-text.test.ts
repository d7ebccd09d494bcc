import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeRng } from '#core/random/rng.ts';
import { ENGINES } from '#games/engines.ts';
import { LATEST, MOST_SEEN, NEW_HISTORY, type PracticeHistory } from './history.ts';
import { DIARY_FAULTS, formatHistory, parseHistory } from './history-text.ts';
import { review } from './schedule.ts';
import { histories, RULES } from './testing/histories.ts';

/** A text of ours with some of its members changed. */
const stored = (changes: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({ ...JSON.parse(formatHistory(NEW_HISTORY)), ...changes });

const read = (text: string): PracticeHistory | undefined => {
  const found = parseHistory(text, ENGINES);
  return found.ok ? found.value : undefined;
};

const rulesIn = (text: string): string[] => [...(read(text)?.rules.keys() ?? [])];

const entry = { right: 1, wrong: 0, last: [1] };

describe('a history as text', () => {
  test('reads back as it was', () => {
    fc.assert(
      fc.property(histories, (history) => {
        expect(parseHistory(formatHistory(history), ENGINES)).toEqual({ ok: true, value: history });
        expect(parseHistory(formatHistory(history))).toEqual({ ok: true, value: history });
      }),
    );
  });

  test('stays small enough for any device when all that can be is in it', () => {
    const memory = { due: 1795266000000, last: 1795266000000, stability: 163.12345678, difficulty: 5.12345678 };
    const figures = { days: 163, step: 0, reps: 99, lapses: 9, state: 2 };
    const full = { right: 999, wrong: 999, last: Array(LATEST).fill(1), memory: { ...memory, ...figures } };
    const seen = Array.from({ length: MOST_SEEN }, (_, at) => (2 ** 31 - 1 - at).toString(36));
    const text = formatHistory({
      rules: new Map(RULES.map((rule) => [rule, full])),
      schedule: 'auto',
      count: 1e6,
      seen,
    });
    expect(text.length).toBeLessThan(60_000);
    expect(read(text)?.rules.size).toBe(RULES.length);
  });

  test.each([
    ['', 'empty'],
    [' \n', 'empty'],
    ['x', 'not-json'],
    ['{"name":"luat-bai practice","v":1', 'not-json'],
    [`${formatHistory(NEW_HISTORY)} ${' '.repeat(500_000)}`, 'too-long'],
    ['null', 'foreign'],
    ['[]', 'foreign'],
    ['3', 'foreign'],
    ['"luat-bai practice"', 'foreign'],
    ['{}', 'foreign'],
    ['{"v":1,"rules":{}}', 'foreign'],
    ['{"name":"anki","v":1,"rules":{}}', 'foreign'],
    [stored({ v: '1' }), 'foreign'],
    [stored({ v: 0 }), 'foreign'],
    [stored({ v: undefined }), 'foreign'],
    [stored({ v: 2 }), 'future-version'],
    [stored({ v: 2, rules: 'in another form' }), 'future-version'],
  ])('%.60s is none: %s', (text, code) => {
    expect(parseHistory(text)).toEqual({ ok: false, error: code });
  });

  test('of the wrong types keeps what is right in it', () => {
    expect(read(stored({ rules: [entry], scheduled: 'yes', count: -3, seen: { 0: 'a' } }))).toEqual(NEW_HISTORY);
    expect(read(stored({ count: 1.5 }))?.count).toBe(0);
    expect(read(stored({ seen: ['a', 3, null, 'A', 'way-too-long', 'b', 'a', ''] }))?.seen).toEqual(['a', 'b']);
    const rules = {
      'xd-ace': entry,
      'xd-total': { ...entry, right: '1' },
      'xd-pips': { ...entry, wrong: -1 },
      'xd-faces': { ...entry, last: [1, 2] },
      'xd-deck': { ...entry, last: '1' },
      'xd-stake': null,
      'xd-talk': [],
      'xd-players': { ...entry, memory: { due: 3 } },
    };
    const kept = read(stored({ rules }))?.rules;
    expect(kept).toEqual(
      new Map([
        ['xd-ace', entry],
        ['xd-players', entry],
      ]),
    );
    const many = { ...entry, last: [0, 0, 1, 1, 1, 1, 1, 1, 1, 0] };
    expect(read(stored({ rules: { 'xd-ace': many } }))?.rules.get('xd-ace')?.last).toEqual([1, 1, 1, 1, 1, 1, 1, 0]);
  });

  test('of an earlier edition keeps what the reader chose: on, off where it was on once, else nothing', () => {
    const memory = review(undefined, true, 1_000_000);
    const old = (scheduled: boolean, rules: object): string =>
      JSON.stringify({ name: 'luat-bai practice', v: 1, scheduled, count: 40, rules, seen: ['a'] });
    const choice = (text: string) => read(text)?.schedule;
    expect(choice(old(true, {}))).toBe('on');
    expect(choice(old(false, { 'xd-ace': { ...entry, memory } }))).toBe('off');
    expect(choice(old(false, { 'xd-ace': entry }))).toBe('auto');
    expect(read(old(false, { 'xd-ace': entry }))).toMatchObject({ count: 40, seen: ['a'] });
    // A tab with an earlier edition goes on scheduling, and does not turn it off by writing what it has read.
    for (const schedule of ['auto', 'on'] as const)
      expect(JSON.parse(formatHistory({ ...NEW_HISTORY, schedule }))).toMatchObject({ scheduled: true });
    expect(JSON.parse(formatHistory({ ...NEW_HISTORY, schedule: 'off' }))).toMatchObject({ scheduled: false });
  });

  test('drops rules that the games given do not have, and keeps those of games that are not here', () => {
    const rules = { 'xd-ace': entry, 'xd-joker': entry, 'sam-joker': entry, 'zz-rule': entry, '': entry };
    expect(rulesIn(stored({ rules }))).toEqual(['xd-ace']);
    const some = parseHistory(stored({ rules }), ENGINES.slice(0, 1));
    expect(some.ok && [...some.value.rules.keys()]).toEqual(['xd-ace', 'sam-joker']);
  });

  test('comes to no harm by names that mean something elsewhere', () => {
    const text = stored({}).replace(
      '"rules":{}',
      `"rules":{"__proto__":${JSON.stringify(entry)},"constructor":${JSON.stringify(entry)},"xd-ace":{"__proto__":{"right":1},"wrong":0,"last":[]}}`,
    );
    expect(text).toContain('__proto__');
    expect(read(text)).toEqual(NEW_HISTORY);
    expect(read(text.replace('{"name"', '{"__proto__":{"v":9},"name"'))).toEqual(NEW_HISTORY);
    expect(Object.hasOwn(Object.prototype, 'right')).toBe(false);
  });
});

describe('any text at all', () => {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    '"',
    ':',
    ',',
    '-',
    '1e999',
    'null',
    '"v":2',
    '"__proto__":',
    '\uD800',
    '0',
    'xd-ace',
  ];

  test('that was nearly a history is read or refused, and what is read is written the same', () => {
    const codes: readonly string[] = DIARY_FAULTS;
    const rng = makeRng(7);
    const texts = fc.sample(histories, { numRuns: 40, seed: 7 }).map(formatHistory);
    for (let run = 0; run < 10_000; run++) {
      let text = texts[rng.upTo(texts.length - 1)] ?? '';
      for (let times = rng.upTo(3); times >= 0; times--) {
        const at = rng.upTo(text.length);
        text = text.slice(0, at) + (pieces[rng.upTo(pieces.length)] ?? '') + text.slice(at + rng.upTo(6));
      }
      const found = parseHistory(text, ENGINES);
      if (found.ok) expect(parseHistory(formatHistory(found.value), ENGINES)).toEqual(found);
      else expect(codes).toContain(found.error);
    }
  });

  test('that is any JSON in our name is read without harm', () => {
    const json = fc.record({
      rules: fc.jsonValue(),
      scheduled: fc.jsonValue(),
      schedule: fc.jsonValue(),
      count: fc.jsonValue(),
      seen: fc.jsonValue(),
    });
    const entries = fc.dictionary(
      fc.oneof(fc.constantFrom(...RULES.slice(0, 5), '__proto__'), fc.string()),
      fc.record({ right: fc.jsonValue(), wrong: fc.jsonValue(), last: fc.jsonValue(), memory: fc.jsonValue() }),
    );
    fc.assert(
      fc.property(fc.oneof(json, fc.record({ rules: entries })), (changes) => {
        const found = parseHistory(stored(changes), ENGINES);
        expect(found.ok).toBe(true);
        if (found.ok) expect(parseHistory(formatHistory(found.value), ENGINES)).toEqual(found);
      }),
      { numRuns: 1000 },
    );
  });
});
