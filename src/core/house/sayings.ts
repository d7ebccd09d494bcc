/**
 * What people say of a case in a word, as a link has it: who says what (`an:win;cai:push`). A saying names whom it is about
 * (`an.win`); of the only player against the banker it need not.
 */

import type { Field } from '../case.ts';
import type { Game, Json } from '../game/game.ts';
import { ordered } from '../json.ts';
import { err, ok, type Result } from '../result.ts';
import { type WhoIsRight, whoIsRight } from './who-is-right.ts';

/** By the name of who says it, what is said. */
export type Claims = ReadonlyMap<string, string>;

const OUTCOMES = ['win', 'lose', 'push'] as const;
/** What needs no name of the only player. */
const NAMELESS: readonly string[] = [...OUTCOMES, 'unsettled'];

/** At most so many people have their say in a link. */
const MOST_CLAIMS = 4;
const CLAIM = /^([^\s:;,.]{1,60}):([^\s:;,]{1,80})$/u;

/** Reads who says what; any other text is an error. */
export function parseClaims(text: string, fields: readonly Field[]): Result<Claims, 'bad-claims'> {
  const pieces = text.split(';').filter((piece) => piece.trim() !== '');
  const read = pieces.flatMap((piece): [string, string][] => {
    const [, name, said] = CLAIM.exec(piece.trim()) ?? [];
    return name === undefined || said === undefined ? [] : [[name, inFull(said, fields)]];
  });
  const claims = new Map(read);
  const isWhole = read.length === pieces.length && claims.size === read.length && read.length <= MOST_CLAIMS;
  return isWhole ? ok(claims) : err('bad-claims');
}

/** Writes it as short as it can be read. */
export function formatClaims(claims: Claims, fields: readonly Field[]): string {
  return [...claims].map(([name, said]) => `${name}:${short(said, fields)}`).join(';');
}

/** The player that a saying without a name is about. */
function onlyPlayer(fields: readonly Field[]): string | undefined {
  const [player, ...others] = fields.filter(({ role }) => role === 'player');
  const hasBanker = fields.some(({ role }) => role === 'cai');
  return hasBanker && others.length === 0 ? player?.name : undefined;
}

function inFull(said: string, fields: readonly Field[]): string {
  const only = onlyPlayer(fields);
  return only !== undefined && NAMELESS.includes(said) ? `${only}.${said}` : said;
}

function short(said: string, fields: readonly Field[]): string {
  const { who, what } = partsOfSaying(said);
  return who !== undefined && who === onlyPlayer(fields) && NAMELESS.includes(what) ? what : said;
}

/** A saying apart: `an.win` is about An; undefined where it is about nobody. */
export function partsOfSaying(said: string): { readonly who: string | undefined; readonly what: string } {
  const dot = said.lastIndexOf('.');
  const who = said.slice(0, dot);
  return dot < 0 || who === 'points' ? { who: undefined, what: said } : { who, what: said.slice(dot + 1) };
}

/** All that is said rightly of a verdict. @param verdict its JSON */
export function sayingsIn(verdict: Json): readonly string[] {
  return entriesOf(verdict).flatMap(([key, value]): readonly string[] => {
    switch (key) {
      case 'players':
        return entriesOf(value).flatMap(([name, player]) => playerSayings(name, entriesOf(player)));
      case 'ranking':
        return verdictOf(verdict, 'players') ? [] : [firstSaying(value)];
      case 'legal':
        return [value === true ? 'legal' : 'illegal'];
      case 'instantWin':
        return [typeof value === 'string' ? value : 'none'];
      case 'points':
        return [`points.${String(value)}`];
      case 'u':
        return typeof value === 'string' ? [`u-${value}`] : [];
      default:
        return [];
    }
  });
}

/** What people may say of a case with such a verdict, whether it is so or not. */
function sayableOf(verdict: Json): readonly string[] {
  const players = entriesOf(verdictOf(verdict, 'players')).map(([name, player]) => ({ name, has: entriesOf(player) }));
  const settled = players.filter(({ has }) => has.some(([key]) => key === 'outcome'));
  if (settled.length > 0) return settled.flatMap(({ name }) => OUTCOMES.map((outcome) => `${name}.${outcome}`));
  const placed = players.filter(({ has }) => has.some(([key]) => key === 'place'));
  const ranked = namesIn(verdictOf(verdict, 'ranking'));
  if (placed.length > 0) return placed.map(({ name }) => `${name}.win`);
  if (ranked.length > 0) return [...ranked.map((name) => `${name}.win`), 'push'];
  return verdictOf(verdict, 'legal') === undefined ? [] : ['legal', 'illegal'];
}

/** All that may be said of a case that has these verdicts under the house rules, as JSON, each once. */
export function possibleSayings(verdicts: readonly Json[]): readonly string[] {
  return [...new Set([...verdicts.flatMap(sayableOf), ...verdicts.flatMap(sayingsIn)])];
}

/** Who is right about a case: `whoIsRight` of sayings. */
export function whoSaysRight(game: Game, fields: readonly Field[], claims: Claims): WhoIsRight {
  const parts = [...claims].map(([name, said]) => [name, { [said]: true }] as const);
  return whoIsRight(inSayings(game), fields, Object.fromEntries(parts));
}

/** The same game, of whose verdicts nothing is told but what people say. */
export function inSayings(game: Game): Game {
  return {
    ...game,
    verdictJson: (verdict) => ordered(sayingsIn(game.verdictJson(verdict)).map((said) => [said, true])),
  };
}

function playerSayings(name: string, has: readonly (readonly [string, Json])[]): string[] {
  const told = new Map(has);
  const outcome = told.get('outcome');
  if (typeof outcome === 'string') return [`${name}.${outcome}`];
  const place = told.get('place');
  if (place !== undefined) return place === 1 ? [`${name}.win`] : [];
  return [`${name}.${String(told.get('net'))}`];
}

/** Who is first alone, or that nobody is. */
function firstSaying(ranking: Json): string {
  const [first] = isList(ranking) ? ranking : [];
  const names = namesIn(first);
  return names.length === 1 ? `${names[0]}.win` : 'push';
}

function namesIn(json: Json | undefined): readonly string[] {
  if (typeof json === 'string') return [json];
  return json !== undefined && isList(json) ? json.flatMap(namesIn) : [];
}

function verdictOf(verdict: Json, key: string): Json | undefined {
  return entriesOf(verdict).find(([one]) => one === key)?.[1];
}

function entriesOf(json: Json | undefined): readonly (readonly [string, Json])[] {
  return typeof json === 'object' && json !== null && 'pairs' in json ? json.pairs : [];
}

function isList(json: Json): json is readonly Json[] {
  return Array.isArray(json);
}
