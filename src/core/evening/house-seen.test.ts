/** Which house pays as a table did. */

import { describe, expect, test } from 'vitest';
import { game as sam } from '#games/sam/engine/index.ts';
import { houseGuide as samGuide } from '#games/sam/house/guide.ts';
import { game as xiDach } from '#games/xi-dach/engine/index.ts';
import { houseGuide as xiDachGuide } from '#games/xi-dach/house/guide.ts';
import { game as xiTo } from '#games/xi-to/engine/index.ts';
import { houseGuide as xiToGuide } from '#games/xi-to/house/guide.ts';
import { KITS } from '#testing/kits.ts';
import { anyRuleSet } from '#testing/rule-sets.ts';
import { assertDefined } from '../assert-defined.ts';
import type { Field } from '../case.ts';
import { formatCase } from '../format.ts';
import type { Game } from '../game/game.ts';
import { defaultRuleSet, type RuleSet } from '../house-rules.ts';
import { judge } from '../judge.ts';
import { parseRuleSet } from '../notation/read-text.ts';
import { makeRng } from '../random/rng.ts';
import type { EveningRound } from './evening.ts';
import { houseSeen, type PaidRound, paidRoundOf } from './house-seen.ts';
import { paymentsBy } from './payments.ts';

const AN = 1;
const BINH = 2;
const CHI = 3;
const round = (some: Partial<EveningRound>): EveningRound => ({
  game: 'xi-dach',
  house: 'xi-dach@pho-thong',
  stake: 2,
  banker: AN,
  seats: [BINH, AN, CHI],
  told: { type: 'cards', case: 'xi-dach@pho-thong;cai:10S.9H;binh:10H.10D;chi:9C.9S' },
  sides: [],
  nets: [2, 0, -2],
  ...some,
});

describe('what a round says of the house', () => {
  test('what each hand was paid in stakes, the banker where the banker stands', () => {
    expect(paidRoundOf(xiDach, round({}))?.paid).toEqual([0, 1, -1]);
  });

  test('side payments say nothing of the hands', () => {
    const sides = [{ code: 'x', from: CHI, to: BINH, chips: 5 }];
    expect(paidRoundOf(xiDach, round({ sides, nets: [7, 0, -7] }))?.paid).toEqual([0, 1, -1]);
  });

  test('of a pot, in chips', () => {
    const pot = round({
      game: 'xi-to',
      house: 'xi-to@x',
      banker: null,
      seats: [AN, BINH],
      told: { type: 'cards', case: 'xi-to;an:AS.AH;binh:KS.KH' },
      put: [5, 5],
      nets: [5, -5],
    });
    expect(paidRoundOf(xiTo, { ...pot, house: 'xi-to' })).toMatchObject({ paid: [5, -5], put: [5, 5] });
    expect(paidRoundOf(xiTo, pot)).toBeUndefined();
  });

  test('of a pot into which nobody said what was put: one stake each, shared chip by chip', () => {
    const house = 'xi-to@vipgame{suits=none}';
    const pot = round({
      game: 'xi-to',
      house,
      stake: 5,
      banker: null,
      seats: [AN, BINH, CHI],
      told: { type: 'cards', case: `${house};an:9H.10D.JC.QS.KH;binh:9S.10S.JD.QH.KS;chi:7D.8D.10C.JS.AC` },
      nets: [3, 2, -5],
    });
    const seen = assertDefined(paidRoundOf(xiTo, pot));
    expect(seen).toMatchObject({ paid: [3, 2, -5], put: [5, 5, 5] });
    const own = assertDefined(parseRuleSet(house, xiTo));
    expect(houseSeen(xiTo, xiToGuide, own, [seen])).toEqual({ against: [], house: null });
  });

  test.each<[string, Partial<EveningRound>]>([
    ['hands that nobody told', { told: { type: 'amounts' } }],
    ['what is no multiple of the stake', { nets: [3, 0, -3] }],
    ['another number of hands', { seats: [BINH, AN] }],
    ['what is no case', { told: { type: 'cards', case: 'xi-dach;cai:10S' } }],
    ['a banker who has no hand', { banker: 9 }],
  ])('%s: nothing', (_, some) => {
    expect(paidRoundOf(xiDach, round(some))).toBeUndefined();
  });
});

function paidUnder(game: Game, { rules }: RuleSet, fields: readonly Field[]): PaidRound | undefined {
  const ruling = judge(game, fields, rules);
  const names = fields.map(({ name }) => name);
  const paid = ruling.ok ? paymentsBy(game, ruling.value.verdict, names) : undefined;
  const text = formatCase(
    { game: game.id, preset: game.defaultPreset, rules: defaultRuleSet(game).rules, fields },
    game,
  );
  return paid?.ok ? { case: text, paid: paid.value, put: undefined } : undefined;
}

describe('the house that pays so', () => {
  const own = defaultRuleSet(xiDach);
  const text = 'xi-dach;cai:10S.9H;an:2H.3C.4S.5H.2D';

  test('the own house where it does; else the nearest preset', () => {
    const [once, twice] = [1, 2].map((net) =>
      houseSeen(xiDach, xiDachGuide, own, [{ case: text, paid: [-net, net], put: undefined }]),
    );
    expect(once).toEqual({ against: [], house: null });
    expect(twice).toEqual({ against: [0], house: expect.stringMatching(/^xi-dach@[a-z-]+$/) });
  });

  test('none where no house pays so', () => {
    expect(houseSeen(xiDach, xiDachGuide, own, [{ case: text, paid: [-7, 7], put: undefined }])).toEqual({
      against: [0],
      house: null,
    });
    expect(
      houseSeen(xiTo, xiToGuide, defaultRuleSet(xiTo), [
        { case: 'xi-to;an:AS.AH;binh:KS.KH', paid: [-5, 5], put: [5, 5] },
      ]).house,
    ).toBeNull();
  });

  test('of what is no case, none', () => {
    expect(
      houseSeen(xiDach, xiDachGuide, own, [{ case: 'xi-dach;cai:10S', paid: [0], put: undefined }]).house,
    ).toBeNull();
  });

  test.each([
    ['xi-dach', xiDach, xiDachGuide],
    ['sam', sam, samGuide],
  ] as const)('%s: a house that explains dealt rounds is found, preset or a rule away', (id, game: Game, guide) => {
    const rng = makeRng(391);
    const kit = assertDefined(KITS.get(id));
    let told = 0;
    for (let turn = 0; turn < 30; turn++) {
      const presets = Object.entries(game.presets);
      const [preset, base] = assertDefined(presets[rng.upTo(presets.length - 1)]);
      const settings = Object.keys(game.schema);
      const key = assertDefined(settings[rng.upTo(settings.length - 1)]);
      const rules = turn % 2 === 0 ? base : { ...base, [key]: assertDefined(anyRuleSet(game, rng)[key]) };
      const rounds = Array.from({ length: 4 }, () => kit.dealt(rng, rules))
        .flat()
        .flatMap((fields) => paidUnder(game, { preset, rules }, fields) ?? []);
      const mine = turn % 2 === 0 ? defaultRuleSet(game) : { preset, rules: base };
      const { against, house } = houseSeen(game, guide, mine, rounds);
      if (against.length === 0) continue;
      told += 1;
      const found = assertDefined(parseRuleSet(assertDefined(house ?? undefined), game));
      expect(houseSeen(game, guide, found, rounds).against).toEqual([]);
    }
    expect(told).toBeGreaterThan(3);
  });
});
