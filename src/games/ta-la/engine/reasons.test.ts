/** Whole rulings, step by step: what a reader is shown, and in which order. */

import { describe, expect, test } from 'vitest';
import { stepLines as stepsOf } from '#testing/step-lines.ts';
import { rule } from '../testing/cases.ts';

const stepLines = (text: string): string[] => stepsOf(rule(text));

describe('one hand', () => {
  test('nothing but loose cards, counted by rank (row 1)', () => {
    expect(stepLines('@mien-bac;bai:2♥ Q♠ 4♦')).toEqual(['tl-points bai 2♥ 4♦ Q♠ parts=2,4,12 points=18']);
  });

  test('a meld that shares a card with a better one (row 10)', () => {
    expect(stepLines('@mien-bac;bai:4♣ 5♣ 6♣ 6♦ 6♥ K♠')).toEqual([
      'tl-phom-ngang bai 6♥ 6♦ 6♣',
      'tl-one-meld-each! bai 4♣ 5♣ 6♣ kind=doc points=25',
      'tl-ca bai 4♣ 5♣ why=loose',
      'tl-points bai 4♣ 5♣ K♠ parts=4,5,13 points=22',
    ]);
  });

  test('the same the other way round (row 11)', () => {
    expect(stepLines('@mien-bac;bai:7♠ 7♦ 7♥ 8♥ 9♥ 2♣ 4♦ Q♠ A♠')).toEqual([
      'tl-phom-doc bai 7♥ 8♥ 9♥',
      'tl-one-meld-each! bai 7♠ 7♥ 7♦ kind=ngang points=36',
      'tl-ca bai 7♠ 7♦ why=loose',
      'tl-points bai A♠ 2♣ 4♦ 7♠ 7♦ Q♠ parts=1,2,4,7,7,12 points=33',
      'tl-u! bai left=6 why=loose',
    ]);
  });

  test('of the melds that would take a loose card the one that leaves least, of equal ones the first', () => {
    const rival = (cards: string) =>
      stepLines(`@mien-bac;bai:${cards}`).filter((step) => step.startsWith('tl-one-meld-each!'));
    // Threes would leave 14, fives 17.
    expect(rival('3♠ 3♥ 3♦ 4♠ 5♠ 5♦ 5♣ 6♣ 7♣')).toEqual(['tl-one-meld-each! bai 3♠ 3♥ 3♦ kind=ngang points=14']);
    // 3♠ 4♠ 5♠ would leave 14.
    expect(rival('3♠ 4♠ 4♥ 4♦ 5♠ 5♥ 5♦ 5♣ 6♦')).toEqual(['tl-one-meld-each! bai 4♦ 5♦ 6♦ kind=doc points=11']);
    // 4♦ 5♦ 6♦ would leave 14, too.
    expect(rival('4♠ 4♦ 5♠ 5♦ 5♣ 6♠ 6♥ 6♦ 6♣')).toEqual(['tl-one-meld-each! bai 4♠ 5♠ 6♠ kind=doc points=14']);
  });

  test('an ace is no neighbour of a king: Q K A', () => {
    expect(stepLines('@mien-bac;bai:Q♠ K♠ A♠ 2♠ 7♦ 8♦')).toEqual([
      'tl-ace-low! bai Q♠ K♠ A♠',
      'tl-ca bai A♠ 2♠ 7♦ 8♦ Q♠ K♠ why=loose',
      'tl-points bai A♠ 2♠ 7♦ 8♦ Q♠ K♠ parts=1,2,7,8,12,13 points=43',
    ]);
  });

  test('K A 2', () => {
    expect(stepLines('@mien-bac;bai:A♠ 2♠ K♠ 7♦ 8♦ 9♦')).toEqual([
      'tl-phom-doc bai 7♦ 8♦ 9♦',
      'tl-ace-low! bai K♠ A♠ 2♠',
      'tl-ca bai A♠ 2♠ why=loose',
      'tl-points bai A♠ 2♠ K♠ parts=1,2,13 points=16',
    ]);
  });

  test('also where one of the three lies in a meld', () => {
    expect(stepLines('@mien-bac;bai:Q♠ K♠ A♠ A♥ A♦ 5♦')).toContain('tl-ace-low! bai Q♠ K♠ A♠');
  });

  test('nothing of it where all three lie in melds', () => {
    expect(stepLines('@mien-bac;bai:Q♠ K♠ A♠ J♠ A♥ A♦ 5♦')).toEqual([
      'tl-phom-ngang bai A♠ A♥ A♦',
      'tl-phom-doc bai J♠ Q♠ K♠',
      'tl-points bai 5♦ parts=5 points=5',
    ]);
  });

  test('cạ: the loose cards with a partner, neighbours or of one rank, gaps not', () => {
    expect(stepLines('@mien-bac;bai:4♠ 5♠ 7♠ 9♥ 9♦ K♣')).toEqual([
      'tl-ca bai 4♠ 5♠ 9♥ 9♦ why=loose',
      'tl-points bai 4♠ 5♠ 7♠ 9♥ 9♦ K♣ parts=4,5,7,9,9,13 points=47',
    ]);
  });

  test('faces at ten', () => {
    expect(stepLines('@mien-bac{faces=10};bai:J♥ Q♠ K♦ A♣')).toEqual([
      'tl-points bai A♣ J♥ Q♠ K♦ parts=1,10,10,10 points=31',
    ]);
  });
});

