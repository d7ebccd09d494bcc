/** The notation alone: the first part of the door, and all of it while the rest is not here yet. */

import { type Case, RESERVED_NAMES } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import { parseCase } from '#core/notation/parse.ts';
import type { Message, Note, ReadContext } from './reading.ts';

/** A message of which nothing was understood. */
export const NOTHING: Message = {
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
};

/** Reads a text as notation and as nothing else: its case, its error, or the game that must come first. */
export function readNotation(given: string, { games }: Pick<ReadContext, 'games'>): Message {
  const engines = games.flatMap(({ engine }) => engine ?? []);
  const strict = parseCase(given, engines);
  const message: Message = { ...NOTHING, written: 'notation', game: 'named' };
  if (strict.ok) return { ...message, read: strict.value, notes: capitals(strict.value, engines) };
  const named = /^\s*([a-z-]+)(?=\s*(?:[@{;\n]|$))/.exec(given)?.[1];
  const waitsFor = games.find(({ id, engine }) => id === named && engine === undefined)?.id;
  return { ...message, read: strict.error.read ?? undefined, error: strict.error, waitsFor };
}

/** Players who are called as a field is, but for a capital. */
function capitals({ fields, game }: Case, engines: readonly Game[]): Note[] {
  const roles = engines.find(({ id }) => id === game)?.roles ?? [];
  return fields.flatMap(({ role, name }): Note[] => {
    const reserved = role === 'player' ? RESERVED_NAMES.get(name.toLowerCase()) : undefined;
    return reserved && roles.includes(reserved) ? [{ code: 'reserved-name', name }] : [];
  });
}
