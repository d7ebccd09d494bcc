/** Whole rulings, step by step: what a reader is shown, and in which order. */

import { describe, expect, test } from 'vitest';
import { stepLines as stepsOf } from '#testing/step-lines.ts';
import { rule } from '../testing/cases.ts';
import { COMBINATION_KINDS, FLAWS } from './combination.ts';
import { game } from './index.ts';
import { FLAW_RULES, KIND_RULES } from './steps.ts';

const stepLines = (text: string): string[] => stepsOf(rule(text));

test('every kind and every flaw has its rule', () => {
  expect(Object.keys(KIND_RULES)).toEqual([...COMBINATION_KINDS]);
  expect(Object.keys(FLAW_RULES).sort()).toEqual([...FLAWS].sort());
  for (const id of [...Object.values(KIND_RULES), ...Object.values(FLAW_RULES)])
    expect(game.ruleSections.flat()).toContain(id);
});

describe('a lead', () => {
  test('a combination, laid out from the lowest card', () => {
    expect(stepLines('@mien-bac;danh:5♦ 3♠ 4♥')).toEqual([
      'sam-run danh 3♠ 4♥ 5♦ why=kind kind=sanh top=5',
      'sam-follow* danh why=lead',
    ]);
  });

  test('a run with a 2, where the house has it (row 11)', () => {
    expect(stepLines('@mien-bac;danh:3♣ A♠ 2♦')).toEqual([
      'sam-run danh A♠ 2♦ 3♣ why=kind kind=sanh top=3',
      'sam-run-two danh A♠ 2♦ 3♣ top=3',
      'sam-follow* danh why=lead',
    ]);
  });

  test('2s alone are no run', () => {
    expect(stepLines('@mien-bac;danh:2♠ 2♥')).toEqual([
      'sam-pair danh 2♠ 2♥ why=kind kind=doi top=2',
      'sam-follow* danh why=lead',
    ]);
  });

  test('where it has not', () => {
    expect(stepLines('@strict;danh:3♣ A♠ 2♦')).toEqual(['sam-run-two!* danh A♠ 2♦ 3♣ why=house']);
  });

  test('round the end (row 12)', () => {
    expect(stepLines('@mien-bac;danh:K♠ A♦ 2♣')).toEqual(['sam-run-two!* danh K♠ A♦ 2♣ why=wrap']);
  });

  test('two quads', () => {
    expect(stepLines('@adam-tips;danh:9♠ 9♥ 9♦ 9♣ 5♠ 5♥ 5♦ 5♣')).toEqual([
      'sam-quad danh 5♠ 5♣ 5♦ 5♥ 9♠ 9♣ 9♦ 9♥ why=kind kind=hai-tu-quy top=9',
      'sam-chop-two!* danh why=lead',
    ]);
  });

  test.each([
    ['3♠ 4♥', 'sam-run!* danh 3♠ 4♥ why=short'],
    ['3♠ 5♥ 6♦', 'sam-run!* danh 3♠ 5♥ 6♦ why=gap'],
    ['3♠ 3♥ 4♦', 'sam-run!* danh 3♠ 3♥ 4♦ why=mixed'],
    ['4♠ 3♥ 4♦ 3♠ 5♣ 5♦', 'sam-no-doi-thong!* danh 3♠ 3♥ 4♠ 4♦ 5♣ 5♦ why=doi-thong'],
    ['9♠ 10♥ A♦', 'sam-run-two!* danh 9♠ 10♥ A♦ why=ace-gap'],
  ])('no combination: %s', (cards, is) => {
    expect(stepLines(`@mien-bac;danh:${cards}`)).toEqual([is]);
  });
});

