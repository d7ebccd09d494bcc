import { describe, expect, test } from 'vitest';
import { card, cards } from '#testing/round-table.ts';
import { PRESETS, type XiToRules } from '../engine/rules.ts';
import { chips, eventsOf, options, play, refused, sees, sit } from '../testing/table.ts';
import { round, type XiToState } from './index.ts';

const VIP = PRESETS.vipgame;
const CHECK: XiToRules = { ...VIP, check: true };
const INCLUSIVE: XiToRules = { ...VIP, betBounds: 'inclusive' };
const NONE: XiToRules = { ...CHECK, suits: 'none' };
const CHOSEN: XiToRules = { ...VIP, hole: 'chosen' };

/** An speaks first in the first two betting rounds, Bình with a pair in the others. Bình has the better hand. */
const TWO = { an: '10♠ A♥ 7♦ 9♦ J♣', binh: '10♥ K♥ 7♠ 7♣ 8♣' } as const;
/** An speaks first in every betting round, and Bình has the best hand. */
const THREE = { an: '7♠ A♠ K♠ Q♥ J♦', binh: '9♥ 9♠ 8♠ 7♥ 10♦', chi: '7♦ 10♣ J♣ 8♣ K♣' } as const;

const turnOf = (state: XiToState) => round.view(state, '').turn;

describe('worked cases, xi-to.md §2.9', () => {
  test('row 20: up cards K♦ / K♠ / A♣: A♣ speaks first; without it K♠ before K♦', () => {
    const three = sit(VIP, { an: '7♠ K♦', binh: '7♥ K♠', chi: '7♦ A♣' });
    expect(round.view(three, 'an')).toMatchObject({ speaker: 'chi', turn: 'chi' });
    expect(sit(VIP, { an: '7♠ K♦', binh: '7♥ K♠' }).speaker).toBe('binh');
  });

  test('row 21: up cards A♣ 9♥ / 7♦ 7♣ / K♠ Q♠: the pair of 7s speaks first', () => {
    const table = { an: '8♠ A♣ 9♥', binh: '8♥ 7♦ 7♣', chi: '8♦ K♠ Q♠' } as const;
    const state = play(sit(VIP, table), 'an to 2', 'binh theo', 'chi theo');
    expect(state).toMatchObject({ street: 2, speaker: 'binh', turn: 'binh' });
    expect(state.log.at(-1)).toEqual({
      type: 'speak',
      who: 'binh',
      rule: 'xt-first-actor',
      street: 2,
      cards: cards('7♦ 7♣'),
      category: 'doi',
    });
  });

  test('row 22: ante 1, limit 10: tố 2 to 9, 1 and 10 are illegal; inclusive: 1 to 10', () => {
    const amounts = (state: XiToState) => options(state, 'an').filter((option) => option.startsWith('to'));
    const first = (rules: XiToRules) => sit(rules, TWO, 10);
    expect(amounts(first(VIP))).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((amount) => `to ${amount}`));
    expect([1, 2, 9, 10].map((amount) => refused(first(VIP), `an to ${amount}`))).toEqual([
      'xt-act-to',
      null,
      null,
      'xt-act-to',
    ]);
    expect(amounts(first(INCLUSIVE))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((amount) => `to ${amount}`));
    expect([0, 1, 10, 11].map((amount) => refused(first(INCLUSIVE), `an to ${amount}`))).toEqual([
      'xt-act-to',
      null,
      null,
      'xt-act-to',
    ]);
  });

  test('row 23: three players, ante 1; A tố 3, B theo, C úp: pot 9, C loses 1', () => {
    const state = play(sit(VIP, THREE), 'an to 3', 'binh theo', 'chi up');
    expect(round.view(state, '').pot).toBe(9);
    expect(round.view(state, '').seats.map(({ net }) => net)).toEqual([-4, -4, -1]);
    expect(eventsOf(state, 'up')).toEqual([{ type: 'up', who: 'chi', rule: 'xt-act-up', lost: 1 }]);
  });
});

