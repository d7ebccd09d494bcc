/** The branches of a case, compared with the engine and with the rules read literally, under one rule set after another. */

import { assertDefined } from '#core/assert-defined.ts';
import { type Branches, branches, covers } from '#core/branches/branches.ts';
import type { Field } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import { allowedValues, type Rules, type SettingValue } from '#core/house-rules.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import { parseCase } from '#core/notation/parse.ts';
import { makeRng } from '#core/random/rng.ts';
import type { Result } from '#core/result.ts';
import type { Ruling, Step } from '#core/ruling.ts';
import { anyRuleSet, caseSettings, everyRuleSet, schemaOfEdition } from '../rule-sets.ts';
import { runs } from '../runs.ts';
import { differ, type GameCheck, type Subject } from './subject.ts';

/** With more rule sets than these a case is tried in some of them. */
const ALL = 5000;
const SOME = 300;

export const BRANCHES_CHECKS: readonly GameCheck[] = [
  {
    name: 'branches partition all houses; verdicts are those of the engine and of the rules read literally',
    *faults(subject) {
      const { game, kit } = subject;
      const rng = makeRng(11);
      let several = 0;
      const cases = runs(kit.branches.cases, Math.ceil(kit.branches.cases / 3));
      const sound = soundIn(subject);
      for (let run = 0; run < cases; run++) {
        const fields = kit.branches.fields?.(rng) ?? kit.fields(rng, anyRuleSet(game, rng));
        const found = branches(game, fields);
        if (found.branches.length > 1) several++;
        yield* sound(fields, found);
      }
      if (several < cases / 3) yield `only ${several} cases have several branches`;
    },
  },
  {
    name: 'the same in cases where many settings have their say',
    *faults(subject) {
      const sound = soundIn(subject);
      for (const [what, text] of subject.kit.branches.crowded) {
        const read = parseCase(`${subject.game.id}${text}`, [subject.game]);
        if (!read.ok) yield `${what}: ${read.error.code}`;
        else yield* sound(read.value.fields, branches(subject.game, read.value.fields));
      }
    },
  },
  { name: 'only what matters is tried', faults: efforts },
];

type Outcome = Result<Ruling<unknown>, { readonly code: string }>;

/** The verdict as the literal reading of the game writes it, or the code of what keeps the hands from being a case. */
export function outcomeText({ game, kit }: Pick<Subject, 'game' | 'kit'>, outcome: Outcome): string {
  if (!outcome.ok) return outcome.error.code;
  const { verdict } = outcome.value;
  return kit.branches.written?.(verdict) ?? writeJson(game.verdictJson(verdict));
}

type Sound = (fields: readonly Field[], found: Branches<unknown, Step>) => Generator<unknown>;

/** What is wrong with the branches of some hands. */
function soundIn({ game, kit }: Subject): Sound {
  const settings = caseSettings(game);
  const size = Object.values(settings).reduce((product, { values }) => product * values.length, 1);
  const rng = makeRng(12);
  // What a round alone reads is as it comes: it must not matter.
  const all = size <= ALL ? everyRuleSet(settings).map((house) => ({ ...anyRuleSet(game, rng), ...house })) : undefined;
  const said = (outcome: Outcome): string => outcomeText({ game, kit }, outcome);

  return function* sound(fields, found) {
    const houses = all ?? Array.from({ length: SOME }, () => anyRuleSet(game, rng));
    const told = found.branches.map(({ outcome }) => said(outcome));
    const verdicts = houses.map((rules) => said(judge(game, fields, rules)));
    for (const [at, rules] of houses.entries()) {
      const here = found.branches.flatMap(({ when }, branch) => (covers(when, rules) ? [branch] : []));
      const literal = kit.branches.literal(fields, rules);
      if (here.length === 1 && told[here[0] ?? -1] === verdicts[at] && verdicts[at] === literal) continue;
      yield { fields, rules, here, told: here.map((branch) => told[branch]), forced: verdicts[at], literal };
    }
    const named = new Set(found.branches.flatMap(({ when }) => [...when.keys()]));
    if (all) yield* differ('settings that matter', [...named].sort(), matters(settings, verdicts).sort());
    for (const { when, outcome } of found.branches) {
      yield* conditions(settings, when);
      // A branch carries the ruling of its first rule set, reasons included.
      yield* differ('the first house of a branch', outcome, judge(game, fields, firstRuleSet(game, when)));
    }
    yield* differ('presets', [...found.presets.keys()], Object.keys(game.presets));
    for (const [name, branch] of found.presets) {
      if (!covers(assertDefined(found.branches[branch]).when, game.presets[name] ?? {})) yield `${name} is elsewhere`;
    }
  };
}

/** The settings by which alone some verdict changes. Verdicts stand in the order of all rule sets. */
function matters(settings: Game['schema'], verdicts: readonly string[]): string[] {
  let stride = verdicts.length;
  return Object.entries(settings).flatMap(([key, { values }]) => {
    const block = stride;
    stride /= values.length;
    return verdicts.some((verdict, at) => at % block >= stride && verdict !== verdicts[at - stride]) ? [key] : [];
  });
}

/** A condition names some values of a setting, not all of them, in the order of the schema. */
function* conditions(settings: Game['schema'], when: ReadonlyMap<string, readonly SettingValue[]>): Generator<unknown> {
  for (const [key, some] of when) {
    const values = allowedValues(settings[key]);
    yield* differ(
      key,
      some,
      values.filter((value) => some.includes(value)),
    );
    if (some.length >= values.length) yield `${key}: no condition`;
  }
}

/** For each setting the first value that is allowed. */
function firstRuleSet({ schema }: Game, when: ReadonlyMap<string, readonly SettingValue[]>): Rules {
  return Object.fromEntries(
    Object.entries(schema).map(([key, setting]) => [key, assertDefined((when.get(key) ?? allowedValues(setting))[0])]),
  );
}

/** The edition whose values the kits' numbers of rulings were counted with: later ones leave the numbers as they are. */
const COUNTED = 3;

function* efforts({ game, kit }: Subject): Generator<unknown> {
  for (const { what, cases, most, usual = most, ...effort } of kit.branches.efforts) {
    const rng = makeRng(17);
    const asked = Array.from({ length: runs(cases, Math.ceil(cases / 4)) }, () => {
      let rulings = 0;
      const counting: Game = {
        ...game,
        schema: schemaOfEdition(game.schema, COUNTED),
        decide(...given) {
          rulings++;
          return game.decide(...given);
        },
      };
      branches(counting, effort.fields(rng));
      return rulings;
    }).sort((a, b) => a - b);
    const found = [asked.at(-1) ?? 0, asked[asked.length >> 1] ?? 0] as const;
    if (found[0] > most || found[1] > usual) yield `${what}: ${found[0]} rulings, usually ${found[1]}`;
  }
}
