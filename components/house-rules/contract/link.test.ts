import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allAgreements } from '#book/agreements.ts';
import { assertDefined } from '#core/assert-defined.ts';
import { allowedValues, type RuleSet } from '#core/house-rules.ts';
import { makeRng } from '#core/random/rng.ts';
import { ENGINES } from '#games/engines.ts';
import { anyRuleSet } from '#testing/rule-sets.ts';
import { type Agreed, contractLink, contractText, ruleSetCode } from './link.ts';
import { contractTextIn, editionIn, gamesIn, readContract } from './read.ts';

const IDS = ENGINES.map(({ id }) => id);

/** What there is to settle, as the page has it. */
const AGREEMENTS = allAgreements('vi');

/** Any games of the book, each with any rule set, and some of its agreements settled. */
const anyAgreed = fc
  .record({
    games: fc.shuffledSubarray(
      ENGINES.map((_, at) => at),
      { minLength: 1 },
    ),
    rng: fc.integer(),
  })
  .map(({ games, rng }): Agreed[] => {
    const random = makeRng(rng);
    return games.flatMap((at) =>
      ENGINES.slice(at, at + 1).map((game) => {
        const settled = (AGREEMENTS[game.id] ?? []).flatMap(({ key, answers: [first, ...others] }) =>
          first && random.upTo(1) === 0 ? [[key, random.pick([first, ...others]).id] as const] : [],
        );
        const presets = Object.keys(game.presets);
        const preset = presets[random.upTo(presets.length - 1)] ?? game.defaultPreset;
        return { game, ruleSet: { preset, rules: anyRuleSet(game, random) }, answers: Object.fromEntries(settled) };
      }),
    );
  });

const read = (text: string) => readContract(contractTextIn(text), ENGINES, AGREEMENTS);
const houseOf = (text: string, id: string): RuleSet | undefined =>
  read(text).ruleSets.find(([game]) => game.id === id)?.[1];
const faultsOf = (text: string) =>
  read(text).faults.map(({ code, at, length }) => [code, contractTextIn(text).slice(at, at + length)]);