describe('four betting rounds (xt-rounds, xt-streets, xt-first-actor)', () => {
  test('the strongest up cards speak first each time; one more card up after each of the first three', () => {
    let state = sit(VIP, TWO);
    const story: unknown[] = [];
    for (const [first, second] of [
      ['an', 'binh'],
      ['an', 'binh'],
      ['binh', 'an'],
      ['binh', 'an'],
    ]) {
      story.push([state.street, state.speaker, state.seats.map((seat) => seat.cards.length)]);
      expect(turnOf(state)).toBe(first);
      state = play(state, `${first} to 2`, `${second} theo`);
    }
    expect(story).toEqual([
      [1, 'an', [2, 2]],
      [2, 'an', [3, 3]],
      [3, 'binh', [4, 4]],
      [4, 'binh', [5, 5]],
    ]);
    expect(eventsOf(state, 'speak').map(({ category }) => category)).toEqual(['mau-thau', 'mau-thau', 'doi', 'doi']);
    const later = eventsOf(state, 'deal').slice(4);
    expect(later.map(({ who }) => who)).toEqual(['an', 'binh', 'an', 'binh', 'an', 'binh']);
    expect(later.every(({ rule, down }) => rule === 'xt-streets' && !down)).toBe(true);
    expect(round.view(state, '').done).toBe(true);
  });

  test('bets begin anew in each betting round', () => {
    const state = play(sit(VIP, TWO), 'an to 4', 'binh theo');
    expect(round.view(state, 'binh').seats.map(({ bet, net }) => [bet, net])).toEqual([
      [0, -5],
      [0, -5],
    ]);
    expect(round.view(state, 'binh')).toMatchObject({ pot: 10, toMatch: 0 });
  });

  test('whoever has folded gets no card and does not speak, however strong his up cards', () => {
    const table = { an: '7♠ A♠', binh: '7♥ 10♥ J♥', chi: '7♦ 9♦ K♦' } as const;
    const state = play(sit(VIP, table), 'an up', 'binh to 2', 'chi theo');
    expect(state.seats.map((seat) => seat.cards.length)).toEqual([2, 3, 3]);
    expect(state).toMatchObject({ street: 2, speaker: 'chi' });
  });

  test('the order of the suits is the house’s; where they count for nothing the first in turn order speaks', () => {
    const table = { an: '7♠ 7♣', binh: '8♠ K♦', chi: '9♠ K♣' } as const;
    const speaker = (suits: XiToRules['suits']) => sit({ ...VIP, suits }, table).speaker;
    expect([speaker('SHDC'), speaker('SCDH'), speaker('none')]).toEqual(['binh', 'chi', 'binh']);
  });

  test('where they count for nothing the seat alone decides', () => {
    const rules: XiToRules = { ...VIP, suits: 'none' };
    expect(sit(rules, { an: '7♠ K♣', binh: '8♠ K♠', chi: '9♠ 7♣' }).speaker).toBe('an');
    expect(sit(rules, { binh: '8♠ K♠', an: '7♠ K♣', chi: '9♠ 7♣' }).speaker).toBe('binh');
  });
});