describe('on the table', () => {
  test('higher', () => {
    expect(stepLines('@mien-bac;ban:7♦ 7♥;danh:8♠ 8♣')).toEqual([
      'sam-pair ban 7♦ 7♥ why=kind kind=doi top=7',
      'sam-pair danh 8♠ 8♣ why=kind kind=doi top=8',
      'sam-rank* danh why=higher tops=8,7 kinds=doi,doi lengths=2,2',
    ]);
  });

  test('equal (row 7)', () => {
    expect(stepLines('@mien-bac;ban:10♥;danh:10♠')).toEqual([
      'sam-single ban 10♥ why=kind kind=rac top=10',
      'sam-single danh 10♠ why=kind kind=rac top=10',
      'sam-no-suit!* danh why=equal tops=10,10 kinds=rac,rac lengths=1,1',
    ]);
  });

  test('a longer run, by the house (row 4)', () => {
    const runs = [
      'sam-run ban 4♠ 5♦ 6♣ why=kind kind=sanh top=6',
      'sam-run danh 7♠ 8♥ 9♦ 10♣ why=kind kind=sanh top=10',
    ];
    expect(stepLines('@adam-tips;ban:4♠ 5♦ 6♣;danh:7♠ 8♥ 9♦ 10♣')).toEqual([
      ...runs,
      'sam-run-length* danh why=longer tops=10,6 kinds=sanh,sanh lengths=4,3',
    ]);
    expect(stepLines('@mien-bac;ban:4♠ 5♦ 6♣;danh:7♠ 8♥ 9♦ 10♣')).toEqual([
      ...runs,
      'sam-run-length!* danh why=longer tops=10,6 kinds=sanh,sanh lengths=4,3',
    ]);
  });

  /** The step that decides, without who. */
  const last = (text: string) => stepLines(text).at(-1)?.replace(' danh', '');

  test.each([
    ['mien-bac', '4♠ 5♦ 6♣ 7♥', '7♠ 8♥ 9♦', 'sam-run-length!* why=shorter tops=9,7 kinds=sanh,sanh lengths=3,4'],
    ['mien-bac', '4♠ 5♦ 6♣', '5♠ 6♥ 7♦', 'sam-rank* why=higher tops=7,6 kinds=sanh,sanh lengths=3,3'],
    ['mien-bac', '5♠ 6♦ 7♣', '3♠ 4♥ 5♦ 6♣', 'sam-rank!* why=lower tops=6,7 kinds=sanh,sanh lengths=4,3'],
    ['mien-bac', '5♠', '6♦ 6♣', 'sam-follow!* why=kind tops=6,5 kinds=doi,rac lengths=2,1'],
    ['mien-bac', '7♠ 7♥ 7♦ 7♣', '9♠', 'sam-follow!* why=kind tops=9,7 kinds=rac,tu-quy lengths=1,4'],
    ['mien-bac', '2♠', '7♠ 7♥ 7♦ 7♣', 'sam-chop-two* why=chop tops=7,2 kinds=tu-quy,rac lengths=4,1'],
    ['local', '2♠', '7♠ 7♥ 7♦ 7♣', 'sam-chop-two!* why=house tops=7,2 kinds=tu-quy,rac lengths=4,1'],
    ['mien-bac', '2♠ 2♥', '7♠ 7♥ 7♦ 7♣', 'sam-chop-two!* why=one-quad tops=7,2 kinds=tu-quy,doi lengths=4,2'],
    [
      'mien-bac',
      '2♠ 2♥',
      '7♠ 7♥ 7♦ 7♣ 5♠ 5♥ 5♦ 5♣',
      'sam-chop-two!* why=house tops=7,2 kinds=hai-tu-quy,doi lengths=8,2',
    ],
    [
      'adam-tips',
      '2♠ 2♥',
      '7♠ 7♥ 7♦ 7♣ 5♠ 5♥ 5♦ 5♣',
      'sam-chop-two* why=chop tops=7,2 kinds=hai-tu-quy,doi lengths=8,2',
    ],
    [
      'adam-tips',
      '2♠',
      '7♠ 7♥ 7♦ 7♣ 5♠ 5♥ 5♦ 5♣',
      'sam-chop-two!* why=two-quads tops=7,2 kinds=hai-tu-quy,rac lengths=8,1',
    ],
    [
      'mien-bac',
      '2♠ 2♥ 2♦',
      '7♠ 7♥ 7♦ 7♣',
      'sam-no-other-chop!* why=three-twos tops=7,2 kinds=tu-quy,sam-co lengths=4,3',
    ],
    ['mien-bac', 'K♠ K♥', '7♠ 7♥ 7♦ 7♣', 'sam-no-other-chop!* why=no-two tops=7,K kinds=tu-quy,doi lengths=4,2'],
    ['mien-bac', '7♠ 7♥ 7♦ 7♣', '9♠ 9♥ 9♦ 9♣', 'sam-quad-quad* why=quad tops=9,7 kinds=tu-quy,tu-quy lengths=4,4'],
    ['mien-bac', '9♠ 9♥ 9♦ 9♣', '7♠ 7♥ 7♦ 7♣', 'sam-quad-quad!* why=lower tops=7,9 kinds=tu-quy,tu-quy lengths=4,4'],
  ])('%s: on %s, %s', (house, lies, played, is) => {
    expect(last(`@${house};ban:${lies};danh:${played}`)).toBe(is);
  });

  test('what lies there is nothing: nothing goes on it', () => {
    expect(stepLines('@mien-bac;ban:3♠ 4♥;danh:9♠')).toEqual([
      'sam-run! ban 3♠ 4♥ why=short',
      'sam-single danh 9♠ why=kind kind=rac top=9',
      'sam-follow!* danh why=table',
    ]);
  });

  test('both are nothing: the play decides', () => {
    expect(stepLines('@mien-bac;ban:3♠ 4♥;danh:9♠ J♠')).toEqual([
      'sam-run! ban 3♠ 4♥ why=short',
      'sam-run!* danh 9♠ J♠ why=gap',
    ]);
  });
});

