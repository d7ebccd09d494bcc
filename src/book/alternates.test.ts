import { expect, test } from 'vitest';
import { alternatesOf } from './alternates.ts';

const told = (...words: Parameters<typeof alternatesOf>) =>
  alternatesOf(...words).map(({ lang, path }) => `${lang} ${path}`);

test('a page has itself and the others, and the first for readers of none', () => {
  expect(told('/en/sam/so-bai/')).toEqual(['vi /vi/sam/so-bai/', 'en /en/sam/so-bai/', 'x-default /vi/sam/so-bai/']);
  expect(told('/en/')).toEqual(['vi /vi/', 'en /en/', 'x-default /']);
  expect(told('/')).toEqual(told('/vi/'));
});

test('a language that lacks the page is not named', () => {
  expect(told('/en/sam/', ['en'])).toEqual(['en /en/sam/', 'x-default /en/sam/']);
});

test('a page for readers of all languages stands alone', () => expect(told('/r/xd-ace/')).toEqual([]));
