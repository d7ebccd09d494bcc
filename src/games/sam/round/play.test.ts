import { describe, expect, test } from 'vitest';
import { cards, textOf } from '#testing/round-table.ts';
import type { SamRules } from '../engine/rules.ts';
import {
  BAC,
  caseNets,
  eventsOf,
  LOCAL,
  leads,
  midway,
  options,
  paymentLines,
  play,
  quiet,
  refused,
  STRICT,
  sees,
  sit,
  TIPS,
  toldBy,
  units,
  warnings,
} from '../testing/table.ts';
import { round, type SamState } from './index.ts';

/** Nothing special anywhere: a pair of 9s, two 3s, one 2 each for Bình and Chi. */
const HANDS = {
  an: '3♠ 4♥ 6♦ 7♣ 9♠ 9♥ J♦ Q♣ K♠ A♥',
  binh: '3♣ 4♦ 5♠ 7♥ 8♣ 10♦ J♠ Q♥ K♣ 2♦',
  chi: '3♦ 3♥ 5♣ 6♠ 8♦ 10♠ J♣ Q♦ A♠ 2♥',
} as const;

const handOf = ({ seats }: SamState, who: string): string => {
  return textOf(seats.find(({ name }) => name === who)?.hand ?? []);
};

const won = (state: SamState) => eventsOf(state, 'end').map(({ rule, winner }) => [rule, winner]);

describe('calling sâm (sam-bao-sam, sam-bao-sam-priority, sam-call)', () => {
  const first = sit(BAC, HANDS);
  const seated = sit({ ...BAC, samPriority: 'seat-order' }, HANDS);

  test('before the first card everyone may speak, once, in any order; nobody may play', () => {
    expect(['an', 'binh', 'chi'].map((who) => options(first, who))).toEqual(Array(3).fill(['call', 'silent']));
    expect(options(first, 'onlooker')).toEqual([]);
    for (const move of ['an 3♠', 'an pass', 'binh 3♣']) expect(refused(first, move), move).toBe('sam-bao-sam');
    const one = play(first, 'chi silent');
    expect([one.turn, one.phase, options(one, 'chi')]).toEqual(['an', 'call', []]);
    for (const move of ['chi call', 'chi silent']) expect(refused(one, move), move).toBe('sam-bao-sam');
    const two = play(one, 'an silent');
    expect(two.turn).toBe('binh');
    const all = play(two, 'binh silent');
    expect([all.phase, all.caller, eventsOf(all, 'silent').map(({ who }) => who)]).toEqual([
      'play',
      null,
      ['chi', 'an', 'binh'],
    ]);
    for (const move of ['an call', 'binh silent']) expect(refused(all, move), move).toBe('sam-bao-sam');
  });

  test('everyone sees who has said what', () => {
    const { seats } = round.view(play(first, 'chi silent'), 'onlooker');
    expect(seats.map(({ answer }) => answer)).toEqual([null, null, 'silent']);
  });

  test('worked case 20, first-caller: Chi was first, though Bình sits before Chi', () => {
    const state = play(first, 'chi call');
    expect([state.phase, state.caller, state.turn, leads(state)]).toEqual(['play', 'chi', 'chi', ['chi caller']]);
    expect(refused(state, 'binh call')).toBe('sam-bao-sam');
    expect(eventsOf(state, 'priority')).toEqual([]);
    expect(eventsOf(state, 'lead')[0]?.rule).toBe('sam-call');
  });

  test('worked case 20, seat-order: everyone is heard, and of those who called the earliest seat has it', () => {
    const heard = play(seated, 'chi call', 'binh call');
    expect([heard.phase, heard.caller, heard.turn]).toEqual(['call', null, 'an']);
    const state = play(heard, 'an silent');
    expect([state.caller, state.turn, leads(state)]).toEqual(['binh', 'binh', ['binh caller']]);
    expect(eventsOf(state, 'priority')).toEqual([
      { type: 'priority', who: 'binh', rule: 'sam-bao-sam-priority', callers: ['binh', 'chi'] },
    ]);
    const alone = play(seated, 'chi call', 'binh silent', 'an silent');
    expect([alone.caller, eventsOf(alone, 'priority')]).toEqual(['chi', []]);
  });

  test('the caller leads before the lowest card and before the last winner', () => {
    const lowest = { ...LOCAL, samPriority: 'first-caller' } as const;
    expect(play(sit(lowest, HANDS), 'chi call').turn).toBe('chi');
    expect(play(sit(lowest, HANDS, 'binh'), 'chi call').turn).toBe('chi');
  });
});

