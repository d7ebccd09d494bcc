/** Properties of every answer, over typed lines, generated lines, and both with typos. */

import { describe, expect, test } from 'vitest';
import type { Case } from '#core/case.ts';
import { displayCase } from '#core/display-case.ts';
import { formatCase } from '#core/format.ts';
import { parseCase } from '#core/notation/parse.ts';
import { makeRng } from '#core/random/rng.ts';
import { ENGINES, engineOf } from '#games/engines.ts';
import { anyCase } from '#testing/any-case.ts';
import { runs, sampled } from '#testing/runs.ts';
import { readMessage } from './read-message.ts';
import type { GameRuleSet } from './reading.ts';
import { altered } from './testing/altered.ts';
import { brokenBy } from './testing/broken.ts';
import { FILES, typedLines } from './testing/lines.ts';
import { READABLE } from './testing/readable.ts';
import { spoken } from './testing/spoken.ts';

const SHOWN = 8;

describe('never thrown; what is marked stands in the text; a case is a case; no word is forgotten', () => {
  test.each(FILES)('lines that were typed: %s', (file) => {
    expect(
      sampled(typedLines(file), 3)
        .flatMap(({ text }) => brokenBy(text))
        .slice(0, SHOWN),
    ).toEqual([]);
  });

  test('lines that were spoken', () => {
    expect([...spoken(runs(400, 130), 31)].flatMap(({ text, home }) => brokenBy(text, home)).slice(0, SHOWN)).toEqual(
      [],
    );
  });

  test('both with slips in them', () => {
    expect([...altered(runs(600, 200), 37)].flatMap((text) => brokenBy(text)).slice(0, SHOWN)).toEqual([]);
  });

  test('nothing at all, and what is no text of anything', () => {
    // More cards of a rank than exist: no play of Sâm that cannot be held may be ruled on.
    const five = [
      'sâm: bàn 2, đánh 77777777',
      'sam: lead was K K K, K K, I slammed A A A',
      'sâm: Stan leads 2, An plays A + A + A + A + A',
    ];
    const odd = [
      '',
      ' ',
      '\n',
      '?',
      '...',
      '\uD800',
      '\u0301',
      '10',
      'a',
      'A♠',
      ';',
      '→',
      '🃏',
      'https://',
      '0'.repeat(2000),
      'a '.repeat(5000),
    ];
    expect([...odd, ...five].flatMap((text) => brokenBy(text)).slice(0, SHOWN)).toEqual([]);
  });
});

describe('what is notation is read as notation, whatever its letters', () => {
  /** Names that are words of cards, of people, or of games as well. */
  const WORDS = [
    'K',
    'A',
    'bích',
    'heo',
    'đôi',
    'tôi',
    'Cái',
    'xì-dách',
    'sâm',
    'hết',
    'AI',
    'Q-8',
    'dealer',
    'sảnh',
    'ăn',
    'The_Bank',
    'à',
  ];
  const homes: readonly (GameRuleSet | undefined)[] = [undefined, ...ENGINES.flatMap(houseOf)];
  const [count, seed] = [runs(400, 150), 41];

  test(`${count} cases, in canonical and in display form, with semicolons and in lines`, () => {
    const rng = makeRng(seed);
    const wrong: string[] = [];
    for (let i = 0; i < count; i++) {
      const { game, of } = anyCase(rng.upTo(2 ** 31 - 1));
      const called = rng.upTo(1) === 0 ? of : renamed(of, rng.shuffled(WORDS));
      const canonical = formatCase(called, game);
      const texts = [canonical, displayCase(called, game)].flatMap((text) => [
        text,
        text.replaceAll(';', '\n'),
        text.normalize('NFD'),
      ]);
      for (const text of texts) {
        const home = homes[rng.upTo(homes.length - 1)];
        // As in a link, where names are read to the letter.
        const { written, error, read } = readMessage(text, { games: READABLE, home, exact: true });
        const engine = read && engineOf(read.game);
        if (written !== 'notation' || error || !engine || formatCase(read, engine) !== canonical) wrong.push(text);
      }
    }
    expect(wrong.slice(0, SHOWN)).toEqual([]);
  });

  test('the names that are put in are names', () => {
    for (const name of WORDS) expect(parseCase(`xi-to;${name}:KS.9D;zz:8H.8C`, ENGINES).ok, name).toBe(true);
  });

  function houseOf(game: (typeof ENGINES)[number]): GameRuleSet[] {
    const rules = game.presets[game.defaultPreset];
    return rules ? [{ game: game.id, preset: game.defaultPreset, rules }] : [];
  }

  /** The same hands with other names; who was eaten from is called so too. */
  function renamed(of: Case, names: readonly string[]): Case {
    const called = new Map(of.fields.map(({ role, name }, i) => [name, role === 'player' ? (names[i] ?? name) : name]));
    const nameOf = (name: string): string => called.get(name) ?? name;
    return {
      ...of,
      fields: of.fields.map((field) => ({
        ...field,
        name: nameOf(field.name),
        eaten: field.eaten.map((mark) => (mark.from === undefined ? mark : { ...mark, from: nameOf(mark.from) })),
      })),
    };
  }
});
