/** Whole rulings, step by step: what a reader is shown, and in which order. */

import { describe, expect, test } from 'vitest';
import { ruledOn } from '#testing/results.ts';
import { stepLines as linesOf } from '#testing/step-lines.ts';

const stepLines = (text: string): string[] => linesOf(ruledOn(`xi-dach${text}`).ruling);

describe('what a ruling says', () => {
  test('a natural against a banker who may check (xd-xi-ban, xd-xi-dach, xd-phase1-player)', () => {
    expect(stepLines('@pho-thong;cai:K♠ 9♣;an:A♠ A♥;binh:A♦ K♥;chi:10♠ 7♦')).toEqual([
      'xd-total cai K♠ 9♣ parts=10,9 total=19',
      'xd-state-du cai total=19 min=16',
      'xd-check-right cai total=19 min=16 why=of-age',
      'xd-xi-ban an A♠ A♥',
      'xd-phase1-player* an kind=xi-ban',
      'xd-pay-even an net=1',
      'xd-xi-dach binh A♦ K♥',
      'xd-phase1-player* binh kind=xi-dach',
      'xd-pay-even binh net=1',
      'xd-total chi 10♠ 7♦ parts=10,7 total=17',
      'xd-state-du chi total=17 min=16',
      'xd-cmp-ngu-linh! chi',
      'xd-cmp-both-du* chi player=17 banker=19 winner=banker',
      'xd-pay-even chi net=-1',
    ]);
  });

  test('the banker’s natural ends it, and a ngũ linh comes too late (xd-phase1-banker, xd-phases-separate)', () => {
    expect(stepLines('@pho-thong;cai:A♠ A♥;an:A♦ K♥;binh:2♠ 3♦ 4♣ 5♥ 6♠;chi:10♠ 7♦')).toEqual([
      'xd-xi-ban cai A♠ A♥',
      'xd-xi-dach an A♦ K♥',
      'xd-natural-rank* an winner=banker',
      'xd-pay-even an net=-1',
      'xd-total binh 2♠ 3♦ 4♣ 5♥ 6♠ parts=2,3,4,5,6 total=20',
      'xd-ngu-linh binh total=20 fiveCard=up-to-21',
      'xd-phases-separate binh',
      'xd-phase1-banker* binh kind=xi-ban',
      'xd-pay-even binh net=-1',
      'xd-total chi 10♠ 7♦ parts=10,7 total=17',
      'xd-state-du chi total=17 min=16',
      'xd-phase1-banker* chi kind=xi-ban',
      'xd-pay-even chi net=-1',
    ]);
  });

  test('two naturals: the higher one, or the house’s word on equal ones (xd-natural-rank, xd-phase1-equal)', () => {
    expect(stepLines('@pho-thong;cai:A♠ K♥;an:A♦ A♥;binh:A♣ Q♥;chi:10♠ 7♦')).toEqual([
      'xd-xi-dach cai A♠ K♥',
      'xd-xi-ban an A♦ A♥',
      'xd-natural-rank* an winner=player',
      'xd-pay-even an net=1',
      'xd-xi-dach binh A♣ Q♥',
      'xd-phase1-equal* binh tie=draw kind=xi-dach',
      'xd-total chi 10♠ 7♦ parts=10,7 total=17',
      'xd-state-du chi total=17 min=16',
      'xd-phase1-banker* chi kind=xi-dach',
      'xd-pay-even chi net=-1',
    ]);
    expect(stepLines('@pho-thong{naturalTie=banker};cai:A♠ K♥;an:A♣ Q♥')).toEqual([
      'xd-xi-dach cai A♠ K♥',
      'xd-xi-dach an A♣ Q♥',
      'xd-phase1-equal* an tie=banker kind=xi-dach',
      'xd-pay-even an net=-1',
    ]);
  });

  test('what looks like a xì dách: a ten that is no face, three cards (xd-xi-dach)', () => {
    expect(stepLines('@co-noi;cai:10♣ 8♦;an:A♠ 10♥;binh:A♦ 5♣ K♠')).toEqual([
      'xd-total cai 10♣ 8♦ parts=10,8 total=18',
      'xd-state-du cai total=18 min=14',
      'xd-check-right cai total=18 min=14 why=of-age',
      'xd-xi-dach! an A♠ 10♥ why=ten-is-no-face',
      'xd-ace an A♠ 10♥ parts=10,10 total=20 others=11',
      'xd-state-du an total=20 min=14',
      'xd-cmp-ngu-linh! an',
      'xd-cmp-both-du* an player=20 banker=18 winner=player',
      'xd-pay-even an net=1',
      'xd-xi-dach! binh A♦ 5♣ K♠ why=more-than-two-cards',
      'xd-ace binh A♦ 5♣ K♠ parts=1,5,10 total=16 others=25',
      'xd-state-du binh total=16 min=14',
      'xd-cmp-ngu-linh! binh',
      'xd-cmp-both-du* binh player=16 banker=18 winner=banker',
      'xd-pay-even binh net=-1',
    ]);
  });

  test('a short banker may not check, or compares where the house rules say so (xd-check-right)', () => {
    expect(stepLines('@pho-thong;cai:9♣ 3♦;an:K♠ 8♥;binh:A♦ A♣')).toEqual([
      'xd-total cai 9♣ 3♦ parts=9,3 total=12',
      'xd-state-non cai total=12 min=16',
      'xd-total an K♠ 8♥ parts=10,8 total=18',
      'xd-state-du an total=18 min=16',
      'xd-check-right!* an total=12 min=16',
      'xd-xi-ban binh A♦ A♣',
      'xd-phase1-player* binh kind=xi-ban',
      'xd-pay-even binh net=1',
    ]);
    expect(stepLines('@vipgame;cai:9♣ 3♦;an:K♠ 4♥;binh:K♥ Q♦ 4♣')).toEqual([
      'xd-total cai 9♣ 3♦ parts=9,3 total=12',
      'xd-state-non cai total=12 min=16',
      'xd-check-right cai total=12 min=16 why=house-compares',
      'xd-total an K♠ 4♥ parts=10,4 total=14',
      'xd-state-non an total=14 min=16',
      'xd-cmp-ngu-linh! an',
      'xd-cmp-du-v-other! an',
      'xd-cmp-both-non* an player=14 banker=12 winner=player house=higher',
      'xd-pay-even an net=1',
      'xd-total binh K♥ Q♦ 4♣ parts=10,10,4 total=24',
      'xd-state-quac binh total=24',
      'xd-cmp-ngu-linh! binh',
      'xd-cmp-du-v-other! binh',
      'xd-cmp-non-v-quac* binh player=24 banker=12 winner=player house=bust-wins',
      'xd-pay-even binh net=1',
    ]);
  });

  test('a bust banker is of age (xd-check-right, xd-cmp-du-v-other, xd-cmp-both-quac)', () => {
    expect(stepLines('@vipgame;cai:K♣ Q♠ 5♦;an:K♠ 4♥;binh:K♥ Q♦ 3♣;chi:9♦ 9♥')).toEqual([
      'xd-total cai K♣ Q♠ 5♦ parts=10,10,5 total=25',
      'xd-state-quac cai total=25',
      'xd-check-right cai total=25 min=16 why=bust',
      'xd-total an K♠ 4♥ parts=10,4 total=14',
      'xd-state-non an total=14 min=16',
      'xd-cmp-ngu-linh! an',
      'xd-cmp-du-v-other! an',
      'xd-cmp-non-v-quac* an player=14 banker=25 winner=banker house=bust-wins',
      'xd-pay-even an net=-1',
      'xd-total binh K♥ Q♦ 3♣ parts=10,10,3 total=23',
      'xd-state-quac binh total=23',
      'xd-cmp-ngu-linh! binh',
      'xd-cmp-du-v-other! binh',
      'xd-cmp-both-quac* binh player=23 banker=25 winner=player house=lower',
      'xd-pay-even binh net=1',
      'xd-total chi 9♦ 9♥ parts=9,9 total=18',
      'xd-state-du chi total=18 min=16',
      'xd-cmp-ngu-linh! chi',
      'xd-cmp-both-du! chi',
      'xd-cmp-du-v-other* chi player=18 banker=25 winner=player',
      'xd-pay-even chi net=1',
    ]);
    expect(stepLines('@pho-thong;cai:K♣ Q♠ 5♦;an:K♥ Q♦ 5♣;binh:10♥ 10♦ 3♣;chi:K♦ 4♦')).toEqual([
      'xd-total cai K♣ Q♠ 5♦ parts=10,10,5 total=25',
      'xd-state-quac cai total=25',
      'xd-check-right cai total=25 min=16 why=bust',
      'xd-total an K♥ Q♦ 5♣ parts=10,10,5 total=25',
      'xd-state-quac an total=25',
      'xd-cmp-ngu-linh! an',
      'xd-cmp-equal* an player=25 banker=25 winner=nobody',
      'xd-total binh 10♥ 10♦ 3♣ parts=10,10,3 total=23',
      'xd-state-quac binh total=23',
      'xd-cmp-ngu-linh! binh',
      'xd-cmp-du-v-other! binh',
      'xd-cmp-both-quac* binh player=23 banker=25 winner=nobody house=draw',
      'xd-total chi K♦ 4♦ parts=10,4 total=14',
      'xd-state-non chi total=14 min=16',
      'xd-cmp-ngu-linh! chi',
      'xd-cmp-du-v-other! chi',
      'xd-cmp-non-v-quac* chi player=14 banker=25 winner=banker house=bust-wins',
      'xd-pay-even chi net=-1',
    ]);
  });

  test('busts are the banker’s, equal ones too; short beats bust: where the house has it so', () => {
    expect(stepLines('@pho-thong{bustVsBust=banker};cai:K♣ Q♠ 5♦;an:K♥ Q♦ 5♣;binh:10♥ 10♦ 3♣')).toEqual([
      'xd-total cai K♣ Q♠ 5♦ parts=10,10,5 total=25',
      'xd-state-quac cai total=25',
      'xd-check-right cai total=25 min=16 why=bust',
      'xd-total an K♥ Q♦ 5♣ parts=10,10,5 total=25',
      'xd-state-quac an total=25',
      'xd-cmp-ngu-linh! an',
      'xd-cmp-du-v-other! an',
      'xd-cmp-both-quac* an player=25 banker=25 winner=banker house=banker',
      'xd-pay-even an net=-1',
      'xd-total binh 10♥ 10♦ 3♣ parts=10,10,3 total=23',
      'xd-state-quac binh total=23',
      'xd-cmp-ngu-linh! binh',
      'xd-cmp-du-v-other! binh',
      'xd-cmp-both-quac* binh player=23 banker=25 winner=banker house=banker',
      'xd-pay-even binh net=-1',
    ]);
    expect(stepLines('@adam-tips;cai:K♣ Q♠ 5♦;an:K♦ 4♦')).toEqual([
      'xd-total cai K♣ Q♠ 5♦ parts=10,10,5 total=25',
      'xd-state-quac cai total=25',
      'xd-check-right cai total=25 min=16 why=bust',
      'xd-total an K♦ 4♦ parts=10,4 total=14',
      'xd-state-non an total=14 min=16',
      'xd-cmp-ngu-linh! an',
      'xd-cmp-du-v-other! an',
      'xd-cmp-non-v-quac* an player=14 banker=25 winner=player house=short-wins',
      'xd-pay-even an net=1',
    ]);
  });

  test('ngũ linh: the lower one, or the only one (xd-ngu-linh-low, xd-cmp-ngu-linh)', () => {
    expect(stepLines('@pho-thong;cai:2♣ 2♦ 3♦ 3♣ 4♠;an:2♠ 3♠ 4♣ 5♥ 6♠;binh:K♦ Q♦')).toEqual([
      'xd-total cai 2♣ 2♦ 3♦ 3♣ 4♠ parts=2,2,3,3,4 total=14',
      'xd-ngu-linh cai total=14 fiveCard=up-to-21',
      'xd-check-right cai total=14 min=16 why=ngu-linh',
      'xd-total an 2♠ 3♠ 4♣ 5♥ 6♠ parts=2,3,4,5,6 total=20',
      'xd-ngu-linh an total=20 fiveCard=up-to-21',
      'xd-ngu-linh-low* an player=20 banker=14 winner=banker house=lower',
      'xd-pay-even an net=-1',
      'xd-total binh K♦ Q♦ parts=10,10 total=20',
      'xd-state-du binh total=20 min=16',
      'xd-cmp-ngu-linh* binh winner=banker',
      'xd-pay-even binh net=-1',
    ]);
  });

  test('ngũ linh against ngũ linh as the house has it (xd-ngu-linh-low, fiveVsFive: O-CUT O-APL O-NQT O-GEO)', () => {
    const both = 'cai:2♣ 2♦ 3♦ 3♣ 4♠;an:2♠ 3♠ 4♣ 5♥ 6♠';
    const decided = (house: string) => stepLines(`{fiveVsFive=${house}};${both}`).find((line) => line.includes('*'));
    expect(decided('higher')).toBe('xd-ngu-linh-low* an player=20 banker=14 winner=player house=higher');
    expect(decided('banker')).toBe('xd-ngu-linh-low* an player=20 banker=14 winner=banker house=banker');
    expect(decided('draw')).toBe('xd-ngu-linh-low* an player=20 banker=14 winner=nobody house=draw');
    // Where the higher wins an ace counts for the highest, whatever the hand meets (O-APL).
    expect(stepLines('{fiveVsFive=higher};cai:K♣ 9♦;an:A♠ 2♠ 2♥ 3♠ 3♥')).toContain(
      'xd-ngu-linh-ace an A♠ 2♠ 2♥ 3♠ 3♥ parts=11,2,2,3,3 total=21 others=11,20 lowest=false',
    );
  });

  test('ngũ linh: with an ace the lowest total, one card short, out of the house’s range (xd-ngu-linh, xd-ngu-linh-ace)', () => {
    expect(stepLines('@pho-thong;cai:K♣ 9♦;an:A♠ 2♠ 3♠ 4♠ 5♠;binh:A♥ 2♥ 3♥ 4♥')).toEqual([
      'xd-total cai K♣ 9♦ parts=10,9 total=19',
      'xd-state-du cai total=19 min=16',
      'xd-check-right cai total=19 min=16 why=of-age',
      'xd-ngu-linh-ace an A♠ 2♠ 3♠ 4♠ 5♠ parts=1,2,3,4,5 total=15 others=24,25 lowest=true',
      'xd-ngu-linh an total=15 fiveCard=up-to-21',
      'xd-cmp-ngu-linh* an winner=player',
      'xd-pay-even an net=1',
      'xd-ngu-linh! binh total=20 why=one-card-short',
      'xd-ace binh A♥ 2♥ 3♥ 4♥ parts=11,2,3,4 total=20 others=10,19',
      'xd-state-du binh total=20 min=16',
      'xd-cmp-ngu-linh! binh',
      'xd-cmp-both-du* binh player=20 banker=19 winner=player',
      'xd-pay-even binh net=1',
    ]);
    expect(stepLines('@adam-tips;cai:2♣ 2♦ 3♦ 3♣ 4♠;an:10♠ 6♥;binh:10♥ 8♥')).toEqual([
      'xd-ngu-linh! cai total=14 why=out-of-range fiveCard=16-to-21',
      'xd-total cai 2♣ 2♦ 3♦ 3♣ 4♠ parts=2,2,3,3,4 total=14',
      'xd-state-non cai total=14 min=16',
      'xd-check-right cai total=14 min=16 why=five-cards',
      'xd-total an 10♠ 6♥ parts=10,6 total=16',
      'xd-state-du an total=16 min=16',
      'xd-cmp-ngu-linh! an',
      'xd-cmp-both-du! an',
      'xd-cmp-du-v-other* an player=16 banker=14 winner=player',
      'xd-pay-even an net=1',
      'xd-total binh 10♥ 8♥ parts=10,8 total=18',
      'xd-state-du binh total=18 min=16',
      'xd-cmp-ngu-linh! binh',
      'xd-cmp-both-du! binh',
      'xd-cmp-du-v-other* binh player=18 banker=14 winner=player',
      'xd-pay-even binh net=1',
    ]);
  });

  test('ngũ linh at the ends of the ranges: 16 makes one, four cards to 21 want one more, over it they do not', () => {
    const of = (house: string, an: string) =>
      stepLines(`@${house};cai:K♣ 9♦;an:${an}`).filter((line) => line.startsWith('xd-ngu-linh'));
    expect(of('adam-tips', '2♣ 2♦ 3♦ 4♣ 5♠')).toEqual(['xd-ngu-linh an total=16 fiveCard=16-to-21']);
    expect(of('adam-tips', '2♣ 3♦ 4♦ 8♣ 9♠')).toEqual(['xd-ngu-linh! an total=26 why=out-of-range fiveCard=16-to-21']);
    expect(of('pho-thong', '3♣ 4♦ 5♦ 9♣')).toEqual(['xd-ngu-linh! an total=21 why=one-card-short']);
    expect(of('pho-thong', '3♣ 4♦ 5♦ 10♣')).toEqual([]);
  });

  test('house rules that give busts to the banker give no equal short hands (xd-cmp-equal)', () => {
    expect(stepLines('@pho-thong{bustVsBust=banker,shortBanker=compares};cai:10♣ 5♦;an:10♠ 5♥').at(-1)).toBe(
      'xd-cmp-equal* an player=15 banker=15 winner=nobody',
    );
  });

  test('where a short banker compares, a short player is only compared (xd-non-checked)', () => {
    const told = (house: string) =>
      stepLines(`@${house};cai:K♠ 9♣;an:K♦ 4♦`).filter((line) => line.startsWith('xd-non-checked'));
    expect(told('pho-thong')).toEqual(['xd-non-checked an']);
    expect(told('vipgame')).toEqual([]);
  });

  test('who is of age beats who is short, at equal totals too (xd-cmp-du-v-other, xd-non-checked)', () => {
    expect(stepLines('@pho-thong{minStand=14,shortBanker=compares};cai:10♣ 5♦;an:10♠ 5♥;binh:9♥ 4♣')).toEqual([
      'xd-total cai 10♣ 5♦ parts=10,5 total=15',
      'xd-state-non cai total=15 min=16',
      'xd-check-right cai total=15 min=16 why=house-compares',
      'xd-total an 10♠ 5♥ parts=10,5 total=15',
      'xd-state-du an total=15 min=14',
      'xd-cmp-ngu-linh! an',
      'xd-cmp-both-du! an',
      'xd-cmp-equal! an total=15',
      'xd-cmp-du-v-other* an player=15 banker=15 winner=player',
      'xd-pay-even an net=1',
      'xd-total binh 9♥ 4♣ parts=9,4 total=13',
      'xd-state-non binh total=13 min=14',
      'xd-cmp-ngu-linh! binh',
      'xd-cmp-du-v-other! binh',
      'xd-cmp-both-non* binh player=13 banker=15 winner=nobody house=draw',
    ]);
    expect(stepLines('@pho-thong;cai:K♠ 9♣;an:K♦ 4♦')).toEqual([
      'xd-total cai K♠ 9♣ parts=10,9 total=19',
      'xd-state-du cai total=19 min=16',
      'xd-check-right cai total=19 min=16 why=of-age',
      'xd-total an K♦ 4♦ parts=10,4 total=14',
      'xd-state-non an total=14 min=16',
      'xd-cmp-ngu-linh! an',
      'xd-cmp-both-du! an',
      'xd-cmp-du-v-other* an player=14 banker=19 winner=banker',
      'xd-non-checked an',
      'xd-pay-even an net=-1',
    ]);
  });

  test('two short hands (xd-cmp-both-non, xd-cmp-equal)', () => {
    expect(stepLines('@pho-thong{shortVsShort=higher,shortBanker=compares};cai:10♣ 5♦;an:10♠ 5♥;binh:10♥ 4♥')).toEqual([
      'xd-total cai 10♣ 5♦ parts=10,5 total=15',
      'xd-state-non cai total=15 min=16',
      'xd-check-right cai total=15 min=16 why=house-compares',
      'xd-total an 10♠ 5♥ parts=10,5 total=15',
      'xd-state-non an total=15 min=16',
      'xd-cmp-ngu-linh! an',
      'xd-cmp-equal* an player=15 banker=15 winner=nobody',
      'xd-total binh 10♥ 4♥ parts=10,4 total=14',
      'xd-state-non binh total=14 min=16',
      'xd-cmp-ngu-linh! binh',
      'xd-cmp-du-v-other! binh',
      'xd-cmp-both-non* binh player=14 banker=15 winner=banker house=higher',
      'xd-pay-even binh net=-1',
    ]);
  });

  test('what a special hand is paid (xd-pay-bonus)', () => {
    expect(stepLines('@pho-thong{payout=3-2-2};cai:K♠ 9♣;an:A♠ A♥;binh:A♦ K♥;chi:2♠ 3♠ 4♣ 5♥ 6♠;dung:10♠ 7♦')).toEqual([
      'xd-total cai K♠ 9♣ parts=10,9 total=19',
      'xd-state-du cai total=19 min=16',
      'xd-check-right cai total=19 min=16 why=of-age',
      'xd-xi-ban an A♠ A♥',
      'xd-phase1-player* an kind=xi-ban',
      'xd-pay-bonus an net=3 payout=3-2-2 kind=xi-ban',
      'xd-xi-dach binh A♦ K♥',
      'xd-phase1-player* binh kind=xi-dach',
      'xd-pay-bonus binh net=2 payout=3-2-2 kind=xi-dach',
      'xd-total chi 2♠ 3♠ 4♣ 5♥ 6♠ parts=2,3,4,5,6 total=20',
      'xd-ngu-linh chi total=20 fiveCard=up-to-21',
      'xd-cmp-ngu-linh* chi winner=player',
      'xd-pay-bonus chi net=2 payout=3-2-2 kind=ngu-linh',
      'xd-total dung 10♠ 7♦ parts=10,7 total=17',
      'xd-state-du dung total=17 min=16',
      'xd-cmp-ngu-linh! dung',
      'xd-cmp-both-du* dung player=17 banker=19 winner=banker',
      'xd-pay-even dung net=-1',
    ]);
    expect(stepLines('@pho-thong{payout=4-3-2};cai:A♠ A♣;an:10♠ 7♦')).toEqual([
      'xd-xi-ban cai A♠ A♣',
      'xd-total an 10♠ 7♦ parts=10,7 total=17',
      'xd-state-du an total=17 min=16',
      'xd-phase1-banker* an kind=xi-ban',
      'xd-pay-bonus an net=-4 payout=4-3-2 kind=xi-ban',
    ]);
  });
});
