import { describe, expect, test } from 'vitest';
import { PRESETS } from '../engine/rules.ts';
import { round, type XiDachState } from '../round/index.ts';
import { options, play, refused, sit } from '../testing/table.ts';
import { words as en } from './en/round.ts';
import { words as vi } from './vi/round.ts';

const RULES = PRESETS['pho-thong'];

/** An has 18, Bình 20, the banker 19; then 5♦ (An: 23), 4♣ (27). */
const TABLE = { cai: '10♠ 9♥', players: { an: [1, 'K♠ 8♥'], binh: [1, 'K♣ Q♣'] }, stock: '5♦ 4♣' } as const;
const CHECKED = play(sit(RULES, TABLE), 'an stand', 'binh stand', 'cai check an', 'cai check binh');

function plate(state: XiDachState, seat: string) {
  const [view, seen] = [round.view(state, seat), round.seen(state, seat)];
  return [vi, en].map((words) => words.end(view, seen));
}

describe('the plate of a seat that was checked', () => {
  test('names no total until he asks', () => {
    expect(plate(CHECKED, 'an')).toEqual([
      { big: 'Cái ăn', why: 'Nhà cái nói An thua, không nói điểm.' },
      { big: 'Banker wins', why: 'The banker says that An loses, but does not say the total.' },
    ]);
    for (const { why } of plate(play(CHECKED, 'an ask'), 'an')) expect(why).toMatch(/19.*18/);
  });

  test('in the log others draw and stand and are checked, without a card or a figure', () => {
    const others = round.seen(CHECKED, 'binh').filter(({ type, who }) => type !== 'end' && who !== 'binh');
    expect(others.length).toBeGreaterThan(2);
    const said = [vi, en].map((words) => others.map(words.event));
    expect(said).toEqual([
      ['An dằn.', 'Nhà cái xét An.', 'Nhà cái nói An thua, không nói điểm. An −1.', 'Nhà cái xét Binh.'],
      [
        'An stands.',
        'The banker checks An.',
        'The banker says that An loses, but does not say the total. An −1.',
        'The banker checks Binh.',
      ],
    ]);
    const drawn = play(sit(RULES, TABLE), 'an draw');
    expect(round.seen(drawn, 'binh').map(vi.event).at(-1)).toBe('An bốc 1 lá.');
    expect(round.seen(drawn, 'binh').map(en.event).at(-1)).toBe('An draws 1 card.');
  });
});

test('the banker’s total may be asked for while his cards are hidden, and not once they lie open', () => {
  expect(options(CHECKED, 'an')).toEqual(['ask']);
  // The banker checks An on 19, draws to five cards that the rule set shows, and settles with Bình.
  const rules = { ...RULES, fifthCard: 'shown', bankerMin: 15 } as const;
  const table = { cai: '7♠ 8♥', players: { an: [1, 'K♠ 8♦'], binh: [1, 'K♣ Q♣'] }, stock: 'A♠ A♥ 2♣' } as const;
  const early = play(sit(rules, table), 'an stand', 'binh stand', 'cai check an');
  expect(options(early, 'an')).toEqual(['ask']);
  const open = play(early, 'cai draw', 'cai draw', 'cai draw');
  expect(round.view(open, 'an').seats.at(-1)?.cards).not.toContain(null);
  expect(options(open, 'an')).toEqual([]);
  expect(refused(open, 'an ask')).toBe('xd-check-secret');
});

describe('after a đền the plate says who pays for all, and why', () => {
  const caught = play(
    sit(RULES, TABLE),
    'an draw',
    'an draw',
    'an stand',
    'binh stand',
    'cai check an',
    'cai check binh',
  );

  test('who drew over 21', () => {
    expect(plate(caught, 'an')).toEqual([
      {
        big: 'An đền cả bàn',
        why: 'An quá 21 mà còn bốc, bị bắt nên đền cả bàn.',
      },
      {
        big: 'An pays for all',
        why: 'An drew on a hand over 21 and was caught, and so pays for the whole table.',
      },
    ]);
    const told = round.seen(caught, 'an').filter(({ type }) => type === 'den');
    expect([vi, en].map((words) => told.map(words.event))).toEqual([
      ['An quá 21 mà còn bốc, bị bắt nên đền cả bàn: −2. Chia ra nhà cái +1, Binh +1.'],
      [
        'An drew on a hand over 21 and was caught, and so pays for the whole table: −2. It goes to the banker +1, Binh +1.',
      ],
    ]);
  });

  test('who is paid by him, besides his own stake', () => {
    const [inVi, inEn] = plate(caught, 'binh');
    expect(inVi?.big).toBe('Binh ăn');
    expect(inVi?.why).toMatch(/^Nhà cái nói Binh ăn.*An quá 21 mà còn bốc/);
    expect(inEn?.why).toMatch(/^The banker says that Binh wins.*An drew on a hand over 21/);
  });

  test('the banker, who pays everybody not yet checked', () => {
    const table = { ...TABLE, cai: '10♠ 6♥', stock: 'K♥ 2♣' } as const;
    const banker = play(sit(RULES, table), 'an stand', 'binh stand', 'cai draw', 'cai draw', 'cai check an');
    for (const seat of ['an', 'binh']) {
      expect(plate(banker, seat)).toEqual([
        {
          big: 'Cái đền',
          why: 'Nhà cái quá 21 mà còn bốc, bị bắt nên đền những người chưa xét.',
        },
        {
          big: 'Banker pays for all',
          why: 'The banker drew on a hand over 21 and was caught, and so pays everybody not yet checked.',
        },
      ]);
    }
  });
});