describe('leading, following, passing (sam-follow, sam-pass)', () => {
  const first = quiet(sit(BAC, HANDS, 'an'));

  test('who leads plays what they like, but may not pass', () => {
    expect(options(first, 'an')).toEqual([...HANDS.an.split(' '), '9♠ 9♥', 'J♦ Q♣ K♠', 'Q♣ K♠ A♥', 'J♦ Q♣ K♠ A♥']);
    expect(refused(first, 'an pass')).toBe('sam-pass');
    for (const move of ['binh 3♣', 'binh pass']) expect(refused(first, move), move).toBe('sam-pass');
    expect(['binh', 'chi', 'onlooker'].flatMap((who) => options(first, who))).toEqual([]);
  });

  test('a play lies on the table, leaves the hand, and the next one is asked', () => {
    const state = play(first, 'an 9♥ 9♠');
    expect(eventsOf(state, 'play')).toEqual([
      {
        type: 'play',
        who: 'an',
        rule: 'sam-pair',
        cards: cards('9♠ 9♥'),
        kind: 'doi',
        top: '9',
        over: null,
        by: null,
        left: 8,
      },
    ]);
    expect(handOf(state, 'an')).toBe('3♠ 4♥ 6♦ 7♣ J♦ Q♣ K♠ A♥');
    const view = round.view(state, 'onlooker');
    expect([view.turn, view.table?.who, textOf(view.table?.cards ?? [])]).toEqual(['binh', 'an', '9♠ 9♥']);
    expect(view.seats[0]?.melds.map(textOf)).toEqual(['9♠ 9♥']);
    expect(options(state, 'binh')).toEqual(['pass']);
  });

  test('the same kind and higher; who beats says whom and by what', () => {
    const state = play(first, 'an 9♠');
    expect(options(state, 'binh')).toEqual('10♦ J♠ Q♥ K♣ 2♦ pass'.split(' '));
    expect(eventsOf(play(state, 'binh 10♦'), 'play').at(-1)).toMatchObject({
      rule: 'sam-follow',
      over: 'an',
      by: 'higher',
      left: 9,
    });
  });

  test('whoever passed is out of the trick, and the others go on without them', () => {
    const state = play(first, 'an 4♥', 'binh pass', 'chi 5♣', 'an 6♦');
    expect([state.turn, round.view(state, '').seats.map(({ passed }) => passed)]).toEqual([
      'chi',
      [false, true, false],
    ]);
    expect(round.view(state, '').seats.map(({ melds }) => melds.map(textOf))).toEqual([['4♥', '6♦'], [], ['5♣']]);
    expect(refused(state, 'binh 7♥')).toBe('sam-pass');
    expect(play(state, 'chi 8♦').turn).toBe('an');
  });

  test('when all others passed, the last one leads, the cards are turned away, and all may play again', () => {
    const state = play(first, 'an 4♥', 'binh 5♠', 'chi pass', 'an pass');
    expect(state.log.at(-1)).toEqual({ type: 'trick', who: 'binh', rule: 'sam-pass' });
    expect([state.turn, state.trick, textOf(state.gone)]).toEqual(['binh', [], '4♥ 5♠']);
    expect(state.seats.map(({ passed }) => passed)).toEqual([false, false, false]);
    expect(round.view(state, 'an').table).toBeNull();
    expect(refused(state, 'binh pass')).toBe('sam-pass');
    // A lower card than before: it is a new trick.
    expect(play(state, 'binh 3♣').turn).toBe('chi');
  });

  test('the leader too may have to pass later, and who beat them leads', () => {
    const state = play(first, 'an A♥', 'binh 2♦', 'chi pass', 'an pass');
    expect([state.turn, eventsOf(state, 'trick').length]).toEqual(['binh', 1]);
  });

  test.each([
    ['not one’s own card', 'an 3♣', 'sam-pass'],
    ['a card of one’s own and one that is not', 'an 9♠ 9♦', 'sam-pass'],
    ['one card twice', 'an 9♠ 9♠', 'sam-pass'],
    ['no card', 'an', 'sam-pass'],
    ['two neighbours', 'an 3♠ 4♥', 'sam-run'],
    ['a gap', 'an 3♠ 4♥ 6♦', 'sam-run'],
    ['nobody who sits there', 'em 3♠', 'sam-players'],
  ])('%s: refused', (_, move, rule) => {
    expect(refused(first, move)).toBe(rule);
  });

  const odd = midway(BAC, {
    an: '4♠ 4♥ 5♠ 5♥ 6♠ 6♥ Q♠ K♠ A♠ 2♠',
    binh: '7♠ 7♥ 7♦ 7♣ 8♠ 8♥ 8♦ 8♣ 3♦ Q♦',
    chi: '2♥ 2♦ 2♣ K♦ 10♠ 9♠ 10♦ J♦',
  });
  test.each([
    [BAC, [], 'an 4♠ 4♥ 5♠ 5♥ 6♠ 6♥', 'sam-no-doi-thong'],
    [BAC, [], 'an K♠ A♠ 2♠', 'sam-run-two'],
    [BAC, [], 'an Q♠ K♠ A♠', null],
    [BAC, ['an Q♠'], 'binh Q♦', 'sam-no-suit'],
    [BAC, ['an Q♠'], 'binh 8♠', 'sam-rank'],
    [BAC, ['an Q♠'], 'binh 7♠ 7♥ 7♦ 7♣', 'sam-no-other-chop'],
    [BAC, ['an 4♠ 4♥'], 'binh 7♠ 7♥ 7♦', 'sam-follow'],
    [BAC, ['an 4♠ 5♠ 6♠'], 'binh pass', null],
    [BAC, ['an 4♠ 5♠ 6♠', 'binh pass'], 'chi 9♠ 10♠ J♦', null],
    [BAC, ['an 2♠'], 'binh 7♠ 7♥ 7♦ 7♣', null],
    [LOCAL, ['an 2♠'], 'binh 7♠ 7♥ 7♦ 7♣', 'sam-chop-two'],
    [BAC, ['an Q♠', 'binh pass', 'chi 2♥', 'an pass'], 'chi 2♦ 2♣', null],
    [BAC, ['an Q♠', 'binh pass', 'chi 2♥'], 'an 2♠', 'sam-no-suit'],
  ] as const)('house %#, after %j: %s is refused by %s', (rules, before, move, rule) => {
    expect(refused(play({ ...odd, rules }, ...before), move)).toBe(rule);
  });

  test('sam-run-length: a longer run goes on a shorter one only where the house says so', () => {
    const table = { an: '4♠ 5♦ 6♣ 9♣', binh: '7♠ 8♥ 9♦ 10♣ 3♣', chi: '3♠ 4♣' };
    expect(refused(play(midway(BAC, table), 'an 4♠ 5♦ 6♣'), 'binh 7♠ 8♥ 9♦ 10♣')).toBe('sam-run-length');
    expect(refused(play(midway(TIPS, table), 'an 4♠ 5♦ 6♣'), 'binh 7♠ 8♥ 9♦ 10♣')).toBeNull();
  });
});