describe('tố and theo (xt-act-to, xt-act-theo, xt-round-end)', () => {
  test('raising again: what the bet is then, and what each must put in to match it', () => {
    const toMatch = (state: XiToState) => ['an', 'binh', 'chi'].map((who) => round.view(state, who).toMatch);
    const one = play(sit(VIP, THREE), 'an to 3');
    expect(toMatch(one)).toEqual([0, 3, 3]);
    const two = play(one, 'binh to 2');
    expect(eventsOf(two, 'to')).toEqual([
      { type: 'to', who: 'an', rule: 'xt-act-to', amount: 3, chips: 3, bet: 3 },
      { type: 'to', who: 'binh', rule: 'xt-act-to', amount: 2, chips: 5, bet: 5 },
    ]);
    expect(toMatch(two)).toEqual([2, 0, 5]);
    const three = play(two, 'chi theo');
    expect([three.street, turnOf(three)]).toEqual([1, 'an']);
    const four = play(three, 'an to 4');
    expect(toMatch(four)).toEqual([0, 4, 4]);
    const end = play(four, 'binh theo', 'chi theo');
    expect(end.street).toBe(2);
    expect(new Set(eventsOf(end, 'theo').map(({ rule }) => rule))).toEqual(new Set(['xt-act-theo']));
    expect(eventsOf(end, 'theo').map(({ who, chips: paid }) => [who, paid])).toEqual([
      ['chi', 5],
      ['binh', 4],
      ['chi', 4],
    ]);
    expect(round.view(end, '').pot).toBe(3 + 27);
  });

  test('a betting round is over when all have answered the last tố; he who made it does not speak again', () => {
    const state = play(sit(VIP, THREE), 'an to 2', 'binh to 2', 'chi theo', 'an theo');
    expect(state.street).toBe(2);
  });

  test('clockwise from the one who spoke (xt-turn-direction), past those who folded', () => {
    const state = sit(VIP, { an: '7♠ 8♠', binh: '7♥ A♥', chi: '7♦ K♦', dung: '7♣ Q♣' });
    expect(turnOf(state)).toBe('binh');
    expect(turnOf(play(state, 'binh to 2'))).toBe('chi');
    const round1 = play(state, 'binh to 2', 'chi up', 'dung theo', 'an to 2');
    expect([turnOf(round1), turnOf(play(round1, 'binh theo'))]).toEqual(['binh', 'dung']);
  });

  test.each([
    ['exclusive', 3, 2],
    ['inclusive', 2, 1],
  ] as const)('bounds %s: at a limit of %d one may always tố %d', (betBounds, limit, amount) => {
    const first = sit({ ...VIP, betBounds }, TWO, limit);
    expect(options(first, 'an')).toContain(`to ${amount}`);
    expect(refused(first, `an to ${limit + 1}`)).toBe('xt-act-to');
  });

  test.each(['0', '-2', '2.5', 'NaN', 'Infinity'])('a tố of %s is none', (amount) => {
    expect(refused(sit(INCLUSIVE, TWO), `an to ${amount}`)).toBe('xt-act-to');
  });

  test('the bounds are on what a tố adds, so the bet may pass the limit', () => {
    const state = play(sit(VIP, TWO, 5), 'an to 4', 'binh to 4');
    expect(round.view(state, 'an').toMatch).toBe(4);
    expect(refused(state, 'an to 5')).toBe('xt-act-to');
    expect(refused(state, 'an to 2')).toBeNull();
  });

  test('the ceiling: nobody puts in more than limit × players in one betting round', () => {
    const state = play(sit(VIP, TWO, 3), 'an to 2', 'binh to 2', 'an to 2');
    // The bet is 6 = 3 × 2 now.
    expect(refused(state, 'binh to 2')).toBe('xt-act-to');
    expect(options(state, 'binh')).toEqual(['theo', 'up']);
    const next = play(state, 'binh theo');
    expect(options(next, 'an')).toEqual(['to 2', 'up']);
    const five = play(sit(INCLUSIVE, TWO, 3), 'an to 3', 'binh to 2');
    expect(options(five, 'an')).toEqual(['theo', 'to 1', 'up']);
  });
});

describe('passing (xt-no-check)', () => {
  test('check=false: whoever is first must tố or úp', () => {
    const first = sit(VIP, TWO);
    expect(refused(first, 'an check')).toBe('xt-no-check');
    expect(refused(first, 'an theo')).toBe('xt-act-theo');
    expect(options(first, 'an').map((option) => option.slice(0, 2))).toEqual([...Array(8).fill('to'), 'up']);
  });

  test('the first folds though nobody has bet, and the next has the same choice', () => {
    const first = sit(VIP, THREE);
    const second = play(first, 'an up');
    expect(turnOf(second)).toBe('binh');
    expect(options(second, 'binh')).toEqual(options(first, 'an'));
    expect(refused(second, 'binh theo')).toBe('xt-act-theo');
  });

  test('check=true: one may pass while nobody has bet, and tố after others passed', () => {
    const passed = play(sit(CHECK, THREE), 'an check', 'binh check');
    expect(eventsOf(passed, 'check')).toEqual([
      { type: 'check', who: 'an', rule: 'xt-no-check' },
      { type: 'check', who: 'binh', rule: 'xt-no-check' },
    ]);
    const bet = play(passed, 'chi to 2');
    expect([bet.street, turnOf(bet)]).toEqual([1, 'an']);
    expect(refused(bet, 'an check')).toBe('xt-no-check');
    expect(play(bet, 'an theo', 'binh up').street).toBe(2);
  });

  test('all pass: the betting round is over, with nothing put in', () => {
    const all = ['an check', 'binh check', 'chi check'];
    const state = play(sit(CHECK, THREE), ...all);
    expect(state).toMatchObject({ street: 2, speaker: 'an' });
    expect(round.view(state, '').pot).toBe(3);
    const end = play(state, 'an check', 'binh check', 'chi check', ...all, ...all);
    expect(chips(end)).toEqual({ an: -1, binh: 2, chi: -1 });
  });
});

