import { expect, it } from 'vitest';
import { sizeText } from './panel.ts';

it('says sizes as people read them', () => {
  expect(sizeText(1_093_217, 'vi')).toMatch(/^1,1\sMB$/);
  expect(sizeText(1_093_217, 'en')).toMatch(/^1\.1\s?MB$/);
  expect(sizeText(640_400, 'vi')).toMatch(/^640\skB$/);
});