describe('chops (sam-chop-two, sam-quad-quad, sam-pay-chop)', () => {
  const table = {
    an: '2♠ 2♥ 3♠ 4♠ 9♠',
    binh: '7♠ 7♥ 7♦ 7♣ 3♦ 4♦',
    chi: '8♠ 8♥ 8♦ 8♣ 3♥ 4♥',
  };
  const first = midway(BAC, table);

  test('nothing is paid while the trick lasts; at its end 15 for the 2', () => {
    const chopped = play(first, 'an 2♠', 'binh 7♠ 7♥ 7♦ 7♣', 'chi pass');
    expect(eventsOf(chopped, 'play').at(-1)).toMatchObject({ rule: 'sam-chop-two', over: 'an', by: 'chop' });
    expect(paymentLines(chopped)).toEqual([]);
    const over = play(chopped, 'an pass');
    expect(paymentLines(over)).toEqual(['an > binh 15 sam-pay-chop']);
    expect(eventsOf(over, 'pay')[0]?.step).toMatchObject({ cards: cards('2♠'), outcome: 'held' });
    expect([units(over), over.nets]).toEqual([
      null,
      [
        ['an', -15],
        ['binh', 15],
        ['chi', 0],
      ],
    ]);
    expect(round.view(over, 'chi').seats.map(({ net }) => net)).toEqual([-15, 15, 0]);
    expect(over.turn).toBe('binh');
  });

  test('chặt chồng: the last one chopped pays the whole chain to the last chopper', () => {
    const over = play(first, 'an 2♠', 'binh 7♠ 7♥ 7♦ 7♣', 'chi 8♠ 8♥ 8♦ 8♣', 'an pass', 'binh pass');
    expect(paymentLines(over)).toEqual(['binh > chi 30 sam-pay-chop']);
    expect(eventsOf(over, 'play').at(-1)).toMatchObject({ rule: 'sam-quad-quad', over: 'binh', by: 'quad' });
    expect(eventsOf(over, 'pay')[0]?.step).toMatchObject({ cards: cards('2♠ 7♠ 7♣ 7♦ 7♥') });
  });

  test('who chops the quad that chopped their own 2 is paid for both', () => {
    const two = midway(BAC, { an: '2♠ 9♠ 9♥ 9♦ 9♣ 3♠', binh: '7♠ 7♥ 7♦ 7♣ 3♦ 4♦' });
    const over = play(two, 'an 2♠', 'binh 7♠ 7♥ 7♦ 7♣', 'an 9♠ 9♥ 9♦ 9♣', 'binh pass');
    expect(paymentLines(over)).toEqual(['binh > an 30 sam-pay-chop']);
  });

  test('chopChain=each-doubles (O-HSX, sam.md §5.10 row 30): the 2 pays 15 to the first chopper, who pays 30 to the second', () => {
    const rules = { ...BAC, chopChain: 'each-doubles' } as const;
    const chain = ['an 2♠', 'binh 7♠ 7♥ 7♦ 7♣', 'chi 8♠ 8♥ 8♦ 8♣'];
    const nines = { ...table, an: '2♠ 9♠ 9♥ 9♦ 9♣ 3♠' };
    const over = play(midway(rules, nines), ...chain, 'an 9♠ 9♥ 9♦ 9♣', 'binh pass', 'chi pass');
    expect(paymentLines(over)).toEqual([
      'an > binh 15 sam-pay-chop',
      'binh > chi 30 sam-pay-chop',
      'chi > an 60 sam-pay-chop',
    ]);
    expect(eventsOf(over, 'pay').map(({ step }) => 'why' in step && step.why)).toEqual(['chop', 'doubled', 'doubled']);
    const once = play(midway(rules, table), 'an 2♠', 'binh 7♠ 7♥ 7♦ 7♣', 'chi pass', 'an pass');
    expect(paymentLines(once)).toEqual(['an > binh 15 sam-pay-chop']);
    // The same at last-pays-all: the owner of the 2 pays nothing.
    const short = play(midway(BAC, table), ...chain, 'an pass', 'binh pass');
    expect(paymentLines(short)).toEqual(['binh > chi 30 sam-pay-chop']);
  });

  test('a quad that was led and chopped, without any 2, costs 15', () => {
    const led = midway(BAC, { an: '5♠ 5♥ 5♦ 5♣ 3♠', binh: table.binh, chi: table.chi });
    const over = play(led, 'an 5♠ 5♥ 5♦ 5♣', 'binh pass', 'chi 8♠ 8♥ 8♦ 8♣', 'an pass');
    expect(paymentLines(over)).toEqual(['an > chi 15 sam-pay-chop']);
  });

  test('what was played below the 2 is no part of the chop, and one chop is no chain', () => {
    const three = { an: '9♠ 2♠ 3♠', binh: '10♠ 7♠ 7♥ 7♦ 7♣ 3♦' };
    for (const chopChain of ['last-pays-all', 'each-doubles'] as const) {
      const trick = ['an 9♠', 'binh 10♠', 'an 2♠', 'binh 7♠ 7♥ 7♦ 7♣', 'an pass'];
      const over = play(midway({ ...BAC, chopChain }, three), ...trick);
      expect(eventsOf(over, 'pay').map(({ step }) => step)).toEqual([
        {
          rule: 'sam-pay-chop',
          outcome: 'held',
          who: 'an',
          why: 'chop',
          other: 'binh',
          cards: cards('2♠'),
          units: 15,
        },
      ]);
    }
    const chain = ['an 2♠', 'binh 7♠ 7♥ 7♦ 7♣', 'chi 8♠ 8♥ 8♦ 8♣', 'an pass', 'binh pass'];
    expect(eventsOf(play(first, ...chain), 'pay')[0]?.step).toMatchObject({ why: 'chain' });
  });

  test('a 2 that a 2 could not beat, and a quad that nobody chopped, cost nothing', () => {
    expect(paymentLines(play(first, 'an 2♠', 'binh pass', 'chi pass'))).toEqual([]);
    expect(paymentLines(play(first, 'an 9♠', 'binh pass', 'chi pass', 'an 2♠', 'binh pass', 'chi pass'))).toEqual([]);
  });

  test.each([
    ['quad-takes-pair', 'binh 7♠ 7♥ 7♦ 7♣', ['an > binh 30 sam-pay-chop']],
    ['single-only', 'binh 7♠ 7♥ 7♦ 7♣', null],
    ['quad-per-two', 'binh 7♠ 7♥ 7♦ 7♣', null],
  ] as const)('a pair of 2s, chopTwo=%s: one quad', (chopTwo, move, paid) => {
    const state = play(midway({ ...BAC, chopTwo }, table), 'an 2♠ 2♥');
    if (paid === null) expect(refused(state, move)).toBe('sam-chop-two');
    else expect(paymentLines(play(state, move, 'chi pass', 'an pass'))).toEqual(paid);
  });

  test('a pair of 2s under quad-per-two: two quads at once, and nothing goes on them', () => {
    const rules = { ...BAC, chopTwo: 'quad-per-two' } as const;
    const both = { an: table.an, binh: '7♠ 7♥ 7♦ 7♣ 9♥ 9♦ 9♣ 10♣', chi: '5♠ 5♥ 5♦ 5♣ 6♠ 6♥ 6♦ 6♣ 3♥' };
    const state = play(midway(rules, both), 'an 2♠ 2♥', 'binh pass');
    expect(options(state, 'chi')).toEqual(['5♠ 5♣ 5♦ 5♥ 6♠ 6♣ 6♦ 6♥', 'pass']);
    const chopped = play(state, 'chi 5♠ 5♥ 5♦ 5♣ 6♠ 6♥ 6♦ 6♣');
    expect(eventsOf(chopped, 'play').at(-1)).toMatchObject({ kind: 'hai-tu-quy', top: '6', by: 'chop' });
    expect(options(chopped, 'an')).toEqual(['pass']);
    expect(paymentLines(play(chopped, 'an pass'))).toEqual(['an > chi 30 sam-pay-chop']);
    expect(refused(midway(rules, { an: both.chi, binh: both.binh }), 'an 5♠ 5♥ 5♦ 5♣ 6♠ 6♥ 6♦ 6♣')).toBe(
      'sam-chop-two',
    );
  });

  test.each(['flat', 'none', 'count'] as const)('payout=%s: chops are free', (payout) => {
    const state = play(midway({ ...BAC, payout }, table), 'an 2♠', 'binh 7♠ 7♥ 7♦ 7♣', 'chi pass', 'an pass');
    expect([paymentLines(state), state.turn]).toEqual([[], 'binh']);
  });

  test('a run that beats another is no chop, whatever lies in it', () => {
    const rows = midway(BAC, { an: 'A♠ 2♠ 3♠ 4♠ 9♠', binh: '5♦ 6♦ 7♦ 8♦ 9♦' });
    expect(paymentLines(play(rows, 'an A♠ 2♠ 3♠ 4♠', 'binh 5♦ 6♦ 7♦ 8♦', 'an pass'))).toEqual([]);
  });

  test('a chop with the last cards is paid before the end is counted', () => {
    const last = midway(BAC, { an: '2♠ 3♠ 4♠', binh: '7♠ 7♥ 7♦ 7♣', chi: '5♠ 9♣' });
    const end = play(last, 'an 2♠', 'binh 7♠ 7♥ 7♦ 7♣');
    expect(paymentLines(end)).toEqual([
      'an > binh 15 sam-pay-chop',
      'an > binh 2 sam-pay-cards',
      'chi > binh 2 sam-pay-cards',
    ]);
    expect(units(end)).toEqual({ an: -17, binh: 19, chi: -2 });
    expect(won(end)).toEqual([['sam-end', 'binh']]);
  });
});

