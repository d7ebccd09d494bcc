import { describe, expect, test } from 'vitest';
import { tallyOf } from '#core/evening/tally.ts';
import { smallEvening } from '#core/evening/testing/small-evening.ts';
import { emptyDraft, isDraftBegun, type RoundDraft } from './draft.ts';
import { draftText, readDraft } from './draft-text.ts';

const TALLY = tallyOf(smallEvening('toi-nay'));
const DRAFT: RoundDraft = {
  ...emptyDraft(TALLY, 'result'),
  of: 3,
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
    const text = draftText('toi-nay', DRAFT);
    expect(readDraft(text, 'toi-nay')).toEqual(DRAFT);
    expect(readDraft(text, 'hom-qua')).toBeUndefined();
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
