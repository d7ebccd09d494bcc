/** Whole rulings, step by step: what a reader is shown, and in which order. */

import { describe, expect, test } from 'vitest';
import { stepLines as stepsOf } from '#testing/step-lines.ts';
import { rule } from '../testing/cases.ts';

const stepLines = (text: string): string[] => stepsOf(rule(text));

describe('what a ruling says', () => {
  test('10 át cụ against ten points (ba-cay.md §3.9 row 6)', () => {
    expect(stepLines('@ba-cay;an:A♦ 3♣ 6♥;binh:2♠ 2♣ 6♦')).toEqual([
      'bc-ace an A♦',
      'bc-points-cay an A♦ 3♣ 6♥ parts=1,3,6 total=10 points=10',
      'bc-10-at-cu an A♦',
      'bc-points-cay binh 2♠ 2♣ 6♦ parts=2,2,6 total=10 points=10',
      'bc-at-cu an A♦ 6♦ other=binh winner=an why=top-card',
      'bc-mode-tat* an',
    ]);
  });

  test('the same where points draw, and where aces are high', () => {
    expect(stepLines('@ba-cay{tie=draw};cai:2♠ 2♣ 6♦;an:A♦ 3♣ 6♥').slice(1)).toEqual([
      'bc-ace an A♦',
      'bc-points-cay an A♦ 3♣ 6♥ parts=1,3,6 total=10 points=10',
      'bc-10-at-cu! an A♦ why=points-draw',
      'bc-cmp-cao an other=cai winner=null by=draw points=10',
      'bc-mode-cai* an bankerTie=draw',
    ]);
    expect(stepLines('@ba-cay{ace=high};cai:2♠ 2♣ 6♦;an:A♦ 3♣ 6♥').slice(3)).toEqual([
      'bc-10-at-cu! an A♦ why=aces-high',
      'bc-cmp-cay* an A♦ 6♦ other=cai winner=an by=rank compare=suit-first aceHigh=true',
      'bc-pay an net=1 times=1',
    ]);
  });

  test('every ace the lowest, A♦ too (bc-at-cu, ace=low: O-QHQ O-AMT)', () => {
    expect(stepLines('@ba-cay{ace=low};cai:2♦ 3♣ 5♣;an:A♦ 4♥ 5♥').slice(1)).toEqual([
      'bc-ace an A♦',
      'bc-points-cay an A♦ 4♥ 5♥ parts=1,4,5 total=10 points=10',
      'bc-10-at-cu! an A♦ why=aces-low',
      'bc-at-cu* an A♦ 2♦ other=cai winner=cai why=aces-low',
      'bc-pay an net=-1 times=1',
    ]);
    // A♦ is of the best suit all the same.
    expect(stepLines('@ba-cay{ace=low};cai:9♥ 9♣ 2♣;an:A♦ 4♣ 5♥')).toContain(
      'bc-suit-order* an A♦ 9♥ other=cai winner=an suits=DHCS compare=suit-first',
    );
  });

  test('equal points in Bài Cào, and where they are the banker’s', () => {
    expect(stepLines('@bai-cao;cai:3♦ 4♠ 2♣;an:3♥ 4♣ 2♠')).toEqual([
      'bc-points-cao cai 3♦ 4♠ 2♣ parts=3,4,2 total=9 points=9',
      'bc-points-cao an 3♥ 4♣ 2♠ parts=3,4,2 total=9 points=9',
      'bc-cmp-cao an other=cai winner=null by=draw points=9',
      'bc-mode-cai* an bankerTie=draw',
    ]);
    expect(stepLines('@bai-cao{bankerTie=banker};cai:3♦ 4♠ 2♣;an:3♥ 4♣ 2♠').slice(2)).toEqual([
      'bc-cmp-cao an other=cai winner=null by=draw points=9',
      'bc-mode-cai* an bankerTie=banker',
      'bc-pay an net=-1 times=1',
    ]);
  });

  test('different points name the game’s own rule', () => {
    expect(stepLines('@bai-cao;cai:9♣ 8♦ K♠;an:A♠ 2♦ 2♣')).toEqual([
      'bc-faces cai K♠',
      'bc-points-cao cai 9♣ 8♦ K♠ parts=9,8,10 total=27 points=7',
      'bc-ace an A♠',
      'bc-points-cao an A♠ 2♦ 2♣ parts=1,2,2 total=5 points=5',
      'bc-cmp-cao* an other=cai winner=cai by=points points=5,7',
      'bc-pay an net=-1 times=1',
    ]);
    expect(stepLines('@ba-cay;an:9♠ 8♥ 3♦;binh:5♣ 3♠ A♥').slice(-2)).toEqual([
      'bc-cmp-cay an other=binh winner=an by=points points=10,9',
      'bc-mode-tat* an',
    ]);
  });

  test('best cards: suits, ranks, the low ace', () => {
    expect(stepLines('@online-36;an:A♠ 7♣ 2♦;binh:3♥ 4♣ 3♠').at(-2)).toBe(
      'bc-suit-order an 2♦ 3♥ other=binh winner=an suits=DHSC compare=suit-first',
    );
    expect(stepLines('@ba-cay;an:9♦ 8♠ 2♣;binh:6♦ 7♥ 6♣').at(-2)).toBe(
      'bc-cmp-cay an 9♦ 6♦ other=binh winner=an by=rank compare=suit-first aceHigh=false',
    );
    expect(stepLines('@ba-cay;an:A♥ 4♣ 3♠;binh:2♥ 5♣ A♠').at(-2)).toBe(
      'bc-at-cu binh 2♥ A♥ other=an winner=binh why=low-ace',
    );
    expect(stepLines('@ba-cay{compare=rank-first};an:9♠ 8♥ 2♣;binh:6♦ 7♥ 6♣').at(-2)).toBe(
      'bc-cmp-cay an 9♠ 7♥ other=binh winner=an by=rank compare=rank-first aceHigh=false',
    );
    expect(stepLines('@ba-cay{compare=rank-first};an:7♠ 9♥ 3♣;binh:7♦ 3♥ 9♣').at(-2)).toBe(
      'bc-suit-order an 9♥ 9♣ other=binh winner=an suits=DHCS compare=rank-first',
    );
  });

  test('ba tiên: held, missed by a ten, unknown to the house, paid double', () => {
    expect(stepLines('@bai-cao{payout=ba-tien-2};cai:10♣ J♦ Q♥;an:J♠ Q♦ K♣')).toEqual([
      'bc-ba-tien! cai 10♣ J♦ Q♥ why=a-ten',
      'bc-points-cao cai 10♣ J♦ Q♥ parts=10,10,10 total=30 points=0',
      'bc-ba-tien an J♠ Q♦ K♣',
      'bc-cmp-cao* an other=cai winner=an by=kind kinds=ba-tien,bu',
      'bc-pay an net=2 times=2',
    ]);
    expect(stepLines('@bai-cao{threeFaces=false};an:J♠ Q♦ K♣;binh:2♠ 2♦ 3♣').slice(0, 2)).toEqual([
      'bc-ba-tien! an J♠ Q♦ K♣ why=house',
      'bc-points-cao an J♠ Q♦ K♣ parts=10,10,10 total=30 points=0',
    ]);
  });

  test('two ba tiên follow the house’s ties (bc-batien-tie)', () => {
    expect(stepLines('@bai-cao;an:K♠ Q♥ K♦;binh:J♣ Q♣ J♦')).toEqual([
      'bc-ba-tien an K♠ Q♥ K♦',
      'bc-ba-tien binh J♣ Q♣ J♦',
      'bc-batien-tie an other=binh winner=null',
      'bc-tat-tie* an winners=an,binh',
    ]);
    expect(stepLines('@online-cao;cai:K♠ Q♥ K♦;an:J♣ Q♣ J♦').slice(2)).toEqual([
      'bc-batien-tie! an other=cai',
      'bc-cmp-cay* an J♦ K♦ other=cai winner=cai by=rank compare=suit-first aceHigh=false',
      'bc-pay an net=-1 times=1',
    ]);
    // A banker who wins a tie with a ba tiên is paid for it.
    expect(stepLines('@bai-cao{bankerTie=banker,payout=ba-tien-2};cai:K♠ Q♥ K♦;an:J♣ Q♣ J♦').slice(2)).toEqual([
      'bc-batien-tie an other=cai winner=null',
      'bc-mode-cai* an bankerTie=banker',
      'bc-pay an net=-2 times=2',
    ]);
  });

  test('sáp: above all, below a ba tiên, two of them, unknown to the house', () => {
    expect(stepLines('@bai-cao{threeAlike=above-all};an:K♠ K♥ K♦;binh:J♣ Q♣ J♦')).toEqual([
      'bc-sap an K♠ K♥ K♦ place=above-all',
      'bc-ba-tien binh J♣ Q♣ J♦',
      'bc-sap an other=binh winner=an by=kind kinds=sap,ba-tien',
      'bc-mode-tat* an',
    ]);
    expect(stepLines('@bai-cao{threeAlike=below-ba-tien};an:K♠ K♥ K♦;binh:9♣ 9♦ 9♥')).toEqual([
      'bc-sap! an K♠ K♥ K♦ why=ba-tien',
      'bc-ba-tien an K♠ K♥ K♦',
      'bc-sap binh 9♣ 9♦ 9♥ place=below-ba-tien',
      'bc-cmp-cao an other=binh winner=an by=kind kinds=ba-tien,sap',
      'bc-mode-tat* an',
    ]);
    expect(
      stepLines('@bai-cao{threeAlike=below-ba-tien,threeFaces=false};an:K♠ K♥ K♦;binh:A♣ A♦ A♥').slice(0, 3),
    ).toEqual([
      'bc-sap an K♠ K♥ K♦ place=below-ba-tien',
      'bc-sap binh A♣ A♦ A♥ place=below-ba-tien',
      'bc-sap an K♠ A♣ other=binh winner=an by=rank',
    ]);
    expect(stepLines('@bai-cao;an:K♠ K♥ K♦;binh:9♣ 9♦ 9♥').slice(0, 4)).toEqual([
      'bc-sap! an K♠ K♥ K♦ why=house',
      'bc-ba-tien an K♠ K♥ K♦',
      'bc-sap! binh 9♣ 9♦ 9♥ why=house',
      'bc-points-cao binh 9♣ 9♦ 9♥ parts=9,9,9 total=27 points=7',
    ]);
    expect(stepLines('@bai-cao{threeAlike=below-ba-tien};an:10♠ 10♥ 10♦;binh:9♣ 8♦ 2♥')[0]).toBe(
      'bc-sap an 10♠ 10♥ 10♦ place=below-ba-tien',
    );
    // A sáp that beats is stated by its own rule, whichever side holds it.
    expect(stepLines('@bai-cao{threeAlike=below-ba-tien};cai:9♣ 9♦ 9♥;an:A♠ 3♥ 5♦').slice(-2)).toEqual([
      'bc-sap* an other=cai winner=cai by=kind kinds=nut,sap',
      'bc-pay an net=-1 times=1',
    ]);
    // A sáp is paid once, K K K too where it is one.
    expect(stepLines('@bai-cao{threeAlike=above-all,payout=ba-tien-2};cai:K♠ K♥ K♦;an:J♣ Q♣ J♦').at(-1)).toBe(
      'bc-pay an net=-1 times=1',
    );
  });

  test('several players: each against the banker, or down the ranking', () => {
    const players = 'an:2♠ 3♠ 4♠;binh:2♥ 2♦ 3♣;chi:9♠ 8♥ 2♣';
    expect(stepLines(`@ba-cay;cai:5♠ 6♥ 7♦;${players}`).slice(4)).toEqual([
      'bc-cmp-cay* an other=cai winner=an by=points points=9,8',
      'bc-pay an net=1 times=1',
      'bc-cmp-cay* binh other=cai winner=cai by=points points=7,8',
      'bc-pay binh net=-1 times=1',
      'bc-cmp-cay* chi other=cai winner=chi by=points points=9,8',
      'bc-pay chi net=1 times=1',
    ]);
    expect(stepLines(`@ba-cay;${players}`).slice(3)).toEqual([
      'bc-suit-order chi 8♥ 4♠ other=an winner=chi suits=DHCS compare=suit-first',
      'bc-cmp-cay an other=binh winner=an by=points points=9,7',
      'bc-mode-tat* chi',
    ]);
    expect(stepLines(`@bai-cao;${players}`).slice(3)).toEqual([
      'bc-cmp-cao an other=chi winner=null by=draw points=9',
      'bc-cmp-cao chi other=binh winner=chi by=points points=9,7',
      'bc-tat-tie* an winners=an,chi',
    ]);
  });
});