describe('báo một (sam-bao-mot)', () => {
  /** An sits before Bình, who is about to have one card. */
  const table = { an: '3♠ 5♠ 8♠ K♠', binh: '9♦', chi: '4♣ 6♣ 6♥ 10♣ J♣' };
  const facing = (lastCard: SamRules['lastCard'], more: Partial<SamRules> = {}): SamState =>
    midway({ ...BAC, ...more, lastCard }, table);

  test.each([
    ['must-play-highest', 1],
    ['stake-only', 1],
    ['off', 0],
  ] as const)('lastCard=%s: who has one card left says so %d times', (lastCard, times) => {
    const state = play(midway({ ...BAC, lastCard }, { an: '3♠ 5♠ 8♠', binh: '4♦ 9♦', chi: table.chi }), 'an 3♠');
    expect(eventsOf(state, 'bao-mot')).toEqual([]);
    const said = play(state, 'binh 4♦');
    expect(eventsOf(said, 'bao-mot')).toEqual(Array(times).fill({ type: 'bao-mot', who: 'binh', rule: 'sam-bao-mot' }));
  });

  test('must-play-highest: every lower single is warned of, the highest and the rest is not', () => {
    expect(warnings(facing('must-play-highest'), 'an')).toEqual(['3♠ sam-bao-mot', '5♠ sam-bao-mot', '8♠ sam-bao-mot']);
    expect(warnings(facing('stake-only'), 'an')).toHaveLength(3);
    expect(warnings(facing('off'), 'an')).toEqual([]);
    // A pair is no single.
    const pairs = midway(BAC, { an: '3♠ 3♥ K♠', binh: '9♦' });
    expect(warnings(pairs, 'an')).toEqual(['3♠ sam-bao-mot', '3♥ sam-bao-mot']);
  });

  test('of two highest either will do', () => {
    expect(warnings(midway(BAC, { an: '3♠ K♠ K♥', binh: '9♦' }), 'an')).toEqual(['3♠ sam-bao-mot']);
  });

  test('who kept K♠ back pays for all when Bình goes out', () => {
    const end = play(facing('must-play-highest'), 'an 5♠', 'binh 9♦');
    expect(eventsOf(end, 'liable')).toEqual([
      { type: 'liable', who: 'an', rule: 'sam-bao-mot', other: 'binh', cards: cards('8♠ K♠') },
    ]);
    expect(paymentLines(end)).toEqual(['an > binh 8 sam-bao-mot']);
    expect(eventsOf(end, 'pay')[0]?.step).toMatchObject({ why: 'for-all' });
    expect(units(end)).toEqual({ an: -8, binh: 8, chi: 0 });
  });

  test('what is paid for all is what a case counts, never-played and 2s included', () => {
    const more = { ...table, chi: '2♣ 4♣ 6♣ 6♥ 10♣ J♣ J♥ Q♣ Q♥ A♣' };
    const end = play(midway(BAC, more), 'an 5♠', 'binh 9♦');
    expect(caseNets(end)).toEqual({ an: -3, binh: 33, chi: -30 });
    expect(units(end)).toEqual({ an: -33, binh: 33, chi: 0 });
  });

  test('worked case 33, payout=count: who kept a card back pays for all, each card at 1', () => {
    const more = { ...table, chi: '2♣ 4♣ 6♣ 6♥ 10♣ J♣ J♥ Q♣ Q♥ A♣' };
    const end = play(midway({ ...BAC, payout: 'count' }, more), 'an 5♠', 'binh 9♦');
    expect(caseNets(end)).toEqual({ an: -3, binh: 18, chi: -15 });
    expect(units(end)).toEqual({ an: -18, binh: 18, chi: 0 });
    const twos = { an: '5♠ K♠ 2♠', binh: '9♦', chi: '2♣ 2♦ 7♠ 7♥ 7♦ 7♣' };
    expect(units(play(midway({ ...BAC, payout: 'count' }, twos), 'an 5♠', 'binh 9♦'))).toEqual({
      an: -8,
      binh: 8,
      chi: 0,
    });
  });

  test('stake-only: each pays their own, and the one at fault one more', () => {
    const end = play(facing('stake-only'), 'an 5♠', 'binh 9♦');
    expect(paymentLines(end)).toEqual([
      'an > binh 3 sam-pay-cards',
      'chi > binh 5 sam-pay-cards',
      'an > binh 1 sam-bao-mot',
    ]);
    expect(eventsOf(end, 'pay').at(-1)?.step).toMatchObject({ why: 'stake' });
    expect(units(play(facing('stake-only', { payout: 'flat' }), 'an 5♠', 'binh 9♦'))).toEqual({
      an: -2,
      binh: 3,
      chi: -1,
    });
  });

  test('off, or payout=none: nothing', () => {
    expect(units(play(facing('off'), 'an 5♠', 'binh 9♦'))).toEqual({ an: -3, binh: 8, chi: -5 });
    for (const lastCard of ['must-play-highest', 'stake-only'] as const) {
      const end = play(facing(lastCard, { payout: 'none' }), 'an 5♠', 'binh 9♦');
      expect([units(end), eventsOf(end, 'liable')]).toEqual([{ an: 0, binh: 0, chi: 0 }, []]);
    }
  });

  test('with the highest single nothing is owed, though Bình may still beat it', () => {
    const end = play(midway(BAC, { an: '3♠ 5♠ 8♠', binh: '9♦', chi: table.chi }), 'an 8♠', 'binh 9♦');
    expect([eventsOf(end, 'liable'), units(end)]).toEqual([[], { an: -2, binh: 7, chi: -5 }]);
  });

  test('only the very next play: once Bình has passed, nobody owes anything', () => {
    const passed = play(midway(BAC, { ...table, binh: '7♦' }), 'an 8♠', 'binh pass');
    expect(passed.liable).toBeNull();
    expect(play(facing('must-play-highest'), 'an 5♠').liable).toEqual({ who: 'an', cards: cards('8♠ K♠') });
  });

  test('a next player who has passed in this trick is no danger', () => {
    const state = play(midway(BAC, { an: '3♠ 8♠ K♠', binh: '4♦', chi: '4♣ 6♣ 7♥' }), 'an 8♠', 'binh pass', 'chi pass');
    // A new trick: the player may play again, and the duty applies again.
    expect(warnings(state, 'an')).toEqual(['3♠ sam-bao-mot']);
    const three = midway(BAC, { an: '3♠ 8♠ J♠ K♠', binh: '4♦', chi: '4♣ 6♣ 9♥' });
    const within = play(three, 'an 8♠', 'binh pass', 'chi 9♥');
    expect([options(within, 'an'), warnings(within, 'an')]).toEqual([['J♠', 'K♠', 'pass'], []]);
  });

  test('only who sits just before, not who plays before when others have passed', () => {
    const state = play(midway(BAC, { an: '3♠ 5♠ 8♠', binh: '4♦ 9♦', chi: '6♣' }), 'an 5♠');
    expect(warnings(midway(BAC, { an: '3♠ 5♠ 8♠', binh: '4♦ 9♦', chi: '6♣' }), 'an')).toEqual([]);
    const end = play(state, 'binh pass', 'chi 6♣');
    expect([eventsOf(end, 'liable'), units(end)]).toEqual([[], { an: -2, binh: -2, chi: 4 }]);
  });

  test('lead-only (O-HSX): who leads is bound and pays for all, who follows is not', () => {
    const led = facing('lead-only');
    expect(warnings(led, 'an')).toEqual(['3♠ sam-bao-mot', '5♠ sam-bao-mot', '8♠ sam-bao-mot']);
    const end = play(led, 'an 5♠', 'binh 9♦');
    expect([paymentLines(end), units(end)]).toEqual([['an > binh 8 sam-bao-mot'], { an: -8, binh: 8, chi: 0 }]);
    const three = { an: '3♠ 9♠', binh: '5♠ 8♠ K♠', chi: '10♦' };
    const followed = play(midway({ ...BAC, lastCard: 'lead-only' }, three), 'an 3♠');
    expect(warnings(followed, 'binh')).toEqual([]);
    const out = play(followed, 'binh 5♠', 'chi 10♦');
    expect([eventsOf(out, 'liable'), units(out)]).toEqual([[], { an: -1, binh: -2, chi: 3 }]);
  });

  test('lead-only: once the one with a single card has passed, they cannot go out on this trick, and nobody owes anything', () => {
    const state = midway({ ...BAC, lastCard: 'lead-only' }, { ...table, binh: '7♦' });
    expect(play(state, 'an 5♠').liable).toEqual({ who: 'an', cards: cards('8♠ K♠') });
    expect(play(state, 'an 8♠', 'binh pass').liable).toBeNull();
  });

  test('following is bound like leading; passing is no offence', () => {
    const table = { an: '7♠ 9♠', binh: '5♠ 8♠ K♠', chi: '10♦' };
    const state = play(midway(BAC, { ...table, an: '3♠ 9♠' }), 'an 3♠');
    expect(warnings(state, 'binh')).toEqual(['5♠ sam-bao-mot', '8♠ sam-bao-mot']);
    const end = play(state, 'binh pass', 'chi 10♦');
    expect([eventsOf(end, 'liable'), units(end)]).toEqual([[], { an: -1, binh: -3, chi: 4 }]);
  });

  test('nobody sees what was kept before it comes to paying', () => {
    const state = play(facing('must-play-highest'), 'an 5♠');
    for (const who of ['binh', 'chi', 'onlooker']) {
      expect(JSON.stringify([round.view(state, who), round.seen(state, who)])).not.toContain('liable');
      expect(sees(state, who, 'an')).toBe('? ? ?');
    }
  });

  test('while one plays alone against all there is no such duty, nor is anything said', () => {
    const alone = { ...facing('must-play-highest', { samFails: 'pass-or-beaten' }), caller: 'an' };
    expect(warnings(alone, 'an')).toEqual([]);
    const end = play(alone, 'an 5♠', 'binh 9♦');
    expect([eventsOf(end, 'liable'), eventsOf(end, 'bao-mot'), paymentLines(end)]).toEqual([
      [],
      [],
      ['an > binh 20 sam-pay-sam', 'an > chi 20 sam-pay-sam'],
    ]);
  });
});