describe('eaten cards', () => {
  test('the meld that each makes', () => {
    expect(stepLines('@mien-bac;bai:4♣ 5♣ 6♣* 9♦* 9♥ 9♠ 2♦')).toEqual([
      'tl-phom-doc bai 4♣ 5♣ 6♣',
      'tl-phom-ngang bai 9♠ 9♥ 9♦',
      'tl-eat-proof bai 6♣ meld=4♣ 5♣ 6♣',
      'tl-eat-proof bai 9♦ meld=9♠ 9♥ 9♦',
      'tl-points bai 2♦ parts=2 points=2',
    ]);
  });

  test('two in one meld where the house allows it', () => {
    expect(stepLines('@online;bai:7♠* 7♥* 7♦ 4♠ 5♠ 6♠ 8♥ 9♥ 10♥')).toEqual([
      'tl-phom-doc bai 4♠ 5♠ 6♠',
      'tl-phom-ngang bai 7♠ 7♥ 7♦',
      'tl-phom-doc bai 8♥ 9♥ 10♥',
      'tl-eat-proof bai 7♠ meld=7♠ 7♥ 7♦',
      'tl-eat-proof bai 7♥ meld=7♠ 7♥ 7♦',
      'tl-eat-limit bai 7♠ 7♥ meld=7♠ 7♥ 7♦',
      'tl-rac bai',
      'tl-u* bai kind=thuong left=0',
    ]);
  });

  test('what the limit costs', () => {
    expect(stepLines('@mien-bac;bai:7♠* 7♥* 7♦ 4♠ 5♠ 6♠ 8♥ 9♥ 10♥')).toEqual([
      'tl-phom-doc bai 4♠ 5♠ 6♠ 7♠',
      'tl-phom-doc bai 7♥ 8♥ 9♥ 10♥',
      'tl-eat-proof bai 7♠ meld=4♠ 5♠ 6♠ 7♠',
      'tl-eat-proof bai 7♥ meld=7♥ 8♥ 9♥ 10♥',
      'tl-eat-limit! bai 7♠ 7♥ points=0',
      'tl-points bai 7♦ parts=7 points=7',
      'tl-u! bai left=1 why=loose',
    ]);
  });

  test('what it costs is counted as the house counts faces', () => {
    expect(stepLines('@mien-bac{faces=10};bai:7♠* 7♥* 7♦ 4♠ 5♠ 6♠ 8♥ 9♥ 10♥ K♣')).toContain(
      'tl-eat-limit! bai 7♠ 7♥ points=10',
    );
  });

  test('a rival meld may hold one eaten card, but leave none without a meld', () => {
    expect(stepLines('@mien-bac;bai:4♣* 5♣ 6♣ 4♦ 4♥ K♠* K♥ K♦')).toContain(
      'tl-one-meld-each! bai 4♥ 4♦ 4♣ kind=ngang points=11',
    );
    expect(stepLines('@mien-bac;bai:4♣* 5♣ 6♣ 6♦ 6♥')).toEqual([
      'tl-phom-doc bai 4♣ 5♣ 6♣',
      'tl-eat-proof bai 4♣ meld=4♣ 5♣ 6♣',
      'tl-ca bai 6♥ 6♦ why=loose',
      'tl-points bai 6♥ 6♦ parts=6,6 points=12',
    ]);
  });

  test('a rival meld that an eaten card stands in the way of is not told of', () => {
    expect(stepLines('@mien-bac;bai:4♣* 5♣ 6♣* 4♦ 4♥ 6♦ 6♥')).toEqual([
      'tl-phom-ngang bai 4♥ 4♦ 4♣',
      'tl-phom-ngang bai 6♥ 6♦ 6♣',
      'tl-eat-proof bai 4♣ meld=4♥ 4♦ 4♣',
      'tl-eat-proof bai 6♣ meld=6♥ 6♦ 6♣',
      'tl-points bai 5♣ parts=5 points=5',
    ]);
    expect(stepLines('@online;bai:4♣* 5♣ 6♣* 4♦ 4♥ 6♦ 6♥').slice(-2)).toEqual([
      'tl-one-meld-each! bai 4♣ 5♣ 6♣ kind=doc points=20',
      'tl-points bai 5♣ parts=5 points=5',
    ]);
  });
});

