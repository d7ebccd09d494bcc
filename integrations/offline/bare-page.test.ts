import { expect, it } from 'vitest';
import { LANGS } from '#core/lang.ts';
import { offlineWords } from '#words/offline.ts';
import { barePage } from './bare-page.ts';

it.each(LANGS)('%s: needs no file, says whose language it is, and has a place for what can be opened', async (lang) => {
  const html = barePage(lang, (await offlineWords(lang)).missing);
  expect(html).toContain(`<html lang="${lang}">`);
  expect(html).not.toMatch(/\s(?:src|href)=/);
  expect(html).toMatch(/style-src 'self' 'sha256-[^']+'/);
  expect(html).toContain('<div data-openable></div>');
});
