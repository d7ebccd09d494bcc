/** Rounds of Sâm by their result: sam.md §5.6. */

import { describe, expect, test } from 'vitest';
import { ruledSeats, seatsInShort, tellRounds } from '#testing/told-rounds.ts';
import { game } from '../engine/index.ts';
import { quadsIn } from '../engine/payment.ts';
import { isTwo } from '../engine/ranks.ts';
import { PRESETS, type SamRules } from '../engine/rules.ts';
import { results } from './index.ts';

const NORTH: SamRules = PRESETS['mien-bac'];
const paid = (text: string, change: Partial<SamRules> = {}): string =>
  ruledSeats(results, 'out', text, { ...NORTH, ...change });

describe('what is told of a round of Sâm', () => {
  test.each<[string, string, Partial<SamRules>, string]>([
    ['sam-pay-cards: one for each card', 'left:6; left:4; left:6; out', {}, '-6 -4 -6 +16'],
    [
      'sam-pay-cards: flat, whatever is left',
      'left:6; left:4; left:10; out',
      { payout: 'flat', cong: 0 },
      '-1 -1 -1 +3',
    ],
    ['sam-pay-cards: nothing', 'left:6; out', { payout: 'none' }, '0 0'],
    ['sam-pay-thoi: a 2 instead of its own card', 'left:6+1tw; out', {}, '-20 +20'],
    ['sam-pay-thoi: a 2 beside its own card', 'left:6+1tw; out', { thoiHeo: 'plus-5' }, '-11 +11'],
    ['sam-pay-thoi: a quad', 'left:6+1q; out', {}, '-17 +17'],
    ['sam-pay-thoi: twos and a quad', 'out; left:7+2tw+1q', {}, '+46 -46'],
    ['sam-pay-thoi: a card like any other', 'left:6+1tw; out', { payout: 'count' }, '-6 +6'],
    ['sam-pay-cong', 'cong; left:3; out', {}, '-15 -3 +18'],
    ['sam-pay-cong: ten cards are one who never played', 'left:10; out', {}, '-15 +15'],
    ['sam-pay-cong: and the 2s besides', 'cong+2tw; out', {}, '-45 +45'],
    ['sam-pay-cong: a house without a fine has no such thing', 'cong; out', { cong: 0 }, 'not-in-house 0'],
    ['sam-bao-mot: pays for all', 'kept:2; left:5; out', {}, '-7 0 +7'],
    ['sam-bao-mot: pays one more', 'kept:2; left:5; out', { lastCard: 'stake-only' }, '-3 -5 +8'],
    ['sam-bao-mot: not played', 'kept:2; left:5; out', { lastCard: 'off' }, 'not-in-house 0'],
    ['sam-bao-mot: one person keeps a card back', 'kept:2; kept:5; out', {}, 'no-such-round'],
    ['sam-pay-white: the others need not be told', 'instant; ?; ?; ?', {}, '+60 -20 -20 -20'],
    ['sam-pay-white: two stakes where they are flat', 'instant; ?; ?', { payout: 'flat' }, '+4 -2 -2'],
    ['sam-instant: not played', 'instant; ?', { instantWins: 'none' }, 'not-in-house 0'],
    ['sam-pay-sam: made', '?; sam-won; ?', {}, '-20 +40 -20'],
    ['sam-pay-sam: failed, to everyone', '?; sam-lost; ?', {}, '+20 -40 +20'],
    ['sam-pay-sam: failed, to the stopper', '?; sam-lost; stopper', { samStopped: 'stopper' }, '0 -40 +40'],
    ['sam-pay-sam: the stopper has to be told', '?; sam-lost; ?', { samStopped: 'stopper' }, 'missing 0'],
    ['sam-pay-sam: the stopper has to be told to the first', 'sam-lost; ?; ?', { samStopped: 'stopper' }, 'missing 1'],
    ['sam-pay-sam: of two there is one who stops', 'sam-lost; ?', { samStopped: 'stopper' }, '-20 +20'],
    ['sam-pay-sam: two stoppers', 'sam-lost; stopper; stopper', { samStopped: 'stopper' }, 'no-such-round'],
    ['sam-pay-sam: nobody stops a last 2', 'sam-on-two; ?; ?', { samStopped: 'stopper' }, '-40 +20 +20'],
    ['sam-thoi-2: 15 to each', 'on-two:1; ?; ?', {}, '-30 +15 +15'],
    ['sam-thoi-2: for each 2', 'on-two:2; ?', {}, '-30 +30'],
    ['sam-thoi-2: how many', 'on-two; ?', {}, 'missing 0'],
    ['sam-thoi-2: one where 2s cost no more', 'on-two; ?; ?', { payout: 'count' }, '-2 +1 +1'],
    ['sam-thoi-2: allowed', 'on-two:1; ?', { finishOnTwo: 'allowed' }, 'not-in-house 0'],
    ['somebody has to end it', 'left:2; ?', {}, 'missing 1'],
    ['nobody ends it', 'left:2; left:3', {}, 'no-such-round'],
    ['two are out', 'out; out', {}, 'no-such-round'],
    ['everybody else is told', 'out; ?', {}, 'missing 1'],
    ['with how many cards', 'out; left', {}, 'missing 1'],
    ['not more than were dealt', 'out; left:11', {}, 'no-such-round'],
    ['nobody stops who is not playing a sâm', 'out; stopper', { samStopped: 'stopper' }, 'no-such-round'],
    ['not more 2s than cards', 'out; left:1+2tw', {}, 'no-such-round'],
    ['not more 2s than there are', 'out; left:8+5tw', {}, 'no-such-round'],
    ['all four 2s are no quad of their own', 'left:5+4tw; out', { instantWins: 'none' }, '-61 +61'],
    ['four 2s and a quad', 'left:8+4tw+1q; out', { instantWins: 'none' }, '-75 +75'],
    ['which is more than five cards', 'left:5+4tw+1q; out', { instantWins: 'none' }, 'no-such-round'],
    ['two quads', 'left:8+2q; out', {}, '-30 +30'],
    ['which is more than seven cards', 'left:7+2q; out', {}, 'no-such-round'],
    ['nor at all seats together', 'out; left:8+3tw; left:8+2tw', {}, 'no-such-round'],
    ['not more cards than the short pack has', 'out; left:9; left:9; left:9; left:9', { deck: 40 }, 'no-such-round'],
    ['one seat is no round', 'out', {}, 'no-such-round'],
    ['something that nobody knows', 'out; won', {}, 'not-in-house 1'],
  ])('%s: %s', (_, text, change, wanted) => {
    expect(paid(text, change)).toBe(wanted);
  });

  test.each<[string, Partial<SamRules>, string]>([
    ['sam-pay-chop', {}, 'chop-two 15, chop-quad 15, chop-chain 30'],
    ['sam-pay-chop: doubled', { chopChain: 'each-doubles' }, 'chop-two 15, chop-quad 15, chop-chain 30'],
    ['sam-chop-two: nothing chops a 2', { chopTwo: 'none' }, 'chop-quad 15, chop-chain 30'],
    ['sam-pay-chop: not paid', { payout: 'count' }, ''],
  ])('%s beside the cards', (_, change, wanted) => {
    const sides = results.sidesOf({ ...NORTH, ...change });
    expect(sides.map(({ code, units }) => `${code} ${units}`).join(', ')).toBe(wanted);
    expect(sides.every(({ rule }) => rule === 'sam-pay-chop')).toBe(true);
  });

  test('2s are asked for only where they cost more', () => {
    const costly = (change: Partial<SamRules>): readonly string[] =>
      results.optionsOf('out', 'player', { ...NORTH, ...change }).flatMap((one) => (one.costly ? [one.code] : []));
    expect(costly({})).toEqual(['left', 'cong', 'kept']);
    expect(costly({ payout: 'flat' })).toEqual([]);
    expect(results.formsOf(NORTH)).toEqual(['out']);
  });

  test('the rule that tells most is cited first', () => {
    const ruling = results.settle('out', seatsInShort('cong; left:3+1tw; out'), NORTH);
    expect(ruling.ok && ruling.value.rules).toEqual(['sam-pay-thoi', 'sam-pay-cong', 'sam-pay-cards', 'sam-end']);
  });

  test('a round told by its result is paid as its cards are, in any house', () => {
    const { same, faults, wrong } = tellRounds(
      game,
      results,
      {
        form: 'out',
        tell: (fields, verdict) =>
          verdict.kind !== 'end'
            ? undefined
            : fields.map(({ cards }) => {
                const [twos, quads] = [cards.filter(isTwo).length, quadsIn(cards).length];
                const result =
                  cards.length === 0 ? { code: 'out' } : { code: 'left', count: cards.length, twos, quads };
                return { role: 'player', result };
              }),
      },
      1200,
      39,
    );
    expect(wrong).toEqual([]);
    // More cards than the short pack has left for the winner's ten.
    expect(faults.filter((fault) => !fault.includes('deck=40'))).toEqual([]);
    expect(faults.length).toBeLessThan(same / 8);
    expect(same).toBeGreaterThan(200);
  });
});
