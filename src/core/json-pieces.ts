/** Reads a long JSON text piece by piece, for whoever must not be held up by all of it at once. */

import { parseJson } from './parse-json.ts';

/** About as much as is read at once, in characters: a millisecond's work on a phone. */
const PIECE = 30_000;
/** How deep long lists and objects are cut up; what lies deeper is read at once, as no file of ours is so deep. */
const LEVELS = 5;
/** Anything but a blank. */
const INK = /[^ \t\n\r]/;
/** A member's name; one that is longer, or has a backslash, is read with its value. */
const HEAD = /^[ \t\n\r]*("[^"\\]{0,200}")[ \t\n\r]*:/;

/**
 * Reads what `parseJson` reads, to the same value: undefined for what is not JSON.
 * @yields how many characters were read since the last time
 */
export function* parseJsonPieces(text: string, piece = PIECE, levels = LEVELS): Generator<number, unknown> {
  const [from, to] = [text.search(INK), endOf(text)];
  const open = text[from];
  const isList = open === '[' && text[to - 1] === ']';
  const inner = text.slice(from + 1, to - 1);
  const isLong = text.length > piece && levels > 0 && (isList || (open === '{' && text[to - 1] === '}'));
  if (!isLong || !INK.test(inner)) {
    yield text.length;
    return parseJson(text);
  }
  const runs = yield* runsOf(inner, piece);
  if (!runs) return undefined;
  const items: unknown[] = [];
  const members: [string, unknown][] = [];
  for (const run of runs) {
    const [head = '', name = ''] = isList ? [] : (HEAD.exec(run) ?? []);
    if (run.length > piece && (isList || head !== '')) {
      const value = yield* parseJsonPieces(run.slice(head.length), piece, levels - 1);
      if (value === undefined) return undefined;
      if (isList) items.push(value);
      else members.push([String(parseJson(name)), value]);
      continue;
    }
    yield run.length;
    // Nothing may stand beside a comma.
    const read = INK.test(run) ? parseJson(isList ? `[${run}]` : `{${run}}`) : undefined;
    if (typeof read !== 'object' || read === null) return undefined;
    for (const one of Object.entries(read)) {
      if (isList) items.push(one[1]);
      else members.push(one);
    }
  }
  return isList ? items : Object.fromEntries(members);
}

/** Where the last character that is no blank ends. */
function endOf(text: string): number {
  let end = text.length;
  while (end > 0 && ' \t\n\r'.includes(text[end - 1] ?? '')) end--;
  return end;
}

/**
 * What stands between two brackets, cut at its commas: neighbours together up to the length of a piece, a longer one alone.
 * Undefined where brackets or quotation marks are left open.
 */
function* runsOf(text: string, piece: number): Generator<number, readonly string[] | undefined> {
  const runs: string[] = [];
  let [start, comma, depth] = [0, 0, 0];
  let isQuoted = false;
  const cut = (at: number): void => {
    runs.push(text.slice(start, at));
    start = at + 1;
  };
  const meet = (at: number): void => {
    if (at - start > piece && comma > start) cut(comma);
    if (at - start > piece) cut(at);
    comma = at;
  };
  for (let at = 0; at < text.length; at++) {
    if ((at & 0x3fff) === 0) yield 0;
    const character = text[at];
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) at += character === '\\' ? 1 : 0;
    else if (character === '[' || character === '{') depth++;
    else if (character === ']' || character === '}') depth--;
    else if (character === ',' && depth === 0) meet(at);
    if (depth < 0) return undefined;
  }
  if (isQuoted || depth !== 0) return undefined;
  meet(text.length);
  if (start <= text.length) cut(text.length);
  return runs;
}
