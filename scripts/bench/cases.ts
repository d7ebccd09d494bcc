/** Cases of every game, the same on every machine: a mix such as people may ask, and hard ones for `branches`. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Field } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import { makeRng } from '#core/random/rng.ts';
import { anyFieldsOf } from '#testing/any-case.ts';
import { anyRuleSet } from '#testing/rule-sets.ts';

/** One rule set in two is a preset as it stands, the others have any settings. */
export function mixOf(game: Game, count: number): string[] {
  const rng = makeRng(1);
  return Array.from({ length: count }, () => {
    const preset = assertDefined(Object.keys(game.presets)[rng.upTo(Object.keys(game.presets).length - 1)]);
    const own = anyRuleSet(game, rng);
    const rules = rng.upTo(1) === 0 ? assertDefined(game.presets[preset]) : own;
    return formatCase({ game: game.id, preset, rules, fields: anyFieldsOf(game, rng, rules) }, game);
  });
}

/** Of many deals those with the most cards on the table. */
export function hardOnesOf(game: Game, count: number): (readonly Field[])[] {
  const rng = makeRng(2);
  const dealt = Array.from({ length: 20 * count }, () => anyFieldsOf(game, rng, anyRuleSet(game, rng)));
  return dealt.sort((a, b) => cardsIn(b) - cardsIn(a)).slice(0, count);
}

const cardsIn = (fields: readonly Field[]): number => fields.reduce((sum, { cards }) => sum + cards.length, 0);