describe('úp (xt-act-up) and the last one standing (xt-last-standing)', () => {
  test('what he put in stays in the pot', () => {
    const state = play(sit(VIP, THREE), 'an to 3', 'binh to 4', 'chi theo', 'an up');
    expect(eventsOf(state, 'up')).toEqual([{ type: 'up', who: 'an', rule: 'xt-act-up', lost: 4 }]);
    expect(round.view(state, 'an')).toMatchObject({ pot: 20, toMatch: 0, legal: [] });
    expect(round.view(state, 'an').seats[0]).toMatchObject({ folded: true, net: -4 });
  });

  test('the last one takes the pot at once and never shows', () => {
    const state = play(sit(VIP, THREE), 'an to 3', 'binh up', 'chi up');
    expect(state.log.slice(-2)).toEqual([
      { type: 'win', who: 'an', rule: 'xt-last-standing', pot: 6, shares: [{ who: 'an', chips: 6 }] },
      {
        type: 'end',
        who: 'an',
        rule: 'xt-pay-pot',
        result: [
          { who: 'an', chips: 2 },
          { who: 'binh', chips: -1 },
          { who: 'chi', chips: -1 },
        ],
      },
    ]);
    expect(chips(state)).toEqual({ an: 2, binh: -1, chi: -1 });
    expect(eventsOf(state, 'show')).toEqual([]);
    expect(['binh', 'chi', 'onlooker'].map((who) => sees(state, who, 'an'))).toEqual(Array(3).fill('? A♠'));
    expect(sees(state, 'an', 'binh')).toBe('? 9♠');
    expect(round.view(state, '')).toMatchObject({ done: true, turn: null, pot: 0 });
  });

  test('all before him fold though nobody has bet: he wins the antes without a word', () => {
    expect(chips(play(sit(VIP, THREE), 'an up', 'binh up'))).toEqual({ an: -1, binh: -1, chi: 2 });
  });
});

describe('the showdown (xt-showdown, xt-pay-pot)', () => {
  const last = ['an check', 'binh check', 'an check', 'binh check'];

  test('everybody who is in turns up his hole card; the best hand takes the pot', () => {
    const state = play(sit(CHECK, TWO), ...last, 'binh to 5', 'an theo', 'binh check', 'an check');
    expect(eventsOf(state, 'show')).toEqual([
      { type: 'show', who: 'an', rule: 'xt-showdown', cards: cards(TWO.an), category: 'mau-thau' },
      { type: 'show', who: 'binh', rule: 'xt-showdown', cards: cards(TWO.binh), category: 'doi' },
    ]);
    expect(eventsOf(state, 'win')).toEqual([
      { type: 'win', who: 'binh', rule: 'xt-pay-pot', pot: 12, shares: [{ who: 'binh', chips: 12 }] },
    ]);
    expect(chips(state)).toEqual({ an: -6, binh: 6 });
    expect(['an', 'binh', 'onlooker'].map((who) => sees(state, who, 'binh'))).toEqual(Array(3).fill(TWO.binh));
    expect(chips(play(sit(CHECK, TWO), ...last))).toBeNull();
  });

  test('a folded hand stays hidden at the showdown', () => {
    const table = { chi: '7♠ 8♠', an: '10♠ A♥ 7♦ 9♦ J♣', binh: '10♥ K♥ 7♥ 7♣ 8♣' } as const;
    const more = ['an check', 'binh check', 'binh check', 'an check', 'binh check', 'an check'];
    const state = play(sit(CHECK, table), 'an to 2', 'binh theo', 'chi up', ...more);
    expect(eventsOf(state, 'show').map(({ who }) => who)).toEqual(['an', 'binh']);
    expect(['an', 'onlooker', 'chi'].map((who) => sees(state, who, 'chi'))).toEqual(['? 8♠', '? 8♠', '7♠ 8♠']);
  });

  const tied = { chi: '7♠ 8♠', an: 'A♠ K♠ Q♥ J♦ 9♣', binh: 'A♥ K♥ Q♠ J♣ 9♦' } as const;
  const passes = [1, 2, 3].flatMap(() => ['an check', 'binh check']);

  test('suits=none: equal hands share, the chip left over goes to the first of them in turn order', () => {
    const state = play(sit(NONE, tied), 'an to 2', 'binh theo', 'chi up', ...passes);
    expect(eventsOf(state, 'win')).toEqual([
      {
        type: 'win',
        who: 'an',
        rule: 'xt-pay-pot',
        pot: 7,
        shares: [
          { who: 'an', chips: 4 },
          { who: 'binh', chips: 3 },
        ],
      },
    ]);
    expect(chips(state)).toEqual({ chi: -1, an: 1, binh: 0 });
  });

  test('an even pot is shared alike, an odd one among three too', () => {
    const { an, binh } = tied;
    expect(chips(play(sit(NONE, { an, binh }), 'an check', 'binh check', ...passes))).toEqual({ an: 0, binh: 0 });
    const three = { dung: '7♠ 8♠', an, binh, chi: 'A♦ K♦ Q♦ J♥ 9♥' } as const;
    const all = [1, 2, 3].flatMap(() => ['an check', 'binh check', 'chi check']);
    const state = play(sit(NONE, three, 10), 'an to 3', 'binh theo', 'chi theo', 'dung up', ...all);
    expect(eventsOf(state, 'win')[0]?.shares.map((share) => share.chips)).toEqual([5, 4, 4]);
    expect(chips(state)).toEqual({ dung: -1, an: 1, binh: 0, chi: 0 });
  });

  test('where suits count the same hands do not tie', () => {
    const { an, binh } = tied;
    const state = play(sit(CHECK, { an, binh }), 'an check', 'binh check', ...passes);
    expect(chips(state)).toEqual({ an: 1, binh: -1 });
  });
});

