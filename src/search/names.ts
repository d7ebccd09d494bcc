/** The names of places, and how closely a query matches them. */
import { bareText, flat, markedText } from './fold.ts';
import type { Core, SearchQuery } from './query.ts';
import type { NamedRecord } from './record.ts';

/** By what right a place has a name: its title, its own otherwise, another name for it, or one that it shares with a better place. */
export type Right = 0 | 0.5 | 1 | 2;

export interface Name {
  readonly text: string;
  readonly flat: string;
  readonly words: readonly string[];
  readonly tight: string;
  readonly marked: string;
  /** Without the words that change little, where more than one is left. */
  readonly bare: string;
  readonly right: Right;
}

/** How near: the whole name; but for the words around it, or for the blanks; but for those within; but for its marks; its beginning. */
export const NEAR = { whole: 9, core: 8, bare: 7.5, unmarked: 7, start: 6, startUnmarked: 5.5 } as const;

/** The subject of a title is its beginning: `Ngũ linh` of “Ngũ linh là 5 lá chưa quắc”; what follows a colon repeats it. */
const ABOUT = /^(.+?)(?:: | là | is | \(|, )/;
const AGAIN = /: (.+)$/;
/** A case that it is about is less than that. */
const WHEN = /^(.+?) thì /;

/** Every name of a place. The id of a rule is one. */
export function searchNames({ title, names = [], synonyms = [], mentions = [], number, id }: NamedRecord): Name[] {
  const part = (of: RegExp) => of.exec(title)?.slice(1) ?? [];
  return [
    ...[title, ...part(ABOUT)].map((text) => nameOf(text, 0)),
    ...names.map((text) => nameOf(text, 0.5)),
    ...[...part(AGAIN), ...part(WHEN)].map((text) => nameOf(text, 1)),
    ...(number !== undefined && id !== undefined ? [nameOf(id, 1)] : []),
    ...synonyms.map((text) => nameOf(text, 1)),
    ...mentions.map((text) => nameOf(text, 2)),
  ];
}

function nameOf(text: string, right: Right): Name {
  const name = flat(text.replace(/^(?:an?|the) /i, ''));
  return {
    text,
    flat: name,
    words: name.split(' '),
    tight: name.replaceAll(' ', ''),
    marked: markedText(text),
    bare: bareText(name),
    right,
  };
}

/** How near what was typed comes to a name of a place in this game; 0 is not at all. */
export function nearness(name: Name, asked: SearchQuery, game: string | undefined): number {
  const { flat: typed, marked: withMarks } = asked;
  if (name.flat === typed) return withMarks === undefined || withMarks === name.marked ? NEAR.whole : NEAR.unmarked;
  if (name.tight === asked.tight) return NEAR.core;
  if (asked.bare !== '' && asked.bare === name.bare && !otherMarks(name, asked)) return NEAR.bare;
  if (asked.cores.some((core) => isCore(core, name, game)) && !otherMarks(name, asked)) return NEAR.core;
  if (typed.length < 2 || !name.flat.startsWith(typed)) return 0;
  return withMarks === undefined || name.marked.startsWith(withMarks) ? NEAR.start : NEAR.startUnmarked;
}

/**
 * How much of a name was typed, and how much of what was typed is in it: 1 where they have the same words, 0 where they share none.
 * Words count by their weight, and `total` is that of all that was typed.
 */
export function likeness(
  { words: own }: Name,
  asked: readonly string[],
  total: number,
  weight: (word: string) => number,
): number {
  let shared = 0;
  for (const word of asked) if (own.includes(word)) shared += weight(word);
  return shared === 0 ? 0 : (2 * shared) / (total + own.reduce((sum, word) => sum + weight(word), 0));
}

/** A word of the name was typed, but with other marks: “đổi” is not “đôi”. One without any may be each of them. */
function otherMarks(name: Name, { markedWords }: SearchQuery): boolean {
  const own = name.marked.split(' ');
  return markedWords.some((word) => !own.includes(word) && name.words.includes(flat(word)));
}

function isCore(core: Core, name: Name, game: string | undefined): boolean {
  return core.flat === name.flat && (core.game === undefined || core.game === game);
}

/**
 * How many typos turn a name into what was typed, comparing marks as a last resort; undefined where there are too many: one is
 * allowed from four letters on, two from eight.
 */
export function typosTo(name: Name, asked: SearchQuery, game: string | undefined): number | undefined {
  const { flat: typed, marked: withMarks } = asked;
  const cores = asked.cores.filter((core) => core.game === undefined || core.game === game);
  const slips = [typed, ...cores.map((core) => core.flat)].flatMap((one) => {
    const most = one.length < 4 ? 0 : one.length < 8 ? 1 : 2;
    if (most === 0 || Math.abs(one.length - name.flat.length) > most) return [];
    const made = distance(one, name.flat);
    return made <= most ? [made + (withMarks === undefined ? 0 : distance(withMarks, name.marked) / 100)] : [];
  });
  return slips.length === 0 ? undefined : Math.min(...slips);
}

/** How many letters differ, are missing, are too many, or are swapped. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1];
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (above[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (above[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = above;
    above = row;
  }
  return above[other.length] ?? 0;
}
