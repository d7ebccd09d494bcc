/** Reads the notation only: the first part of the reader, and all of it until the rest is loaded. */

import type { Case, Field, Role } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import type { Game } from '#core/game/game.ts';
import { parseCase, parseOpenCase } from '#core/notation/parse.ts';
import { almostReserved, withReservedNames } from '#core/notation/reserved.ts';
import { err, type Result } from '#core/result.ts';
import type { Message, Note, ReadContext } from './reading.ts';

/** A message of which nothing was understood. */
export const NO_MESSAGE: Message = {
  written: 'words',
  game: 'given',
  waitsFor: undefined,
  read: undefined,
  seats: [],
  error: undefined,
  asked: [],
  unread: [],
  contradictions: [],
  notes: [],
  ask: undefined,
  lacksCards: false,
  story: undefined,
};

/** Reads a text as notation and as nothing else: its case, its error, or the game that must come first. */
export function readNotation(
  given: string,
  { games, exact = false, open = false }: Pick<ReadContext, 'games' | 'exact' | 'open'>,
): Message {
  const engines = games.flatMap(({ engine }) => engine ?? []);
  const parse = open ? parseOpenCase : parseCase;
  const strict = exact ? parse(given, engines) : parseTyped(given, engines, parse);
  const message: Message = { ...NO_MESSAGE, written: 'notation', game: 'named' };
  if (strict.ok) return { ...message, read: strict.value, notes: capitals(strict.value, engines) };
  const named = /^\s*([a-z-]+)(?=\s*(?:[@{;\n]|$))/.exec(given)?.[1];
  const waitsFor = games.find(({ id, engine }) => id === named && engine === undefined)?.id;
  return { ...message, read: strict.error.read ?? undefined, error: strict.error, waitsFor };
}

/** A case as it is typed: reserved names count in any letter case. */
function parseTyped(given: string, engines: readonly Game[], parse: typeof parseCase): Result<Case, CaseError> {
  const exact = parse(given, engines);
  const half = exact.ok ? exact.value : exact.error.read;
  const roles = engines.find(({ id }) => id === half?.game)?.roles ?? [];
  const meant = withReservedNames(given, roles);
  if (meant === given) return exact;
  const read = parse(meant, engines);
  if (read.ok || (exact.ok && isPlayer(exact.value.fields, roles))) return read.ok ? read : exact;
  const { at, length } = read.error;
  return err({ ...read.error, found: given.slice(at, at + length) });
}

/** `an: …; Danh: …`: no table, play or hand to analyse stands beside players, and many a player is called Danh. A banker does. */
function isPlayer(fields: readonly Field[], roles: readonly Role[]): boolean {
  return !roles.includes('cai') && fields.length > almostReserved(fields).length;
}

/** Players who are called as a field of the game is, but for a capital. */
function capitals({ game, fields }: Case, engines: readonly Game[]): Note[] {
  const roles = engines.find(({ id }) => id === game)?.roles;
  return almostReserved(fields, roles).map((one) => ({ code: 'reserved-name', ...one }));
}
