import { type Disagreement, sideHouses } from '#book/catalogue/catalogue.ts';
import type { Lang } from '#core/lang.ts';
import { engineOf } from '#games/engines.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { type Ruled, ruleOnText } from '../case/ruled.ts';

/** The verdict that some rule sets of one side share. */
export interface Saying {
  /** `Luật VIPGAME, Blog`. */
  readonly houses: string;
  readonly ruled: Ruled;
}

/** The hand of a disagreement ruled on under the rule sets of one side; rule sets with the same verdict are grouped. */
export function sayingsOf(
  { case: text, game, key, sides }: Disagreement,
  side: Disagreement['sides'][number],
  lang: Lang,
): Saying[] {
  // A source at odds with itself has one rule set: it is asked once, after the reading that this book gives it.
  if (text === undefined || (key === null && side !== sides.at(-1))) return [];
  const hands = text.replace(/^[^;]*;/, '');
  const engine = engineOf(game);
  const houses = engine ? sideHouses(side, engine) : [];
  const found =
    key === null ? [ruleOnText(text, lang)] : houses.map((house) => ruleOnText(`${game}@${house};${hands}`, lang));
  return groupSayings(found);
}

/** The verdicts of rule sets on the same hands; those with the same verdict and reason are grouped. */
export function groupSayings(found: readonly Ruled[]): Saying[] {
  const sayings = [...new Set(found.map(sayingOf))];
  return sayings.flatMap((saying) => {
    const same = found.filter((one) => sayingOf(one) === saying);
    const [first] = same;
    return first ? [{ houses: namesOf(same, first), ruled: first }] : [];
  });
}

/** A verdict and its reason. */
function sayingOf({ says, words }: Ruled): string {
  return `${says}. ${words.why}`;
}

/** The names of the presets together, or of the one rule set that is no preset. */
function namesOf(same: readonly Ruled[], { of, all }: Ruled): string {
  if (same.length === 1) return ruleSetName(of, all);
  return all.ui.case.house(same.map((one) => all.words.presets[one.of.preset] ?? one.of.preset).join(', '));
}
