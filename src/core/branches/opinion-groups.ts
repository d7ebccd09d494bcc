import type { Case } from '../case.ts';
import type { Game } from '../game/game.ts';
import type { GameWords, VerdictWords } from '../game/game-words.ts';
import type { RuleSet } from '../house-rules.ts';
import type { Step } from '../ruling.ts';
import { type Branches, branches, covers } from './branches.ts';
import { nearestFlips, type SettingChange } from './flips.ts';

/** A game, and the words for its rulings. */
interface GameTexts {
  readonly game: Game;
  readonly words: Pick<GameWords, 'verdict'>;
}

/** All rule sets that give the same verdict on a case: an opinion group. */
export interface OpinionGroup {
  /** The verdict in words; empty where their rules do not allow such a deal. */
  readonly says: string;
  readonly presets: readonly string[];
  /** The fewest changes that lead here from the rule set in force; empty in its own opinion group. */
  readonly changes: readonly SettingChange[];
}

export interface OpinionGroups {
  readonly of: Case;
  readonly found: Branches<unknown, Step>;
  /** The opinion group of the rule set in force. */
  readonly own: OpinionGroup;
  readonly others: readonly OpinionGroup[];
  /** The verdict has a part for each player. */
  readonly many: boolean;
  /** Settings that, changed alone, change the verdict. */
  readonly deciders: readonly string[];
  /** Settings that can matter here, alone or together. */
  readonly consulted: readonly string[];
}

/**
 * The opinion groups of this case: the rule sets grouped by their verdict in words, with the changes that lead from the current
 * rules to each.
 */
export function opinionsOf(of: Case, { game, words }: GameTexts): OpinionGroups {
  const found = branches(game, of.fields);
  const sayings = new Map(
    found.branches.map((branch) => [branch, branch.outcome.ok ? verdictText(words.verdict(branch.outcome.value)) : '']),
  );
  const presetsOf = (says: string): string[] =>
    [...found.presets].filter(([, index]) => [...sayings.values()][index] === says).map(([preset]) => preset);

  const here = found.branches.find(({ when }) => covers(when, of.rules));
  const own = (here && sayings.get(here)) ?? '';
  // Nearest first: the first flip into an opinion group is the fewest changes that lead there.
  const flips = nearestFlips(found, of.rules).map(({ branch, changes }) => ({
    says: sayings.get(branch) ?? '',
    changes,
  }));
  const away = flips.filter(({ says }) => says !== own);
  // Rule sets that do not allow such a deal have no verdict: last.
  const voices = [...new Set(away.map(({ says }) => says))].toSorted((a, b) => Number(!a) - Number(!b));
  const others = voices.map((says) => ({
    says,
    presets: presetsOf(says),
    changes: away.find((flip) => flip.says === says)?.changes ?? [],
  }));
  const alone = away.filter(({ changes }) => changes.length === 1);
  return {
    of,
    found,
    own: { says: own, presets: presetsOf(own), changes: [] },
    others,
    many: here?.outcome.ok === true && words.verdict(here.outcome.value).lines.length > 0,
    deciders: [...new Set(alone.flatMap(({ changes }) => changes.map(([key]) => key)))],
    consulted: [...new Set(found.branches.flatMap(({ when }) => [...when.keys()]))],
  };
}

/** The verdict in words together with the payments: `An ăn` for two stakes is another verdict than for one. */
export function verdictText({ big, net, lines }: VerdictWords): string {
  const unlessOne = (text: string, paid: string): string =>
    /^(?:.* )?\D*1?$/.test(paid) ? text : withPaid(text, paid);
  return big ? unlessOne(big, net) : lines.map((line) => unlessOne(line.text, line.net)).join(', ');
}

/** A verdict with what is paid: `An ăn +2`; in brackets where that says who pays, `Cái ăn (An −2)`. */
export function withPaid(text: string, paid: string): string {
  return paid.includes(' ') ? `${text} (${paid})` : `${text} ${paid}`.trim();
}

/** A rule set of this opinion group: its first preset, else the current rules with the fewest changes. */
export function ruleSetOfGroup(
  { presets, changes }: OpinionGroup,
  of: Case,
  { game }: Pick<GameTexts, 'game'>,
): RuleSet {
  const [preset] = presets;
  const rules = preset === undefined ? undefined : game.presets[preset];
  if (preset !== undefined && rules) return { preset, rules };
  return { preset: of.preset, rules: { ...of.rules, ...Object.fromEntries(changes) } };
}
