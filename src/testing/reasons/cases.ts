/** Cases for the proof of the reasons: fair ones and hard ones, under any rule set and under those next to a preset. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Field } from '#core/case.ts';
import type { Rules } from '#core/house-rules.ts';
import { judge } from '#core/judge.ts';
import { parseCase } from '#core/notation/parse.ts';
import type { Rng } from '#core/random/rng.ts';
import type { Ruling } from '#core/ruling.ts';
import { renamed } from '../conformance/alike.ts';
import type { GameTestKit } from '../conformance/kit.ts';
import type { Subject } from '../conformance/subject.ts';
import { anyRuleSet, nearPresets } from '../rule-sets.ts';

/** A case whose people no sentence can take for words, and the ruling on it. */
export interface ReasonCase {
  readonly fields: readonly Field[];
  readonly rules: Rules;
  readonly ruling: Ruling<unknown>;
}

/** Makes what deals a case: hands of all kinds that the kit of the game knows, half of the rule sets next to a preset. */
export function makeDealer({ game, kit }: Pick<Subject, 'game' | 'kit'>): (rng: Rng) => ReasonCase {
  const near = nearPresets(game);
  const crowded = kit.branches.crowded.flatMap(([, text]) => {
    const read = parseCase(`${game.id}${text}`, [game]);
    return read.ok ? [read.value.fields] : [];
  });
  return (rng) => {
    for (;;) {
      const rules = rng.upTo(1) === 0 ? anyRuleSet(game, rng) : assertDefined(near[rng.upTo(near.length - 1)]);
      const fields = renamed(anyHands(kit, crowded, rng, rules));
      const ruled = judge(game, fields, rules);
      if (ruled.ok) return { fields, rules, ruling: ruled.value };
    }
  };
}

/** Mostly as the kit deals them; one in four from the hands that are hard on the branches. */
function anyHands(
  { fields, branches }: GameTestKit,
  crowded: readonly (readonly Field[])[],
  rng: Rng,
  rules: Rules,
): readonly Field[] {
  const from = rng.upTo(31);
  if (from >= 8) return fields(rng, rules);
  if (from === 0 && crowded.length > 0) return assertDefined(crowded[rng.upTo(crowded.length - 1)]);
  const { efforts } = branches;
  if (from <= 4 && efforts.length > 0) return assertDefined(efforts[rng.upTo(efforts.length - 1)]).fields(rng);
  return branches.fields?.(rng) ?? fields(rng, rules);
}
