/** An evening as JSON: what files hold, and the form in which a device keeps it (ADR 38). */

import { membersOf, parseJson } from '../parse-json.ts';
import { err, ok, type Result } from '../result.ts';
import { exactMembers, wholeIn } from '../untrusted.ts';
import {
  type Evening,
  type EveningEvent,
  type EveningRound,
  MOST_EVENTS,
  MOST_PEOPLE,
  type PlayerId,
} from './evening.ts';
import { readEvent } from './event-json.ts';

/**
 * Why something is no evening. `later-edition`: a later edition of the book wrote it; it must not be written over. The codes stay.
 */
export type EveningFault = 'not-json' | 'not-an-evening' | 'later-edition';

/** The JSON text of an evening, which `parseEvening` reads. */
export function formatEvening({ version, id, events }: Evening): string {
  return JSON.stringify({ version, id, events });
}

/**
 * Reads an evening, strictly: all of it or nothing, since a score that is read in part is a wrong score. Never throws.
 * @param given JSON text, or what it stands for
 * @returns the evening with the members of its events in one order, so that equal ones have equal texts
 */
export function parseEvening(given: unknown): Result<Evening, EveningFault> {
  const json = typeof given === 'string' ? parseJson(given) : given;
  if (json === undefined) return err('not-json');
  const { version, id } = headOf(json);
  if (version === undefined || id === undefined) return err('not-an-evening');
  if (version > 1) return err('later-edition');
  const list = exactMembers(json, ['version', 'id', 'events'])?.get('events');
  const events = Array.isArray(list) ? readEvents(list) : undefined;
  return events ? ok({ version: 1, id, events }) : err('not-an-evening');
}

/** What an evening of any edition has. */
function headOf(json: unknown): { readonly version: number | undefined; readonly id: string | undefined } {
  const members = membersOf(json);
  const id = members.get('id');
  return {
    version: wholeIn(members.get('version'), 1, Number.MAX_SAFE_INTEGER),
    id: typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : undefined,
  };
}

/** What stands so far, and what later events may speak of. */
interface Spoken {
  readonly people: Set<PlayerId>;
  rounds: number;
}

function readEvents(list: readonly unknown[]): readonly EveningEvent[] | undefined {
  if (list.length === 0 || list.length > MOST_EVENTS) return undefined;
  const spoken: Spoken = { people: new Set(), rounds: 0 };
  const events: EveningEvent[] = [];
  for (const json of list) {
    const event = readEvent(json);
    if (!event || !follows(event, spoken)) return undefined;
    events.push(event);
  }
  return events;
}

/** Does an event speak only of people and rounds that there are? It is added to what stands. */
function follows(event: EveningEvent, spoken: Spoken): boolean {
  switch (event.type) {
    case 'seats':
      for (const { id } of event.players) spoken.people.add(id);
      return spoken.people.size <= MOST_PEOPLE;
    case 'house':
      return true;
    case 'banker':
      return spoken.people.has(event.player);
    case 'round':
      spoken.rounds += 1;
      return areKnown(event.round, spoken);
    case 'correct':
      return event.of <= spoken.rounds && areKnown(event.round, spoken);
    case 'drop':
      return event.of <= spoken.rounds;
  }
}

function areKnown({ seats }: EveningRound, { people }: Spoken): boolean {
  return seats.every((id) => people.has(id));
}
