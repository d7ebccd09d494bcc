/** Cases that are dealt, ruled on in two houses. */

import type { Field } from '#core/case.ts';
import { deckUnder, type Game } from '#core/game/game.ts';
import { recordReads } from '#core/house/read-rules.ts';
import type { Rules } from '#core/house-rules.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import type { Rng } from '#core/random/rng.ts';
import type { Ruling } from '#core/ruling.ts';
import { formatSummary, type Summary } from '#core/summary/summary.ts';
import { movedBetween, type Nets, type Variant } from './tally.ts';

type Deal = (rng: Rng, rules: Rules) => readonly (readonly Field[])[];

/** A ruling in the words by which two are compared. */
interface Told {
  readonly verdict: string;
  readonly result: string;
  readonly nets: Nets;
}

/** Hands that are no case in this house. */
const NO_CASE: Told = { verdict: 'no case', result: 'no case', nets: new Map() };

/**
 * Deals so many times under these rules, and counts for each other house how often it rules otherwise. A house with a larger pack is
 * compared on what it deals itself: what it deals and the other house does not is what tells them apart.
 */
export function countCases(
  game: Game,
  deal: Deal,
  rules: Rules,
  variants: readonly Variant[],
  deals: number,
  rng: Rng,
): void {
  const cards = (house: Rules): number => deckUnder(game, house).length;
  const larger = variants.filter((variant) => cards(variant.rules) > cards(rules));
  const others = variants.filter((variant) => !larger.includes(variant));
  for (let n = 0; n < deals; n++) {
    countDeal(game, deal(rng, rules), rules, others);
    for (const variant of larger) countDeal(game, deal(rng, variant.rules), rules, [variant]);
  }
}

/** All cases that one deal poses. A setting that the ruling did not read changes nothing. */
function countDeal(game: Game, cases: readonly (readonly Field[])[], rules: Rules, variants: readonly Variant[]): void {
  const [changed, results] = [new Set<Variant>(), new Set<Variant>()];
  for (const { tally } of variants) tally.deals++;
  for (const fields of cases) {
    const recorded = recordReads(rules);
    const was = toldOf(game, fields, recorded.rules);
    for (const variant of variants) {
      if (!variant.keys.some((key) => recorded.asked.has(key))) continue;
      const is = toldOf(game, fields, variant.rules);
      if (is.verdict === was.verdict) continue;
      changed.add(variant);
      if (is.result !== was.result) results.add(variant);
      variant.tally.moved += movedBetween(was.nets, is.nets);
    }
  }
  for (const { tally } of changed) tally.changed++;
  for (const { tally } of results) tally.results++;
}

function toldOf(game: Game, fields: readonly Field[], rules: Rules): Told {
  const ruled = judge(game, fields, rules);
  if (!ruled.ok) return NO_CASE;
  const { verdict }: Ruling<unknown> = ruled.value;
  const summary = game.summary(verdict);
  return { verdict: writeJson(game.verdictJson(verdict)), result: resultOf(summary), nets: netsOf(summary) };
}

/** Who wins what, without the points of a hand that is only counted. */
function resultOf(summary: Summary): string {
  return summary.kind === 'word' ? summary.word : formatSummary(summary);
}

/** What each gets: nothing while nothing is settled. Who ranks best takes a pot into which each put one stake. */
function netsOf(summary: Summary): Nets {
  switch (summary.kind) {
    case 'nets':
      return new Map(summary.nets.map(([name, net]) => [name, net ?? 0]));
    case 'ranking': {
      const [best = [], ...others] = summary.groups;
      const rest = others.flat();
      return new Map([
        ...best.map((name) => [name, rest.length / best.length] as const),
        ...rest.map((name) => [name, -1] as const),
      ]);
    }
    case 'word':
      return new Map();
  }
}