describe('a deal', () => {
  test('several at once: the first decides, the others hold as well', () => {
    expect(stepLines('@mien-bac;bai:2♠ 3♠ 4♣ 5♠ 6♣ 7♠ 8♣ 9♠ 10♣ A♠')).toEqual([
      'sam-instant* bai A♠ 2♠ 3♠ 4♣ 5♠ 6♣ 7♠ 8♣ 9♠ 10♣ kind=sanh-rong',
      'sam-instant bai A♠ 2♠ 3♠ 4♣ 5♠ 6♣ 7♠ 8♣ 9♠ 10♣ kind=dong-mau',
    ]);
  });

  test('a row with a 2 where the house has none; what is left decides', () => {
    expect(stepLines('@strict;bai:2♠ 3♠ 4♣ 5♠ 6♣ 7♠ 8♣ 9♠ 10♣ A♠')).toEqual([
      'sam-run-two! bai A♠ 2♠ 3♠ 4♣ 5♠ 6♣ 7♠ 8♣ 9♠ 10♣ why=dragon',
      'sam-instant* bai A♠ 2♠ 3♠ 4♣ 5♠ 6♣ 7♠ 8♣ 9♠ 10♣ kind=dong-mau',
    ]);
  });

  test('nothing is given for anything', () => {
    expect(stepLines('@local{runs=low-two};bai:2♠ 3♥ 4♣ 5♠ 6♣ 7♠ 8♣ 9♠ 10♣ A♠')).toEqual([
      'sam-instant! bai A♠ 2♠ 3♥ 4♣ 5♠ 6♣ 7♠ 8♣ 9♠ 10♣ why=house kind=sanh-rong',
      'sam-instant!* bai why=none',
    ]);
  });

  test('a row with a 2 is no sảnh rồng where no run has one, also where nothing is given for one', () => {
    expect(stepLines('@local;bai:2♠ 3♥ 4♣ 5♠ 6♣ 7♠ 8♣ 9♠ 10♣ A♠')).toEqual([
      'sam-run-two! bai A♠ 2♠ 3♥ 4♣ 5♠ 6♣ 7♠ 8♣ 9♠ 10♣ why=dragon',
      'sam-instant!* bai why=none',
    ]);
  });

  test('three triples where the house gives nothing for them', () => {
    expect(stepLines('@mien-bac;bai:3♠ 3♥ 3♦ 8♠ 8♥ 8♦ 9♠ 9♥ 9♦ 5♣')).toEqual([
      'sam-instant! bai 3♠ 3♦ 3♥ 8♠ 8♦ 8♥ 9♠ 9♦ 9♥ why=house kind=ba-sam-co',
      'sam-instant!* bai why=none',
    ]);
  });

  test('one card is missing', () => {
    expect(stepLines('@mien-bac;bai:2♠ 2♥ 2♦ 3♠ 4♥ 6♦ 8♣ 9♠ J♥ Q♣')).toEqual([
      'sam-instant! bai 2♠ 2♦ 2♥ why=near kind=tu-quy-heo',
      'sam-instant!* bai why=none',
    ]);
  });

  test('none of the shapes, none near', () => {
    expect(stepLines('@mien-bac;bai:2♠ 2♥ 3♦ 3♠ 4♥ 6♦ 8♣ 9♠ J♥ Q♣')).toEqual(['sam-instant!* bai why=none']);
  });
});

