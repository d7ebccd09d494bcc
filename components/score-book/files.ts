/** Evenings as a file: what one keeps beside the device, and takes to another one. */

import type { Evening } from '#core/evening/evening.ts';
import { formatEvening, parseEvening } from '#core/evening/json.ts';
import { parseJsonPieces } from '#core/json-pieces.ts';
import { membersOf } from '#core/parse-json.ts';
import { err, ok, type Result } from '#core/result.ts';
import { wholeIn } from '#core/untrusted.ts';
import { chosenText, inSlices } from '../share/read-file.ts';
import { saveFile } from '../share/save-file.ts';
import type { EveningStore, StoreFault } from './store/types.ts';

/** What marks a file as one of ours. */
const NAME = 'luat-bai so-diem';
const EDITION = 1;
/** The longest file of books that is read. An evening takes a few kB: fourteen years of one a week. */
export const MOST_BYTES = 5_000_000;
/** How far reading a file and taking its evenings in has come: of 1. */
export type FileProgress = (part: number) => void;
/** What of that is the reading: each evening is looked at once and then written. */
const READING = 0.2;

/** Why a file is none of ours, or cannot be read. `foreign`: JSON of another application. */
export type EveningFileFault = 'too-long' | 'not-json' | 'foreign' | 'later-edition';

export interface EveningFile {
  readonly evenings: readonly Evening[];
  /** How many there are besides that cannot be read. */
  readonly unreadable: number;
}

/** What has become of the evenings of a file: their ids in the store. */
export interface ImportedEvenings {
  readonly added: readonly string[];
  /** They were there already. */
  readonly left: readonly string[];
  /** Another evening had their id: they stand beside it under another one. */
  readonly beside: readonly string[];
  readonly unreadable: number;
  /** Why the rest was not taken in. */
  readonly fault: StoreFault | null;
}

/** The text of a file with these evenings. */
export function formatEveningFile(evenings: readonly Evening[]): string {
  return `{"name":${JSON.stringify(NAME)},"version":${EDITION},"evenings":[\n${evenings.map(formatEvening).join(',\n')}\n]}\n`;
}

/**
 * Reads the evenings of a file; each one whole or not at all. Never throws.
 * @yields how many characters were read; each counts twice, in the text and in its evening
 */
function* eveningsIn(text: string): Generator<number, Result<EveningFile, EveningFileFault>, undefined> {
  const json = yield* parseJsonPieces(text);
  if (json === undefined) return err('not-json');
  const members = membersOf(json);
  const version = wholeIn(members.get('version'), 1, Number.MAX_SAFE_INTEGER);
  const list = members.get('evenings');
  if (members.get('name') !== NAME || version === undefined) return err('foreign');
  if (version > EDITION) return err('later-edition');
  if (!Array.isArray(list)) return err('foreign');
  const evenings: Evening[] = [];
  for (const one of list) {
    // In a file a text is no evening.
    const read = parseEvening(membersOf(one).size > 0 ? one : null);
    if (read.ok) evenings.push(read.value);
    yield text.length / list.length;
  }
  return ok({ evenings, unreadable: list.length - evenings.length });
}

/** `luat-bai-so-2026-11-28.json`, by the day on the reader's calendar. */
export function eveningFileName(at: Date): string {
  const [month, day] = [at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0'));
  return `luat-bai-so-${at.getFullYear()}-${month}-${day}.json`;
}

/** Hands the reader a book as a file, under the day on which it began. */
export function downloadBook(evening: Evening): void {
  saveFile(eveningFileName(new Date(evening.events[0]?.at ?? Date.now())), formatEveningFile([evening]));
}

/** Reads a file that was chosen, and lets the page answer meanwhile. */
export async function readEveningFile(
  file: Blob,
  tell: FileProgress = () => undefined,
): Promise<Result<EveningFile, EveningFileFault>> {
  const text = await chosenText(file, MOST_BYTES);
  if (!text.ok) return text;
  return inSlices(eveningsIn(text.value), (read) => tell((READING * read) / (2 * text.value.length)));
}

/** Takes the evenings of a file into the store, until it has no room for more. What was there stays. */
export async function takeInEvenings(
  { evenings, unreadable }: EveningFile,
  store: Pick<EveningStore, 'list' | 'create'>,
  tell: FileProgress = () => undefined,
): Promise<ImportedEvenings> {
  const before = await store.list();
  const known = new Set(before.ok ? before.value.map(({ id }) => id) : []);
  const ids: Record<'added' | 'left' | 'beside', string[]> = { added: [], left: [], beside: [] };
  for (const [at, evening] of evenings.entries()) {
    tell(READING + ((1 - READING) * at) / evenings.length);
    const kept = await store.create(evening);
    if (!kept.ok) return { ...ids, unreadable, fault: kept.error };
    const { id } = kept.value;
    ids[known.has(id) ? 'left' : id === evening.id ? 'added' : 'beside'].push(id);
    known.add(id);
  }
  return { ...ids, unreadable, fault: null };
}