describe('a last 2 (sam-thoi-2)', () => {
  const table = { an: '2♠', binh: '5♦ 6♦', chi: '9♣' };

  test('worked case 19, thoi: the player is warned; it does not win, and costs 15 to each of the others', () => {
    const state = midway(BAC, table);
    expect(warnings(state, 'an')).toEqual(['2♠ sam-thoi-2']);
    const end = play(state, 'an 2♠');
    expect(eventsOf(end, 'thoi')).toEqual([{ type: 'thoi', who: 'an', rule: 'sam-thoi-2', cards: cards('2♠') }]);
    expect(paymentLines(end)).toEqual(['an > binh 15 sam-thoi-2', 'an > chi 15 sam-thoi-2']);
    expect(eventsOf(end, 'pay')[0]?.step).toMatchObject({ outcome: 'held', cards: cards('2♠') });
    expect([units(end), won(end)]).toEqual([{ an: -30, binh: 15, chi: 15 }, [['sam-thoi-2', null]]]);
  });

  test('two 2s cost double; flat, count: 1; none: nothing', () => {
    const pair = { ...table, an: '2♠ 2♥' };
    expect(units(play(midway(BAC, pair), 'an 2♠ 2♥'))).toEqual({ an: -60, binh: 30, chi: 30 });
    expect(units(play(midway({ ...BAC, payout: 'flat' }, pair), 'an 2♠ 2♥'))).toEqual({ an: -2, binh: 1, chi: 1 });
    expect(units(play(midway({ ...BAC, payout: 'count' }, pair), 'an 2♠ 2♥'))).toEqual({ an: -2, binh: 1, chi: 1 });
    const free = play(midway({ ...BAC, payout: 'none' }, pair), 'an 2♠ 2♥');
    expect([units(free), paymentLines(free), won(free)]).toEqual([
      { an: 0, binh: 0, chi: 0 },
      [],
      [['sam-thoi-2', null]],
    ]);
  });

  test('worked case 19, allowed: it wins like any other card', () => {
    const state = midway({ ...BAC, finishOnTwo: 'allowed' }, table);
    expect(warnings(state, 'an')).toEqual([]);
    const end = play(state, 'an 2♠');
    expect([units(end), won(end), eventsOf(end, 'thoi')]).toEqual([
      { an: 3, binh: -2, chi: -1 },
      [['sam-end', 'an']],
      [],
    ]);
  });

  test('worked case 19, forbidden: a last 2 is refused', () => {
    const state = play(midway(STRICT, { an: '3♠ K♠', binh: '2♦', chi: '9♣' }), 'an 3♠');
    expect(refused(state, 'binh 2♦')).toBe('sam-thoi-2');
    expect(options(state, 'binh')).toEqual(['pass']);
  });

  test('forbidden: neither may a player be left with nothing but 2s, so a leader always has a move', () => {
    const state = midway(STRICT, { an: '5♠ 2♠ 2♥', binh: '6♦ 7♦' });
    expect(options(state, 'an')).toEqual(['2♠', '2♥', '2♠ 2♥']);
    expect(refused(state, 'an 5♠')).toBe('sam-thoi-2');
    const after = play(state, 'an 2♠', 'binh pass');
    expect(options(after, 'an')).toEqual(['2♥']);
    expect(won(play(after, 'an 2♥', 'binh pass', 'an 5♠'))).toEqual([['sam-end', 'an']]);
  });

  test.each(['thoi', 'forbidden'] as const)('%s: a 2 that is low in a run is no heo', (finishOnTwo) => {
    const state = midway({ ...BAC, finishOnTwo }, { an: 'A♠ 2♠ 3♠', binh: '5♦ 6♦' });
    const end = play(state, 'an A♠ 2♠ 3♠');
    expect([units(end), won(end)]).toEqual([{ an: 2, binh: -2 }, [['sam-end', 'an']]]);
  });

  test('thoi: four 2s chop a quad as any quad does, which is paid, and are thối as well', () => {
    const end = play(midway(BAC, { an: '7♠ 7♥ 7♦ 7♣ 3♠', binh: '2♠ 2♥ 2♦ 2♣' }), 'an 7♠ 7♥ 7♦ 7♣', 'binh 2♠ 2♥ 2♦ 2♣');
    expect(paymentLines(end)).toEqual(['an > binh 15 sam-pay-chop', 'binh > an 60 sam-thoi-2']);
  });

  test('thoi: who kept a card back before it owes nothing', () => {
    const state = midway(BAC, { an: '3♠ K♠', binh: '2♦', chi: '9♣' });
    const end = play(state, 'an 3♠', 'binh 2♦');
    expect([eventsOf(end, 'liable'), units(end)]).toEqual([[], { an: 15, binh: -30, chi: 15 }]);
  });
});

