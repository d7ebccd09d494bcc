/** Whole rulings, step by step: what a reader is shown, and in which order. */

import { describe, expect, test } from 'vitest';
import { stepLines as stepsOf } from '#testing/step-lines.ts';
import { rule } from '../testing/cases.ts';

const stepLines = (text: string): string[] => stepsOf(rule(text));

describe('what a ruling says', () => {
  test('a thùng and a cù lũ (xi-to.md §2.9 row 10)', () => {
    expect(stepLines('@vipgame;an:8♥ 9♥ J♥ K♥ A♥;binh:7♥ 7♦ 7♣ 9♠ 9♦')).toEqual([
      'xt-thung an A♥ K♥ J♥ 9♥ 8♥ category=thung',
      'xt-cu-lu binh 7♥ 7♦ 7♣ 9♠ 9♦ category=cu-lu',
      'xt-order* binh other=an categories=cu-lu,thung flush=below-full-house',
      'xt-showdown binh winners=binh',
    ]);
    expect(stepLines('@thung-lon;an:8♥ 9♥ J♥ K♥ A♥;binh:7♥ 7♦ 7♣ 9♠ 9♦').slice(2)).toEqual([
      'xt-order* an other=binh categories=thung,cu-lu flush=above-full-house',
      'xt-showdown an winners=an',
    ]);
  });

  test('what a thùng is worth is told where it meets a cù lũ, and nowhere else (xt-order)', () => {
    const [thung, cuLu] = ['8♥ 9♥ J♥ K♥ A♥', '7♥ 7♦ 7♣ 9♠ 9♦'];
    const [sanh, tuQuy] = ['8♦ 9♣ 10♥ J♠ Q♦', '10♠ 10♥ 10♦ 10♣ Q♠'];
    const met = (an: string, binh: string) => stepLines(`@thung-lon;an:${an};binh:${binh}`).at(-2);
    expect(met(thung, sanh)).toBe('xt-order* an other=binh categories=thung,sanh');
    expect(met(tuQuy, thung)).toBe('xt-order* an other=binh categories=tu-quy,thung');
    expect(met(cuLu, sanh)).toBe('xt-order* an other=binh categories=cu-lu,sanh');
    expect(met(tuQuy, cuLu)).toBe('xt-order* an other=binh categories=tu-quy,cu-lu');
  });

  test('A-7-8-9-10, where it is a straight and where it is none (row 12)', () => {
    expect(stepLines('@vipgame;an:A♠ 7♦ 8♣ 9♥ 10♦;binh:8♦ 9♣ 10♥ J♠ Q♦')).toEqual([
      'xt-straight-top! an A♠ 7♦ 8♣ 9♥ 10♦',
      'xt-mau-thau an A♠ 10♦ 9♥ 8♣ 7♦ category=mau-thau',
      'xt-sanh binh Q♦ J♠ 10♥ 9♣ 8♦ category=sanh',
      'xt-order* binh other=an categories=sanh,mau-thau',
      'xt-showdown binh winners=binh',
    ]);
    expect(stepLines('@short-deck;an:A♠ 7♦ 8♣ 9♥ 10♦;binh:8♦ 9♣ 10♥ J♠ Q♦')).toEqual([
      'xt-straight-top an A♠ 7♦ 8♣ 9♥ 10♦',
      'xt-sanh an 10♦ 9♥ 8♣ 7♦ A♠ category=sanh',
      'xt-sanh binh Q♦ J♠ 10♥ 9♣ 8♦ category=sanh',
      'xt-cmp-same* binh Q♦ 10♦ other=an category=sanh at=0',
      'xt-showdown binh winners=binh',
    ]);
  });

  test('the 10 of an A-7-8-9-10 breaks the tie, of one suit or not', () => {
    expect(stepLines('@short-deck;an:A♠ 7♦ 8♣ 9♥ 10♦;binh:A♦ 7♠ 8♠ 9♠ 10♥').slice(-2)).toEqual([
      'xt-cmp-suit* binh 10♥ 10♦ other=an category=sanh suits=SHDC before=false',
      'xt-showdown binh winners=binh',
    ]);
    expect(stepLines('@short-deck;an:A♦ 7♦ 8♦ 9♦ 10♦;binh:A♠ 7♠ 8♠ 9♠ 10♠').slice(-2)).toEqual([
      'xt-cmp-suit* binh 10♠ 10♦ other=an category=thung-pha-sanh suits=SHDC before=false',
      'xt-showdown binh winners=binh',
    ]);
    expect(stepLines('@short-deck;an:A♦ 7♦ 8♦ 9♦ 10♦;binh:A♠ 7♠ 8♠ 9♠ 10♠')[0]).toBe(
      'xt-straight-top an A♦ 7♦ 8♦ 9♦ 10♦',
    );
    expect(stepLines('@vipgame;an:A♦ 7♦ 8♦ 9♦ 10♦;binh:A♠ 7♠ 8♠ 9♠ 10♠')).toEqual([
      'xt-straight-top! an A♦ 7♦ 8♦ 9♦ 10♦',
      'xt-thung an A♦ 10♦ 9♦ 8♦ 7♦ category=thung',
      'xt-straight-top! binh A♠ 7♠ 8♠ 9♠ 10♠',
      'xt-thung binh A♠ 10♠ 9♠ 8♠ 7♠ category=thung',
      'xt-cmp-suit* binh A♠ A♦ other=an category=thung suits=SHDC before=false',
      'xt-showdown binh winners=binh',
    ]);
  });

  test('the pair, then the kickers, or the suit of the pair before them (row 14)', () => {
    expect(stepLines('@vipgame;an:8♥ 8♦ J♣ K♠ A♥;binh:8♠ 8♣ J♠ K♦ Q♥')).toEqual([
      'xt-doi an 8♥ 8♦ category=doi',
      'xt-doi binh 8♠ 8♣ category=doi',
      'xt-cmp-same* an A♥ K♦ other=binh category=doi at=1',
      'xt-showdown an winners=an',
    ]);
    expect(stepLines('@thung-lon;an:8♥ 8♦ J♣ K♠ A♥;binh:8♠ 8♣ J♠ K♦ Q♥').slice(2)).toEqual([
      'xt-cmp-suit* binh 8♠ 8♥ other=an category=doi suits=SHDC before=true',
      'xt-showdown binh winners=binh',
    ]);
    expect(stepLines('@thung-lon;an:8♥ 8♦ 9♥ 9♦ A♥;binh:8♠ 8♣ 9♠ 9♣ K♥').at(-2)).toBe(
      'xt-cmp-suit* binh 9♠ 9♥ other=an category=thu suits=SHDC before=true',
    );
  });

  test('what a hand nearly was: four of a suit, four in a row', () => {
    expect(stepLines('@vipgame;an:8♥ 9♥ J♥ K♥ A♠;binh:7♠ 7♦ 8♣ 9♠ 10♦')).toEqual([
      'xt-thung! an 8♥ 9♥ J♥ K♥',
      'xt-mau-thau an A♠ K♥ J♥ 9♥ 8♥ category=mau-thau',
      'xt-sanh! binh 7♦ 8♣ 9♠ 10♦',
      'xt-doi binh 7♠ 7♦ category=doi',
      'xt-order* binh other=an categories=doi,mau-thau',
      'xt-showdown binh winners=binh',
    ]);
  });

  test('four in a row anywhere in a hand, told from the lowest; in a thùng it is not told', () => {
    const first = (an: string) => stepLines(`@vipgame;an:${an};binh:7♣ 7♦ K♣ K♦ A♣`)[0];
    expect(first('10♥ 8♦ K♠ 7♠ 9♣')).toBe('xt-sanh! an 7♠ 8♦ 9♣ 10♥');
    expect(first('Q♦ 7♠ 10♣ 9♦ J♥')).toBe('xt-sanh! an 9♦ 10♣ J♥ Q♦');
    expect(first('7♥ 8♥ 9♥ 10♥ K♥')).toBe('xt-thung an K♥ 10♥ 9♥ 8♥ 7♥ category=thung');
  });

  test('xt-partial holds where up cards of one suit or in a row are nothing yet', () => {
    expect(stepLines('@vipgame;an:8♥ J♥ K♥;binh:7♠ 8♦ 9♣;chi:7♥ 7♦ J♠')).toEqual([
      'xt-partial an 8♥ J♥ K♥ why=suit',
      'xt-mau-thau an K♥ J♥ 8♥ category=mau-thau',
      'xt-partial binh 7♠ 8♦ 9♣ why=run',
      'xt-mau-thau binh 9♣ 8♦ 7♠ category=mau-thau',
      'xt-doi chi 7♥ 7♦ category=doi',
      'xt-order* chi other=an categories=doi,mau-thau',
      'xt-cmp-same an K♥ 9♣ other=binh category=mau-thau at=0',
      'xt-first-actor chi winners=chi',
    ]);
    expect(stepLines('@vipgame;an:9♠ 7♦ 8♣;binh:7♥ 7♣ J♠')[0]).toBe('xt-partial an 7♦ 8♣ 9♠ why=run');
    expect(stepLines('@vipgame;an:8♥ J♥;binh:7♠ 8♦').filter((line) => line.startsWith('xt-partial'))).toEqual([]);
  });

  test('equal hands share the pot; the step below them decides', () => {
    expect(
      stepLines('@vipgame{suits=none};an:K♥ Q♦ J♣ 9♠ 8♥;binh:K♠ Q♣ J♦ 9♥ 8♠;chi:A♦ A♣ 7♠ 7♥ Q♠').slice(-3),
    ).toEqual([
      'xt-order* chi other=an categories=thu,mau-thau',
      'xt-cmp-suit! an other=binh category=mau-thau',
      'xt-showdown chi winners=chi',
    ]);
    expect(
      stepLines('@vipgame{suits=none};an:K♥ Q♦ J♣ 9♠ 8♥;binh:A♦ Q♣ J♦ 9♥ 8♠;chi:A♣ Q♠ J♠ 9♦ 8♦').slice(-3),
    ).toEqual([
      'xt-cmp-suit! binh other=chi category=mau-thau',
      'xt-cmp-same* chi A♣ K♥ other=an category=mau-thau at=0',
      'xt-showdown binh winners=binh,chi',
    ]);
    expect(stepLines('@vipgame{suits=none};an:K♥ Q♦ J♣ 9♠ 8♥;binh:K♠ Q♣ J♦ 9♥ 8♠').slice(-2)).toEqual([
      'xt-cmp-suit!* an other=binh category=mau-thau',
      'xt-showdown an winners=an,binh',
    ]);
  });

  test('hearts below clubs', () => {
    expect(stepLines('@vipgame{suits=SCDH};an:K♥;binh:K♣').slice(-2)).toEqual([
      'xt-cmp-suit* binh K♣ K♥ other=an category=mau-thau suits=SCDH before=false',
      'xt-first-actor binh winners=binh',
    ]);
  });

  test('two hands never take more than seven steps, nor fewer than four', () => {
    for (const text of [
      '@vipgame;an:8♥ 9♥ J♥ K♥ A♠;binh:7♠ 7♦ 8♣ 9♠ 10♦',
      '@vipgame;an:A♠ 7♦ 8♣ 9♥ 10♦;binh:A♦ 7♠ 8♠ 9♠ 10♥',
      '@short-deck;an:A♠ 7♦ 8♣ 9♥ 10♦;binh:A♦ 7♠ 8♠ 9♠ 10♥',
      '@vipgame;an:7♠;binh:8♠',
    ]) {
      const steps = stepLines(text).length;
      expect(steps).toBeGreaterThanOrEqual(4);
      expect(steps).toBeLessThanOrEqual(7);
    }
  });
});
