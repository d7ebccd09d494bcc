/** What is mutated, and which tests may find a mutant. ADR 23. */

import { globSync } from 'node:fs';

/** The parts of the code that make rulings, the most important first. */
export const PARTS = ['engine', 'hands', 'house', 'round'] as const;

export interface Target {
  /** A game, or `core`. */
  readonly game: string;
  /** A folder of the game's own folder, or of `src/core`. */
  readonly part: string;
}

/** Of every game the parts that it has, the games in the order of the first part. */
export function targets(): readonly Target[] {
  const games = globSync('src/games/*/engine')
    .map((path) => path.split('/')[2] ?? '')
    .sort();
  return PARTS.flatMap((part) => games.map((game): Target => ({ game, part })));
}

export function sourcesOf({ game, part }: Target): readonly string[] {
  return [`src/games/${game}/${part}/**/*.ts`, '!**/*.test.ts', '!**/*.fixture.ts'];
}

/** Tests that compute all hands before they start. */
const HEAVY = ['src/games/xi-to/hands/{census,peers}.test.ts', 'src/games/xi-to/engine/partial.test.ts'];

/**
 * Parts that are tried with their own tests only. The game's other tests take most of a quarter of a minute to load, since they
 * compare cases by the hundred thousand first, and all are loaded again for each mutant of a table.
 */
const ALONE = ['xi-to hands', 'xi-to round'];

/** The game's own tests, the conformance suite, and the quick tests of core that use every engine. */
export function testsOf({ game, part }: Target): readonly string[] {
  if (ALONE.includes(`${game} ${part}`)) {
    return globSync(`src/games/${game}/${part}/*.test.ts`, { exclude: ['**/{*.long,peers}.test.ts'] }).sort();
  }
  const own = globSync(`src/games/${game}/{engine,hands,house,round}/*.test.ts`, { exclude: [...HEAVY] });
  const shared = globSync([
    'src/book/expect.test.ts',
    'src/core/summary/*.test.ts',
    'src/core/notation/{errors,faults,read-text}.test.ts',
  ]);
  // What loads most comes last.
  return [...own.sort(), ...shared.sort(), `src/games/${game}/${game}.test.ts`];
}

/**
 * Tests that are left out: each takes most of a second or more, which every surviving mutant would cost. Where only they would
 * find a mutant, the rule needs a quick test of its own.
 */
const SLOW = [
  // The conformance suite.
  'malformed text never throws',
  'parse\\(format\\(c\\)\\)',
  'only what matters is tried',
  'branches partition all houses',
  'the same in cases where many settings have their say',
  'a ruling is the same again, asks for every house rule',
  'of all swaps of one card the least',
  'within some ranks the same one',
  // Cases by the thousand against the literal reading.
  'seeded (pairs|positions|hands|deals|cases under)',
  '^heads-up',
  '^census.*(of 5 cards|five cards|with A-7|what a thùng costs)',
  '^totals.*([45] cards|each count)',
  'of the hands with the most choice',
  // Properties of them.
  'the order of the fields does not matter',
  'players do not matter to each other',
  'suits do not matter \\(xd-deck\\)',
  'each player is paid once',
  'a full hand is what it is, in every house',
  'the order of the cards does not matter, (and it is the same number|nor that of the eaten)',
  'nothing beats itself',
  'within a kind, what beats',
  'a house rule that is not asked for changes nothing',
  'who is of age never draws',
  'every meld is one, cards are conserved',
  'what is demanded besides',
  'without eaten cards the limit',
  'suits have names only',
  'a card more leaves at most',
  'comparing is antisymmetric',
  'near is what one other card would make',
  'nets add up to zero; only the winner gets',
  'reasons are about their own cards',
  'a play takes at most',
  'neither suits nor the order of the cards matter',
  'a leader who holds something else',
];
/** Slow too, except those about house rules without effect and about rounds. */
const OF_HOUSE = 'what is listed (changes no verdict|is all that comes to nothing)';
const OF_ROUNDS = 'random rounds hold to the rules|plain play comes to an end';

/** What the tests are called that a part is not tried with. */
export function slowTestsOf({ part }: Target): string {
  const also = [...(part === 'house' ? [] : [OF_HOUSE]), ...(part === 'round' ? [] : [OF_ROUNDS])];
  return [...SLOW, ...also].join('|');
}

/** Sources whose results others cache for the next ruling: for a mutant in one of them all files are loaded again. */
export const CACHED_SOURCES: readonly string[] = [
  'src/games/ta-la/engine/key.ts',
  'src/games/ta-la/engine/masks.ts',
  'src/games/ta-la/engine/meld.ts',
  'src/games/ta-la/engine/search.ts',
  'src/games/xi-dach/engine/total.ts',
];