describe('sâm, called (sam-bao-sam, sam-pay-sam)', () => {
  const HIGH = { an: '5♠ 5♥ 5♦ 5♣ 2♠', binh: '6♥ 6♦ 6♣ 6♠ 3♠', chi: '9♣ 10♣ K♣' };
  const called = (rules: SamRules, table: Readonly<Record<string, string>> = HIGH): SamState => {
    return { ...midway(rules, table), caller: 'an' };
  };
  const failed = (state: SamState) => eventsOf(state, 'sam-lost').map(({ who, why, other }) => [who, why, other]);
  const SOFT: SamRules = { ...BAC, samFails: 'pass-or-beaten' };

  test.each([
    ['per-card', { an: 40, binh: -20, chi: -20 }],
    ['count', { an: 40, binh: -20, chi: -20 }],
    ['flat', { an: 4, binh: -2, chi: -2 }],
    ['none', { an: 0, binh: 0, chi: 0 }],
  ] as const)('all ten cards from the deal, nobody blocks: won, payout=%s', (payout, wanted) => {
    const table = {
      an: '10♠ J♠ Q♠ K♠ A♠ 9♥ 9♦ 9♣ 8♥ 8♦',
      binh: HANDS.binh.replace('8♣', '3♥').replace('10♦', '4♠').replace('J♠', '5♦').replace('K♣', '6♥'),
      chi: '3♦ 4♣ 5♣ 6♠ 7♦ 10♣ J♣ Q♦ 4♥ 5♥',
    };
    const deal = sit({ ...BAC, payout }, table);
    const passes = ['binh pass', 'chi pass'];
    const end = play(deal, ...['an call', 'an 10♠ J♠ Q♠ K♠ A♠', ...passes, 'an 9♥ 9♦ 9♣', ...passes, 'an 8♥ 8♦']);
    expect(eventsOf(end, 'sam-won')).toEqual([{ type: 'sam-won', who: 'an', rule: 'sam-bao-sam' }]);
    expect([units(end), won(end)]).toEqual([wanted, [['sam-bao-sam', 'an']]]);
    expect(eventsOf(end, 'left').map(({ who, rule }) => [who, rule])).toEqual([
      ['binh', 'sam-end'],
      ['chi', 'sam-end'],
    ]);
  });

  test('any-block: the first card that beats the caller’s ends it, and the caller pays each', () => {
    const end = play(called(BAC), 'an 2♠', 'binh 6♥ 6♦ 6♣ 6♠');
    expect([failed(end), units(end), won(end)]).toEqual([
      [['an', 'blocked', 'binh']],
      { an: -55, binh: 35, chi: 20 },
      [['sam-bao-sam', 'binh']],
    ]);
    // The chop is paid for, but not the cards left in hand.
    expect(paymentLines(end)).toEqual([
      'an > binh 15 sam-pay-chop',
      'an > binh 20 sam-pay-sam',
      'an > chi 20 sam-pay-sam',
    ]);
  });

  const voids = (state: SamState) =>
    eventsOf(state, 'void').map(({ who, other, units }) => `${who} > ${other} ${units}`);

  test('samVoids (O-HSX): a sâm that is stopped gives back what the chop cost', () => {
    const end = play(called({ ...BAC, samVoids: true }), 'an 2♠', 'binh 6♥ 6♦ 6♣ 6♠');
    expect([voids(end), units(end)]).toEqual([['binh > an 15'], { an: -40, binh: 20, chi: 20 }]);
    expect(eventsOf(end, 'void').map((event) => [event.rule, round.effect(event)])).toEqual([
      [
        'sam-bao-sam',
        {
          chips: [
            ['binh', -15],
            ['an', 15],
          ],
        },
      ],
    ]);
    expect(eventsOf(end, 'pay').slice(1)).toMatchObject([
      { who: 'an', step: { rule: 'sam-pay-sam', outcome: 'held', why: 'lost', other: 'binh' } },
      { who: 'an', step: { rule: 'sam-pay-sam', outcome: 'held', why: 'lost', other: 'chi' } },
    ]);
    expect(eventsOf(end, 'end').map(({ who }) => who)).toEqual(['binh']);
  });

  test('samVoids (O-HSX): chops of earlier tricks as well; not where the sâm is made', () => {
    const table = { an: '2♠ 8♠ 8♥ 8♦ 8♣ 3♠', binh: '7♠ 7♥ 7♦ 7♣ 3♦', chi: '5♣ 6♣' };
    const trick = ['an 2♠', 'binh 7♠ 7♥ 7♦ 7♣', 'chi pass', 'an 8♠ 8♥ 8♦ 8♣', 'binh pass'];
    const midst = play(called({ ...SOFT, samVoids: true }, { ...table, an: `${table.an} 4♠` }), ...trick);
    expect(paymentLines(midst)).toEqual(['binh > an 30 sam-pay-chop']);
    const lost = play(midst, 'an 4♠', 'binh pass', 'chi 5♣', 'an pass');
    expect([voids(lost), units(lost)]).toEqual([['an > binh 30'], { an: -40, binh: 20, chi: 20 }]);
    const made = play(called({ ...SOFT, samVoids: true }, table), ...trick, 'an 3♠');
    expect([voids(made), units(made)]).toEqual([[], { an: 70, binh: -50, chi: -20 }]);
    expect(eventsOf(made, 'pay').at(-1)?.step).toMatchObject({ rule: 'sam-pay-sam', outcome: 'held', why: 'won' });
  });

  describe('samStopped (O-BV; O-SLU O-PNT), worked case 34: three others', () => {
    const four = (table: Readonly<Record<string, string>>, more: Partial<SamRules>, ...moves: string[]) => {
      const under = (samStopped: SamRules['samStopped']) =>
        play(called({ ...BAC, ...more, samStopped }, { ...table, chi: '9♣ 10♣ K♣', dung: '4♠ 4♥' }), ...moves);
      return [under('everyone'), under('stopper')] as const;
    };
    const EACH = { an: -60, binh: 20, chi: 20, dung: 20 };
    const WHOLE = { an: -60, binh: 60, chi: 0, dung: 0 };

    test('who blocked gets all of it, in one payment', () => {
      const [each, whole] = four({ an: '3♠ 3♥ 5♠', binh: '6♥ 6♦ 7♠' }, {}, 'an 3♠ 3♥', 'binh 6♥ 6♦');
      expect([failed(whole), units(each), units(whole)]).toEqual([[['an', 'blocked', 'binh']], EACH, WHOLE]);
      expect(paymentLines(whole)).toEqual(['an > binh 60 sam-pay-sam']);
      expect(eventsOf(whole, 'pay')[0]?.step).toEqual({
        ...{ rule: 'sam-pay-sam', outcome: 'held', why: 'stopped' },
        ...{ who: 'an', other: 'binh', units: 60 },
      });
      expect(won(whole)).toEqual(won(each));
    });

    test.each([
      ['count', 60],
      ['flat', 6],
      ['none', 0],
    ] as const)('payout=%s: %i', (payout, all) => {
      const [each, whole] = four({ an: '3♠ 3♥ 5♠', binh: '6♥ 6♦ 7♠' }, { payout }, 'an 3♠ 3♥', 'binh 6♥ 6♦');
      expect([units(each)?.['binh'], units(whole)?.['binh'], units(whole)?.['chi']]).toEqual([all / 3, all, 0]);
    });

    test('chops are paid beside it, and given back under samVoids', () => {
      const chop = ['an 2♠', 'binh 6♥ 6♦ 6♣ 6♠'];
      expect(units(four(HIGH, {}, ...chop)[1])).toEqual({ an: -75, binh: 75, chi: 0, dung: 0 });
      expect(units(four(HIGH, { samVoids: true }, ...chop)[1])).toEqual(WHOLE);
    });

    test('pass-or-beaten: who goes out', () => {
      const [each, whole] = four({ an: '8♠ Q♠ 3♠', binh: '9♦' }, SOFT, 'an 8♠', 'binh 9♦');
      expect([failed(whole), units(each), units(whole)]).toEqual([[['an', 'out', 'binh']], EACH, WHOLE]);
    });

    test('pass-or-beaten: whose play the caller passes on', () => {
      const moves = ['an 8♠', 'binh 9♦', 'chi K♣', 'dung pass', 'an pass'];
      const [each, whole] = four({ an: '8♠ Q♠ 3♠', binh: '9♦ 4♦' }, SOFT, ...moves);
      expect([failed(whole), units(each)]).toEqual([[['an', 'passed', 'chi']], EACH]);
      expect(units(whole)).toEqual({ an: -60, binh: 0, chi: 60, dung: 0 });
    });

    test('thoi: after the caller’s last 2 no other’s play stands, and everyone is paid', () => {
      const moves = ['an 8♠', 'binh 9♦', 'chi pass', 'dung pass', 'an 2♠'];
      const [each, whole] = four({ an: '8♠ 2♠', binh: '9♦ 4♦' }, SOFT, ...moves);
      expect([failed(whole), units(each), units(whole)]).toEqual([[['an', 'on-two', 'an']], EACH, EACH]);
    });

    test('a sâm that is made is paid by each, and with one rival there is nothing to share', () => {
      expect(units(four({ an: '8♠', binh: '9♦ 4♦' }, {}, 'an 8♠')[1])).toEqual({
        an: 60,
        binh: -20,
        chi: -20,
        dung: -20,
      });
      const end = play(called({ ...BAC, samStopped: 'stopper' }, { an: '3♠ 4♠', binh: '9♦' }), 'an 3♠', 'binh 9♦');
      expect(eventsOf(end, 'pay').map(({ step }) => step)).toMatchObject([{ why: 'lost', units: 20 }]);
    });
  });

  test('any-block: a block with somebody’s last card is a block', () => {
    const end = play(called(BAC, { an: '3♠ 4♠', binh: '9♦' }), 'an 3♠', 'binh 9♦');
    expect([failed(end), units(end)]).toEqual([[['an', 'blocked', 'binh']], { an: -20, binh: 20 }]);
  });

  test('pass-or-beaten: a caller may be blocked and beat that; a caller who passes has failed', () => {
    const table = { an: '8♠ Q♠ 3♠', binh: '9♦ A♦ 4♦', chi: '5♣ 6♣' };
    const on = play(called(SOFT, table), 'an 8♠', 'binh 9♦', 'chi pass', 'an Q♠');
    expect([failed(on), on.turn]).toEqual([[], 'binh']);
    const end = play(on, 'binh A♦', 'an pass');
    expect([failed(end), units(end), won(end)]).toEqual([
      [['an', 'passed', 'binh']],
      { an: -40, binh: 20, chi: 20 },
      [['sam-bao-sam', 'binh']],
    ]);
  });

  test('pass-or-beaten: a caller fails when another goes out, and wins by going out', () => {
    const table = { an: '8♠ Q♠ 3♠', binh: '9♦', chi: '5♣ 6♣' };
    const out = play(called(SOFT, table), 'an 8♠', 'binh 9♦');
    expect([failed(out), won(out)]).toEqual([[['an', 'out', 'binh']], [['sam-bao-sam', 'binh']]]);
    const end = play(called(SOFT, { ...table, an: '8♠ Q♠', binh: '9♦ 4♦' }), 'an 8♠', 'binh 9♦', 'chi pass', 'an Q♠');
    expect([failed(end), units(end)]).toEqual([[], { an: 40, binh: -20, chi: -20 }]);
  });

  test('pass-or-beaten: a trick with chops ends, and they are paid for as in any deal', () => {
    const table = { an: '2♠ 8♠ 8♥ 8♦ 8♣ 3♠', binh: '7♠ 7♥ 7♦ 7♣ 3♦', chi: '5♣ 6♣' };
    const state = play(called(SOFT, table), 'an 2♠', 'binh 7♠ 7♥ 7♦ 7♣', 'chi pass', 'an 8♠ 8♥ 8♦ 8♣', 'binh pass');
    expect([eventsOf(state, 'trick').length, paymentLines(state), state.turn]).toEqual([
      1,
      ['binh > an 30 sam-pay-chop'],
      'an',
    ]);
    expect(units(play(state, 'an 3♠'))).toEqual({ an: 70, binh: -50, chi: -20 });
  });

  test('pass-or-beaten, flat: two stakes either way', () => {
    const table = { an: '8♠ Q♠', binh: '9♦ 4♦', chi: '5♣ 6♣' };
    const state = play(called(LOCAL, table), 'an 8♠', 'binh 9♦', 'chi pass');
    expect(units(play(state, 'an Q♠'))).toEqual({ an: 4, binh: -2, chi: -2 });
    expect(units(play(state, 'an pass'))).toEqual({ an: -4, binh: 2, chi: 2 });
  });

  test.each([BAC, SOFT])('a last 2 under thoi fails it, with a warning; nobody has won', (rules) => {
    const state = called(rules, { an: '2♠', binh: '9♦ 4♦', chi: '5♣ 6♣' });
    expect(warnings(state, 'an')).toEqual(['2♠ sam-thoi-2']);
    const end = play(state, 'an 2♠');
    expect([failed(end), units(end), won(end)]).toEqual([
      [['an', 'on-two', 'an']],
      { an: -40, binh: 20, chi: 20 },
      [['sam-bao-sam', null]],
    ]);
    expect(units(play({ ...state, rules: { ...rules, finishOnTwo: 'allowed' } }, 'an 2♠'))?.['an']).toBe(40);
  });

  test('whoever plays against a caller may go out with a 2: it costs nothing, and no warning is due', () => {
    const state = play(called(SOFT, { an: '8♠ Q♠', binh: '2♦', chi: '5♣ 6♣' }), 'an 8♠');
    expect(warnings(state, 'binh')).toEqual([]);
    const end = play(state, 'binh 2♦');
    expect([failed(end), units(end)]).toEqual([[['an', 'out', 'binh']], { an: -40, binh: 20, chi: 20 }]);
  });

  test('cóng is no matter in such a deal', () => {
    const deal = play(sit(BAC, HANDS), 'an call', 'an 9♠ 9♥');
    const end = play(deal, 'binh pass', 'chi pass', 'an 3♠', 'binh 4♦');
    expect(paymentLines(end)).toEqual(['an > binh 20 sam-pay-sam', 'an > chi 20 sam-pay-sam']);
    expect(eventsOf(end, 'left').map(({ rule }) => rule)).toEqual(['sam-end', 'sam-end', 'sam-end']);
  });
});

