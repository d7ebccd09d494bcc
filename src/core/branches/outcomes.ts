import type { Case } from '../case.ts';
import type { Game } from '../game/game.ts';
import type { GameWords, VerdictWords } from '../game/game-words.ts';
import type { House } from '../house-rules.ts';
import { branches, covers } from './branches.ts';
import { type Change, nearestFlips } from './flips.ts';

/** A game, and the words for what it rules. */
interface Told {
  readonly game: Game;
  readonly words: Pick<GameWords, 'verdict'>;
}

/** All houses that say the same about a case. */
export interface Camp {
  /** What they say, in the verdict's own words; empty where their rules do not know such a deal. */
  readonly says: string;
  readonly presets: readonly string[];
  /** The fewest changes that lead here from the house in force; empty in its own camp. */
  readonly changes: readonly Change[];
}

export interface Houses {
  /** The camp of the house in force. */
  readonly own: Camp;
  readonly others: readonly Camp[];
  /** What is said has a part for each player. */
  readonly many: boolean;
  /** Settings that, changed alone, change what is said. */
  readonly deciders: readonly string[];
  /** Settings that can matter here, alone or together. */
  readonly consulted: readonly string[];
}

/** What each house would say about this case: who wins, grouped by what is said, with what leads from here to there. */
export function housesOf(of: Case, { game, words }: Told): Houses {
  const found = branches(game, of.fields);
  const sayings = new Map(
    found.branches.map((branch) => [branch, branch.outcome.ok ? sayingOf(words.verdict(branch.outcome.value)) : '']),
  );
  const presetsOf = (says: string): string[] =>
    [...found.presets].filter(([, index]) => [...sayings.values()][index] === says).map(([preset]) => preset);

  const here = found.branches.find(({ when }) => covers(when, of.rules));
  const own = (here && sayings.get(here)) ?? '';
  // Nearest first: the first flip into a camp is the fewest changes that lead there.
  const flips = nearestFlips(found, of.rules).map(({ branch, changes }) => ({
    says: sayings.get(branch) ?? '',
    changes,
  }));
  const away = flips.filter(({ says }) => says !== own);
  // Houses that do not know such a deal have nothing to say: last.
  const voices = [...new Set(away.map(({ says }) => says))].toSorted((a, b) => Number(!a) - Number(!b));
  const others = voices.map((says) => ({
    says,
    presets: presetsOf(says),
    changes: away.find((flip) => flip.says === says)?.changes ?? [],
  }));
  const alone = away.filter(({ changes }) => changes.length === 1);
  return {
    own: { says: own, presets: presetsOf(own), changes: [] },
    others,
    many: here?.outcome.ok === true && words.verdict(here.outcome.value).lines.length > 0,
    deciders: [...new Set(alone.flatMap(({ changes }) => changes.map(([key]) => key)))],
    consulted: [...new Set(found.branches.flatMap(({ when }) => [...when.keys()]))],
  };
}

/** The verdict as said, and what is paid: an `An ăn` for two stakes is not an `An ăn` for one. */
export function sayingOf({ big, net, lines }: VerdictWords): string {
  const withNet = (text: string, paid: string): string => (/^\D*1?$/.test(paid) ? text : `${text} ${paid}`);
  return big ? withNet(big, net) : lines.map((line) => withNet(line.text, line.net)).join(', ');
}

/** A house of this camp: the first preset that is in it, or else the house in force with the fewest changes. */
export function houseOf({ presets, changes }: Camp, of: Case, { game }: Pick<Told, 'game'>): House {
  const [preset] = presets;
  const rules = preset === undefined ? undefined : game.presets[preset];
  if (preset !== undefined && rules) return { preset, rules };
  return { preset: of.preset, rules: { ...of.rules, ...Object.fromEntries(changes) } };
}
