/** The page's reader on every case of the site: its canonical, display and copied text, in both languages. */

import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Case } from '#core/case.ts';
import { displayCase } from '#core/display-case.ts';
import { formatCase } from '#core/format.ts';
import { LANGS } from '#core/lang.ts';
import { engineOf, readCase } from '#games/engines.ts';
import { sampled } from '#testing/runs.ts';
import { loaded } from '../loading/loaded.ts';
import { linkToSend } from '../share/case-link.ts';
import { chatText } from '../share/chat.ts';
import { loadReader, readHere } from './reader.ts';

const CASES = readFileSync('content/rulings.txt', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t')[0] ?? '');

function caseOf(text: string): Case {
  const read = readCase(text);
  if (!read.ok) throw new Error(`${text} is no case`);
  return read.value;
}

/** What the page makes of a text, with this case's rule set on the table. */
function readBack(text: string, home: Case): string {
  const { read, error } = readHere(text, home);
  const engine = read && engineOf(read.game);
  if (error) return `${error.code} at “${error.found}”`;
  return read && engine ? formatCase(read, engine) : 'nothing';
}

test('without the reader of words the notation is read all the same, and words ask for it', async () => {
  // Other tests of this worker may have loaded it.
  vi.resetModules();
  const { isReaderHere, readHere, readWhole } = await import('./reader.ts');
  expect(isReaderHere()).toBe(false);
  const home = caseOf('xi-dach;cai:KD.9C;an:AS.AH');
  expect(readHere('xi-dach;cai:10D.9C;an:AS.AH', home).read?.fields[0]).toMatchObject({ name: 'cai' });
  expect(readHere('cái 10 rô 9 chuồn, an át bích át cơ', home).error?.code).toBe('unknown-game');
  const { written, read } = await readWhole('cái 10 rô 9 chuồn, an át bích át cơ', home, false);
  expect([written, read?.fields.length]).toEqual(['words', 2]);
  expect(isReaderHere()).toBe(true);
});

describe('every case of the site is read back', () => {
  beforeAll(loadReader);

  test('there are cases to read', () => expect(CASES.length).toBeGreaterThan(600));

  test.each(LANGS)('from its canonical, its display and its copied text, %s', (lang) => {
    const wrong: string[] = [];
    for (const canonical of sampled(CASES, 3)) {
      const of = caseOf(canonical);
      const all = loaded(of.game, lang);
      if (!all) throw new Error(of.game);
      const url = `https://luat-bai.example${linkToSend(of, lang, all)}`;
      const display = displayCase(of, all.game);
      const copied = chatText(of, all, url);
      // Without its link a copied text lacks changed rules, and from whom a card was eaten.
      const whole = of.fields.every(({ eaten }) => eaten.length === 0);
      const bare = { ...of, rules: all.game.presets[of.preset] ?? of.rules };
      const isBare = formatCase(bare, all.game) === canonical;
      const texts = [canonical, display, display.replaceAll('; ', '\n'), copied];
      if (whole && isBare) texts.push(copied.split('\n').slice(0, -1).join('\n'));
      for (const text of texts) {
        const back = readBack(text, of);
        if (back !== canonical) wrong.push(`${text}\n  → ${back}`);
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});
