/** The lenient reader on every case of the site: its canonical, its display and its copied text, in both languages. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Case } from '#core/case.ts';
import { displayCase } from '#core/display-case.ts';
import { formatCase } from '#core/format.ts';
import { LANGS } from '#core/lang.ts';
import { readLeniently } from '#src/reading/reading.ts';
import { ENGINES, engineOf, readCase } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { PLAYER_NAMES } from '../case/edit/company.ts';
import { loaded } from '../case/loaded.ts';
import { chatText } from '../case/send/chat.ts';
import { linkToSend } from '../case/send/link.ts';

const CASES = readFileSync('content/rulings.txt', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => line.split('\t')[0] ?? '');

function caseOf(text: string): Case {
  const read = readCase(text);
  if (!read.ok) throw new Error(`${text} is no case`);
  return read.value;
}

/** What the lenient reader makes of a text, with this case's house on the table. */
function readBack(text: string, home: Case, lang: (typeof LANGS)[number]): string {
  const reading = readLeniently(text, {
    games: ENGINES,
    book: GAMES,
    home,
    nameless: (place) => PLAYER_NAMES[place] ?? `n${place}`,
    housesOf: (game) => loaded(game, lang)?.words.presets ?? {},
  });
  const engine = reading && engineOf(reading.read.game);
  if (!reading || !engine) return 'nothing';
  return reading.error ? `${reading.error.code} at “${reading.error.found}”` : formatCase(reading.read, engine);
}

describe('every case of the site is read back by the lenient reader too', () => {
  test('there are cases to read', () => expect(CASES.length).toBeGreaterThan(600));

  test.each(LANGS)('from its canonical, its display and its copied text, %s', (lang) => {
    const wrong: string[] = [];
    for (const canonical of CASES) {
      const of = caseOf(canonical);
      const all = loaded(of.game, lang);
      if (!all) throw new Error(of.game);
      const url = `https://luat-bai.example${linkToSend(of, lang, all)}`;
      const display = displayCase(of, all.game);
      const copied = chatText(of, all, url);
      // Without its link a copied text knows no change of a rule, and not from whom a card was eaten.
      const whole = of.fields.every(({ eaten }) => eaten.length === 0);
      const bare = { ...of, rules: all.game.presets[of.preset] ?? of.rules };
      const isBare = formatCase(bare, all.game) === canonical;
      const texts = [canonical, display, display.replaceAll('; ', '\n'), copied];
      if (whole && isBare) texts.push(copied.split('\n').slice(0, -1).join('\n'));
      for (const text of texts) {
        const back = readBack(text, of, lang);
        if (back !== canonical) wrong.push(`${text}\n  → ${back}`);
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});
