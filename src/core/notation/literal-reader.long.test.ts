import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ENGINES } from '#games/engines.ts';
import { parseCase as literally } from '#testing/literal-reader/parse.ts';
import { mutations, oddTexts } from '#testing/mutations.ts';
import { GAMES } from '#testing/read.ts';
import { respellings } from '#testing/respellings.ts';
import { FULL, runs } from '#testing/runs.ts';
import type { Case } from '../case.ts';
import type { CaseError } from '../case-error.ts';
import type { Game } from '../game/game.ts';
import type { Result } from '../result.ts';
import { parseCase } from './parse.ts';

/** Up to the wide space of Chinese; all others are tried in the nightly run alone. */
const LAST = FULL ? 0xffff : 0x3000;

type Reader = (text: string, games: readonly Game[]) => Result<Case, CaseError>;

/** What two readers do not read alike, and how often each outcome came. */
function compared(texts: Iterable<string>, games: readonly Game[], one: Reader = parseCase) {
  const wrong: string[] = [];
  const seen = new Map<string, number>();
  for (const text of texts) {
    const read = one(text, games);
    if (!isDeepStrictEqual(read, literally(text, games))) wrong.push(text);
    const what = read.ok ? 'case' : read.error.code;
    seen.set(what, (seen.get(what) ?? 0) + 1);
  }
  return { wrong: wrong.slice(0, 5), seen };
}

describe('the reader against its literal reading: the same case, or the same fault in the same place', () => {
  const CASES = runs(200_000);

  test(`${CASES} cases of all games in every spelling, half of them spoilt`, () => {
    const { wrong, seen } = compared(respellings(CASES, 16_180), ENGINES);
    expect(wrong).toEqual([]);
    expect(seen.get('case')).toBeGreaterThan(CASES / 3);
    for (const code of ['bad-syntax', 'bad-value', 'bad-card', 'duplicate-card', 'unknown-setting', 'too-long']) {
      expect(seen.get(code), code).toBeGreaterThan(CASES / 2000);
    }
  }, 900_000);

  const MUTATIONS = runs(200_000);

  test(`${MUTATIONS} mutations, and as many strings of odd pieces`, () => {
    expect(compared(mutations(MUTATIONS, 14_142), GAMES).wrong).toEqual([]);
    expect(compared(oddTexts(MUTATIONS, 17_320), GAMES).wrong).toEqual([]);
  }, 900_000);

  test('every unit, before a field, in a name, between cards and behind one', () => {
    const units = Array.from({ length: LAST + 1 }, (_, code) => String.fromCharCode(code));
    expect(
      compared(
        units.map((unit) => `toy;${unit}a${unit}n:2S${unit}3S.4♠${unit}`),
        GAMES,
      ).wrong,
    ).toEqual([]);
  }, 900_000);

  test('a fault would be seen', () => {
    const careless: Reader = (text, games) => parseCase(text.replace('♤', '♠'), games);
    expect(compared(['toy;an:A♠.2♤'], GAMES, careless).wrong).toEqual([]);
    expect(compared(['toy;an:A♠.♤'], GAMES, careless).wrong).toEqual(['toy;an:A♠.♤']);
  });
});