describe('ù', () => {
  test('one card left of ten (row 6)', () => {
    expect(stepLines('@mien-bac;bai:4♠ 4♦ 4♥ 6♥ 7♥ 8♥ K♠ K♦ K♣ 2♣')).toEqual([
      'tl-phom-ngang bai 4♠ 4♥ 4♦',
      'tl-phom-doc bai 6♥ 7♥ 8♥',
      'tl-phom-ngang bai K♠ K♦ K♣',
      'tl-points bai 2♣ parts=2 points=2',
      'tl-u* bai kind=thuong left=1',
    ]);
  });

  test('the same where none may be left', () => {
    expect(stepLines('@online;bai:4♠ 4♦ 4♥ 6♥ 7♥ 8♥ K♠ K♦ K♣ 2♣')).toEqual([
      'tl-phom-ngang bai 4♠ 4♥ 4♦',
      'tl-phom-doc bai 6♥ 7♥ 8♥',
      'tl-phom-ngang bai K♠ K♦ K♣',
      'tl-points bai 2♣ parts=2 points=2',
      'tl-u!* bai left=1 why=one-left',
    ]);
  });

  test('nothing left of nine', () => {
    expect(stepLines('@mien-bac;bai:4♠ 4♦ 4♥ 6♥ 7♥ 8♥ K♠ K♦ K♣')).toEqual([
      'tl-phom-ngang bai 4♠ 4♥ 4♦',
      'tl-phom-doc bai 6♥ 7♥ 8♥',
      'tl-phom-ngang bai K♠ K♦ K♣',
      'tl-rac bai',
      'tl-u* bai kind=thuong left=0',
    ]);
  });

  test('one left of nine', () => {
    expect(stepLines('@mien-bac;bai:4♠ 4♦ 4♥ 6♥ 7♥ 8♥ 9♥ 10♥ K♠')).toEqual([
      'tl-phom-ngang bai 4♠ 4♥ 4♦',
      'tl-phom-doc bai 6♥ 7♥ 8♥ 9♥ 10♥',
      'tl-points bai K♠ parts=13 points=13',
      'tl-u! bai left=1 why=loose',
    ]);
  });

  test('tròn', () => {
    expect(stepLines('@mien-bac{uKinds=plain-tron-khan};bai:4♠ 4♦ 4♥ 6♥ 7♥ 8♥ 9♥ K♠ K♦ K♣')).toEqual([
      'tl-phom-ngang bai 4♠ 4♥ 4♦',
      'tl-phom-doc bai 6♥ 7♥ 8♥ 9♥',
      'tl-phom-ngang bai K♠ K♦ K♣',
      'tl-rac bai',
      'tl-u* bai kind=tron left=0',
    ]);
  });

  test('all melded, but too few', () => {
    expect(stepLines('@mien-bac;bai:4♠ 4♦ 4♥ 6♥ 7♥ 8♥')).toEqual([
      'tl-phom-ngang bai 4♠ 4♥ 4♦',
      'tl-phom-doc bai 6♥ 7♥ 8♥',
      'tl-rac bai',
      'tl-u! bai left=0 why=few',
    ]);
  });

  test('khan (row 16)', () => {
    expect(stepLines('@mien-bac;bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠')).toEqual([
      'tl-points bai A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ parts=1,2,3,4,5,6,7,8,9 points=45',
      'tl-u* bai kind=khan left=9',
    ]);
  });

  test('khan where nothing is given for it', () => {
    expect(stepLines('@online;bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠')).toEqual([
      'tl-points bai A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ parts=1,2,3,4,5,6,7,8,9 points=45',
      'tl-u!* bai left=9 why=no-khan',
    ]);
  });

  test('a gap in the way (row 17)', () => {
    expect(stepLines('@mien-bac;bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♣ 9♥ Q♦ K♠')).toEqual([
      'tl-points bai A♠ 2♥ 3♦ 4♣ 5♠ 6♣ 9♥ Q♦ K♠ parts=1,2,3,4,5,6,9,12,13 points=55',
      'tl-ca bai 4♣ 6♣ why=khan gap=true',
      'tl-u! bai left=9 why=loose',
    ]);
  });

  test('a gap that is none', () => {
    expect(stepLines('@mien-bac{caGap=1};bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♣ 9♥ Q♦ K♠')).toEqual([
      'tl-points bai A♠ 2♥ 3♦ 4♣ 5♠ 6♣ 9♥ Q♦ K♠ parts=1,2,3,4,5,6,9,12,13 points=55',
      'tl-ca! bai 4♣ 6♣',
      'tl-u* bai kind=khan left=9',
    ]);
  });

  test('a gap that is none where nothing is given for it', () => {
    expect(stepLines('@adam-tips;bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♣ 9♥ Q♦ K♠')).toEqual([
      'tl-points bai A♠ 2♥ 3♦ 4♣ 5♠ 6♣ 9♥ Q♦ K♠ parts=1,2,3,4,5,6,9,12,13 points=55',
      'tl-ca! bai 4♣ 6♣',
      'tl-u!* bai left=9 why=no-khan',
    ]);
  });

  test('one cạ in the way', () => {
    expect(stepLines('@mien-bac;bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♣')).toEqual([
      'tl-ca bai 8♣ 9♣ why=loose',
      'tl-points bai A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♣ parts=1,2,3,4,5,6,7,8,9 points=45',
      'tl-ca bai 8♣ 9♣ why=khan gap=false',
      'tl-u! bai left=9 why=loose',
    ]);
  });

  test('one cạ, or a gap that is one, where there is no khan for it to be in the way of', () => {
    const [close, gap] = ['A♠ 2♠ 4♥ 6♦ 8♣ 10♥ Q♦ K♠ 7♥', 'A♠ 3♠ 4♥ 6♦ 8♣ 10♥ Q♠ K♦ 7♥'];
    const cas = (house: string, hand: string) =>
      stepLines(`@${house};bai:${hand}`).filter((step) => step.includes('why=khan'));
    expect([cas('mien-bac', close), cas('mien-bac', gap)]).toEqual([
      ['tl-ca bai A♠ 2♠ why=khan gap=false'],
      ['tl-ca bai A♠ 3♠ why=khan gap=true'],
    ]);
    expect([cas('online', close), cas('online', gap)]).toEqual([[], []]);
  });

  test('two of them: nobody thinks of khan', () => {
    expect(stepLines('@mien-bac;bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♣ 9♠')).toEqual([
      'tl-ca bai 8♣ 9♠ 9♣ why=loose',
      'tl-points bai A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ 9♣ parts=1,2,3,4,5,6,7,8,9,9 points=54',
      'tl-u! bai left=10 why=loose',
    ]);
  });
});

