/** How likely each house is, by what speaks against it: sums over all of them, node by node of a tally. */

import { assertDefined } from '../../assert-defined.ts';
import { memo } from '../../branches/diagram.ts';
import type { Rng } from '../../random/rng.ts';
import type { Kind } from './likely.ts';
import { type HouseTally, nodesOf } from './tally.ts';

/** A house by the index of the value of each setting. */
export type Indices = readonly number[];

/** How much a house counts that has this number in the tally. */
export type CountWeight = (count: number) => number;

export interface Belief {
  /** How much all houses count together. */
  readonly mass: number;
  /** For each setting, how likely each of its values is. */
  marginals(): readonly (readonly number[])[];
  /** The house that is likeliest among those of one kind. */
  likeliest(): Indices;
  /** A house by chance, each as likely as it is believed. */
  sample(rng: Rng): Indices;
}

export function believe(tally: HouseTally, kinds: readonly Kind[], weight: CountWeight): Belief {
  const all = kinds.map((kind) => ({ ...kind, ...sumsOver(tally, kind.chances, weight) }));
  const masses = all.map(({ share, mass }) => share * mass);
  const mass = masses.reduce((sum, one) => sum + one, 0);
  return {
    mass,
    marginals() {
      const marginals = all.map((one) => one.marginals());
      return assertDefined(kinds[0]).chances.map((chances, setting) =>
        chances.map((_, value) => {
          const parts = all.map(({ share }, kind) => share * assertDefined(marginals[kind]?.[setting]?.[value]));
          return parts.reduce((sum, one) => sum + one, 0) / mass;
        }),
      );
    },
    likeliest() {
      const best = all.map(({ share, likeliest }) => ({ share, ...likeliest() }));
      return best.reduce((one, other) => (other.share * other.chance > one.share * one.chance ? other : one)).house;
    },
    sample: (rng) => assertDefined(all[pick(rng, masses)]).sample(rng),
  };
}

interface Sums extends Omit<Belief, 'likeliest'> {
  /** The likeliest house, and how likely it is. */
  likeliest(): { readonly chance: number; readonly house: Indices };
}

/** The same for houses of one kind. A setting that a tally does not ask for has its value by chance. */
function sumsOver(tally: HouseTally, chances: Kind['chances'], weight: CountWeight): Sums {
  const masses = new Map<HouseTally, number>();
  const massOf = (part: HouseTally): number =>
    memo(masses, part, () => {
      if (part.setting === null) return weight(part.count);
      const { setting, children } = part;
      return children.reduce((sum, child, value) => sum + chanceOf(setting, value) * massOf(child), 0);
    });
  const mass = massOf(tally);
  return { mass, marginals, likeliest, sample };

  function chanceOf(setting: number, value: number): number {
    return assertDefined(chances[setting]?.[value]);
  }

  function marginals(): number[][] {
    const asked = chances.map((of) => of.map(() => 0));
    const reached = new Map<HouseTally, number>([[tally, 1]]);
    for (const part of nodesOf(tally)) {
      if (part.setting === null) continue;
      const of = assertDefined(asked[part.setting]);
      for (const [value, child] of part.children.entries()) {
        const chance = assertDefined(reached.get(part)) * chanceOf(part.setting, value);
        reached.set(child, (reached.get(child) ?? 0) + chance);
        of[value] = assertDefined(of[value]) + chance * massOf(child);
      }
    }
    return asked.map((of, setting) => {
      const notAsked = Math.max(0, mass - of.reduce((sum, one) => sum + one, 0));
      return of.map((one, value) => one + notAsked * chanceOf(setting, value));
    });
  }

  function likeliest(): { readonly chance: number; readonly house: Indices } {
    const highest = chances.map((of) => Math.max(...of));
    const best = new Map<HouseTally, { readonly chance: number; readonly value: number }>();
    // Chances are told beside those of the likeliest value, so that a setting that is not asked for counts one.
    const bestOf = (part: HouseTally): { readonly chance: number; readonly value: number } =>
      memo(best, part, () => {
        if (part.setting === null) return { chance: weight(part.count), value: 0 };
        const { setting, children } = part;
        return children
          .map((child, value) => ({
            chance: (chanceOf(setting, value) / assertDefined(highest[setting])) * bestOf(child).chance,
            value,
          }))
          .reduce((one, other) => (other.chance > one.chance ? other : one));
      });
    const house = chances.map((of, setting) => of.indexOf(assertDefined(highest[setting])));
    for (let part = tally; part.setting !== null; ) {
      const { value } = bestOf(part);
      house[part.setting] = value;
      part = assertDefined(part.children[value]);
    }
    return { chance: highest.reduce((all, one) => all * one, bestOf(tally).chance), house };
  }

  function sample(rng: Rng): Indices {
    const house = chances.map((of) => pick(rng, of));
    for (let part = tally; part.setting !== null; ) {
      const { setting, children } = part;
      const value = pick(
        rng,
        children.map((child, index) => chanceOf(setting, index) * massOf(child)),
      );
      house[setting] = value;
      part = assertDefined(children[value]);
    }
    return house;
  }
}

const FINE = 2 ** 30;

/** An index by chance, each as likely as it weighs. */
function pick(rng: Rng, weights: readonly number[]): number {
  let left = (rng.upTo(FINE - 1) / FINE) * weights.reduce((sum, one) => sum + one, 0);
  const found = weights.findIndex((one) => {
    left -= one;
    return left < 0;
  });
  return found < 0 ? weights.length - 1 : found;
}
