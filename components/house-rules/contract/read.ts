/**
 * Parses house rules and agreements as people share them: a link, the text in it, short codes. Faults are reported; everything
 * else is used.
 */

import type { Game } from '#core/game/game.ts';
import { asMeant } from '#core/house/earlier.ts';
import { type CodedRuleSet, type CodeFault, gameOfCode, parseHouseCode } from '#core/house/read-house-code.ts';
import { defaultRuleSet, type RuleSet, type Rules, readValue, type SettingValue } from '#core/house-rules.ts';
import { err, type Result } from '#core/result.ts';
import { EARLIER_MEANINGS, findGame, GAMES } from '#games/index.ts';
import type { LinkFault } from '#words/ui/contract/ids.ts';
import { type AllAgreements, type Answers, isAnswer, NO_ANSWERS, readAnswer } from './answers.ts';

/** One thing that could not be read, and where it stands in the text. */
export interface ContractFault {
  readonly code: LinkFault;
  readonly at: number;
  readonly length: number;
}

/** What a text holds. */
export interface ReadContract {
  /** Every game that it names, once, in its order. */
  readonly ruleSets: readonly (readonly [game: Game, ruleSet: RuleSet])[];
  /** What was settled beside the house rules, by the id of the game. */
  readonly answers: ReadonlyMap<string, Answers>;
  /** In the order of the text. */
  readonly faults: readonly ContractFault[];
}

const LONGEST = 2000;