describe('gửi', () => {
  test('onto an earlier meld, and onto what another laid off there', () => {
    expect(stepLines('@mien-bac;an:4♠ 5♠ 6♠ 9♦;binh:2♥ 2♦ 2♣ 7♠;chi:10♥ 10♦ 10♣ 9♠ 8♠')).toEqual([
      'tl-phom-doc an 4♠ 5♠ 6♠',
      'tl-score an 9♦ parts=9 points=9',
      'tl-phom-ngang binh 2♥ 2♦ 2♣',
      'tl-gui binh 7♠ other=an meld=4♠ 5♠ 6♠',
      'tl-rac binh',
      'tl-phom-ngang chi 10♥ 10♦ 10♣',
      'tl-gui chi 8♠ other=an meld=4♠ 5♠ 6♠ 7♠',
      'tl-gui chi 9♠ other=an meld=4♠ 5♠ 6♠ 7♠ 8♠',
      'tl-rac chi',
      'tl-rank* binh place=1 points=0 of=3',
      'tl-tie binh other=chi points=0',
      'tl-rank* chi place=2 points=0 of=3',
      'tl-rank* an place=3 points=9 of=3',
      'tl-pay-rank chi other=binh units=1',
      'tl-pay-rank an other=binh units=2',
    ]);
  });

  test('a four gives a card, so that the next one finds its place', () => {
    expect(stepLines('@mien-bac;an:5♠ 6♠ 7♠ 2♦;binh:8♠ 8♥ 8♦ 8♣ 9♠')).toEqual([
      'tl-phom-doc an 5♠ 6♠ 7♠',
      'tl-score an 2♦ parts=2 points=2',
      'tl-phom-ngang binh 8♥ 8♦ 8♣',
      'tl-gui binh 8♠ other=an meld=5♠ 6♠ 7♠',
      'tl-gui binh 9♠ other=an meld=5♠ 6♠ 7♠ 8♠',
      'tl-rac binh',
      'tl-rank* binh place=1 points=0 of=2',
      'tl-rank* an place=2 points=2 of=2',
      'tl-pay-rank an other=binh units=1',
    ]);
  });

  test('not in this house', () => {
    expect(stepLines('@mien-bac{layOff=false};an:4♠ 5♠ 6♠ 9♦;binh:2♥ 2♦ 2♣ 7♠')).toEqual([
      'tl-phom-doc an 4♠ 5♠ 6♠',
      'tl-score an 9♦ parts=9 points=9',
      'tl-phom-ngang binh 2♥ 2♦ 2♣',
      'tl-gui! binh 7♠ other=an why=house meld=4♠ 5♠ 6♠',
      'tl-score binh 7♠ parts=7 points=7',
      'tl-rank* binh place=1 points=7 of=2',
      'tl-rank* an place=2 points=9 of=2',
      'tl-pay-rank an other=binh units=1',
    ]);
  });

  test('not for a móm', () => {
    expect(stepLines('@mien-bac;an:4♠ 5♠ 6♠ 9♦;binh:7♠ K♣')).toEqual([
      'tl-phom-doc an 4♠ 5♠ 6♠',
      'tl-score an 9♦ parts=9 points=9',
      'tl-gui! binh 7♠ other=an why=mom meld=4♠ 5♠ 6♠',
      'tl-score binh 7♠ K♣ parts=7,13 points=20',
      'tl-rank* an place=1 points=9 of=2',
      'tl-mom* binh place=2 points=20 of=2',
      'tl-pay-mom binh other=an units=4',
    ]);
  });

  test('not onto a meld that was laid later', () => {
    expect(stepLines('@mien-bac;an:4♠ 5♠ 6♠ 2♠;binh:2♥ 2♦ 2♣ 9♦')).toEqual([
      'tl-phom-doc an 4♠ 5♠ 6♠',
      'tl-gui! an 2♠ other=binh why=later meld=2♥ 2♦ 2♣',
      'tl-score an 2♠ parts=2 points=2',
      'tl-phom-ngang binh 2♥ 2♦ 2♣',
      'tl-score binh 9♦ parts=9 points=9',
      'tl-rank* an place=1 points=2 of=2',
      'tl-rank* binh place=2 points=9 of=2',
      'tl-pay-rank binh other=an units=1',
    ]);
  });

  test('of all melds that were laid later, and not for a móm', () => {
    const not = (text: string) => stepLines(`@mien-bac;${text}`).filter((step) => step.startsWith('tl-gui!'));
    expect(not('an:4♠ 5♠ 6♠ 2♠;binh:2♥ 2♦ 2♣ 9♦;chi:K♥ K♦ K♣ 3♥')).toEqual([
      'tl-gui! an 2♠ other=binh why=later meld=2♥ 2♦ 2♣',
    ]);
    expect(not('an:2♠ K♦;binh:2♥ 2♦ 2♣ 9♦')).toEqual([]);
  });

  test('a rival meld leaves no eaten card without one', () => {
    const steps = stepLines('@mien-bac;p:K♠ K♥ K♦;an:4♣* 5♣ 6♣ 6♦ 6♥');
    expect(steps.filter((step) => step.startsWith('tl-one-meld-each!'))).toEqual([]);
  });

  test('a card that was laid off makes no rival meld', () => {
    const steps = stepLines('@mien-bac;p:4♠ 5♠ 6♠;an:7♠ 7♥ 7♦ 8♥ 9♥');
    expect(steps).toContain('tl-gui an 7♠ other=p meld=4♠ 5♠ 6♠');
    expect(steps.filter((step) => step.startsWith('tl-one-meld-each!'))).toEqual([]);
  });

  test('later melds as they were laid, not as the hand would make them by itself', () => {
    const steps = stepLines('@mien-bac;an:8♠ 9♠ 10♠;binh:2♠ 2♥ 2♦ 7♥;chi:5♦ 6♦ 7♠ 7♦ 7♣');
    expect(steps).toContain('tl-phom-doc chi 5♦ 6♦ 7♦');
    expect(steps).toContain('tl-gui chi 7♠ other=an meld=8♠ 9♠ 10♠');
    expect(steps.filter((step) => step.startsWith('tl-gui! binh'))).toEqual([]);
  });

  test('where nobody lays off that is the reason, for a móm as well', () => {
    expect(stepLines('@adam-tips;an:7♠ 7♥ 7♦;binh:7♣ 2♠')).toContain(
      'tl-gui! binh 7♣ other=an why=house meld=7♠ 7♥ 7♦',
    );
    expect(stepLines('@mien-bac;an:7♠ 7♥ 7♦;binh:7♣ 2♠')).toContain('tl-gui! binh 7♣ other=an why=mom meld=7♠ 7♥ 7♦');
  });

  test('what another meld would leave is counted with what could be laid off then', () => {
    const hands = ';an:4♠ 5♠ 6♠;binh:3♠ 3♥ 3♦ A♥ 2♥ 9♣ 9♦';
    expect(stepLines(`@mien-bac${hands}`)).toContain('tl-one-meld-each! binh A♥ 2♥ 3♥ kind=doc points=21');
    expect(stepLines(`@adam-tips${hands}`)).toContain('tl-one-meld-each! binh A♥ 2♥ 3♥ kind=doc points=24');
    // The 2♠ would only go behind the 3♠, which is melded.
    const behind = ';an:4♠ 5♠ 6♠;binh:2♠ 3♠ 3♥ 3♦ J♥ Q♥ K♥ K♦ K♣';
    expect(stepLines(`@mien-bac${behind}`)).toContain('tl-one-meld-each! binh J♥ Q♥ K♥ kind=doc points=28');
  });

  test('what the limit of eaten cards costs, too', () => {
    const hands = ';an:4♥ 5♥ 6♥;binh:6♦ 7♠* 7♥ 7♦ 8♠* 8♦ 9♠ 10♠ J♠';
    const limit = (house: string) => stepLines(`@${house}${hands}`).filter((step) => step.startsWith('tl-eat-limit!'));
    expect(limit('mien-bac')).toEqual(['tl-eat-limit! binh 7♠ 8♠ points=0']);
    expect(limit('mien-bac{layOff=false}')).toEqual(['tl-eat-limit! binh 7♠ 8♠ points=7']);
  });

  test('a house without it does not speak of later melds either', () => {
    expect(stepLines('@adam-tips;an:4♠ 5♠ 6♠ 2♠;binh:2♥ 2♦ 2♣ 9♦')).toEqual([
      'tl-phom-doc an 4♠ 5♠ 6♠',
      'tl-score an 2♠ parts=2 points=2',
      'tl-phom-ngang binh 2♥ 2♦ 2♣',
      'tl-score binh 9♦ parts=9 points=9',
      'tl-rank* an place=1 points=2 of=2',
      'tl-rank* binh place=2 points=9 of=2',
      'tl-pay-rank! an',
    ]);
  });
});