describe('the end (sam-end, sam-cong, sam-pay-cards, sam-pay-thoi, sam-pay-cong)', () => {
  const LAST = {
    an: '9♠ 10♦ J♦',
    binh: '3♦',
    chi: '2♣ 4♣ 6♣ 6♥ 10♣ J♣ J♥ Q♣ Q♥ A♣',
    dung: '9♦',
  };
  const ended = (rules: SamRules): SamState => {
    const state = midway(rules, { dung: LAST.dung, an: LAST.an, binh: '2♠', chi: LAST.chi });
    return play(state, 'dung 9♦');
  };

  test('worked case 22: 3 for An, 15 for Bình’s 2, 15 + 15 for Chi who never played: 48 to the winner', () => {
    const end = ended(BAC);
    expect(units(end)).toEqual({ dung: 48, an: -3, binh: -15, chi: -30 });
    expect(paymentLines(end)).toEqual([
      'an > dung 3 sam-pay-cards',
      'binh > dung 15 sam-pay-thoi',
      'chi > dung 15 sam-pay-cong',
      'chi > dung 15 sam-pay-thoi',
    ]);
    expect(caseNets(end)).toEqual(toldBy(end));
    expect(eventsOf(end, 'left').map(({ who, rule, cards: left }) => [who, rule, left.length])).toEqual([
      ['an', 'sam-end', 3],
      ['binh', 'sam-end', 1],
      ['chi', 'sam-cong', 10],
    ]);
  });

  test.each([
    ['adam-tips', { ...TIPS, deck: 52 } as const, { dung: 0, an: 0, binh: 0, chi: 0 }],
    ['local', LOCAL, { dung: 3, an: -1, binh: -1, chi: -1 }],
    ['strict', STRICT, { dung: 42, an: -3, binh: -15, chi: -24 }],
  ] as const)('the same cards under %s', (_, rules, wanted) => {
    const end = ended(rules);
    expect(units(end)).toEqual(wanted);
    expect(caseNets(end)).toEqual(toldBy(end));
  });

  test.each([
    ['a quad costs 15 instead of 4', '7♠ 7♥ 7♦ 7♣ 8♠', -16],
    ['four 2s are four 2s', '2♠ 2♥ 2♦ 2♣ 8♠', -61],
    ['never played, with a quad and a 2', '7♠ 7♥ 7♦ 7♣ 8♠ 9♥ 10♠ J♠ Q♠ 2♠', -45],
  ])('left over: %s', (_, hand, net) => {
    const end = play(midway(BAC, { an: '9♠', binh: hand }), 'an 9♠');
    expect(units(end)?.['binh']).toBe(net);
    expect(caseNets(end)).toEqual(toldBy(end));
  });

  test('the winner has no hand, everybody’s is turned up, and nothing may be done any more', () => {
    const end = ended(BAC);
    expect(eventsOf(end, 'out')).toEqual([{ type: 'out', who: 'dung', rule: 'sam-end' }]);
    expect(end.log.at(-1)).toEqual({
      type: 'end',
      who: 'dung',
      rule: 'sam-end',
      winner: 'dung',
      result: [
        ['dung', 48],
        ['an', -3],
        ['binh', -15],
        ['chi', -30],
      ],
    });
    expect([end.turn, round.view(end, 'an').done, sees(end, 'onlooker', 'chi')]).toEqual([
      null,
      true,
      `${LAST.chi.replace('2♣ ', '')} 2♣`,
    ]);
    expect(round.seen(end, 'onlooker')).toBe(end.log);
    for (const who of ['dung', 'an', 'onlooker']) expect(options(end, who)).toEqual([]);
    for (const move of ['an 9♠', 'an pass', 'an call']) expect(refused(end, move), move).toBe('sam-end');
  });
});

