import { expect, test } from 'vitest';
import { judge } from '#core/judge.ts';
import { parseCase } from '#core/notation/parse.ts';
import { game } from '../engine/index.ts';
import type { XiDachStep } from '../engine/steps.ts';
import { words as en } from './en/game.ts';
import { words as vi } from './vi/game.ts';

/** The steps on this rule about one player of a case, and what is said of them. */
function told(text: string, rule: XiDachStep['rule'], who: string): string[] {
  const read = parseCase(`xi-dach${text}`, [game]);
  if (!read.ok) throw new Error(read.error.code);
  const ruled = judge(game, read.value.fields, { ...game.presets[read.value.preset], ...read.value.rules });
  if (!ruled.ok) throw new Error(ruled.error.code);
  return ruled.value.reasons
    .filter((step) => step.rule === rule && step.who === who)
    .flatMap((step) => [step.outcome, vi.reason(step), en.reason(step)]);
}

test('xd-xi-dach: an ace and a king that were dealt first are no natural once a third card is there, and no sentence says that they would be', () => {
  expect(told(';cai:10S.7H;an:AS.KH.5C', 'xd-xi-dach', 'an')).toEqual([
    'failed',
    'An có át và lá 10 điểm, nhưng đã 3 lá: xì dách phải đúng 2 lá.',
    'An holds an ace and a 10-point card, but among 3 cards: a natural is two cards only.',
  ]);
});

test('xd-ngu-linh: four cards that are 21 already are not called one card short of it', () => {
  expect(told(';cai:10S.7H;an:8S.6H.4C.3D', 'xd-ngu-linh', 'an')).toEqual([
    'failed',
    'An mới có 4 lá: ngũ linh phải đủ 5 lá.',
    'An has four cards, and a five-card hand (ngũ linh) takes five.',
  ]);
});

test('xd-ngu-linh-ace: where an ace counts 1 alone, nothing is said to be the lowest', () => {
  expect(told('@blog;cai:10S.7H;an:AS.2H.4C.5D.3H', 'xd-ngu-linh-ace', 'an')).toEqual([
    'held',
    'Át của An tính 1, bàn này không có cách khác: 1 + 2 + 4 + 5 + 3 = 15.',
    'An’s ace counts 1, the only way in this house: 1 + 2 + 4 + 5 + 3 = 15.',
  ]);
  expect(told(';cai:10S.7H;an:AS.2H.4C.5D.3H', 'xd-ngu-linh-ace', 'an')).toEqual([
    'held',
    'Át của An tính 1, thấp nhất mà vẫn thành ngũ linh: 1 + 2 + 4 + 5 + 3 = 15. Tính cách khác thì ra 24, 25.',
    'An’s ace counts 1, the lowest that still makes a five-card hand: 1 + 2 + 4 + 5 + 3 = 15. Counted otherwise: 24, 25.',
  ]);
});

test('xd-non-checked: where a short banker compares, a short player loses by the comparison and by no penalty', () => {
  expect(told(';cai:10S.9H;an:8S.6H', 'xd-non-checked', 'an')).toEqual([
    'held',
    'An còn non mà bị xét nên thua.',
    'An was checked while short, and loses.',
  ]);
  expect(told('@vipgame;cai:10S.9H;an:8S.6H', 'xd-non-checked', 'an')).toEqual([]);
});

test('xd-phases-separate: the rule holds where a ngũ linh meets the banker’s natural', () => {
  expect(told(';cai:AS.KH;an:2S.3H.4C.5D.2H', 'xd-phases-separate', 'an')).toEqual([
    'held',
    'Ngũ linh của An không so với 2 lá đầu của nhà cái: ván đã xong từ đó.',
    'An’s five-card hand is never compared with the banker’s first two cards: the round ended with those.',
  ]);
});
