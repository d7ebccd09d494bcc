/** Cases of all five games by chance: the same seed gives the same case on every machine. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Case, Field } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import type { Rules } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import type { Ruling } from '#core/ruling.ts';
import { ENGINES } from '#games/engines.ts';
import { KITS } from './kits.ts';
import { anyRuleSet } from './rule-sets.ts';

export interface AnyCase {
  readonly game: Game;
  readonly of: Case;
  readonly ruling: Ruling<unknown>;
}

/** Names that are hard for readers, links and objects. */
const NAMES = [
  'an',
  'Bình',
  'Ánh',
  'Đức-2',
  'chị_Hai',
  'constructor',
  '2',
  '__proto__',
  'ひろし',
  'a-b',
  'a_b',
  'x',
] as const;

/** A case of any game under any rule set, often with odd names. */
export function anyCase(seed: number): AnyCase {
  const rng = makeRng(seed);
  return caseOf(assertDefined(ENGINES[rng.upTo(ENGINES.length - 1)]), rng);
}

/** The same of one game. */
export function anyCaseOf(game: Game, seed: number): AnyCase {
  return caseOf(game, makeRng(seed));
}

function caseOf(game: Game, rng: Rng): AnyCase {
  for (;;) {
    const presets = Object.keys(game.presets);
    const preset = presets[rng.upTo(presets.length - 1)] ?? game.defaultPreset;
    const rules = rng.upTo(1) === 0 ? anyRuleSet(game, rng) : (game.presets[preset] ?? {});
    const dealt = anyFieldsOf(game, rng, rules);
    const fields = rng.upTo(1) === 0 ? dealt : renamed(dealt, rng);
    const ruled = judge(game, fields, rules);
    if (ruled.ok) return { game, of: { game: game.id, preset, rules, fields }, ruling: ruled.value };
  }
}

/** Hands of a game as they may be held under these rules. */
export function anyFieldsOf({ id }: Game, rng: Rng, rules: Rules): readonly Field[] {
  return assertDefined(KITS.get(id)).fields(rng, rules);
}

/** The same hands with other names; names of players eaten from change likewise. */
function renamed(fields: readonly Field[], rng: Rng): Field[] {
  const names: string[] = [...NAMES];
  const called = new Map(
    fields.map((field) => {
      const [name = field.name] = names.splice(rng.upTo(names.length - 1), 1);
      return [field.name, field.role === 'player' ? name : field.name];
    }),
  );
  const nameOf = (name: string): string => called.get(name) ?? name;
  return fields.map((field) => ({
    ...field,
    name: nameOf(field.name),
    eaten: field.eaten.map((mark) => (mark.from === undefined ? mark : { ...mark, from: nameOf(mark.from) })),
  }));
}
