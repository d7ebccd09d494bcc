/** Where the reader is in the questions, as the address says it: `?g=xi-dach&a=k3fz.a1b-0q2x.0.c3d&q=2`. */

import type { PartialVerdict } from '#core/house/partial-verdict.ts';
import type { Lang } from '#core/lang.ts';
import { seedOf } from '#core/quiz/seed.ts';
import { GAMES, type GameId } from '#games/index.ts';
import { facetsOf, optionsAt, partText, type ToldParts } from './facets.ts';
import { whichHouseLink } from './link.ts';

export interface Place {
  readonly game: GameId;
  /** The answers as text; empty before the first one. */
  readonly answers: string;
  /** An answer that the reader looks at again; undefined where the next question is asked. */
  readonly again: Revisited | undefined;
  /** The reader wants no more questions. */
  readonly enough: boolean;
}

/** An answered question by its place, and which part of it. */
export interface Revisited {
  readonly question: number;
  readonly facet: number;
}

/** What was told of a case. */
export interface AnswerGiven {
  readonly case: string;
  readonly parts: ToldParts;
}

/** What an address asks for; the first game, from the beginning, for all that cannot be read. */
export function readAsking(search: string): Place {
  const query = new URLSearchParams(search.replace(/&(?:amp;)+/g, '&'));
  const game = GAMES.find(({ id }) => id === query.get('g'))?.id;
  if (!game) return beginning(GAMES[0].id);
  const [, question, facet = '1'] = /^([1-9]\d?)(?:[.]([1-9]))?$/.exec(query.get('q') ?? '') ?? [];
  return {
    game,
    answers: query.get('a') ?? '',
    again: question === undefined ? undefined : { question: Number(question) - 1, facet: Number(facet) - 1 },
    enough: query.get('q') === 'het',
  };
}

/** The first question of a game. */
export function beginning(game: GameId): Place {
  return { game, answers: '', again: undefined, enough: false };
}

/** The address of a place, within this site. */
export function askingLink({ game, answers, again, enough }: Place, lang: Lang): string {
  const looked = again && `${again.question + 1}${again.facet > 0 ? `.${again.facet + 1}` : ''}`;
  const q = enough ? 'het' : looked;
  return `${whichHouseLink(game, lang)}${answers && `&a=${answers}`}${q ? `&q=${q}` : ''}`;
}

/** Answers as text. Cases and answers are named by a number made of them, so that what stands before them in a guide may change. */
export function toldText(told: readonly AnswerGiven[]): string {
  return told
    .map(({ case: text, parts }) => [nameOf(text, CASE_LENGTH), ...parts.map(partName)].join('.').replace(/[.]+$/, ''))
    .join('-');
}

const CASE_LENGTH = 4;
const PART_LENGTH = 3;

/** “I don't know”; no part has this name, as it is shorter. */
const UNKNOWN = '0';

function partName(part: PartialVerdict | undefined): string {
  if (part === undefined) return '';
  return part === null ? UNKNOWN : nameOf(partText(part), PART_LENGTH);
}

/** So many digits for any text; not the first ones, which are not evenly distributed. */
function nameOf(text: string, length: number): string {
  return seedOf(text).toString(36).padStart(length, '0').slice(-length);
}

/** What answers are about. */
export interface Askable {
  readonly cases: readonly string[];
  /** All that houses say of a case. */
  verdictsOf(text: string): readonly PartialVerdict[];
}

/** The answers that a text has. Some are left out where they are about no case that is asked, or are no answers. */
export function readAnswers(
  text: string,
  { cases, verdictsOf }: Askable,
): { told: readonly AnswerGiven[]; lost: boolean } {
  const pieces = text === '' ? [] : text.split('-');
  const names = new Map(cases.map((one) => [nameOf(one, CASE_LENGTH), one]));
  const read = pieces.flatMap((piece): AnswerGiven[] => {
    const [name = '', ...parts] = piece.split('.');
    const of = names.get(name);
    if (of === undefined) return [];
    // Each case once: what stands twice was put there by hand.
    names.delete(name);
    const told = readParts(parts, verdictsOf(of));
    return told ? [{ case: of, parts: told }] : [];
  });
  const told = read.slice(0, MOST_ANSWERS);
  return { told, lost: told.length < pieces.length };
}

/** No more are asked for; each takes time. */
export const MOST_ANSWERS = 40;

/** The parts by their names; undefined where one has no such name, or no house says all of them. */
function readParts(names: readonly string[], verdicts: readonly PartialVerdict[]): ToldParts | undefined {
  const facets = facetsOf(verdicts);
  if (names.length > facets.length || names.every((name) => name === '')) return undefined;
  const told: (PartialVerdict | undefined)[] = [];
  for (const [at, name] of names.entries()) {
    const options = optionsAt(verdicts, facets, told, at);
    const found = name === UNKNOWN ? null : options.find((part) => partName(part) === name);
    if (name !== '' && found === undefined) return undefined;
    told.push(name === '' ? undefined : found);
  }
  return told;
}