describe('hole=chosen', () => {
  const dealt = sit(CHOSEN, { an: '8♠ K♦', binh: '9♥ Q♠', chi: '7♣ J♣' });

  test('before anybody has chosen each sees his own two cards alone', () => {
    expect(['an', 'binh', 'onlooker'].map((who) => sees(dealt, who, 'an'))).toEqual(['8♠ K♦', '? ?', '? ?']);
    expect(options(dealt, 'an')).toEqual(['hole 8♠', 'hole K♦']);
    expect(options(dealt, 'binh')).toEqual([]);
  });

  test('a choice stays hidden until all have chosen; then the other cards are turned up at once', () => {
    const one = play(dealt, 'an hole K♦');
    expect(['an', 'binh', 'onlooker'].map((who) => sees(one, who, 'an'))).toEqual(['K♦ 8♠', '? ?', '? ?']);
    expect(round.seen(one, 'binh').some(({ type }) => type === 'hole')).toBe(false);
    expect(round.seen(one, 'an').at(-1)).toEqual({ type: 'hole', who: 'an', rule: 'xt-deal', cards: cards('K♦') });
    const two = play(one, 'binh hole 9♥');
    expect(eventsOf(two, 'turn')).toEqual([]);
    const all = play(two, 'chi hole 7♣');
    expect(all.log.slice(-4)).toEqual([
      { type: 'turn', who: 'an', rule: 'xt-deal', cards: cards('8♠') },
      { type: 'turn', who: 'binh', rule: 'xt-deal', cards: cards('Q♠') },
      { type: 'turn', who: 'chi', rule: 'xt-deal', cards: cards('J♣') },
      {
        type: 'speak',
        who: 'binh',
        rule: 'xt-first-actor',
        street: 1,
        cards: cards('Q♠'),
        category: 'mau-thau',
      },
    ]);
    expect(['an', 'binh', 'chi'].map((who) => sees(all, 'onlooker', who))).toEqual(['? 8♠', '? Q♠', '? J♣']);
    expect(round.view(all, '')).toMatchObject({ street: 1, speaker: 'binh', turn: 'binh' });
  });

  test('one chooses in turn, of one’s own cards, and does nothing else before', () => {
    for (const move of ['an to 2', 'an theo', 'an check', 'an up', 'an hole 9♥', 'an hole A♠']) {
      expect(refused(dealt, move), move).toBe('xt-deal');
    }
    expect(refused(dealt, 'binh hole 9♥')).toBe('xt-turn-direction');
    const one = play(dealt, 'an hole 8♠');
    expect(refused(one, 'an hole K♦')).toBe('xt-turn-direction');
    const all = play(one, 'binh hole 9♥', 'chi hole 7♣');
    expect(refused(all, `${turnOf(all)} hole K♦`)).toBe('xt-deal');
  });
});

