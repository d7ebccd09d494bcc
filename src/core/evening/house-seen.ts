/** Which house pays as a table did this evening, where its own house rules say otherwise. */

import { assertDefined } from '../assert-defined.ts';
import { formatRuleSet } from '../format.ts';
import type { Game } from '../game/game.ts';
import type { HouseGuide } from '../house/which/shares.ts';
import { whichHouse } from '../house/which-house.ts';
import { allowedValues, differences, type RuleSet } from '../house-rules.ts';
import { parseRuleSet } from '../notation/read-text.ts';
import type { PaidRound } from './paid-round.ts';

export interface HouseSeen {
  /** The rounds, by place, that the house pays otherwise than the table did. */
  readonly against: readonly number[];
  /** Those of them that no house pays so, not even by themselves: they say nothing of the house. */
  readonly beyond: readonly number[];
  /**
   * Houses that pay every other round as the table did, as `game@preset{…}`: the preset that is nearest to the own house, then the own house
   * with one house rule changed, in the order of the catalogue; where there is neither, what the rounds say as answers to “which house is
   * this?”.
   */
  readonly houses: readonly string[];
}

/** More than this many house rules that alike explain the rounds are no answer. */
const MOST_CHANGES = 3;

/**
 * The houses that explain what was paid; each round that is added leaves fewer, but one that no house pays.
 * @param own the house that the table said it plays
 */
export function houseSeen(game: Game, guide: HouseGuide, own: RuleSet, rounds: readonly PaidRound[]): HouseSeen {
  const against = rounds.flatMap((round, at) => (isPaidSo(own, round) ? [] : [at]));
  const presets = presetsNear(game, own);
  const changes = changesOf(game, own);
  const isBeyond = (round: PaidRound): boolean =>
    ![...presets, ...changes].some((house) => isPaidSo(house, round)) &&
    !answered(game, guide, [round]).some((house) => isPaidSo(house, round));
  const beyond = against.filter((at) => isBeyond(assertDefined(rounds[at])));
  if (beyond.length === against.length) return { against, beyond, houses: [] };
  const payable = rounds.filter((_, at) => !beyond.includes(at));
  const explains = (house: RuleSet): boolean => payable.every((round) => isPaidSo(house, round));
  const preset = presets.find(explains);
  const found = [...(preset ? [preset] : []), ...changes.filter(explains).slice(0, MOST_CHANGES)];
  const houses = found.length > 0 ? found : answered(game, guide, payable).filter(explains);
  return { against, beyond, houses: [...new Set(houses.map((house) => formatRuleSet(house, game)))] };
}

function isPaidSo({ rules }: RuleSet, { paid, paidBy }: PaidRound): boolean {
  const payments = paidBy(rules);
  return payments?.every((net, at) => net === paid[at]) === true;
}

function presetsNear({ schema, presets }: Game, { rules }: RuleSet): readonly RuleSet[] {
  const apart = ({ rules: other }: RuleSet): number => differences(schema, other, rules).length;
  return Object.entries(presets)
    .map(([preset, of]): RuleSet => ({ preset, rules: of }))
    .sort((a, b) => apart(a) - apart(b));
}

/** The house with another value of one house rule, in the order of the catalogue. */
function changesOf({ schema }: Game, { preset, rules }: RuleSet): readonly RuleSet[] {
  return Object.entries(schema).flatMap(([key, setting]) =>
    allowedValues(setting)
      .filter((value) => value !== rules[key])
      .map((value): RuleSet => ({ preset, rules: { ...rules, [key]: value } })),
  );
}

/** The likeliest house by the rules of chance. */
function answered(game: Game, guide: HouseGuide, rounds: readonly PaidRound[]): readonly RuleSet[] {
  const answers = rounds.flatMap(({ answer }) => answer ?? []);
  const found = whichHouse(game, guide, answers);
  const house = found.ok ? parseRuleSet(found.value.house, game) : undefined;
  return house ? [house] : [];
}
