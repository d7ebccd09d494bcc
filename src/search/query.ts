import { flat, marked, wordsOf } from './fold.ts';
import type { SearchGame } from './record.ts';

/** What somebody typed, in the ways in which it is looked for. */
export interface Asked {
  readonly flat: string;
  readonly words: readonly string[];
  /** With its marks; undefined where it has none, and says nothing about them. */
  readonly marked: string | undefined;
  /** The game whose page he is on. */
  readonly here: string | undefined;
  /** The number of a rule, perhaps not all of it yet. */
  readonly number: string | undefined;
  /** What is asked without the words around it. */
  readonly cores: readonly Core[];
}

/** What is left of a question without the words that every question has, and without the game that it names. */
export interface Core {
  readonly flat: string;
  readonly game: string | undefined;
}

/** What stands before or behind what is asked for: “luật đền bài thế nào”, “what is a full house”. */
const AROUND = new Set(
  'luat dieu bai la gi sao nghia the nao trong cua cho khi choi cach thi muc so an what is a an the rule rules in of to how does do work mean meaning'.split(
    ' ',
  ),
);
const NUMBER = /^(\d{1,2}\.\d{0,2})$/;

/** Reads what was typed. */
export function readQuery(typed: string, games: readonly SearchGame[], here?: string): Asked {
  const text = typed.trim();
  const words = wordsOf(text);
  const whole = words.join(' ');
  const withMarks = marked(text)
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, ' ')
    .trim();
  const cores = coresOf(whole, games);
  return {
    flat: whole,
    words,
    marked: flat(withMarks) === withMarks ? undefined : withMarks,
    here,
    number: numberIn(text, games),
    cores,
  };
}

function coresOf(whole: string, games: readonly SearchGame[]): Core[] {
  const named = games.flatMap(({ id, said }) =>
    said.flatMap((name) => {
      const rest = without(whole, name);
      return rest === undefined
        ? []
        : [
            { flat: rest, game: id },
            { flat: bare(rest), game: id },
          ];
    }),
  );
  return [{ flat: bare(whole), game: undefined }, ...named].filter(({ flat: one }) => one !== '' && one !== whole);
}

/** A text without a name in it, where it has the name and more. */
function without(whole: string, name: string): string | undefined {
  const around = ` ${whole} `;
  const rest = around.replace(` ${name} `, ' ').trim();
  return rest === whole || rest === '' ? undefined : rest;
}

/** Without the words around it. */
function bare(text: string): string {
  const words = text.split(' ');
  const first = words.findIndex((word) => !AROUND.has(word));
  const last = words.findLastIndex((word) => !AROUND.has(word));
  return first < 0 ? '' : words.slice(first, last + 1).join(' ');
}

/** `3.1`, `điều 3.1`, `sam 3.1`, and `3.` on the way there. Anything else beside a number is a question about something. */
function numberIn(text: string, games: readonly SearchGame[]): string | undefined {
  const parts = text.split(/\s+/);
  const number = parts.map((part) => NUMBER.exec(part)?.[1]).find((part) => part !== undefined);
  if (number === undefined) return undefined;
  const rest = flat(parts.filter((part) => part !== number).join(' '));
  const said = games.flatMap((game) => game.said);
  return bare(rest) === '' || said.includes(rest) || said.includes(bare(rest)) ? number : undefined;
}

/** The games that a query names. */
export function gamesNamed({ cores, flat: whole }: Asked, games: readonly SearchGame[]): ReadonlySet<string> {
  const named = cores.flatMap(({ game }) => game ?? []);
  return new Set([...named, ...games.filter(({ said }) => said.includes(whole)).map(({ id }) => id)]);
}
