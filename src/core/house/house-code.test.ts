import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ENGINES } from '#games/engines.ts';
import { EARLIER_MEANINGS, findGame, GAMES } from '#games/index.ts';
import firstEdition from '#testing/first-edition.json' with { type: 'json' };
import { anyRuleSet, testSetting } from '#testing/rule-sets.ts';
import { runs } from '#testing/runs.ts';
import { assertDefined } from '../assert-defined.ts';
import type { Game } from '../game/game.ts';
import { differences, type Rules, type Setting } from '../house-rules.ts';
import { parseRuleSet } from '../notation/read-text.ts';
import { makeRng } from '../random/rng.ts';
import { asMeant } from './earlier.ts';
import { formatHouseCode } from './house-code.ts';
import { gameOfCode, nearestPreset, parseHouseCode } from './read-house-code.ts';

const prefixOf = ({ id }: Game) => assertDefined(findGame(id)).prefix;

function codeOf(rules: Rules, game: Game): string {
  return formatHouseCode(rules, game, prefixOf(game));
}

const parse = (text: string, game: Game) => parseHouseCode(text, game, prefixOf(game));
function rulesOf(text: string, game: Game): Rules | undefined {
  const read = parse(text, game);
  return read.ok ? read.value.rules : undefined;
}

const gameOf = (text: string) => gameOfCode(text, GAMES)?.id;

const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Any game with any choice of all its settings. */
const anyChoice = fc
  .record({ at: fc.nat(ENGINES.length - 1), rng: fc.integer() })
  .map(({ at, rng }) => ENGINES.slice(at, at + 1).map((game) => ({ game, rules: anyRuleSet(game, makeRng(rng)) })))
  .filter(([first]) => first !== undefined);

/** A value of the next edition. */
const LATER = { value: 'later', sources: [], since: 99 };

function eachChoice(check: (game: Game, rules: ReturnType<typeof anyRuleSet>) => void, times = runs(2000, 300)): void {
  fc.assert(
    fc.property(anyChoice, (found) => {
      for (const { game, rules } of found) check(game, rules);
    }),
    { numRuns: times },
  );
}

