/** A half-typed round as text, so that it outlives its page. */

import type { PlayerId, ToldResult } from '#core/evening/evening.ts';
import { membersOf, parseJson } from '#core/parse-json.ts';
import { listOf, wholeIn } from '#core/untrusted.ts';
import { type DraftSide, type RoundDraft, WAYS } from './draft.ts';

/** Of so many evenings a half-typed round is kept. */
const MOST_EVENINGS = 8;

/**
 * The drafts of all evenings, with another one for this evening, or none.
 * @param text the drafts that are kept
 */
export function withDraft(text: string, evening: string, draft: RoundDraft | undefined): string {
  const others = draftsIn(text).filter((one) => membersOf(one).get('evening') !== evening);
  const all = draft ? [...others.slice(1 - MOST_EVENINGS), jsonOf(evening, draft)] : others;
  return all.length > 0 ? JSON.stringify(all) : '';
}

/** The draft of this evening; undefined where the text holds none. */
export function readDraft(text: string, evening: string): RoundDraft | undefined {
  const found = draftsIn(text).find((one) => membersOf(one).get('evening') === evening);
  return found === undefined ? undefined : draftOf(found);
}

/** Earlier editions kept one draft by itself. */
function draftsIn(text: string): readonly unknown[] {
  const json = parseJson(text);
  if (Array.isArray(json)) return json;
  return json === undefined ? [] : [json];
}

function jsonOf(evening: string, { amounts, results, put, ...rest }: RoundDraft): object {
  return { evening, ...rest, amounts: [...amounts], results: [...results], put: [...put] };
}

function draftOf(json: unknown): RoundDraft | undefined {
  const members = membersOf(json);
  const way = WAYS.find((one) => one === members.get('way'));
  const seats = listOf(members.get('seats'), 0, MOST, readId);
  const amounts = pairsOf(members.get('amounts'), readText);
  const results = pairsOf(members.get('results'), readResult);
  const put = pairsOf(members.get('put'), readText);
  const sides = listOf(members.get('sides'), 0, MOST, readSide);
  const times = wholeIn(members.get('times'), 1, MOST);
  if (!way || !seats || !amounts || !results || !put || !sides || times === undefined) return undefined;
  return {
    of: readId(members.get('of')) ?? null,
    base: readText(members.get('base')) ?? '',
    game: readText(members.get('game')) ?? '',
    way,
    seats,
    banker: readId(members.get('banker')) ?? null,
    times,
    otherwise: members.get('otherwise') === true,
    amounts,
    results,
    text: readText(members.get('text')) ?? '',
    put,
    sides,
    why: readText(members.get('why')) ?? '',
  };
}

const MOST = 99;

function readId(json: unknown): PlayerId | undefined {
  return wholeIn(json, 1, 9_999);
}

function readText(json: unknown): string | undefined {
  return typeof json === 'string' ? json : undefined;
}

function readResult(json: unknown): ToldResult | undefined {
  const members = membersOf(json);
  const code = readText(members.get('code'));
  if (code === undefined) return undefined;
  const counts = ['count', 'twos', 'quads'].flatMap((name) => {
    const count = wholeIn(members.get(name), 0, 999);
    return count === undefined ? [] : [[name, count] as const];
  });
  return { code, ...Object.fromEntries(counts) };
}

function readSide(json: unknown): DraftSide | undefined {
  const members = membersOf(json);
  const [code, from, to] = [readText(members.get('code')), readId(members.get('from')), readId(members.get('to'))];
  return code === undefined || from === undefined || to === undefined ? undefined : { code, from, to };
}

function pairsOf<T>(json: unknown, read: (item: unknown) => T | undefined): ReadonlyMap<PlayerId, T> | undefined {
  const pairs = listOf(json, 0, MOST, (item) => {
    const [id, value] = Array.isArray(item) ? [readId(item[0]), read(item[1])] : [];
    return id === undefined || value === undefined ? undefined : ([id, value] as const);
  });
  return pairs && new Map(pairs);
}
