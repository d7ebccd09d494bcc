/** A text read as one game: the evidence for the game, its rule set, its readings. */

import type { Game } from '#core/game/game.ts';
import type { Effort } from './effort.ts';
import { type Candidate, candidatesOf } from './finish.ts';
import type { Passed } from './lattice/piece.ts';
import type { GameRuleSet, ReadableGame, ReadContext } from './reading.ts';
import { namedRuleSet } from './rule-set.ts';
import { readingsOf } from './search.ts';
import type { Token } from './tokens.ts';
import { WEIGHTS } from './weights.ts';
import { type GameMention, termsIn } from './which-game.ts';

/** The default name of a player whom the text does not name. */
const NAMES = ['an', 'bình', 'chi', 'dung', 'em', 'giang', 'hoa', 'khanh', 'lan'];
export const namelessAt = (place: number): string => NAMES[place] ?? `${place + 1}`;

/** The evidence that the game is named, that it is played at this table, or that a word belongs to no other game. */
const SPEAKS = { named: 2, home: 2.5, term: 1.5, mostTerms: 3 } as const;
/** A field that the game does not have is evidence against it. */
const FOREIGN = 6;

/** A game with the rule set that the text names, and its readings. */
export interface GameRead {
  readonly game: ReadableGame;
  readonly engine: Game;
  readonly ruleSet: GameRuleSet;
  readonly ruleSetByCards: boolean;
  /** The rule set that the text names, or that is played at this table, whatever its cards. */
  readonly usual: GameRuleSet;
  /** Tokens that name the game or its rule set. */
  readonly passed: readonly Passed[];
  readonly candidates: readonly Candidate[];
  readonly total: number;
}

/** The evidence for a game. */
export function priorOf(
  { id, vocabulary }: ReadableGame,
  tokens: readonly Token[],
  mentions: readonly GameMention[],
  { home }: ReadContext,
  written: string | undefined,
): number {
  const named = Math.max(0, ...mentions.filter(({ game }) => game === id).map(({ weight }) => weight)) * SPEAKS.named;
  const terms = Math.min(SPEAKS.mostTerms, termsIn(tokens, vocabulary)) * SPEAKS.term;
  return (written === id ? 4 * SPEAKS.named : 0) + named + terms + (home?.game === id ? SPEAKS.home : 0);
}

/** The readings of a text as of one game, under the rule set that it names, or that its cards are of. */
export function readAs(
  game: ReadableGame,
  prior: number,
  text: string,
  tokens: readonly Token[],
  mentions: readonly GameMention[],
  written: GameRuleSet | undefined,
  { home, weights = WEIGHTS }: ReadContext,
  effort: Effort,
): GameRead | undefined {
  const { engine, vocabulary } = game;
  if (!engine) return undefined;
  const own = mentions.filter((one) => one.game === game.id);
  const said = written ? undefined : namedRuleSet(text, tokens, own, engine, vocabulary);
  const passed: Passed[] = [...own, ...(said ? [said.passed] : [])].sort((a, b) => a.at - b.at);
  const drafts = readingsOf(tokens, vocabulary, passed, weights, effort);
  const named = own.find(({ preset }) => preset !== undefined)?.preset;
  const houseOf = (preset: string): GameRuleSet | undefined => {
    const rules = engine.presets[preset];
    return rules && { game: game.id, preset, rules };
  };
  const sure =
    written ??
    (said && { game: game.id, preset: said.preset, rules: said.rules }) ??
    (named === undefined ? undefined : houseOf(named));
  const usual = sure ?? (home?.game === game.id ? home : houseOf(engine.defaultPreset));
  if (!usual) return undefined;
  const tried = [
    usual,
    ...(sure || home?.game === game.id
      ? []
      : vocabulary.names.flatMap(({ preset }) =>
          preset !== undefined && preset !== usual.preset ? (houseOf(preset) ?? []) : [],
        )),
  ];
  const reads = tried.map((ruleSet, i): GameRead => {
    const candidates = candidatesOf(drafts, engine, ruleSet.rules, vocabulary, text, namelessAt, weights);
    return {
      game,
      engine,
      ruleSet,
      ruleSetByCards: i > 0,
      usual,
      passed,
      candidates,
      total:
        (candidates[0]?.cost ?? Number.POSITIVE_INFINITY) +
        (candidates[0]?.fields.some(({ role }) => !engine.roles.includes(role)) ? FOREIGN : 0) -
        prior,
    };
  });
  // Another rule set only where the cards are not in the deck of this one.
  return reads.reduce((best, one) => (one.total < best.total - 1 ? one : best));
}