describe('the code of a house', () => {
  test('reads back to the same settings, and the preset with the fewest changed', () => {
    eachChoice((game, rules) => {
      const code = codeOf(rules, game);
      expect(code).toMatch(/^(XD|XT|BC|TL|SM)-[0-9A-HJKMNP-TV-Z]+-[0-9A-HJKMNP-TV-Z]$/);
      expect(gameOf(code)).toBe(game.id);
      const read = parse(code, game);
      expect(read.ok && read.value.rules).toEqual(rules);
      if (!read.ok) return;
      const changed = (preset: string) => differences(game.schema, rules, game.presets[preset] ?? {}).length;
      expect(changed(read.value.preset)).toBe(Math.min(...Object.keys(game.presets).map(changed)));
    });
  });

  test.each(ENGINES.map((game) => [game.id, game] as const))('every preset of %s keeps its settings', (_, game) => {
    for (const [name, rules] of Object.entries(game.presets)) {
      const read = parse(codeOf(rules, game), game);
      expect(read).toEqual({ ok: true, value: { preset: nearestPreset(rules, game), rules } });
      expect(game.presets[nearestPreset(rules, game)], name).toEqual(rules);
    }
  });

  test('one wrong character is caught, and so are two neighbours that changed places', () => {
    eachChoice((game, rules) => {
      const code = codeOf(rules, game);
      for (let at = 3; at < code.length; at++) {
        if (code[at] === '-') continue;
        for (const digit of DIGITS) {
          if (digit === code[at]) continue;
          expect(parse(code.slice(0, at) + digit + code.slice(at + 1), game).ok).toBe(false);
        }
      }
      const plain = code.replaceAll('-', '');
      for (let at = 2; at + 1 < plain.length; at++) {
        const [a = '', b = ''] = [plain[at], plain[at + 1]];
        if (a !== b) expect(parse(plain.slice(0, at) + b + a + plain.slice(at + 2), game).ok).toBe(false);
      }
    });
  });

  test('the letters of another game do not fit', () => {
    eachChoice((game, rules) => {
      for (const other of ENGINES) {
        if (other === game) continue;
        const swapped = codeOf(other.presets[other.defaultPreset] ?? {}, other).slice(0, 2);
        expect(parse(swapped + codeOf(rules, game).slice(2), other).ok).toBe(false);
      }
    });
  });

  test('is read as people write it', () => {
    eachChoice((game, rules) => {
      const code = codeOf(rules, game);
      const heard = code.replaceAll('0', 'O').replace(/1/g, 'l');
      for (const text of [
        code.toLowerCase(),
        code.replaceAll('-', ''),
        ` ${code.split('').join(' ')} `,
        heard,
        code.replaceAll('-', '–'),
      ]) {
        expect(parse(text, game), text).toEqual(parse(code, game));
        expect(gameOf(text)).toBe(game.id);
      }
    });
  });

  test.each(firstEdition.codes)('$code of the first edition is the same house today, and has the same code', (old) => {
    const game = assertDefined(ENGINES.find(({ id }) => old.house.startsWith(`${id}@`)));
    const house = assertDefined(parseRuleSet(asMeant(old.house, 1, EARLIER_MEANINGS), game));
    expect(parse(old.code, game)).toMatchObject({ ok: true, value: { rules: house.rules } });
    expect(codeOf(house.rules, game)).toBe(old.code);
  });

  test('an old code stays when a setting is added at the end', () => {
    eachChoice((game, rules) => {
      const code = codeOf(rules, game);
      const values = ['no', 'yes'].map((value) => ({ value, sources: [], since: 99 }));
      const later: Setting = { values: values, definedAt: '' };
      const next: Game = { ...game, schema: { ...game.schema, later } };
      const read = parse(code, next);
      expect(read.ok && read.value.rules).toEqual({ ...rules, later: 'no' });
    });
  });

  test('an old code stays when any setting gets a value more, at its end or as its new default', () => {
    eachChoice((game, rules) => {
      const code = codeOf(rules, game);
      for (const [key, old] of Object.entries(game.schema)) {
        for (const values of [
          [...old.values, LATER],
          [LATER, ...old.values],
        ]) {
          const next: Game = { ...game, schema: { ...game.schema, [key]: { ...old, values } } };
          expect(rulesOf(code, next), key).toEqual(rules);
          expect(codeOf(rules, next), key).toBe(code);
          const later = { ...rules, [key]: LATER.value };
          expect(rulesOf(codeOf(later, next), next), key).toEqual(later);
        }
      }
    });
  });

  test('an old code means what it did when any value of a setting becomes a setting of its own', () => {
    eachChoice(
      (game, rules) => {
        const code = codeOf(rules, game);
        for (const [key, old] of Object.entries(game.schema)) {
          for (const { value } of old.values) {
            const meant = { key: 'later', value: 'yes', before: 99, where: { key, value } };
            const values = ['no', 'yes'].map((one) => ({ value: one, sources: [], since: 99 }));
            const later: Setting = { values, definedAt: '', meant };
            const next: Game = { ...game, schema: { ...game.schema, later } };
            const said = { ...rules, later: rules[key] === value ? 'yes' : 'no' };
            expect(rulesOf(code, next), key).toEqual(said);
            expect(codeOf(said, next), key).toBe(code);
            // And an edition later both settings get a value more.
            const more = { ...LATER, since: 100 };
            const both = {
              [key]: { ...old, values: [...old.values, more] },
              later: { ...later, values: [...values, more] },
            };
            const last: Game = { ...game, schema: { ...next.schema, ...both } };
            expect(rulesOf(code, last), key).toEqual(said);
            for (const own of [rules[key] ?? '', more.value]) {
              for (const apart of ['no', 'yes', more.value]) {
                const house = { ...rules, [key]: own, later: apart };
                expect(rulesOf(codeOf(house, last), last), key).toEqual(house);
              }
            }
          }
        }
      },
      runs(500, 40),
    );
  });

  test('says why a text is none', () => {
    const [game] = ENGINES;
    if (!game) return;
    const fault = (text: string) => {
      const read = parse(text, game);
      return read.ok ? 'ok' : read.error;
    };
    expect(fault('')).toBe('bad-prefix');
    expect(fault('SM-00000-4')).toBe('bad-prefix');
    expect(fault('XD-7')).toBe('too-short');
    expect(fault('XD-0000U-0')).toBe('bad-character');
    expect(fault('XD-00000-1')).toBe('bad-check');
    expect(fault('XD-00000-0')).toBe('ok');
    const [schema, presets] = [{ one: testSetting([1, 2]) }, { 'pho-thong': { one: 1 } }];
    const small: Game = { ...game, schema, presets };
    expect(parse(codeOf(game.presets['vipgame'] ?? {}, game), small)).toEqual({
      ok: false,
      error: 'out-of-range',
    });
  });

  test('any text at all is a code or is refused', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `XD${text}`),
        ),
        (text) => {
          for (const game of ENGINES) expect(typeof parse(text, game).ok).toBe('boolean');
        },
      ),
    );
  });
});
