import { expect, test } from 'vitest';
import { factsIn, inSequence, makeReader, makeStranger } from './facts.ts';

const TERMS = { nút: 'points', 'ba tiên': 'ba-tien', 'ít nhất': null, A: 'A' };
const read = makeReader('vi', TERMS);
const facts = (text: string): string[] => read(text).stated.map(({ fact }) => fact);

test('cards, figures as digits and as words, signs and names are read in their order', () => {
  expect(facts('Hanh có 10♥ K♦, mười một nút: nhà cái chung cho Minh −2, cái thua.')).toEqual(
    '@hanh 10♥ K♦ 10 1 points @cai @minh −2 @cai'.split(' '),
  );
});

test('a term goes before the words in it, also at the start of a sentence; null is read and states nothing', () => {
  expect(facts('Ba tiên, ít nhất ba lá.')).toEqual(['ba-tien', '3']);
  expect(read('Ba tiên, ít nhất ba lá.').between).toEqual(['', ', ', ' ', ' lá.']);
});

test('no fact is read out of the middle of a word, and a rank is none in small letters', () => {
  expect(facts('nútx xnút baba a A Hanhx')).toEqual(['A']);
});

test('words between the facts that do not only join are strangers', () => {
  const strangers = makeStranger('có lá');
  expect(strangers(read('Hanh có ba lá.').between)).toEqual([]);
  expect(strangers(read('Hanh không có ba lá.').between)).toEqual(['không']);
});

test('facts of both languages stay apart where one of them has its own order', () => {
  const shown = inSequence(['@hanh'], { vi: ['1', '2'], en: ['2', '1'] });
  expect(factsIn('vi', shown)).toEqual(['@hanh', '1', '2']);
  expect(factsIn('en', shown)).toEqual(['@hanh', '2', '1']);
});
