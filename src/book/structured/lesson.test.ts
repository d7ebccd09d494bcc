import { expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { lessonsOf } from '../mdx.ts';
import { roundThings } from './lesson.ts';

test.each(GAMES)('a round of $name has every step, without what is around them', ({ id }) => {
  const lesson = lessonsOf('vi', id).find(({ slug }) => slug === 'cach-choi');
  const sections = lesson?.headings ?? [];
  const told = JSON.stringify(roundThings('Một ván', '/vi/', sections)((path) => path));
  const left = sections.map(({ id: place }) => place).filter((place) => !told.includes(`#${place}"`));
  expect(left).toEqual(['mot-van', 'ba-cau']);
});
