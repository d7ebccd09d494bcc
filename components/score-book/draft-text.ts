/** A half-typed round as text, so that it outlives its page. */

import type { PlayerId, ToldResult } from '#core/evening/evening.ts';
import { membersOf, parseJson } from '#core/parse-json.ts';
import { listOf, wholeIn } from '#core/untrusted.ts';
import { type DraftSide, type RoundDraft, WAYS } from './draft.ts';

export function draftText(evening: string, draft: RoundDraft): string {
  const { amounts, results, put, ...rest } = draft;
  return JSON.stringify({ evening, ...rest, amounts: [...amounts], results: [...results], put: [...put] });
}

/** The draft of this evening; undefined where the text holds none. */
export function readDraft(text: string, evening: string): RoundDraft | undefined {
  const members = membersOf(parseJson(text));
  if (members.get('evening') !== evening) return undefined;
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