describe('what an event puts before people', () => {
  const first = play(quiet(sit(BAC, HANDS, 'an')), 'an 4♥', 'binh 5♠', 'chi pass', 'an pass');
  const effects = (state: SamState, ...types: string[]) =>
    state.log.filter(({ type }) => types.includes(type)).map(round.effect);

  test('cards are dealt face down, played openly, and swept away', () => {
    expect(effects(first, 'deal')[0]).toEqual({ cards: [['an', ...cards(HANDS.an)]], down: true });
    expect(effects(first, 'play')).toEqual([
      { moves: [{ to: 'an', place: 'meld', cards: cards('4♥') }] },
      { moves: [{ to: 'binh', place: 'meld', cards: cards('5♠') }] },
    ]);
    expect(effects(first, 'trick')).toEqual([{ sweeps: true }]);
    expect(effects(first, 'silent', 'lead', 'pass')).toEqual(Array(6).fill({}));
  });

  test('hands are turned up and units change hands at the end', () => {
    const end = play(midway(BAC, { an: '9♠', binh: '3♦ 4♦' }), 'an 9♠');
    expect(effects(end, 'left')).toEqual([{ opens: ['binh'] }]);
    expect(effects(end, 'pay')).toEqual([
      {
        chips: [
          ['binh', -2],
          ['an', 2],
        ],
      },
    ]);
    expect(effects(end, 'out', 'end')).toEqual([{}, {}]);
  });

  test('an instant win opens the hand', () => {
    const white = sit(BAC, {
      an: '3♠ 4♥ 5♦ 6♣ 7♠ 8♥ 9♦ 10♣ J♠ Q♥',
      binh: HANDS.binh.replace('J♠', 'J♥').replace('Q♥', 'Q♠'),
    });
    expect(effects(white, 'instant')).toEqual([{ opens: ['an'] }]);
  });
});