/** The part of a text that is read: of a link its parameter, as its edition meant it; of anything else all of it. */
export function contractTextIn(text: string): string {
  const query = /[?&]h=([^&#\s]*)/.exec(text)?.[1];
  if (query === undefined) return text.trim();
  return asMeant(decoded(query), editionIn(text), EARLIER_MEANINGS);
}

function decoded(query: string): string {
  try {
    return decodeURIComponent(query.replaceAll('+', ' '));
  } catch {
    return query;
  }
}

/** The edition of the book that a link was made with; undefined where it says none. */
export function editionIn(text: string): number | undefined {
  const edition = /[?&]e=(\d{1,4})/.exec(text)?.[1];
  return edition === undefined ? undefined : Number(edition);
}

/** The games that a text names, by name or by code, whether they are loaded or not. */
export function gamesIn(text: string, ids: readonly string[]): readonly string[] {
  return ids.filter((id) => piecesOf(text.slice(0, LONGEST)).some((piece) => nameOf(piece.text, ids) === id));
}

/**
 * Reads the house rules of one or more games. Never throws.
 * @param text without the link around it
 * @param games those that can be read
 * @param agreements what there is to settle in each of them
 */
export function readContract(text: string, games: readonly Game[], agreements: AllAgreements = {}): ReadContract {
  const answers = new Map<string, Answers>();
  if (text.length > LONGEST)
    return { ruleSets: [], answers, faults: [{ code: 'too-long', at: LONGEST, length: text.length - LONGEST }] };
  const ruleSets = new Map<Game, RuleSet>();
  const faults: ContractFault[] = [];
  const pieces = piecesOf(text);
  for (const piece of pieces) {
    const id = nameOf(
      piece.text,
      games.map((game) => game.id),
    );
    const game = games.find((one) => one.id === id);
    const whole = { at: piece.at, length: piece.text.length };
    const settled = readAnswer(piece.text);
    if (!game) faults.push(noGame(piece));
    else if (settled) {
      const { key, answer } = settled;
      const known = answers.get(game.id) ?? NO_ANSWERS;
      if (Object.hasOwn(known, key)) faults.push({ code: 'twice', ...whole });
      else if (isAnswer(agreements[game.id], settled)) answers.set(game.id, { ...known, [key]: answer });
      else faults.push({ code: 'unknown-agreement', ...whole });
    } else if (ruleSets.has(game)) faults.push({ code: 'twice', ...whole });
    else if (isCode(piece.text)) {
      const read = readCode(piece.text, game);
      if (read.ok) ruleSets.set(game, read.value);
      else faults.push({ code: read.error, ...whole });
    } else ruleSets.set(game, readPiece(piece, game, faults));
  }
  if (pieces.length === 0) faults.push({ code: 'empty', at: 0, length: 0 });
  // Agreements of a game for which no rule set is named.
  for (const game of games) if (answers.has(game.id) && !ruleSets.has(game)) ruleSets.set(game, defaultRuleSet(game));
  return { ruleSets: [...ruleSets], answers, faults: faults.toSorted((a, b) => a.at - b.at) };
}

/** A piece of the text, without the blanks around it. */
interface Piece {
  readonly text: string;
  readonly at: number;
}

function piecesOf(text: string): Piece[] {
  return split(text, 0, ';');
}

function split(text: string, from: number, by: string): Piece[] {
  const pieces: Piece[] = [];
  let at = from;
  for (const piece of text.split(by)) {
    const trimmed = piece.trim();
    if (trimmed) pieces.push({ text: trimmed, at: at + piece.indexOf(trimmed) });
    at += piece.length + by.length;
  }
  return pieces;
}

const HEAD = /^([^\s@{}]+)/u;

/** The game that a piece is about. */
function nameOf(text: string, ids: readonly string[]): string | undefined {
  const name = readAnswer(text)?.game ?? HEAD.exec(text)?.[1];
  return ids.find((id) => id === name) ?? (isCode(text) ? gameOfCode(text, GAMES)?.id : undefined);
}

/** Two letters and what may follow them in a code; a rule set as text has a mark that no code has. */
function isCode(text: string): boolean {
  return !/[@{}=:]/.test(text) && gameOfCode(text, GAMES) !== undefined;
}

/** Letters and a digit look like a code; a word like the name of a game. */
function noGame({ text, at }: Piece): ContractFault {
  if (!/[@{}=:]/.test(text) && /\d/.test(text)) return { code: 'bad-prefix', at, length: text.length };
  const name = readAnswer(text)?.game ?? HEAD.exec(text)?.[1];
  return { code: 'unknown-game', at, length: name?.length ?? text.length };
}

const REST = /^([^\s@{}]+)\s*(?:@\s*([^\s{}]*))?\s*(?:\{([^{}]*)\}?)?\s*/u;

/** One game's rule set as text. */
function readPiece({ text, at }: Piece, game: Game, faults: ContractFault[]): RuleSet {
  const [read = '', name = '', preset, settings] = REST.exec(text) ?? [];
  const known = preset !== undefined && Object.hasOwn(game.presets, preset) ? preset : undefined;
  if (preset !== undefined && known === undefined) {
    const from = text.indexOf('@', name.length);
    faults.push({ code: 'unknown-preset', at: at + from, length: read.slice(from).search(/[\s{]|$/) });
  }
  const base = known ?? game.defaultPreset;
  const changed: Rules =
    settings === undefined ? {} : readSettings(settings, at + text.indexOf('{', name.length) + 1, game, faults);
  if (read.length < text.length) {
    faults.push({ code: 'bad-syntax', at: at + read.length, length: text.length - read.length });
  }
  return { preset: base, rules: { ...game.presets[base], ...changed } };
}

function readSettings(text: string, from: number, game: Game, faults: ContractFault[]): Rules {
  const changed = new Map<string, SettingValue>();
  for (const { text: setting, at } of split(text, from, ',')) {
    const [, key = '', written = ''] = /^([^\s=]+)\s*=\s*(.*)$/su.exec(setting) ?? [];
    const value = readValue(game.schema, key, written);
    if (value !== undefined && !changed.has(key)) changed.set(key, value);
    else faults.push({ code: faultOf(key, game, changed.has(key)), at, length: setting.length });
  }
  return Object.fromEntries(changed);
}

function faultOf(key: string, game: Game, twice: boolean): LinkFault {
  if (key === '' || twice) return 'bad-syntax';
  return Object.hasOwn(game.schema, key) ? 'bad-value' : 'unknown-setting';
}

function readCode(text: string, game: Game): Result<CodedRuleSet, CodeFault> {
  const prefix = findGame(game.id)?.prefix;
  return prefix ? parseHouseCode(text, game, prefix) : err('bad-prefix');
}
