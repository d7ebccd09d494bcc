import { expect, test } from 'vitest';
import { remembered } from '../storage/remembered.ts';
import { EMPTY_START, keepStart, keptStart } from './start-draft.ts';

test('what was typed comes back, and nothing once a book has begun', () => {
  const draft = { names: ['An', '', 'Nguyễn Thị Hồng'], stake: '5', houses: ['sam@strict{cong=0}'] };
  keepStart(draft);
  expect(keptStart()).toEqual(draft);
  keepStart(EMPTY_START);
  expect(keptStart()).toBeUndefined();
  expect(remembered('book-start').get()).toBe('');
});

test('games alone are kept, and an earlier edition kept none', () => {
  keepStart({ ...EMPTY_START, houses: ['sam@strict'] });
  expect(keptStart()?.houses).toEqual(['sam@strict']);
  remembered('book-start').set('{"names":["An","Chi"],"stake":"1"}');
  expect(keptStart()).toEqual({ names: ['An', 'Chi'], stake: '1', houses: [] });
});

test.each(['', '[]', '{"names":["An"],"stake":"1"}', '{"names":[1,2],"stake":"1"}', '{"names":["An","Chi"]}'])(
  'what is none is passed over: %s',
  (text) => {
    remembered('book-start').set(text);
    expect(keptStart()).toBeUndefined();
  },
);
