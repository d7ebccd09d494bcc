import { describe, expect, test } from 'vitest';
import { tallyOf } from '#core/evening/tally.ts';
import { smallEvening } from '#core/evening/testing/small-evening.ts';
import { emptyDraft, isDraftBegun, type RoundDraft } from './draft.ts';
import { readDraft, withDraft } from './draft-text.ts';

const TALLY = tallyOf(smallEvening('toi-nay'));
const DRAFT: RoundDraft = {
  ...emptyDraft(TALLY, 'result'),
  of: 3,
  base: '{}',
  game: 'sam',
  banker: 2,
  times: 2,
  otherwise: true,
  amounts: new Map([[1, '+6']]),
  results: new Map([[2, { code: 'left', count: 6, twos: 1 }]]),
  text: 'an k 9',
  put: new Map([[1, '10']]),
  sides: [{ code: 'chop-two', from: 1, to: 2 }],
  why: 'nhầm',
};

describe('a half-typed round', () => {
  test('comes back as it was, for its evening alone', () => {
    const text = withDraft('', 'toi-nay', DRAFT);
    expect(readDraft(text, 'toi-nay')).toEqual(DRAFT);
    expect(readDraft(text, 'hom-qua')).toBeUndefined();
  });

  test('stays while another evening is looked at, or has one of its own', () => {
    const text = withDraft('', 'toi-nay', DRAFT);
    expect(withDraft(text, 'hom-qua', undefined)).toBe(text);
    const both = withDraft(text, 'hom-qua', { ...DRAFT, of: 1 });
    expect(readDraft(both, 'toi-nay')).toEqual(DRAFT);
    expect(readDraft(both, 'hom-qua')?.of).toBe(1);
    expect(withDraft(withDraft(both, 'toi-nay', undefined), 'hom-qua', undefined)).toBe('');
  });

  test('is one of the latest: those of long ago go', () => {
    let text = '';
    for (let day = 1; day <= 20; day++) text = withDraft(text, `e${day}`, DRAFT);
    expect([12, 13, 20].map((day) => readDraft(text, `e${day}`) !== undefined)).toEqual([false, true, true]);
  });

  test('of an edition that kept one by itself is read', () => {
    const [one] = JSON.parse(withDraft('', 'toi-nay', DRAFT));
    expect(readDraft(JSON.stringify(one), 'toi-nay')).toEqual(DRAFT);
  });

  test.each(['', 'null', '[]', '{"evening":"toi-nay"}', '{"evening":"toi-nay","way":"cards","seats":[0]}'])(
    'anything else is none: %j',
    (text) => {
      expect(readDraft(text, 'toi-nay')).toBeUndefined();
    },
  );

  test('is begun once something is told', () => {
    expect(isDraftBegun(emptyDraft(TALLY, 'cards'))).toBe(false);
    expect(isDraftBegun({ ...emptyDraft(TALLY, 'cards'), text: 'a' })).toBe(true);
  });
});