describe('the link of a house contract', () => {
  test('reads back to the same games and rule sets', () => {
    fc.assert(
      fc.property(anyAgreed, (agreed) => {
        const settled = agreed.filter(({ answers = {} }) => Object.keys(answers).length > 0);
        const expected = {
          ruleSets: agreed.map(({ game, ruleSet }) => [game, ruleSet]),
          answers: new Map(settled.map(({ game, answers }) => [game.id, answers])),
          faults: [],
        };
        for (const text of [
          contractText(agreed),
          contractLink(agreed, 'vi'),
          `https://luat-bai.vn${contractLink(agreed, 'en')}`,
        ]) {
          expect(read(text)).toEqual(expected);
        }
        expect(gamesIn(contractText(agreed), IDS)).toEqual(
          IDS.filter((id) => agreed.some(({ game }) => game.id === id)),
        );
      }),
    );
  });

  test('holds nothing that a chat would cut it at', () => {
    fc.assert(
      fc.property(anyAgreed, (agreed) => {
        expect(contractLink(agreed, 'vi')).toMatch(/^\/vi\/luat-nha\/\?h=[\w@%=,;.:-]+&e=\d+$/);
        expect(contractLink(agreed, 'vi')).toMatch(/\w$/);
      }),
    );
  });

  test('takes codes, alone and among texts', () => {
    fc.assert(
      fc.property(anyAgreed, (agreed) => {
        const codes = agreed.map(({ game, ruleSet }) => assertDefined(ruleSetCode(ruleSet.rules, game)));
        const found = read(codes.join(' ; ').toLowerCase());
        expect(found.faults).toEqual([]);
        expect(found.ruleSets.map(([game, { rules }]) => [game, rules])).toEqual(
          agreed.map(({ game, ruleSet }) => [game, ruleSet.rules]),
        );
        expect(gamesIn(codes.join(';'), IDS).length).toBe(agreed.length);
      }),
    );
  });

  test('any text at all is read or told, never thrown at anybody', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        'xi-dach',
        '@',
        'vipgame',
        '{',
        '}',
        '=',
        ',',
        ';',
        'minStand',
        '14',
        'XD-',
        '?h=',
        '&e=1',
        '%7B',
        '%',
        'sam',
        'sam.direction:clockwise',
        'xi-dach.bank',
        ':',
        '.',
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = contractTextIn(pieces.join(''));
        const { ruleSets, answers, faults } = readContract(text, ENGINES, AGREEMENTS);
        for (const id of answers.keys()) expect(ruleSets.some(([game]) => game.id === id)).toBe(true);
        for (const [game, { preset, rules }] of ruleSets) {
          expect(Object.keys(game.presets)).toContain(preset);
          expect(Object.keys(rules).sort()).toEqual(Object.keys(game.schema).sort());
          for (const [key, value] of Object.entries(rules)) expect(allowedValues(game.schema[key])).toContain(value);
        }
        for (const { at, length } of faults) {
          expect(at).toBeGreaterThanOrEqual(0);
          expect(at + length).toBeLessThanOrEqual(text.length);
        }
        expect(ruleSets.length + faults.length).toBeGreaterThan(0);
      }),
      { numRuns: 3000 },
    );
  });

  test('an agreement that is none is told where it stands; of a game without a rule set the default is taken', () => {
    const text =
      'sam@local;sam.direction:clockwise;sam.bank:each-hand;sam.direction:counter-clockwise;sam.slips:NONE;poker.ga:none';
    expect(faultsOf(text)).toEqual([
      ['unknown-agreement', 'sam.bank:each-hand'],
      ['twice', 'sam.direction:counter-clockwise'],
      ['unknown-agreement', 'sam.slips:NONE'],
      ['unknown-game', 'poker'],
    ]);
    expect([...read(text).answers]).toEqual([['sam', { direction: 'clockwise' }]]);
    expect(houseOf('ta-la.eatShow: card-alone', 'ta-la')?.preset).toBe('mien-bac');
  });

  test('the edition of a link is read, also behind what a chat leaves there', () => {
    expect(
      ['?h=sam&e=1', 'https://luat-bai.vn/vi/luat-nha/?h=sam&e=12).', '?h=sam', 'sam@local'].map(editionIn),
    ).toEqual([1, 12, undefined, undefined]);
  });

  test('what is wrong is told where it stands, and the rest is kept', () => {
    expect(faultsOf('xi-dach@nha-toi{minStand=14}')).toEqual([['unknown-preset', '@nha-toi']]);
    expect(houseOf('xi-dach@nha-toi{minStand=14}', 'xi-dach')?.rules['minStand']).toBe(14);
    expect(faultsOf('xi-dach{minStand=12, diem=3, x, bankerMin=15}')).toEqual([
      ['bad-value', 'minStand=12'],
      ['unknown-setting', 'diem=3'],
      ['bad-syntax', 'x'],
    ]);
    expect(houseOf('xi-dach{minStand=12,bankerMin=15}', 'xi-dach')?.rules['bankerMin']).toBe(15);
    expect(faultsOf('poker@x; sam')).toEqual([['unknown-game', 'poker']]);
    expect(houseOf('poker@x; sam', 'sam')?.preset).toBe('mien-bac');
    expect(faultsOf('sam;sam@local')).toEqual([['twice', 'sam@local']]);
    expect(faultsOf('sam@local{deck=40} rồi')).toEqual([['bad-syntax', 'rồi']]);
    expect(faultsOf('QQ-00000-0')).toEqual([['bad-prefix', 'QQ-00000-0']]);
    expect(faultsOf('XD-00000-1')).toEqual([['bad-check', 'XD-00000-1']]);
    expect(faultsOf('')).toEqual([['empty', '']]);
    expect(faultsOf('x'.repeat(2001))).toEqual([['too-long', 'x']]);
    expect(faultsOf('xi-dach{constructor=1,__proto__=2}').map(([code]) => code)).toEqual([
      'unknown-setting',
      'unknown-setting',
    ]);
    expect(faultsOf('xi-dach@vipgame%7BminStand=14%7D')[0]?.[0]).toBe('unknown-preset');
    expect(houseOf('?h=xi-dach@vipgame%7BminStand=14%7D', 'xi-dach')?.rules['minStand']).toBe(14);
  });
});
