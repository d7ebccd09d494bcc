/** The hands of a question, what all houses say of them, and who says otherwise than was told. */

import { explore, type Tree } from '#core/branches/explore.ts';
import type { Card } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { Game, Json } from '#core/game/game.ts';
import { isPartOf } from '#core/house/partial-verdict.ts';
import { caseOfAnyHouse } from '#core/house/which-house.ts';
import type { Rules } from '#core/house-rules.ts';
import { ordered } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import type { Ruling, Step } from '#core/ruling.ts';
import { type Facet, toldVerdict } from './facets.ts';
import type { AnswerGiven } from './place.ts';

/** The hands that a facet is about: what a player gets hangs on that hand and the banker's. */
export function fieldsAt(fields: readonly Field[], facet: Facet): readonly Field[] {
  if (facet.of !== 'player') return fields;
  return fields.filter(({ role, name }) => role === 'cai' || name === facet.name);
}

/** What all houses make of some hands. */
export interface Outcomes {
  /** Of rulings that say the same with other reasons, each. */
  readonly rulings: readonly Ruling<unknown>[];
  /** The cards that some pack does not have. */
  readonly missing: readonly Card[];
}

export function outcomesOn(game: Game, fields: readonly Field[]): Outcomes {
  const rulings: Ruling<unknown>[] = [];
  const missing = new Set<Card>();
  const walk = (tree: Tree<unknown, Step>): void => {
    if (tree.setting !== null) for (const child of tree.children) walk(child);
    else if (tree.outcome.ok) rulings.push(tree.outcome.value);
    else if (tree.outcome.error.code === 'card-not-in-deck') missing.add(tree.outcome.error.card);
  };
  walk(explore(game, fields));
  return { rulings, missing: [...missing] };
}

/** How many presets rule otherwise than was told. */
export function presetsOut(game: Game, told: readonly AnswerGiven[]): number {
  const cases = told.flatMap(({ case: text, parts }) => {
    const verdict = toldVerdict(parts);
    const read = caseOfAnyHouse(game, text);
    return verdict !== null && read.ok ? [{ fields: read.value.fields, verdict }] : [];
  });
  return Object.values(game.presets).filter((rules) =>
    cases.some(({ fields, verdict }) => !isPartOf(verdict, verdictUnder(game, fields, rules))),
  ).length;
}

function verdictUnder(game: Game, fields: readonly Field[], rules: Rules): Json {
  const ruled = judge(game, fields, rules);
  if (ruled.ok) return game.verdictJson(ruled.value.verdict);
  return ordered([['error', ordered([['code', ruled.error.code]])]]);
}
