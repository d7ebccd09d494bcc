import { describe, expect, test } from 'vitest';
import { beatRuleSets, combinationText, everyCombination, literallyBeats } from '../testing/cases.ts';
import { contest, SHORTFALLS } from './beat.ts';
import { COMBINATION_KINDS, type Combination } from './combination.ts';
import { heightOfRank } from './ranks.ts';
import type { BeatRules } from './rules.ts';

const HOUSES = beatRuleSets();

/** The combinations of a rule set, and which beats which: `beats[play][table]`. */
function tableOf(house: BeatRules) {
  const all = everyCombination(house);
  return { all, beats: all.map((play) => all.map((table) => contest(play, table, house).beats)) };
}

const nameOf = (house: BeatRules): string => Object.values(house).join();

describe('what beats what, all combinations against all in every house', () => {
  test('as sam.md §5.4 reads', () => {
    const wrong: string[] = [];
    for (const house of HOUSES) {
      const { all, beats } = tableOf(house);
      for (const [i, play] of all.entries()) {
        for (const [j, table] of all.entries()) {
          if (beats[i]?.[j] !== literallyBeats(play, table, house)) {
            wrong.push(`${nameOf(house)}: ${combinationText(play)} on ${combinationText(table)}`);
          }
        }
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });

  test('nothing beats itself, and of two neither or one beats the other', () => {
    for (const house of HOUSES) {
      const { all, beats } = tableOf(house);
      for (const i of all.keys()) {
        expect(beats[i]?.[i]).toBe(false);
        for (const j of all.keys()) expect(beats[i]?.[j] && beats[j]?.[i]).not.toBe(true);
      }
    }
  });

  test('no cycle, over all kinds: what nothing left over beats can be taken away until nothing is left', () => {
    for (const house of HOUSES) {
      const { all, beats } = tableOf(house);
      let left = [...all.keys()];
      while (left.length > 0) {
        const more = left.filter((i) => left.some((j) => beats[j]?.[i]));
        expect(more.length, nameOf(house)).toBeLessThan(left.length);
        left = more;
      }
    }
  });

  test('within a kind, what beats one that beats a third beats that too', () => {
    for (const house of HOUSES) {
      const { all, beats } = tableOf(house);
      for (const kind of COMBINATION_KINDS) {
        const same = [...all.keys()].filter((i) => all[i]?.kind === kind);
        for (const i of same) {
          for (const j of same.filter((other) => beats[i]?.[other])) {
            for (const k of same.filter((other) => beats[j]?.[other])) expect(beats[i]?.[k]).toBe(true);
          }
        }
      }
    }
  });

  test('across kinds only quads beat anything, and only 2s', () => {
    for (const house of HOUSES) {
      const { all, beats } = tableOf(house);
      for (const [i, play] of all.entries()) {
        for (const [j, table] of all.entries()) {
          if (!beats[i]?.[j]) continue;
          if (play.kind === table.kind) {
            expect(heightOfRank(play.top)).toBeGreaterThan(heightOfRank(table.top));
          } else {
            expect(['tu-quy', 'hai-tu-quy']).toContain(play.kind);
            expect([table.top, ['rac', 'doi'].includes(table.kind)]).toEqual(['2', true]);
          }
        }
      }
    }
  });

  test('every reason why not comes up', () => {
    const seen = new Set<string>();
    for (const house of HOUSES) {
      const { all } = tableOf(house);
      for (const play of all) {
        for (const table of all) {
          const result = contest(play, table, house);
          if (!result.beats) seen.add(result.why);
        }
      }
    }
    expect([...seen].sort()).toEqual([...SHORTFALLS].sort());
  });

  test('a house rule that is not asked for changes nothing', () => {
    const wrong: string[] = [];
    for (const house of HOUSES) {
      const { all } = tableOf(house);
      for (const play of all) {
        for (const table of all) {
          const asked = new Set<string>();
          const watched: BeatRules = {
            runs: house.runs,
            get runBlock() {
              asked.add('runBlock');
              return house.runBlock;
            },
            get chopTwo() {
              asked.add('chopTwo');
              return house.chopTwo;
            },
          };
          const result = JSON.stringify(contest(play, table, watched));
          for (const other of HOUSES) {
            const alike =
              (!asked.has('runBlock') || other.runBlock === house.runBlock) &&
              (!asked.has('chopTwo') || other.chopTwo === house.chopTwo);
            if (alike && JSON.stringify(contest(play, table, other)) !== result) wrong.push(combinationText(play));
          }
        }
      }
    }
    expect(wrong.slice(0, 5)).toEqual([]);
  });
});

describe('why not', () => {
  const [MIEN_BAC, TIPS, SJS, NONE] = ['single-only', 'quad-per-two', 'quad-takes-pair', 'none'] as const;
  const of = (text: string): Combination => {
    const found = everyCombination({ runs: 'low-two' }).find((one) => combinationText(one) === text);
    if (!found) throw new Error(text);
    return found;
  };
  const result = (play: string, table: string, house: Partial<BeatRules> = {}) => {
    const given = contest(of(play), of(table), { runs: 'low-two', runBlock: 'equal', chopTwo: MIEN_BAC, ...house });
    return given.beats ? `by ${given.by}` : given.why;
  };

  test.each([
    ['rac 1 4', 'rac 1 3', 'by higher'],
    ['rac 1 2', 'rac 1 A', 'by higher'],
    ['rac 1 A', 'rac 1 2', 'lower'],
    ['rac 1 9', 'rac 1 9', 'equal'],
    ['doi 2 9', 'rac 1 3', 'kind'],
    ['rac 1 9', 'doi 2 3', 'kind'],
    ['sam-co 3 9', 'rac 1 2', 'kind'],
    ['sanh 3 A', 'rac 1 2', 'kind'],
    ['sanh 3 4', 'sanh 3 3', 'by higher'],
    ['sanh 3 3', 'sanh 3 A', 'lower'],
    ['sanh 3 9', 'sanh 4 8', 'shorter'],
    ['sanh 4 9', 'sanh 5 9', 'equal'],
    ['tu-quy 4 9', 'sanh 3 5', 'no-two'],
    ['tu-quy 4 9', 'sanh 3 3', 'no-two'],
    ['tu-quy 4 9', 'doi 2 A', 'no-two'],
    ['tu-quy 4 9', 'hai-tu-quy 8 2', 'no-two'],
    ['tu-quy 4 9', 'sam-co 3 2', 'three-twos'],
    ['tu-quy 4 9', 'tu-quy 4 3', 'by quad'],
    ['tu-quy 4 2', 'tu-quy 4 A', 'by quad'],
    ['tu-quy 4 3', 'tu-quy 4 9', 'lower'],
    ['hai-tu-quy 8 9', 'hai-tu-quy 8 8', 'two-quads'],
    ['hai-tu-quy 8 9', 'rac 1 2', 'two-quads'],
    ['hai-tu-quy 8 9', 'doi 2 A', 'two-quads'],
    ['hai-tu-quy 8 9', 'sam-co 3 2', 'two-quads'],
    ['hai-tu-quy 8 9', 'tu-quy 4 3', 'two-quads'],
  ])('%s on %s: %s in every house', (play, table, is) => {
    for (const house of HOUSES) expect(result(play, table, house)).toBe(is);
  });

  test('a longer run', () => {
    expect(result('sanh 4 10', 'sanh 3 6')).toBe('longer');
    expect(result('sanh 4 10', 'sanh 3 6', { runBlock: 'equal-or-longer' })).toBe('by higher');
    expect(result('sanh 4 6', 'sanh 3 6', { runBlock: 'equal-or-longer' })).toBe('equal');
    expect(result('sanh 4 5', 'sanh 3 6', { runBlock: 'equal-or-longer' })).toBe('lower');
  });

  test('quads on 2s, by chopTwo', () => {
    const by = (play: string, table: string) =>
      [MIEN_BAC, TIPS, SJS, NONE].map((chopTwo) => result(play, table, { chopTwo }));
    expect(by('tu-quy 4 3', 'rac 1 2')).toEqual(['by chop', 'by chop', 'by chop', 'house']);
    expect(by('tu-quy 4 3', 'doi 2 2')).toEqual(['one-quad', 'one-quad', 'by chop', 'house']);
    expect(by('hai-tu-quy 8 4', 'doi 2 2')).toEqual(['house', 'by chop', 'house', 'house']);
  });
});
