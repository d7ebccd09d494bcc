import { describe, expect, test } from 'vitest';
import { settle } from '#src/settle.ts';

/** The presets that a row names, as the ledger's table abbreviates them. */
const ALL = ['pho-thong', 'bach-khoa', 'vipgame', 'blog', 'adam-tips', 'co-noi', 'mien-nam'] as const;

interface Ruled {
  /** A preset, or a preset with settings. */
  readonly house: readonly string[];
  readonly outcome: 'win' | 'lose' | 'push' | 'unsettled';
  /** What the row says of the player's hand. */
  readonly kind?: string;
  readonly points?: number | null;
  readonly phase?: 1 | 2;
}

interface Row {
  readonly row: number;
  readonly banker: string;
  readonly player: string;
  readonly bankerIs?: { readonly kind: string; readonly points?: number };
  readonly says: readonly Ruled[];
}

const but = (...left: string[]): string[] => ALL.filter((house) => !left.includes(house));

/** Ledger §1.10, row by row; row 24 asks for a card and belongs to the round. `flex` is aces=any. */
const ROWS: readonly Row[] = [
  {
    row: 1,
    banker: 'K♦ 9♣',
    player: 'A♠ A♥',
    says: [{ house: ALL, outcome: 'win', kind: 'xi-ban', points: null, phase: 1 }],
  },
  {
    row: 2,
    banker: 'Q♥ 5♣ 6♦',
    player: 'A♣ 10♦',
    bankerIs: { kind: 'du', points: 21 },
    says: [
      { house: but('co-noi'), outcome: 'win', kind: 'xi-dach', points: null, phase: 1 },
      { house: ['co-noi'], outcome: 'lose', kind: 'du', points: 20, phase: 2 },
      { house: ['pho-thong{naturalTens=faces}'], outcome: 'push', kind: 'du', points: 21, phase: 2 },
    ],
  },
  {
    row: 3,
    banker: 'A♠ K♠',
    player: 'A♦ A♣',
    bankerIs: { kind: 'xi-dach' },
    says: [{ house: ALL, outcome: 'win', kind: 'xi-ban', points: null, phase: 1 }],
  },
  {
    row: 4,
    banker: 'A♠ K♠',
    player: 'A♥ J♣',
    bankerIs: { kind: 'xi-dach' },
    says: [{ house: ALL, outcome: 'push', kind: 'xi-dach', points: null, phase: 1 }],
  },
  {
    row: 5,
    banker: 'A♠ K♠',
    player: '10♣ J♦',
    bankerIs: { kind: 'xi-dach' },
    says: [{ house: ALL, outcome: 'lose', kind: 'du', points: 20, phase: 1 }],
  },
  {
    row: 6,
    banker: 'J♠ 5♦ 6♣',
    player: '2♠ 3♥ 4♦ 5♣ 7♠',
    bankerIs: { kind: 'du', points: 21 },
    says: [
      { house: ['vipgame'], outcome: 'push', kind: 'du', points: 21 },
      {
        house: ['pho-thong', 'bach-khoa', 'blog', 'adam-tips', 'mien-nam'],
        outcome: 'win',
        kind: 'ngu-linh',
        points: 21,
        phase: 2,
      },
    ],
  },
  {
    row: 7,
    banker: '10♣ 8♦',
    player: '2♠ 2♥ 3♦ 3♣ 4♠',
    bankerIs: { kind: 'du', points: 18 },
    says: [
      {
        house: ['pho-thong', 'bach-khoa', 'vipgame', 'blog', 'mien-nam'],
        outcome: 'win',
        kind: 'ngu-linh',
        points: 14,
      },
      { house: ['adam-tips'], outcome: 'lose', kind: 'non', points: 14 },
      { house: ['co-noi'], outcome: 'lose', kind: 'du', points: 14 },
    ],
  },
  {
    row: 8,
    banker: '10♥ 6♣ 9♦',
    player: '8♠ 7♦',
    bankerIs: { kind: 'quac', points: 25 },
    says: [
      {
        house: ['pho-thong', 'vipgame', 'blog', 'bach-khoa'],
        outcome: 'lose',
        kind: 'non',
        points: 15,
      },
      { house: ['adam-tips'], outcome: 'win', kind: 'non', points: 15 },
      { house: ['co-noi'], outcome: 'win', kind: 'du', points: 15 },
    ],
  },
  {
    row: 9,
    banker: 'Q♦ 9♣ 6♠',
    player: 'K♠ 9♥ 3♦',
    bankerIs: { kind: 'quac', points: 25 },
    says: [
      { house: ['vipgame'], outcome: 'win', kind: 'quac', points: 22 },
      { house: but('vipgame'), outcome: 'push', kind: 'quac', points: 22 },
    ],
  },
  {
    row: 10,
    banker: 'Q♦ 9♣ 4♠',
    player: 'K♠ 8♥ 5♦',
    bankerIs: { kind: 'quac', points: 23 },
    says: [
      { house: ALL, outcome: 'push', kind: 'quac', points: 23 },
      { house: ['pho-thong{bustVsBust=banker}'], outcome: 'lose', kind: 'quac', points: 23 },
    ],
  },
  {
    row: 11,
    banker: '9♦ 7♠',
    player: '10♣ 6♥',
    bankerIs: { kind: 'du', points: 16 },
    says: [{ house: ALL, outcome: 'push', kind: 'du', points: 16 }],
  },
  {
    row: 12,
    banker: 'K♣ 7♦ 5♠',
    player: 'K♦ 6♣ 5♥',
    bankerIs: { kind: 'quac', points: 22 },
    says: [{ house: ALL, outcome: 'win', kind: 'du', points: 21 }],
  },
  {
    row: 13,
    banker: '10♠ 9♥',
    player: 'A♠ 4♦ 5♣',
    bankerIs: { kind: 'du', points: 19 },
    says: [
      {
        house: ['pho-thong', 'bach-khoa', 'vipgame', 'adam-tips{aces=any}'],
        outcome: 'win',
        kind: 'du',
        points: 20,
      },
      { house: ['blog', 'co-noi', 'mien-nam'], outcome: 'push', kind: 'du', points: 19 },
      { house: ['adam-tips'], outcome: 'lose', kind: 'non', points: 10 },
    ],
  },
  {
    row: 14,
    banker: '10♣ 7♣',
    player: 'A♠ 6♦',
    bankerIs: { kind: 'du', points: 17 },
    says: [
      { house: but('co-noi'), outcome: 'push', kind: 'du', points: 17 },
      { house: ['co-noi'], outcome: 'lose', kind: 'du', points: 16 },
    ],
  },
  {
    row: 15,
    banker: '10♠ 6♠',
    player: '4♥ A♦ A♣',
    bankerIs: { kind: 'du', points: 16 },
    says: [
      { house: ['pho-thong', 'bach-khoa', 'vipgame'], outcome: 'push', kind: 'du', points: 16 },
      { house: ['blog', 'mien-nam'], outcome: 'lose', kind: 'non', points: 15 },
      { house: ['adam-tips'], outcome: 'lose', kind: 'non', points: 6 },
      { house: ['co-noi'], outcome: 'lose', kind: 'du', points: 15 },
    ],
  },
  {
    row: 16,
    banker: '2♣ 3♠ 3♦ 4♥ 7♣',
    player: '2♠ 2♥ 3♣ 4♦ 6♥',
    bankerIs: { kind: 'ngu-linh', points: 19 },
    says: [{ house: ALL, outcome: 'win', kind: 'ngu-linh', points: 17, phase: 2 }],
  },
  {
    row: 17,
    banker: '7♠ 5♣',
    player: '9♣ 5♦',
    bankerIs: { kind: 'non', points: 12 },
    says: [
      { house: ['vipgame'], outcome: 'win', kind: 'non', points: 14 },
      {
        house: ['pho-thong', 'bach-khoa', 'blog', 'adam-tips'],
        outcome: 'unsettled',
        kind: 'non',
        points: 14,
        phase: 2,
      },
    ],
  },
  {
    row: 18,
    banker: '10♥ 8♣ 4♦',
    player: '10♦ 4♠',
    bankerIs: { kind: 'quac', points: 22 },
    says: [
      {
        house: ['pho-thong', 'bach-khoa', 'vipgame', 'blog'],
        outcome: 'lose',
        kind: 'non',
        points: 14,
      },
      { house: ['adam-tips'], outcome: 'win', kind: 'non', points: 14 },
      {
        house: ['pho-thong{minStand=14}', 'vipgame{minStand=14}', 'co-noi'],
        outcome: 'win',
        kind: 'du',
        points: 14,
      },
    ],
  },
  {
    row: 19,
    banker: '10♠ 9♥',
    player: '9♠ 6♦',
    bankerIs: { kind: 'du', points: 19 },
    says: [
      { house: but('co-noi'), outcome: 'lose', kind: 'non', points: 15 },
      { house: ['co-noi', 'pho-thong{minStand=14}'], outcome: 'lose', kind: 'du', points: 15 },
    ],
  },
  {
    row: 20,
    banker: 'J♥ 8♠',
    player: 'A♠ 2♠ 3♦ 4♣ 5♥',
    bankerIs: { kind: 'du', points: 18 },
    says: [
      {
        house: ['pho-thong', 'bach-khoa', 'vipgame', 'blog'],
        outcome: 'win',
        kind: 'ngu-linh',
        points: 15,
      },
      { house: ['adam-tips'], outcome: 'lose', kind: 'non', points: 15 },
    ],
  },
  {
    row: 21,
    banker: '9♣ 9♦',
    player: 'A♠ 2♠ 2♥ 3♦ 3♣',
    bankerIs: { kind: 'du', points: 18 },
    says: [
      { house: ['vipgame', 'blog'], outcome: 'win', kind: 'ngu-linh', points: 11 },
      { house: ['adam-tips'], outcome: 'lose', kind: 'non', points: 11 },
      { house: ['adam-tips{aces=any}', 'co-noi'], outcome: 'win', kind: 'ngu-linh', points: 20 },
    ],
  },
  {
    row: 22,
    banker: '5♠ 4♦ 6♣',
    player: '10♣ 7♦',
    says: [
      {
        house: ['pho-thong', 'bach-khoa', 'blog', 'adam-tips'],
        outcome: 'unsettled',
        kind: 'du',
        points: 17,
      },
      { house: ['vipgame', 'co-noi', 'mien-nam'], outcome: 'win', kind: 'du', points: 17 },
    ],
  },
  {
    row: 23,
    banker: '10♥ K♥',
    player: 'A♣ 3♦ 6♠ A♠',
    bankerIs: { kind: 'du', points: 20 },
    says: [
      { house: ['pho-thong', 'bach-khoa', 'vipgame'], outcome: 'win', kind: 'du', points: 21 },
      { house: ['co-noi'], outcome: 'push', kind: 'du', points: 20 },
      { house: ['blog', 'adam-tips', 'mien-nam'], outcome: 'lose', kind: 'non', points: 11 },
    ],
  },
];

