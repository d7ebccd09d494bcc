/** The list of all evenings is made of small records: a year of evenings is listed without reading one. */

import { type Evening, LONGEST_NAME, MOST_EVENTS, MOST_PEOPLE } from '#core/evening/evening.ts';
import { tallyOf } from '#core/evening/tally.ts';
import { exactMembers, lineOf, listOf, wholeIn } from '#core/untrusted.ts';
import type { SummaryRecord } from './records.ts';

/** The small record of an evening. */
export function summaryOf(evening: Evening): SummaryRecord {
  const { players, lines } = tallyOf(evening);
  const times = evening.events.map(({ at }) => at);
  return {
    version: 1,
    id: evening.id,
    begun: times[0] ?? 0,
    ended: times.at(-1) ?? 0,
    names: players.map(({ name }) => name),
    rounds: lines.filter((line) => line.type === 'round' && !line.dropped).length,
  };
}

/** Undefined for what is no summary, or one of a later edition. */
export function readSummary(json: unknown): SummaryRecord | undefined {
  const members = exactMembers(json, ['version', 'id', 'begun', 'ended', 'names', 'rounds']);
  const id = lineOf(members?.get('id'), 1, 64);
  const [begun, ended] = [readTime(members?.get('begun')), readTime(members?.get('ended'))];
  const names = listOf(members?.get('names'), 0, MOST_PEOPLE, (name) => lineOf(name, 1, LONGEST_NAME));
  const rounds = wholeIn(members?.get('rounds'), 0, MOST_EVENTS);
  if (members?.get('version') !== 1 || !id || !names) return undefined;
  if (begun === undefined || ended === undefined || rounds === undefined) return undefined;
  return { version: 1, id, begun, ended, names, rounds };
}

function readTime(json: unknown): number | undefined {
  return wholeIn(json, 0, Number.MAX_SAFE_INTEGER);
}
