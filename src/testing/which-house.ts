/** People who are asked which house they play: they rule as the engine does. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Field } from '#core/case.ts';
import { formatRuleSet } from '#core/format.ts';
import type { Game, Json } from '#core/game/game.ts';
import { isPartOf, type PartialVerdict } from '#core/house/partial-verdict.ts';
import type { HouseGuide } from '#core/house/which/shares.ts';
import { type HouseAnswer, type WhichHouse, whichHouse } from '#core/house/which-house.ts';
import { allowedValues, type Rules } from '#core/house-rules.ts';
import { ordered, writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import { parseCase } from '#core/notation/parse.ts';
import { parseRuleSet } from '#core/notation/read-text.ts';
import type { Rng } from '#core/random/rng.ts';
import type { GameTestKit } from './conformance/kit.ts';
import { caseSettings } from './rule-sets.ts';

type Ask = NonNullable<WhichHouse['ask']>;

/** What a house says of a case, of the verdicts that it is asked about; null where it is none of them. */
export function saidOf(game: Game, rules: Rules, ask: Ask): PartialVerdict {
  const head = formatRuleSet({ preset: game.defaultPreset, rules }, game);
  const read = parseCase(ask.case.replace(game.id, head), [game]);
  const verdict: Json = read.ok
    ? game.verdictJson(game.decide(read.value.fields, read.value.rules).verdict)
    : ordered([['error', ordered([['code', read.error.code]])]]);
  return ask.verdicts.find((one) => isPartOf(one, verdict)) ?? null;
}

export interface Asked {
  readonly answers: readonly HouseAnswer[];
  readonly found: WhichHouse;
}

/** All questions that somebody of this house is asked. @param slip the place of an answer that is wrong */
export function askAll(
  game: Game,
  guide: HouseGuide,
  rules: Rules,
  slip?: { readonly at: number; readonly rng: Rng },
): Asked {
  const answers: HouseAnswer[] = [];
  for (;;) {
    const asked = whichHouse(game, guide, answers);
    if (!asked.ok) throw new Error(asked.error.code);
    const { ask } = asked.value;
    if (!ask) return { answers, found: asked.value };
    const right = saidOf(game, rules, ask);
    const wrong = ask.verdicts.filter((one) => one !== right);
    const isSlip = slip?.at === answers.length && wrong.length > 0;
    answers.push({ case: ask.case, verdict: isSlip ? assertDefined(wrong[slip.rng.upTo(wrong.length - 1)]) : right });
  }
}

/** A house, and what it was asked until it was found. */
export interface AskedHouse {
  readonly rules: Rules;
  readonly asked: Asked;
}

/** Asks all of these houses. @param slips where each gives one wrong answer, among the first few that everybody gives */
export function askHouses(game: Game, guide: HouseGuide, houses: readonly Rules[], slips?: Rng): AskedHouse[] {
  return houses.map((rules) => {
    const slip = slips ? { at: slips.upTo(3), rng: slips } : undefined;
    return { rules, asked: askAll(game, guide, rules, slip) };
  });
}

/** How many questions this part of the houses needs at most: 0.9 for nine in ten. */
export function questionsFor(part: number, played: readonly AskedHouse[]): number {
  const counts = played.map(({ asked }) => asked.answers.length).sort((a, b) => a - b);
  return assertDefined(counts[Math.ceil(counts.length * part) - 1]);
}

/** The share of dealt cases that found houses rule otherwise than the true ones. @param deals for each house */
export function unlikeShare(
  game: Game,
  { dealt }: Pick<GameTestKit, 'dealt'>,
  played: readonly AskedHouse[],
  deals: number,
  rng: Rng,
): number {
  const shares = played.map(({ rules, asked }) => {
    const house = foundRules(game, asked);
    if (JSON.stringify(house) === JSON.stringify(rules)) return 0;
    const cases = Array.from({ length: deals }, () => dealt(rng, rules));
    const others = cases.filter((some) =>
      some.some((fields) => verdictIn(game, fields, rules) !== verdictIn(game, fields, house)),
    );
    return others.length / deals;
  });
  return shares.reduce((sum, one) => sum + one, 0) / played.length;
}

function foundRules(game: Game, { found }: Asked): Rules {
  return assertDefined(parseRuleSet(found.house, game)).rules;
}

function verdictIn(game: Game, fields: readonly Field[], rules: Rules): string {
  const ruled = judge(game, fields, rules);
  return ruled.ok ? writeJson(game.verdictJson(ruled.value.verdict)) : ruled.error.code;
}

/** A preset with one or two settings of cases changed. */
export function changedPreset(game: Game, rng: Rng): Rules {
  const presets = Object.values(game.presets);
  let rules: Rules = assertDefined(presets[rng.upTo(presets.length - 1)]);
  const settings = Object.entries(caseSettings(game));
  for (let left = 1 + rng.upTo(1); left > 0; left--) {
    const [key, setting] = assertDefined(settings[rng.upTo(settings.length - 1)]);
    const others = allowedValues(setting).filter((value) => value !== rules[key]);
    rules = { ...rules, [key]: assertDefined(others[rng.upTo(others.length - 1)]) };
  }
  return rules;
}