const NET = { win: 1, lose: -1, push: 0, unsettled: 0 } as const;

const cases = ROWS.flatMap(({ row, banker, player, bankerIs, says }) =>
  says.flatMap(({ house, ...ruled }) =>
    house.map((under) => ({
      row,
      text: `xi-dach@${under}; cái: ${banker}; an: ${player}`,
      bankerIs: bankerIs ?? {},
      ruled,
    })),
  ),
);

describe('worked cases, ledger §1.10', () => {
  test.each(cases)('row $row: $text', ({ text, bankerIs, ruled }) => {
    const { line, ok } = settle(text, false);
    const { phase, ...player } = ruled;
    expect(ok).toBe(true);
    expect(JSON.parse(line)).toMatchObject({
      verdict: {
        ...(phase ? { phase } : {}),
        banker: bankerIs,
        players: { an: player },
      },
    });
  });

  test('stakes are even where no source pays more (xd-pay-even); mien-nam pays 3-2-2 (xd-pay-bonus, O-BV)', () => {
    const special: Readonly<Record<string, number>> = { 'xi-ban': 3, 'xi-dach': 2, 'ngu-linh': 2 };
    for (const { text, bankerIs, ruled } of cases) {
      const kinds = { kind: '', ...bankerIs };
      const winner = ruled.outcome === 'win' ? (ruled.kind ?? '') : kinds.kind;
      const times = text.includes('@mien-nam') ? (special[winner] ?? 1) : 1;
      expect(JSON.parse(settle(text, false).line)).toMatchObject({
        verdict: { players: { an: { net: NET[ruled.outcome] * times } } },
      });
    }
  });

  test('every row that asks for a ruling is here', () => {
    expect(ROWS.map(({ row }) => row)).toEqual(Array.from({ length: 23 }, (_, row) => row + 1));
  });
});