describe('which of his cards lies face down', () => {
  const down = (state: XiToState, viewer: string) => round.view(state, viewer).seats.map((seat) => seat.down);

  test('he alone is told, from the deal or his choice on, until it is turned up', () => {
    const first = sit(CHECK, TWO);
    expect(down(first, 'an')).toEqual([cards(TWO.an).slice(0, 1), undefined]);
    expect(down(first, 'onlooker')).toEqual([undefined, undefined]);
    const early = play(first, 'an check', 'binh check', 'an check', 'binh check');
    const end = play(early, 'binh check', 'an check', 'binh check', 'an check');
    expect(down(end, 'an')).toEqual([[], undefined]);
    const both = sit(CHOSEN, { an: '8♠ K♦', binh: '9♥ Q♠' });
    expect(down(both, 'an')).toEqual([[], undefined]);
    expect(down(play(both, 'an hole K♦', 'binh hole 9♥'), 'an')).toEqual([cards('K♦'), undefined]);
  });
});

describe('every refusal names its rule', () => {
  const first = sit(VIP, THREE);

  test('out of turn: before the first word xt-first-actor, then xt-turn-direction', () => {
    expect(refused(first, 'binh to 2')).toBe('xt-first-actor');
    const bet = play(first, 'an to 2');
    expect(refused(bet, 'chi theo')).toBe('xt-turn-direction');
    expect(refused(bet, 'an to 2')).toBe('xt-turn-direction');
  });

  test('after úp xt-act-up, after the end xt-round-end, where nobody sits xt-players', () => {
    const one = play(first, 'an up');
    expect(refused(one, 'an to 2')).toBe('xt-act-up');
    const end = play(one, 'binh up');
    for (const who of ['an', 'binh', 'chi']) expect(refused(end, `${who} up`)).toBe('xt-round-end');
    for (const state of [first, end]) expect(refused(state, 'onlooker up')).toBe('xt-players');
    expect(options(end, 'chi')).toEqual([]);
  });

  test('what is no action, for want of a number or a card, is never one’s turn', () => {
    const tried = (state: XiToState, type: string): unknown =>
      Reflect.apply(round.apply, null, [state, { type, seat: 'an' }]);
    const refusal = { ok: false, error: { rule: 'xt-turn-direction' } };
    expect(tried(sit(VIP, THREE), 'to')).toEqual(refusal);
    expect(tried(sit(CHOSEN, THREE), 'hole')).toEqual(refusal);
  });

  test('a hole card is chosen only where the house lets one choose', () => {
    expect(refused(first, 'an hole 7♠')).toBe('xt-deal');
  });
});

describe('what an event puts before people', () => {
  test('cards, turned cards, hands and chips', () => {
    const chosen = play(sit(CHOSEN, { an: '8♠ K♦', binh: '9♥ Q♠' }), 'an hole 8♠', 'binh hole 9♥');
    const effects = chosen.log.map((event) => [event.type, round.effect(event)]);
    expect(effects).toEqual([
      ['ante', { chips: [['an', -1]] }],
      ['ante', { chips: [['binh', -1]] }],
      ['deal', { cards: [['an', card('8♠')]], down: true }],
      ['deal', { cards: [['binh', card('9♥')]], down: true }],
      ['deal', { cards: [['an', card('K♦')]], down: true }],
      ['deal', { cards: [['binh', card('Q♠')]], down: true }],
      ['hole', {}],
      ['hole', {}],
      ['turn', { turns: cards('K♦') }],
      ['turn', { turns: cards('Q♠') }],
      ['speak', {}],
    ]);
    const end = play(sit(CHECK, TWO), ...['an check', 'binh check', 'an to 2', 'binh theo', 'binh check', 'an check']);
    const done = play(end, 'binh check', 'an check');
    expect(eventsOf(done, 'to').map(round.effect)).toEqual([{ chips: [['an', -2]] }]);
    expect(eventsOf(done, 'check').map(round.effect)).toEqual(Array(6).fill({}));
    expect(eventsOf(play(sit(VIP, TWO), 'an up'), 'up').map(round.effect)).toEqual([{}]);
    expect(eventsOf(done, 'theo').map(round.effect)).toEqual([{ chips: [['binh', -2]] }]);
    expect(eventsOf(done, 'deal').slice(2, 4).map(round.effect)).toEqual([
      { cards: [['an', card('A♥')]] },
      { cards: [['binh', card('K♥')]] },
    ]);
    expect(eventsOf(done, 'show').map(round.effect)).toEqual([{ opens: ['an'] }, { opens: ['binh'] }]);
    expect(eventsOf(done, 'win').map(round.effect)).toEqual([{ chips: [['binh', 6]] }]);
    expect(eventsOf(done, 'end').map(round.effect)).toEqual([{}]);
  });
});
