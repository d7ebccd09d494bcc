import { flatWord } from './fold.ts';

/** A part of a text: one that was asked for, or what stands between. */
export interface ExcerptPart {
  readonly text: string;
  readonly hit: boolean;
}

/** About as much as a line holds, and how much of it may stand before what was asked for. */
const LINE = 160;
const BEFORE = 24;
const WORD = /[\p{L}\p{M}\p{N}]+(?:\.\p{N}+)*/gu;

/** A text in pieces, as it was written, its marks with it. */
export function piecesOf(text: string, words: readonly string[]): ExcerptPart[] {
  const wanted = new Set(words);
  const pieces: ExcerptPart[] = [];
  let done = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wanted.has(flatWord(word))) continue;
    // Words that stand together are one piece, with the blank between them.
    const last = pieces.at(-1);
    const gap = text.slice(done, index);
    if (last?.hit && /^\s$/.test(gap)) pieces[pieces.length - 1] = { text: last.text + gap + word, hit: true };
    else pieces.push(...(gap === '' ? [] : [{ text: gap, hit: false }]), { text: word, hit: true });
    done = index + word.length;
  }
  const rest = text.slice(done);
  return rest === '' ? pieces : [...pieces, { text: rest, hit: false }];
}

/** The line of a text around the place that has most of what was asked for; its beginning, where nothing of it is there. */
export function lineAround(text: string, words: readonly string[]): string {
  const wanted = new Set(words);
  const places = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({ word: flatWord(word), index }));
  const hits = places.filter(({ word }) => wanted.has(word));
  let best = { index: 0, count: 0 };
  for (const { index } of hits) {
    const count = new Set(
      hits.filter((hit) => hit.index >= index && hit.index < index + LINE / 2).map((hit) => hit.word),
    ).size;
    if (count > best.count) best = { index, count };
  }
  const from = startOf(text, best.index);
  const line = text.slice(from, from + LINE);
  const whole = from + LINE >= text.length ? line : `${line.slice(0, line.lastIndexOf(' '))}…`;
  return from === 0 ? whole : `…${whole}`;
}

/** Where the line begins: with the sentence, if that is near, else with a word. */
function startOf(text: string, hit: number): number {
  if (hit <= BEFORE) return 0;
  const before = text.slice(hit - BEFORE, hit);
  const sentence = before.lastIndexOf('. ');
  return hit - BEFORE + (sentence < 0 ? before.indexOf(' ') : sentence + 1) + 1;
}