describe('readings that are settled, case notation', () => {
  test.each([
    // Only a hand of exactly two cards is a natural.
    ['xi-dach;cai:KD.9C;an:AS.AH.KS', { players: { an: { kind: 'du', points: 21, outcome: 'win' } } }],
    ['xi-dach;cai:KD.9C;an:AS.5H.5S', { players: { an: { kind: 'du', points: 21 } } }],
    // The banker is of age from bankerMin, a player from minStand.
    [
      'xi-dach{bankerMin=17};cai:10D.6C;an:10S.6S',
      { banker: { kind: 'non' }, players: { an: { kind: 'du', outcome: 'unsettled' } } },
    ],
    [
      'xi-dach{bankerMin=14};cai:10D.5C;an:10S.4S',
      { banker: { kind: 'du' }, players: { an: { kind: 'non', outcome: 'lose' } } },
    ],
    // A short banker leaves a ngũ linh unsettled, but not a natural.
    [
      'xi-dach;cai:5D.6C;an:2S.2H.3S.3H.4S;binh:AS.KS',
      {
        phase: 2,
        players: {
          an: { kind: 'ngu-linh', points: 14, outcome: 'unsettled', net: 0 },
          binh: { kind: 'xi-dach', outcome: 'win', net: 1 },
        },
      },
    ],
    // Phase 1: the banker's natural settles everyone; a natural of every player settles them too.
    [
      'xi-dach;cai:AD.KD;an:2S.2H.3S.3H.4S;binh:AS.KS;chi:AH.AC;dung:9S.9H',
      {
        phase: 1,
        banker: { kind: 'xi-dach', points: null },
        players: {
          an: { kind: 'ngu-linh', points: 14, outcome: 'lose' },
          binh: { kind: 'xi-dach', outcome: 'push' },
          chi: { kind: 'xi-ban', outcome: 'win' },
          dung: { kind: 'du', points: 18, outcome: 'lose' },
        },
      },
    ],
    ['xi-dach;cai:2D.3D;an:AS.KS;binh:AH.AC', { phase: 1 }],
    ['xi-dach;cai:2D.3D;an:AS.KS;binh:9H.9C', { phase: 2 }],
    // Q3: with five cards a short banker settles, under may-not-check too.
    [
      'xi-dach@adam-tips;cai:2D.2C.3D.3C.4D;an:10S.5S;binh:10H.7H;chi:KS.QS.5H',
      {
        banker: { kind: 'non', points: 14 },
        players: {
          an: { kind: 'non', outcome: 'push' },
          binh: { kind: 'du', outcome: 'win' },
          chi: { kind: 'quac', outcome: 'lose' },
        },
      },
    ],
    // Q4: a bust banker is of age.
    ['xi-dach;cai:KD.QD.2D;an:10S.9S', { players: { an: { outcome: 'win' } } }],
    // Equal ngũ linh: draw. xd-ngu-linh-low.
    [
      'xi-dach;cai:2D.2C.3D.3C.4D;an:2S.2H.3S.3H.4S',
      { players: { an: { kind: 'ngu-linh', points: 14, outcome: 'push', net: 0 } } },
    ],
    // Q8: with minStand 14 the floor of 16-to-21 stays.
    ['xi-dach@co-noi;cai:10D.8C;an:2S.2H.3S.3H.5S', { players: { an: { kind: 'du', points: 15, outcome: 'lose' } } }],
    // xd-pay-bonus: paid to whoever wins with that hand.
    [
      'xi-dach{payout=4-3-2};cai:AD.AC;an:10S.9S;binh:AS.KS',
      { players: { an: { net: -4 }, binh: { outcome: 'lose', net: -4 } } },
    ],
    ['xi-dach{payout=3-2-1};cai:AD.KC;an:10S.9S', { players: { an: { net: -2 } } }],
    [
      'xi-dach{payout=4-3-2};cai:2D.2C.3D.3C.4D;an:10S.9S;binh:AS.KS;chi:AH.AC',
      { players: { an: { net: -2 }, binh: { net: 3 }, chi: { net: 4 } } },
    ],
    ['xi-dach{payout=3-2-1};cai:10D.8C;an:2S.2H.3S.3H.4S', { players: { an: { net: 1 } } }],
    [
      'xi-dach{naturalTie=banker,payout=3-2-2};cai:AD.KC;an:AS.KS;binh:AH.10H',
      { players: { an: { outcome: 'lose', net: -2 }, binh: { outcome: 'lose', net: -2 } } },
    ],
  ])('%s', (text, verdict) => {
    expect(JSON.parse(settle(text, false).line)).toMatchObject({ verdict });
  });
});