describe('places and payments', () => {
  test('a tie, a móm, a hand laid off whole', () => {
    expect(stepLines('@mien-bac;an:4♠ 5♠ 6♠ 9♦;binh:2♥ 2♦ 2♣ 9♣;chi:K♦;dung:-')).toEqual([
      'tl-phom-doc an 4♠ 5♠ 6♠',
      'tl-score an 9♦ parts=9 points=9',
      'tl-phom-ngang binh 2♥ 2♦ 2♣',
      'tl-score binh 9♣ parts=9 points=9',
      'tl-score chi K♦ parts=13 points=13',
      'tl-rac dung',
      'tl-rank* dung place=1 points=0 of=4',
      'tl-rank* an place=2 points=9 of=4',
      'tl-tie an other=binh points=9',
      'tl-rank* binh place=3 points=9 of=4',
      'tl-mom* chi place=4 points=13 of=4',
      'tl-pay-rank an other=dung units=1',
      'tl-pay-rank binh other=dung units=2',
      'tl-pay-mom chi other=dung units=4',
    ]);
  });

  test('two móm: both last', () => {
    expect(stepLines('@mien-bac;an:K♦ 2♦;binh:Q♠;chi:3♠ 4♠ 5♠ K♣')).toEqual([
      'tl-score an 2♦ K♦ parts=2,13 points=15',
      'tl-score binh Q♠ parts=12 points=12',
      'tl-phom-doc chi 3♠ 4♠ 5♠',
      'tl-score chi K♣ parts=13 points=13',
      'tl-rank* chi place=1 points=13 of=3',
      'tl-mom-many an players=an,binh by=all-last',
      'tl-mom* an place=3 points=15 of=3',
      'tl-mom* binh place=3 points=12 of=3',
      'tl-pay-mom an other=chi units=4',
      'tl-pay-mom binh other=chi units=4',
    ]);
  });

  test('two móm: by laying order', () => {
    expect(stepLines('@online;an:K♦ 2♦;binh:Q♠;chi:3♠ 4♠ 5♠ K♣')).toEqual([
      'tl-score an 2♦ K♦ parts=2,13 points=15',
      'tl-score binh Q♠ parts=12 points=12',
      'tl-phom-doc chi 3♠ 4♠ 5♠',
      'tl-score chi K♣ parts=13 points=13',
      'tl-rank* chi place=1 points=13 of=3',
      'tl-mom-many an players=an,binh by=lay-order',
      'tl-mom* an place=2 points=15 of=3',
      'tl-mom* binh place=3 points=12 of=3',
      'tl-pay-mom an other=chi units=4',
      'tl-pay-mom binh other=chi units=4',
    ]);
  });

  test('all móm: by laying order in every house', () => {
    expect(stepLines('@mien-bac;an:K♦ 2♦;binh:Q♠')).toEqual([
      'tl-score an 2♦ K♦ parts=2,13 points=15',
      'tl-score binh Q♠ parts=12 points=12',
      'tl-mom-many an players=an,binh by=all-mom',
      'tl-mom* an place=1 points=15 of=2',
      'tl-mom* binh place=2 points=12 of=2',
      'tl-pay-mom binh other=an units=4',
    ]);
  });

  test('eaten cards', () => {
    expect(stepLines('@online;an:4♠*binh 5♠ 6♠ 9♦;binh:2♥ 2♦**an 2♣ 10♣;chi:8♠ 8♥*binh 8♦ J♣')).toEqual([
      'tl-phom-doc an 4♠ 5♠ 6♠',
      'tl-eat-proof an 4♠ meld=4♠ 5♠ 6♠',
      'tl-score an 9♦ parts=9 points=9',
      'tl-phom-ngang binh 2♥ 2♦ 2♣',
      'tl-eat-proof binh 2♦ meld=2♥ 2♦ 2♣',
      'tl-score binh 10♣ parts=10 points=10',
      'tl-phom-ngang chi 8♠ 8♥ 8♦',
      'tl-eat-proof chi 8♥ meld=8♠ 8♥ 8♦',
      'tl-score chi J♣ parts=11 points=11',
      'tl-rank* an place=1 points=9 of=3',
      'tl-rank* binh place=2 points=10 of=3',
      'tl-rank* chi place=3 points=11 of=3',
      'tl-pay-rank binh other=an units=1',
      'tl-pay-rank chi other=an units=2',
      'tl-pay-eat binh 4♠ other=an count=1 chot=false units=1',
      'tl-pay-eat an 2♦ other=binh count=1 chot=true units=4',
      'tl-pay-eat binh 8♥ other=chi count=2 chot=false units=2',
    ]);
  });

  test('no payment', () => {
    expect(stepLines('@adam-tips;an:4♠*binh 5♠ 6♠ 9♦;binh:2♥ 2♦ 2♣ 10♣')).toEqual([
      'tl-phom-doc an 4♠ 5♠ 6♠',
      'tl-eat-proof an 4♠ meld=4♠ 5♠ 6♠',
      'tl-score an 9♦ parts=9 points=9',
      'tl-phom-ngang binh 2♥ 2♦ 2♣',
      'tl-score binh 10♣ parts=10 points=10',
      'tl-rank* an place=1 points=9 of=2',
      'tl-rank* binh place=2 points=10 of=2',
      'tl-pay-rank! an',
    ]);
  });
});