describe('the end', () => {
  test('cards, 2s, quads, and one who never played (row 22 with a quad)', () => {
    expect(stepLines('@mien-bac;dung:-;an:9♣ 4♠ 2♦ 2♥;binh:6♠ 6♥ 6♦ 6♣ 5♦;chi:3♠ 3♥ 3♦ 3♣ 7♠ 8♥ 9♦ 10♣ A♠ 2♠')).toEqual(
      [
        'sam-end* dung',
        'sam-pay-cards an 4♠ 9♣ why=cards other=dung units=2',
        'sam-pay-thoi an 2♦ 2♥ other=dung why=twos units=30',
        'sam-pay-cards binh 5♦ why=cards other=dung units=1',
        'sam-pay-thoi binh 6♠ 6♣ 6♦ 6♥ other=dung why=quad units=15',
        'sam-cong chi 3♠ 3♣ 3♦ 3♥ 7♠ 8♥ 9♦ 10♣ A♠ 2♠',
        'sam-pay-cong chi 7♠ 8♥ 9♦ 10♣ A♠ why=cards other=dung units=15',
        'sam-pay-thoi chi 2♠ other=dung why=twos units=15',
        'sam-pay-thoi chi 3♠ 3♣ 3♦ 3♥ other=dung why=quad units=15',
      ],
    );
  });

  test('no fine for who never played', () => {
    expect(stepLines('@strict;an:-;b:3♠ 4♥ 6♦ 7♣ 9♠ 9♥ J♦ Q♣ A♠ A♥')).toEqual([
      'sam-end* an',
      'sam-cong b 3♠ 4♥ 6♦ 7♣ 9♠ 9♥ J♦ Q♣ A♠ A♥',
      'sam-cong! b why=house',
      'sam-pay-cards b 3♠ 4♥ 6♦ 7♣ 9♠ 9♥ J♦ Q♣ A♠ A♥ why=cards other=an units=10',
    ]);
  });

  test('flat', () => {
    const end = 'an:-;b:3♠ 2♥;chi:4♥ 6♦ 7♣ 9♠ 9♥ J♦ Q♣ A♠ A♥ 3♥';
    expect(stepLines(`@local;${end}`)).toEqual([
      'sam-end* an',
      'sam-pay-cards b 3♠ 2♥ why=flat other=an units=1',
      'sam-cong chi 3♥ 4♥ 6♦ 7♣ 9♠ 9♥ J♦ Q♣ A♠ A♥',
      'sam-cong! chi why=house',
      'sam-pay-cards chi 3♥ 4♥ 6♦ 7♣ 9♠ 9♥ J♦ Q♣ A♠ A♥ why=flat other=an units=1',
    ]);
    expect(stepLines(`@local{cong=15};${end}`).slice(2)).toEqual([
      'sam-cong chi 3♥ 4♥ 6♦ 7♣ 9♠ 9♥ J♦ Q♣ A♠ A♥',
      'sam-pay-cong chi 3♥ 4♥ 6♦ 7♣ 9♠ 9♥ J♦ Q♣ A♠ A♥ why=flat other=an units=15',
    ]);
  });

  test('1 for each card, whatever it is, and the fine in place of them (payout=count)', () => {
    const end = 'an:-;b:2♠ 2♥ 9♣ 9♦ 9♥ 9♠;chi:4♥ 6♦ 7♣ 8♠ 10♥ J♦ Q♣ A♠ A♥ 2♦';
    expect(stepLines(`@mien-bac{payout=count};${end}`)).toEqual([
      'sam-end* an',
      'sam-pay-cards b 9♠ 9♣ 9♦ 9♥ 2♠ 2♥ why=count other=an units=6',
      'sam-cong chi 4♥ 6♦ 7♣ 8♠ 10♥ J♦ Q♣ A♠ A♥ 2♦',
      'sam-pay-cong chi 4♥ 6♦ 7♣ 8♠ 10♥ J♦ Q♣ A♠ A♥ 2♦ why=cards other=an units=15',
    ]);
    expect(stepLines(`@mien-bac{cong=0,payout=count};${end}`).slice(3)).toEqual([
      'sam-cong! chi why=house',
      'sam-pay-cards chi 4♥ 6♦ 7♣ 8♠ 10♥ J♦ Q♣ A♠ A♥ 2♦ why=count other=an units=10',
    ]);
  });

  test('a 2 costs its 1 and 5 more (thoiHeo=plus-5)', () => {
    expect(stepLines('@samloc-app;an:-;b:3♠ 2♥')).toEqual([
      'sam-end* an',
      'sam-pay-cards b 3♠ 2♥ why=cards other=an units=2',
      'sam-pay-thoi b 2♥ other=an why=twos-more units=5',
    ]);
  });

  test('no payment', () => {
    expect(stepLines('@mien-bac{payout=none};b:3♠ 2♥;an:-;chi:4♥ 6♦ 7♣ 9♠ 9♥ J♦ Q♣ A♠ A♥ 3♥')).toEqual([
      'sam-end* an',
      'sam-cong chi 3♥ 4♥ 6♦ 7♣ 9♠ 9♥ J♦ Q♣ A♠ A♥',
      'sam-pay-cards! an why=none',
    ]);
  });
});
