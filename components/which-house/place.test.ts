import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PartialVerdict } from '#core/house/partial-verdict.ts';
import { runs } from '#testing/runs.ts';
import {
  type AnswerGiven,
  type Askable,
  askingLink,
  beginning,
  type Place,
  readAnswers,
  readAsking,
  toldText,
} from './place.ts';

const player = (an: string, binh: string): PartialVerdict => ({
  players: { an: { outcome: an }, bình: { outcome: binh } },
});
const ASKABLE: Askable = {
  cases: ['two', 'one'],
  verdictsOf: (text) =>
    text === 'two'
      ? [player('win', 'win'), player('win', 'lose'), player('lose', 'lose')]
      : [{ legal: true }, { legal: false }, { error: { code: 'card-not-in-deck' } }],
};
const [an, binh]: readonly PartialVerdict[] = [
  { players: { an: { outcome: 'win' } } },
  { players: { bình: { outcome: 'lose' } } },
];
const TOLD: readonly AnswerGiven[] = [
  { case: 'two', parts: [an, binh] },
  { case: 'one', parts: [{ legal: false }] },
];

test.each<[string, readonly AnswerGiven[]]>([
  ['nothing', []],
  ['whole answers', TOLD],
  ['one that is half given', [{ case: 'two', parts: [an] }]],
  [
    '“I don’t know”',
    [
      { case: 'two', parts: [null, binh] },
      { case: 'one', parts: [null] },
    ],
  ],
  ['a part that was not asked', [{ case: 'two', parts: [undefined, binh] }]],
  ['that there is no such card', [{ case: 'one', parts: [{ error: { code: 'card-not-in-deck' } }] }]],
])('an address keeps %s', (_, told) => {
  const text = toldText(told);
  expect(text).toMatch(/^(?:[\da-z]{4}(?:[.](?:[\da-z]{3}|0|))*(?:-|$))*$/);
  expect(readAnswers(text, ASKABLE)).toEqual({ told, lost: false });
});

test('what cannot be read is left out, and the rest stays', () => {
  const [first = '', second = ''] = toldText(TOLD).split('-');
  for (const bad of ['', 'zzzz.0', `${second}.0`, second.replace(/[.].*/, '.zzz'), second.slice(0, 4), '-', '....']) {
    expect(readAnswers(`${first}-${bad}`, ASKABLE)).toEqual({ told: TOLD.slice(0, 1), lost: true });
  }
  // The same case twice, and two parts that no house gives together.
  expect(readAnswers(`${first}-${first}`, ASKABLE)).toEqual({ told: TOLD.slice(0, 1), lost: true });
  const won = toldText([{ case: 'two', parts: [{ players: { an: { outcome: 'lose' } } }] }]);
  const both = toldText([{ case: 'two', parts: [null, { players: { bình: { outcome: 'win' } } }] }]);
  expect(readAnswers(won + both.slice('xxxx.0'.length), ASKABLE)).toEqual({ told: [], lost: true });
});

test.each<[string, Partial<Place>]>([
  ['?g=sam', { game: 'sam' }],
  ['?g=sam&a=abcd.123', { game: 'sam', answers: 'abcd.123' }],
  ['?g=sam&a=abcd.123&q=1', { game: 'sam', answers: 'abcd.123', again: { question: 0, facet: 0 } }],
  ['?g=sam&a=abcd.123&q=2.3', { game: 'sam', answers: 'abcd.123', again: { question: 1, facet: 2 } }],
  ['?g=sam&a=abcd.123&q=het', { game: 'sam', answers: 'abcd.123', enough: true }],
])('%s is a place, and its address', (search, place) => {
  const whole = { ...beginning('sam'), ...place };
  expect(readAsking(search)).toEqual(whole);
  expect(askingLink(whole, 'en')).toBe(`/en/luat-nha/hoi/${search}`);
});

test.each(['', '?g=', '?g=constructor', '?g=poker&a=x', '?a=abcd.0&q=1'])(
  '%j is the first game, from the beginning',
  (search) => {
    expect(readAsking(search)).toEqual(beginning('xi-dach'));
  },
);

test('whatever stands in an address, something is asked', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (g, a, q) => {
      for (const game of [g, 'ta-la']) {
        const search = `?${new URLSearchParams({ g: game, a, q })}`;
        const place = readAsking(search);
        const { told } = readAnswers(place.answers, ASKABLE);
        expect(told.length).toBeLessThanOrEqual(2);
        expect(place.again?.question ?? 0).toBeGreaterThanOrEqual(0);
      }
    }),
    { numRuns: runs(500) },
  );
});