/** The step that decided on `an`, and the rules that were found not to fit. */
function citedOn(text: string): {
  readonly decided: unknown;
  readonly failed: readonly unknown[];
  readonly rules: readonly unknown[];
} {
  const { reasons }: { readonly reasons: readonly Readonly<Record<string, unknown>>[] } = JSON.parse(
    settle(text, false).line,
  );
  const his = reasons.filter(({ who }) => who === 'an');
  return {
    decided: his.find(({ decides }) => decides === true)?.['rule'],
    failed: his.filter(({ outcome }) => outcome === 'failed').map(({ rule }) => rule),
    rules: his.map(({ rule }) => rule),
  };
}

describe('state before totals: xd-cmp-du-v-other and xd-non-checked (S0 S3 S4) come before xd-cmp-equal, ledger §1.5', () => {
  const lost = { outcome: 'lose', kind: 'non', net: -1, rule: 'xd-cmp-du-v-other', checked: true };
  const won = { outcome: 'win', kind: 'du', net: 1, rule: 'xd-cmp-du-v-other', checked: false };
  const drawn = { outcome: 'push', net: 0, rule: 'xd-cmp-equal', checked: false };
  const SHORT_COMPARES = 'shortBanker=compares';

  test.each([
    // The banker is of age before the player is.
    ['xi-dach@mien-nam; cái: 9♦ 6♠; an: 10♣ 5♥', lost],
    ['xi-dach@mien-nam; cái: 5♠ 4♦ 6♣; an: 7♣ 8♥', lost],
    ['xi-dach{bankerMin=14}; cái: 10♦ 4♣; an: 10♠ 4♠', lost],
    ['xi-dach{bankerMin=15}; cái: 10♦ 5♣; an: 10♠ 5♠', lost],
    ['xi-dach{minStand=15,bankerMin=14}; cái: 10♦ 4♣; an: 10♠ 4♠', lost],
    // The player is of age before the banker is, and they compare all the same.
    [`xi-dach{minStand=14,${SHORT_COMPARES}}; cái: 10♦ 4♣; an: 10♠ 4♠`, won],
    [`xi-dach{minStand=14,${SHORT_COMPARES}}; cái: 10♦ 5♣; an: 10♠ 5♠`, won],
    ['xi-dach@vipgame{bankerMin=17}; cái: 10♦ 6♣; an: 10♠ 6♠', won],
    ['xi-dach@adam-tips{minStand=14}; cái: 2♦ 2♣ 3♦ 3♣ 4♦; an: 10♠ 4♠', won],
    // One state, equal totals: a draw as ever, with different minimums too.
    ['xi-dach@mien-nam; cái: 10♦ 6♣; an: 10♠ 6♠', { ...drawn, kind: 'du' }],
    [`xi-dach@mien-nam{${SHORT_COMPARES}}; cái: 10♦ 4♣; an: 10♠ 4♠`, { ...drawn, kind: 'non' }],
    ['xi-dach@mien-nam; cái: Q♦ 9♣ 4♠; an: K♠ 8♥ 5♦', { ...drawn, kind: 'quac' }],
    [
      'xi-dach@mien-nam{bustVsBust=banker}; cái: Q♦ 9♣ 4♠; an: K♠ 8♥ 5♦',
      { outcome: 'lose', kind: 'quac', net: -1, rule: 'xd-cmp-both-quac', checked: false },
    ],
  ])('%s', (text, { rule, checked, ...an }) => {
    expect(JSON.parse(settle(text, false).line)).toMatchObject({ verdict: { players: { an } } });
    const cited = citedOn(text);
    expect(cited.decided).toBe(rule);
    expect(cited.rules.includes('xd-non-checked')).toBe(checked);
    // That equal totals do not draw here is said, and only here.
    expect(cited.failed.includes('xd-cmp-equal')).toBe(rule === 'xd-cmp-du-v-other');
  });

  test('where the totals differ, equal totals are not spoken of', () => {
    expect(citedOn('xi-dach@mien-nam; cái: 9♦ 6♠; an: 10♣ 4♥').rules).not.toContain('xd-cmp-equal');
  });
});
