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
import { parseCase } from '../notation/parse.ts';
import { parseRuleSet } from '../notation/read-text.ts';
import { makeRng } from '../random/rng.ts';
import { houseSeen } from './house-seen.ts';
import { type PaidRound, paidByCards } from './paid-round.ts';
import { paymentsBy } from './payments.ts';

/** A round of some hands, the banker first where there is one, as it was paid in stakes. */
function paidSo(game: Game, text: string, nets: readonly number[], put?: readonly number[]): PaidRound {
  const read = parseCase(text, [game]);
  const fields = read.ok ? read.value.fields : [];
  const seats = fields.map((_, seat) => seat);
  return assertDefined(
    paidByCards(game, {
      game: game.id,
      house: game.id,
      stake: 1,
      banker: fields[0]?.role === 'cai' ? 0 : null,
      seats,
      told: { type: 'cards', case: text },
      sides: [],
      nets,
      ...(put ? { put } : {}),
    }),
  );
}

function paidUnder(game: Game, { preset, rules }: RuleSet, fields: readonly Field[]): PaidRound | undefined {
  const ruling = judge(game, fields, rules);
  const names = fields.map(({ name }) => name);
  const paid = ruling.ok ? paymentsBy(game, ruling.value.verdict, names) : undefined;
  return paid?.ok ? paidSo(game, formatCase({ game: game.id, preset, rules, fields }, game), paid.value) : undefined;
}

describe('the house that pays so', () => {
  const own = defaultRuleSet(xiDach);
  const text = 'xi-dach;cai:10S.9H;an:2H.3C.4S.5H.2D';

  test('the own house where it does; else the nearest preset, and the house with one rule changed', () => {
    const [once, twice] = [1, 2].map((net) => houseSeen(xiDach, xiDachGuide, own, [paidSo(xiDach, text, [-net, net])]));
    expect(once).toEqual({ against: [], beyond: [], houses: [] });
    expect(twice?.against).toEqual([0]);
    expect(twice?.houses).toContainEqual(expect.stringMatching(/^xi-dach@[a-z-]+$/));
    expect(twice?.houses).toContain('xi-dach@pho-thong{payout=3-2-2}');
  });

  test('a round that the own rule was kept in leaves fewer houses', () => {
    const paid = paidSo(xiDach, text, [-2, 2]);
    const more = paidSo(xiDach, 'xi-dach;cai:10S.9H;an:AH.KC', [-1, 1]);
    const before = houseSeen(xiDach, xiDachGuide, own, [paid]).houses;
    const after = houseSeen(xiDach, xiDachGuide, own, [paid, more]).houses;
    expect(after.every((house) => before.includes(house))).toBe(true);
    expect(after.length).toBeLessThan(before.length);
  });

  test('none where no house pays so', () => {
    expect(houseSeen(xiDach, xiDachGuide, own, [paidSo(xiDach, text, [-7, 7])])).toEqual({
      against: [0],
      beyond: [0],
      houses: [],
    });
    const pot = paidSo(xiTo, 'xi-to;an:AS.AH;binh:KS.KH', [-5, 5], [5, 5]);
    expect(houseSeen(xiTo, xiToGuide, defaultRuleSet(xiTo), [pot]).houses).toEqual([]);
  });

  test('what no house pays ends no learning: the houses are those of the other rounds', () => {
    const odd = paidSo(xiDach, 'xi-dach;cai:10S.9H;an:10H.10D', [-5, 5]);
    const paid = paidSo(xiDach, text, [-2, 2]);
    const alone = houseSeen(xiDach, xiDachGuide, own, [paid]);
    expect(alone.houses).toContain('xi-dach@mien-nam');
    expect(houseSeen(xiDach, xiDachGuide, own, [odd, paid])).toEqual({
      against: [0, 1],
      beyond: [0],
      houses: alone.houses,
    });
  });

  test('rounds that some house pays each, and none pays together', () => {
    const rounds = [1, 2].map((net) => paidSo(xiDach, text, [-net, net]));
    expect(houseSeen(xiDach, xiDachGuide, own, rounds)).toEqual({ against: [1], beyond: [], houses: [] });
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
      const { against, houses } = houseSeen(game, guide, mine, rounds);
      if (against.length === 0) continue;
      told += 1;
      expect(houses).not.toEqual([]);
      for (const house of houses) {
        const found = assertDefined(parseRuleSet(house, game));
        expect(houseSeen(game, guide, found, rounds).against).toEqual([]);
      }
    }
    expect(told).toBeGreaterThan(3);
  });
});
