/** What comes of claims on a case: who is right, and by whose house. */

import type { Case } from '../case.ts';
import type { Game } from '../game/game.ts';
import { differences, type RuleSet } from '../house-rules.ts';
import { judge } from '../judge.ts';
import { type Claims, sayingsIn, whoSaysRight } from './sayings.ts';
import type { Holding } from './who-is-right.ts';

/** Somebody with a claim, and what is made of it. */
export interface ClaimSide {
  readonly name: string;
  readonly said: string;
  readonly holding: Holding;
  /** A house that rules so: the one in force, else the nearest one with a name, else one that meets the condition; none where no house does. */
  readonly house: RuleSet | undefined;
}

/** A side that some house rules right. */
export interface RightSide extends ClaimSide {
  readonly house: RuleSet;
}

export interface JudgedClaims {
  readonly right: readonly RightSide[];
  readonly wrong: readonly ClaimSide[];
  /** All that are right are so by one house. */
  readonly isOne: boolean;
}

/** Everybody who says something of a case, in the order of the claims. */
export function claimSides(game: Game, now: Case, claims: Claims): readonly ClaimSide[] {
  const found = whoSaysRight(game, now.fields, claims).claims;
  return [...claims].flatMap(([name, said]) => {
    const holding = found[name];
    return holding ? [{ name, said, holding, house: houseOf(holding, said, now, game) }] : [];
  });
}

/** Who of them is right. */
export function judgedClaims({ schema }: Pick<Game, 'schema'>, sides: readonly ClaimSide[]): JudgedClaims {
  const right = sides.filter((side): side is RightSide => side.house !== undefined);
  const [first, ...others] = right;
  return {
    right,
    wrong: sides.filter(({ house }) => !house),
    isOne:
      first !== undefined &&
      others.every(({ house }) => differences(schema, house.rules, first.house.rules).length === 0),
  };
}

function houseOf({ presets, when }: Holding, said: string, now: Case, game: Game): RuleSet | undefined {
  if (!when) return undefined;
  const judged = judge(game, now.fields, now.rules);
  if (judged.ok && sayingsIn(game.verdictJson(judged.value.verdict)).includes(said)) return now;
  const [nearest] = presets
    .flatMap((preset) => {
      const rules = game.presets[preset];
      return rules ? [{ preset, rules, apart: differences(game.schema, now.rules, rules).length }] : [];
    })
    .sort((a, b) => a.apart - b.apart);
  if (nearest) return nearest;
  const changes = Object.entries(when).map(([key, [value]]) => [key, value]);
  return { preset: now.preset, rules: { ...now.rules, ...Object.fromEntries(changes) } };
}