describe('ù at the showdown', () => {
  test('one pays for all: the chốt', () => {
    expect(stepLines('@mien-bac;an:4♠*binh 5♠ 6♠ 8♥ 8♦ 8♣**chi J♥ Q♥ K♥;binh:2♠ 2♦ 2♣** 9♣;chi:3♥ 7♦')).toEqual([
      'tl-phom-doc an 4♠ 5♠ 6♠',
      'tl-phom-ngang an 8♥ 8♦ 8♣',
      'tl-phom-doc an J♥ Q♥ K♥',
      'tl-eat-proof an 4♠ meld=4♠ 5♠ 6♠',
      'tl-eat-proof an 8♣ meld=8♥ 8♦ 8♣',
      'tl-rac an',
      'tl-phom-ngang binh 2♠ 2♦ 2♣',
      'tl-eat-proof binh 2♣ meld=2♠ 2♦ 2♣',
      'tl-score binh 9♣ parts=9 points=9',
      'tl-score chi 3♥ 7♦ parts=3,7 points=10',
      'tl-u-rank* an kind=thuong left=0',
      'tl-u-den chi 8♣ why=chot other=an units=10',
      'tl-pay-eat binh 4♠ other=an count=1 chot=false units=1',
      'tl-pay-eat chi 8♣ other=an count=1 chot=true units=4',
    ]);
  });

  test('reasons that the house does not know', () => {
    expect(stepLines('@online;an:4♠*binh 5♠ 6♠ 8♥ 8♦ 8♣**chi J♥ Q♥ K♥;binh:2♠ 2♦ 2♣** 9♣;chi:3♥ 7♦')).toEqual([
      'tl-phom-doc an 4♠ 5♠ 6♠',
      'tl-phom-ngang an 8♥ 8♦ 8♣',
      'tl-phom-doc an J♥ Q♥ K♥',
      'tl-eat-proof an 4♠ meld=4♠ 5♠ 6♠',
      'tl-eat-proof an 8♣ meld=8♥ 8♦ 8♣',
      'tl-rac an',
      'tl-phom-ngang binh 2♠ 2♦ 2♣',
      'tl-eat-proof binh 2♣ meld=2♠ 2♦ 2♣',
      'tl-score binh 9♣ parts=9 points=9',
      'tl-score chi 3♥ 7♦ parts=3,7 points=10',
      'tl-u-rank* an kind=thuong left=0',
      'tl-u-den! chi 8♣ why=chot other=an',
      'tl-u-den! binh 2♣ why=ate-chot other=an',
      'tl-pay-u binh other=an kind=thuong units=5',
      'tl-pay-u chi other=an kind=thuong units=5',
      'tl-pay-eat binh 4♠ other=an count=1 chot=false units=1',
      'tl-pay-eat chi 8♣ other=an count=1 chot=true units=4',
    ]);
  });

  test('three of one player’s cards', () => {
    expect(stepLines('@online;an:4♠*chi 5♠ 6♠ 8♥ 8♦*chi 8♣ J♥ Q♥ K♥*chi;binh:9♣;chi:3♥ 7♦')).toEqual([
      'tl-phom-doc an 4♠ 5♠ 6♠',
      'tl-phom-ngang an 8♥ 8♦ 8♣',
      'tl-phom-doc an J♥ Q♥ K♥',
      'tl-eat-proof an 4♠ meld=4♠ 5♠ 6♠',
      'tl-eat-proof an 8♦ meld=8♥ 8♦ 8♣',
      'tl-eat-proof an K♥ meld=J♥ Q♥ K♥',
      'tl-rac an',
      'tl-score binh 9♣ parts=9 points=9',
      'tl-score chi 3♥ 7♦ parts=3,7 points=10',
      'tl-u-rank* an kind=thuong left=0',
      'tl-u-den chi 4♠ 8♦ K♥ why=three-eaten other=an units=10',
      'tl-pay-eat chi 4♠ other=an count=1 chot=false units=1',
      'tl-pay-eat chi 8♦ other=an count=2 chot=false units=2',
      'tl-pay-eat chi K♥ other=an count=3 chot=false units=3',
    ]);
  });

  test('who ate a chốt', () => {
    expect(stepLines('@mien-bac;an:4♠ 5♠ 6♠ 8♥ 8♦ 8♣ J♥ Q♥ K♥;binh:9♣;chi:3♥ 3♦ 3♣**')).toEqual([
      'tl-phom-doc an 4♠ 5♠ 6♠',
      'tl-phom-ngang an 8♥ 8♦ 8♣',
      'tl-phom-doc an J♥ Q♥ K♥',
      'tl-rac an',
      'tl-score binh 9♣ parts=9 points=9',
      'tl-phom-ngang chi 3♥ 3♦ 3♣',
      'tl-eat-proof chi 3♣ meld=3♥ 3♦ 3♣',
      'tl-rac chi',
      'tl-u-rank* an kind=thuong left=0',
      'tl-u-den chi 3♣ why=ate-chot other=an units=10',
    ]);
  });

  test('two are ù, nothing is paid', () => {
    expect(stepLines('@adam-tips;an:4♠ 5♠ 6♠ 8♥ 8♦ 8♣ J♥ Q♥ K♥;binh:2♠ 2♦ 2♣ 9♠ 9♦ 9♣ 5♥ 5♦ 5♣')).toEqual([
      'tl-phom-doc an 4♠ 5♠ 6♠',
      'tl-phom-ngang an 8♥ 8♦ 8♣',
      'tl-phom-doc an J♥ Q♥ K♥',
      'tl-rac an',
      'tl-phom-ngang binh 2♠ 2♦ 2♣',
      'tl-phom-ngang binh 5♥ 5♦ 5♣',
      'tl-phom-ngang binh 9♠ 9♦ 9♣',
      'tl-rac binh',
      'tl-u-rank* an kind=thuong left=0',
      'tl-u-rank! binh left=0 other=an',
      'tl-pay-rank! an',
    ]);
  });

  test('ten cards with one left are ù where the house allows it, and else are told not to be (u; edition 4)', () => {
    const two = 'an:4♠ 5♠ 6♠ 8♥ 8♦ 8♣ J♥ Q♥ K♥ A♦;binh:2♠ 2♦ 2♣ 9♠ 9♦ 9♣ 5♥ 5♦ 5♣ 7♠';
    const told = (house: string) => stepLines(`@${house};${two}`).filter((line) => /^tl-(u|rank)/.test(line));
    expect(told('adam-tips')).toEqual(['tl-u-rank* an kind=thuong left=1', 'tl-u-rank! binh left=1 other=an']);
    expect(told('adam-tips{u=none-left}')).toEqual([
      'tl-u! an why=one-left left=1',
      'tl-u! binh why=one-left left=1',
      'tl-rank* an place=1 points=1 of=2',
      'tl-rank* binh place=2 points=7 of=2',
    ]);
  });

  test('eaten cards cost nothing under no-eaten, and it is said of each (tl-pay-eat)', () => {
    const paid = stepLines('@mien-bac{payout=no-eaten};an:4♠ 5♠*binh 6♠ 2♦;binh:7♠ 7♦ 7♥*an 9♣').filter((line) =>
      line.startsWith('tl-pay'),
    );
    expect(paid).toEqual([
      'tl-pay-rank binh other=an units=1',
      'tl-pay-eat! binh 5♠ other=an',
      'tl-pay-eat! an 7♥ other=binh',
    ]);
  });

  test('tròn is 6, and is called so where nothing is paid', () => {
    expect(
      stepLines('@mien-bac{uKinds=plain-tron-khan,uPay=by-kind};an:4♠ 5♠ 6♠ 8♥ 8♦ 8♣ J♥ Q♥ K♥ 10♥;binh:2♦'),
    ).toEqual([
      'tl-phom-doc an 4♠ 5♠ 6♠',
      'tl-phom-ngang an 8♥ 8♦ 8♣',
      'tl-phom-doc an 10♥ J♥ Q♥ K♥',
      'tl-rac an',
      'tl-score binh 2♦ parts=2 points=2',
      'tl-u-rank* an kind=tron left=0',
      'tl-pay-u binh other=an kind=tron units=6',
    ]);
    expect(stepLines('@adam-tips{uKinds=plain-tron-khan};an:4♠ 5♠ 6♠ 8♥ 8♦ 8♣ J♥ Q♥ K♥ 10♥;binh:2♦')).toEqual([
      'tl-phom-doc an 4♠ 5♠ 6♠',
      'tl-phom-ngang an 8♥ 8♦ 8♣',
      'tl-phom-doc an 10♥ J♥ Q♥ K♥',
      'tl-rac an',
      'tl-score binh 2♦ parts=2 points=2',
      'tl-u-rank* an kind=tron left=0',
      'tl-pay-rank! an',
    ]);
  });
});

