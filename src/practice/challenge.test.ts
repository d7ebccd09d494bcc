import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { makeRng } from '#core/random/rng.ts';
import { ENGINES } from '#games/engines.ts';
import { anyRuleSet } from '#testing/rule-sets.ts';
import {
  CHALLENGE_FAULTS,
  type Challenge,
  type Challenged,
  formatChallenge,
  gamesInChallenge,
  parseChallenge,
} from './challenge.ts';
import { QUIZ_EDITION } from './edition.ts';
import { ALL_KINDS } from './kinds.ts';

const houses = fc.tuple(fc.nat(20), fc.integer(), fc.boolean());

/** One game under any rule set, with any of its kinds of question. */
const challenged = (id: string): fc.Arbitrary<Challenged> => {
  const engine = assertDefined(ENGINES.find((game) => game.id === id));
  const presets = Object.keys(engine.presets);
  return fc
    .tuple(houses, fc.subarray([...assertDefined(ALL_KINDS.get(id))], { minLength: 1 }))
    .map(([[at, rng, plain], kinds]): Challenged => {
      const preset = assertDefined(presets[at % presets.length]);
      const rules = plain ? assertDefined(engine.presets[preset]) : anyRuleSet(engine, makeRng(rng));
      return { game: id, house: { preset, rules }, kinds };
    });
};

const challenges: fc.Arbitrary<Challenge> = fc
  .tuple(
    fc.nat(2 ** 31 - 1),
    fc
      .subarray([...ALL_KINDS.keys()], { minLength: 1 })
      .chain((ids) => fc.tuple(...ids.map(challenged)))
      .map((games): readonly Challenged[] => games),
    fc.nat(9999),
    fc.option(fc.nat(10), { nil: undefined }),
  )
  .map(([seed, games, edition, score]) => ({ seed, games, edition, ...(score === undefined ? {} : { score }) }));

const format = (challenge: Challenge): string => formatChallenge(challenge, ENGINES);
const parse = (text: string) => parseChallenge(text, ENGINES);

/** The faults of a text, and the part of it that is used, as text; `-` where there is none. */
function told(text: string): string {
  const read = parse(text);
  if (read.ok) return `ok ${format(read.value)}`;
  return `${read.error.faults.join(' ')} → ${read.error.read ? format(read.error.read) : '-'}`;
}

const ten = { seed: 7, edition: QUIZ_EDITION };
const pho = (id: string): Challenged => {
  const engine = assertDefined(ENGINES.find((game) => game.id === id));
  const preset = engine.defaultPreset;
  return {
    game: id,
    house: { preset, rules: assertDefined(engine.presets[preset]) },
    kinds: assertDefined(ALL_KINDS.get(id)),
  };
};

