import { describe, expect, test } from 'vitest';
import { LANGS } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { sitDownRows, TOPICS } from './sit-down.ts';

/** At 360 px a row is three lines of 16 px at most. */
const MOST = 116;

describe.each(GAMES.flatMap(({ id }) => LANGS.map((lang) => ({ id, lang }))))(
  'newcomer’s list: $id in $lang',
  ({ id, lang }) => {
    const rows = sitDownRows(id, lang);

    test.each(TOPICS)('%s is stated with a rule, or said to be open', (topic) => {
      const stating = rows.filter(({ topics }) => topics.includes(topic));
      expect(stating.length).toBeGreaterThan(0);
      for (const { rules } of stating) expect(rules.every(({ game }) => game === id)).toBe(true);
    });

    test.each(rows)('$key fits into three lines', ({ word, text }) => {
      expect(`${word} ${text.join('')}`.length).toBeLessThanOrEqual(MOST);
    });
  },
);

/** docs/rules, Agreements: who is banker in the first round, and the ways round that no source gives. */
test('what no source settles is open, and nothing else', () => {
  const open = GAMES.map(({ id }) => [id, sitDownRows(id, 'en').flatMap((row) => (row.open ? row.key : []))]);
  expect(Object.fromEntries(open)).toEqual({
    'xi-dach': [],
    'xi-to': ['dealer'],
    'ba-cay': ['banker', 'stake', 'order'],
    'ta-la': ['dealer'],
    sam: ['dealer'],
  });
});