describe('what is laid off, and what is not (tl-gui)', () => {
  const ofAn = (binh: string, an: string): string[] =>
    stepLines(`@mien-bac;binh:${binh};an:${an}`).filter((line) => /^tl-(phom|gui|score)\S* an /.test(line));

  test('the lowest card first, each onto the meld as it lies by then', () => {
    expect(ofAn('6♠ 7♠ 8♠', '9♠ 5♠ 9♣ 4♦ 4♠ 7♦ 4♣')).toEqual([
      'tl-phom-ngang an 4♠ 4♦ 4♣',
      'tl-gui an 5♠ other=binh meld=6♠ 7♠ 8♠',
      'tl-gui an 9♠ other=binh meld=5♠ 6♠ 7♠ 8♠',
      'tl-score an 7♦ 9♣ parts=7,9 points=16',
    ]);
  });

  test('no card that leaves as many points when it is gone', () => {
    expect(ofAn('5♠ 6♠ 7♠', '8♠ 8♥ 8♦ 8♣ K♦')).toEqual([
      'tl-phom-ngang an 8♠ 8♥ 8♦ 8♣',
      'tl-score an K♦ parts=13 points=13',
    ]);
    expect(ofAn('4♦ 5♦ 6♦', '9♦ 5♥ 5♠ 5♣ 7♥ 8♦ 7♦')).toEqual([
      'tl-phom-ngang an 5♠ 5♥ 5♣',
      'tl-phom-doc an 7♦ 8♦ 9♦',
      'tl-score an 7♥ parts=7 points=7',
    ]);
  });

  test('not the only meld, to lay off what it holds up', () => {
    expect(ofAn('A♠ 2♠ 3♠;chi:A♥ 2♥ 3♥ A♦ 2♦ 3♦', '4♠ 4♥ 4♦ 5♠')).toEqual([
      'tl-phom-ngang an 4♠ 4♥ 4♦',
      'tl-score an 5♠ parts=5 points=5',
    ]);
  });

  test('onto the run, not onto three of a rank, where another card goes behind it', () => {
    expect(ofAn('7♠ 7♥ 7♣ 8♦ 9♦ 10♦', '6♦ 7♦ K♠ K♥ K♦')).toEqual([
      'tl-phom-ngang an K♠ K♥ K♦',
      'tl-gui an 7♦ other=binh meld=8♦ 9♦ 10♦',
      'tl-gui an 6♦ other=binh meld=7♦ 8♦ 9♦ 10♦',
    ]);
  });

  test('of equal points the fewest cards', () => {
    // 3♠ and 4♠ would leave nothing either: then the 5♠ lies with the other fives.
    expect(ofAn('3♥ 3♦ 3♣ 4♥ 4♦ 4♣;chi:6♦ 7♦ 8♦', '3♠ 4♠ 5♠ 5♥ 5♦ 6♥ 7♥ 8♥')).toEqual([
      'tl-phom-doc an 3♠ 4♠ 5♠',
      'tl-phom-doc an 5♥ 6♥ 7♥ 8♥',
      'tl-gui an 5♦ other=chi meld=6♦ 7♦ 8♦',
    ]);
  });

  test('of as many cards the lowest', () => {
    // 2♣, 6♥ and 6♦ would leave nothing either.
    const table = '2♠ 3♠ 4♠ 8♠ 9♠ 10♠;chi:7♥ 8♥ 9♥ 7♦ 8♦ 9♦;dung:3♣ 4♣ 5♣';
    expect(ofAn(table, '5♠ 6♠ 7♠ 6♥ 6♦ K♠ K♥ K♦ 2♣')).toEqual([
      'tl-phom-ngang an 6♠ 6♥ 6♦',
      'tl-phom-ngang an K♠ K♥ K♦',
      'tl-gui an 2♣ other=dung meld=3♣ 4♣ 5♣',
      'tl-gui an 5♠ other=binh meld=2♠ 3♠ 4♠',
      'tl-gui an 7♠ other=binh meld=8♠ 9♠ 10♠',
    ]);
  });

  test('the higher of two that fit, where the lower one holds up a meld', () => {
    expect(ofAn('5♠ 6♠ 7♠', '4♠ 4♥ 4♦ 8♠ K♦')).toEqual([
      'tl-phom-ngang an 4♠ 4♥ 4♦',
      'tl-gui an 8♠ other=binh meld=5♠ 6♠ 7♠',
      'tl-score an K♦ parts=13 points=13',
    ]);
  });
});