describe('a challenge as text', () => {
  test('can be read by people', () => {
    const vipgame = assertDefined(ENGINES[0]?.presets['vipgame']);
    const house = { preset: 'vipgame', rules: { ...vipgame, minStand: 14 } };
    const games = [{ ...pho('xi-dach'), house, kinds: ['total', 'pays'] }, pho('sam')];
    expect(format({ ...ten, games, score: 8 })).toBe(
      `xi-dach@vipgame{minStand=14}:total.pays;sam@mien-bac;n=7;p=8;e=${QUIZ_EDITION}`,
    );
    expect(format({ ...ten, games: [pho('xi-dach')] })).toBe(`xi-dach@pho-thong;n=7;e=${QUIZ_EDITION}`);
  });

  test('reads back as it was, and names its games', () => {
    fc.assert(
      fc.property(challenges, (challenge) => {
        const text = format(challenge);
        expect(parse(text)).toEqual({ ok: true, value: challenge });
        expect(parse(encodeURIComponent(text))).toEqual({ ok: true, value: challenge });
        expect(gamesInChallenge(text)).toEqual(challenge.games.map(({ game }) => game));
      }),
      { numRuns: 500 },
    );
  });

  test('holds nothing that an address or a chat would break, but the braces that are escaped', () => {
    fc.assert(
      fc.property(challenges, (challenge) => {
        expect(format(challenge)).toMatch(/^[\w@=,;:.{}-]+;e=\d{1,4}$/);
        expect(format(challenge).length).toBeLessThan(2000);
      }),
      { numRuns: 500 },
    );
  });

  test('reads the same behind a mark, among blanks, in any order', () => {
    const text = 'xi-dach@pho-thong;n=7;p=8;e=1';
    for (const given of [`${text}.`, `${text})`, ` ${text} `, `${text};`, 'e=1;p=8; n=7 ;xi-dach', `${text}…`]) {
      expect(told(given), given).toBe(`ok ${text}`);
    }
  });

  test('house rules are those that the sender meant: three kinds of ù were paid 5, 6 and 7 before uPay', () => {
    const house = 'ta-la@mien-bac{uKinds=plain-tron-khan';
    expect(told(`${house}};n=7;e=5`)).toBe(`ok ${house},uPay=by-kind};n=7;e=5`);
    expect(told(`${house}};n=7;e=6`)).toBe(`ok ${house}};n=7;e=6`);
  });

  test.each([
    ['', 'empty → -'],
    ['  ', 'empty → -'],
    ['x'.repeat(2001), 'too-long → -'],
    ['n=7;e=1', 'no-game → -'],
    ['poker@x;n=7;e=1', 'no-game → -'],
    ['poker@x;sam;n=7;p=3;e=1', 'no-game → sam@mien-bac;n=7;e=1'],
    ['sam;sam@local;n=7;p=3;e=1', 'twice → sam@mien-bac;n=7;e=1'],
    ['sam;n=7;n=8;e=1', 'twice → sam@mien-bac;n=7;e=1'],
    ['xi-dach@nha-toi{minStand=14}:total;n=7;e=1', 'bad-house → xi-dach@pho-thong{minStand=14}:total;n=7;e=1'],
    ['xi-dach@vipgame{minStand=3,bankerMin=15};n=7;e=1', 'bad-house → xi-dach@vipgame{bankerMin=15};n=7;e=1'],
    ['xi-dach@vipgame{minStand=14;n=7;e=1', 'bad-house → xi-dach@vipgame;n=7;e=1'],
    ['xi-dach@vipgame cards;n=7;e=1', 'bad-house → xi-dach@vipgame;n=7;e=1'],
    ['xi-dach:total.poker;n=7;p=3;e=1', 'bad-kind → xi-dach@pho-thong:total;n=7;e=1'],
    ['xi-dach:__proto__;n=7;e=1', 'bad-kind → xi-dach@pho-thong;n=7;e=1'],
    ['xi-dach:;n=7;e=1', 'bad-kind → xi-dach@pho-thong;n=7;e=1'],
    ['sam;n=7;p=11;e=1', 'bad-score → sam@mien-bac;n=7;e=1'],
    ['sam;n=7;p=;e=1', 'bad-score → sam@mien-bac;n=7;e=1'],
    ['sam;n=7;p=3', `bad-edition → sam@mien-bac;n=7;e=${QUIZ_EDITION}`],
    ['sam;n=7;p=3;e=12345', `bad-edition → sam@mien-bac;n=7;e=${QUIZ_EDITION}`],
    ['sam;n=7;p=3;x=4;e=1', 'bad-part → sam@mien-bac;n=7;p=3;e=1'],
    ['sam;n=7;p=3;e=1;<b>An</b>', 'bad-part → sam@mien-bac;n=7;p=3;e=1'],
  ])('“%.60s”: %s', (text, expected) => {
    expect(told(text)).toBe(expected);
  });

  test('without its number deals some hands all the same, always the same ones, and compares nothing', () => {
    for (const text of ['sam;p=3;e=1', 'sam;n=-1;p=3;e=1', 'sam;n=2147483648;p=3;e=1', 'sam;n=1e3;p=3;e=1']) {
      const read = parse(text);
      expect(read.ok).toBe(false);
      if (read.ok) continue;
      expect(read.error.faults).toEqual(['bad-seed']);
      expect(read.error.read?.score).toBeUndefined();
      expect(read.error.read?.seed).toBeGreaterThanOrEqual(0);
      expect(parse(text)).toEqual(read);
    }
  });

  test('needs the engines of its games', () => {
    const read = parseChallenge('xi-dach;sam;n=7;e=1', ENGINES.slice(0, 1));
    expect(!read.ok && read.error.code).toBe('no-engine');
    expect(!read.ok && read.error.read?.games.map(({ game }) => game)).toEqual(['xi-dach']);
  });
});

test('any text at all is read or told, and what is read can be asked', () => {
  const odd = [
    ';',
    ':',
    '.',
    '{',
    '}',
    '@',
    '=',
    ',',
    '%',
    '%7B',
    '%ZZ',
    ' ',
    '\n',
    '\uD800',
    '__proto__',
    'sam',
    'n=',
    'e=',
    'p=9',
    '-1',
    '&amp;',
    '9'.repeat(12),
  ];
  const codes: readonly string[] = CHALLENGE_FAULTS;
  const rng = makeRng(11);
  const texts = fc.sample(challenges, { numRuns: 60, seed: 11 }).map(format);
  for (let run = 0; run < 10_000; run++) {
    let text = assertDefined(texts[rng.upTo(texts.length - 1)]);
    for (let times = rng.upTo(4); times >= 0; times--) {
      const at = rng.upTo(text.length);
      text = text.slice(0, at) + (odd[rng.upTo(odd.length)] ?? '') + text.slice(at + rng.upTo(9));
    }
    const read = parse(text);
    if (!read.ok) {
      expect(read.error.code).toBe(read.error.faults[0]);
      for (const fault of read.error.faults) expect(codes).toContain(fault);
    }
    const usable = read.ok ? read.value : read.error.read;
    if (usable) expect(parse(format(usable))).toEqual({ ok: true, value: usable });
  }
});
