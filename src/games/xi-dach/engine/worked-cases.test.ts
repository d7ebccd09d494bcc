import { describe, expect, test } from 'vitest';
import { settle } from '#src/settle.ts';

describe('readings that are settled, docs/rules/notation.md', () => {
  test.each([
    // Only a hand of exactly two cards is a natural.
    ['xi-dach;cai:KD.9C;an:AS.AH.KS', { players: { an: { kind: 'du', points: 21, outcome: 'win' } } }],
    ['xi-dach;cai:KD.9C;an:AS.5H.5S', { players: { an: { kind: 'du', points: 21 } } }],
    // The banker reaches the minimum at bankerMin, a player at minStand.
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
    // xi-dach.md Q3: with five cards a short banker settles, under may-not-check too.
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
    // xi-dach.md Q4: a bust banker is of age.
    ['xi-dach;cai:KD.QD.2D;an:10S.9S', { players: { an: { outcome: 'win' } } }],
    // Equal ngũ linh: draw. xd-ngu-linh-low.
    [
      'xi-dach;cai:2D.2C.3D.3C.4D;an:2S.2H.3S.3H.4S',
      { players: { an: { kind: 'ngu-linh', points: 14, outcome: 'push', net: 0 } } },
    ],
    // xi-dach.md Q8: with minStand 14 the floor of 16-to-21 stays.
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

describe('state before totals: xd-cmp-du-v-other and xd-non-checked (S0 S3 S4) come before xd-cmp-equal, xi-dach.md §1.5', () => {
  const lost = { outcome: 'lose', kind: 'non', net: -1, rule: 'xd-cmp-du-v-other', checked: true };
  const won = { outcome: 'win', kind: 'du', net: 1, rule: 'xd-cmp-du-v-other', checked: false };
  const drawn = { outcome: 'push', net: 0, rule: 'xd-cmp-equal', checked: false };
  const SHORT_COMPARES = 'shortBanker=compares';

  test.each([
    // The banker reaches the minimum before the player does.
    ['xi-dach@mien-nam; cái: 9♦ 6♠; an: 10♣ 5♥', lost],
    ['xi-dach@mien-nam; cái: 5♠ 4♦ 6♣; an: 7♣ 8♥', lost],
    ['xi-dach{bankerMin=14}; cái: 10♦ 4♣; an: 10♠ 4♠', lost],
    ['xi-dach{bankerMin=15}; cái: 10♦ 5♣; an: 10♠ 5♠', lost],
    ['xi-dach{minStand=15,bankerMin=14}; cái: 10♦ 4♣; an: 10♠ 4♠', lost],
    // The player reaches the minimum before the banker does, and they still compare.
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
