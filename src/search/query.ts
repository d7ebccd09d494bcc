import { bareText, flat, fold, markedText } from './fold.ts';
import type { SearchGame } from './record.ts';

/** A query in the forms in which it is looked up. */
export interface SearchQuery {
  readonly flat: string;
  /** Without blanks. */
  readonly tight: string;
  readonly words: readonly string[];
  /** Without the words that change little. */
  readonly bare: string;
  /** With its marks; undefined where it has none. */
  readonly marked: string | undefined;
  /** Its words that have marks, with them. */
  readonly markedWords: readonly string[];
  /** As it stands in texts, small letters and all its marks, where it has some. */
  readonly exact: string | undefined;
  /** The game of the page on which it was typed. */
  readonly here: string | undefined;
  /** The number of a rule, perhaps not all of it yet. */
  readonly number: string | undefined;
  /** What is asked without the words around it. */
  readonly cores: readonly Core[];
  /** It asks what is paid. */
  readonly pays: boolean;
  /** How it is looked up in texts: as it stands; and for each game that it names without that name, in that game alone. */
  readonly readings: readonly Reading[];
}

/** The words of a query that are looked up in texts: in those of a game, where it names one. */
export interface Reading {
  readonly words: readonly string[];
  readonly game: string | undefined;
}

/** A query without the words that every question has, and without the game that it names. */
export interface Core {
  readonly flat: string;
  readonly game: string | undefined;
}

/** What stands before what is asked for, and behind it: “luật chơi xì tố”, “đền bài là gì”, “how does a flush work”. */
const BEFORE = new Set(
  flat(
    'luat dieu cach choi the nao khi trong ve bi co phai duoc muon toi minh what if is are how does do did can may must should have need i you we a an the any rule of in to',
  ).split(' '),
);
const AFTER_TOPIC = new Set(
  flat(
    'bai la gi thi sao the nao nghia duoc khong luon nhi vay a ha trong o rule mean meaning work in at of for the game',
  ).split(' '),
);
/** How one asks what is paid: “đền mấy”, “ăn gấp mấy”, but not “ăn mấy lá”; “how much for a chop”, but not “how much to bet”. */
const PAID = [
  /\b(?:an|duoc|den|tra|mat|phat|thua|ton|chung)(?: duoc| them)?(?= (?:gap )?may(?: (?:lan|cuoc|phinh|tien)\b|$))/,
  /\bhow much(?= (?:for|do|doe|is paid|pay|cost)\b)/,
] as const;
/** What stands beside the number of a rule. */
const NUMBERED = new Set(flat('dieu luat muc so rule number').split(' '));
const NUMBER = /^(\d{1,2}\.\d{0,2})$/;

/** Reads what was typed. */
export function readQuery(typed: string, games: readonly SearchGame[], here?: string): SearchQuery {
  const text = typed.trim();
  const whole = flat(text);
  const words = whole === '' ? [] : whole.split(' ');
  const withMarks = markedText(text)
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, ' ')
    .trim();
  const bare = fold(withMarks) === withMarks;
  const cores = coresOf(whole, games);
  const pays = PAID.some((of) => of.test(whole));
  return {
    flat: whole,
    tight: whole.replaceAll(' ', ''),
    words,
    bare: bareText(whole),
    marked: bare ? undefined : withMarks,
    markedWords: withMarks.split(' ').filter((word) => fold(word) !== word),
    exact: bare ? undefined : text.normalize('NFC').toLowerCase(),
    here,
    number: numberIn(text, games),
    cores,
    pays,
    readings: readingsOf(whole, games, pays),
  };
}

/** “Thùng ăn cù lũ không”: who beats whom is “hơn” in texts. */
const BEATS = /(?<=(?<!\b(?:duoc|bi|co|cai|phai)) )an(?= \S+.* khong$)/;

/** In texts that tell what is paid it is “chung”, “pay”, whatever the verb was. */
function readingsOf(whole: string, games: readonly SearchGame[], pays: boolean): Reading[] {
  const text = pays
    ? whole.replace(PAID[0], 'chung').replace('gap may', 'may lan').replace(PAID[1], 'pay')
    : whole.replace(BEATS, 'hon');
  const named = games.flatMap(({ id, said }) =>
    said.flatMap((name) => {
      const rest = without(text, name);
      return rest === undefined ? [] : [{ words: rest.split(' '), game: id }];
    }),
  );
  return [{ words: text.split(' '), game: undefined }, ...named];
}

function coresOf(whole: string, games: readonly SearchGame[]): Core[] {
  const named = games.flatMap(({ id, said }) =>
    said.flatMap((name) => {
      const rest = without(whole, name);
      return rest === undefined ? [] : [rest, ...bared(rest)].map((one) => ({ flat: one, game: id }));
    }),
  );
  const plain = bared(whole).map((one) => ({ flat: one, game: undefined }));
  return [...plain, ...named].filter(({ flat: one }) => one !== '' && one !== whole);
}

/** A text without a name in it, where it has the name and more. */
function without(whole: string, name: string): string | undefined {
  const around = ` ${whole} `;
  const rest = around.replace(` ${name} `, ' ').trim();
  return rest === whole || rest === '' ? undefined : rest;
}

/** Without the words around it: before it, behind it, on both sides. A name can end with such a word, as “tá lả” does. */
function bared(text: string): string[] {
  const words = text.split(' ');
  const first = words.findIndex((word) => !BEFORE.has(word));
  const last = words.findLastIndex((word) => !AFTER_TOPIC.has(word));
  if (first < 0 || last < first) return [];
  return [words.slice(first), words.slice(0, last + 1), words.slice(first, last + 1)].map((part) => part.join(' '));
}

/** `3.1`, `điều 3.1`, `sam 3.1`, and `3.` on the way there. Anything else beside a number is a question about something. */
function numberIn(text: string, games: readonly SearchGame[]): string | undefined {
  const parts = text.split(/\s+/);
  const number = parts.map((part) => NUMBER.exec(part)?.[1]).find((part) => part !== undefined);
  if (number === undefined) return undefined;
  const rest = parts.flatMap((part) => (part === number ? [] : flat(part))).filter((word) => !NUMBERED.has(word));
  return rest.length === 0 || games.some(({ said }) => said.includes(rest.join(' '))) ? number : undefined;
}

/** The games that a query names. */
export function gamesNamed({ cores, flat: whole }: SearchQuery, games: readonly SearchGame[]): ReadonlySet<string> {
  const named = cores.flatMap(({ game }) => game ?? []);
  return new Set([...named, ...games.filter(({ said }) => said.includes(whole)).map(({ id }) => id)]);
}
