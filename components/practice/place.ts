/** The places of practice as addresses, so that what is asked can be bookmarked, sent and returned to. */

import { href, pathOf } from '#book/address.ts';
import { CHAPTERS, type Chapter } from '#core/chapters.ts';
import type { Lang } from '#core/lang.ts';
import { findGame } from '#games/index.ts';
import { QUIZ_EDITION } from '#practice/edition.ts';
import { gameOfRule } from '#practice/game-of-rule.ts';
import { encodeReadable } from '#words/text.ts';
import { RULE, ruleSession } from './rule-session.ts';

/** A game as the start page lists it. */
export interface GameEntry {
  readonly id: string;
  readonly name: string;
  readonly ink: string;
  readonly lessons: readonly LessonEntry[];
}

export interface LessonEntry {
  readonly chapter: Chapter;
  readonly title: string;
  /** The rules that the lessons up to it do not teach. */
  readonly untaught: readonly string[];
}

export type PracticePage =
  | { readonly type: 'start' }
  | ({ readonly type: 'game'; readonly game: string } & Numbered)
  | ({ readonly type: 'rule'; readonly rule: string } & Numbered)
  | ({ readonly type: 'lesson'; readonly game: string; readonly chapter: Chapter } & Numbered)
  /** A past day can be played again; by default it is today's. */
  | ({ readonly type: 'mixed' | 'daily' | 'mistakes' | 'due' } & Numbered)
  | { readonly type: 'challenge'; readonly text: string };

/** The seed of a session's hands; by default a new one when the session starts. */
interface Numbered {
  readonly seed?: number | undefined;
  /** Edition of the questions that the link was made with. */
  readonly edition?: number | undefined;
}

/** What a session is called in the address. */
const NAMES = { mixed: 'tron', daily: 'ngay', mistakes: 'sai', due: 'hen' } as const;

/** What an address asks for (`?s=xi-dach.so-bai&n=12`, `?q=…`); the start page for all that cannot be read. */
export function readPlace(search: string): PracticePage {
  const query = new URLSearchParams(search.replace(/&(?:amp;)+/g, '&'));
  const text = query.get('q');
  if (text !== null) return { type: 'challenge', text };
  const [name = '', slug] = (query.get('s') ?? '').split('.');
  const numbered = { seed: numberIn(query, 'n'), edition: numberIn(query, 'e') };
  if (name === RULE && slug !== undefined && gameOfRule(slug)) return { type: 'rule', rule: slug, ...numbered };
  for (const type of ['mixed', 'daily', 'mistakes', 'due'] as const)
    if (NAMES[type] === name) return { type, ...numbered };
  if (!findGame(name)) return { type: 'start' };
  if (slug === undefined) return { type: 'game', game: name, ...numbered };
  const chapter = CHAPTERS.find((one) => one === slug);
  return chapter === undefined
    ? { type: 'game', game: name, ...numbered }
    : { type: 'lesson', game: name, chapter, ...numbered };
}

function numberIn(query: URLSearchParams, key: string): number | undefined {
  const digits = /^\d{1,10}/.exec(query.get(key) ?? '')?.[0];
  return digits === undefined ? undefined : Number(digits);
}

/** The address of a place. For sending it ends in a digit, because chats cut off a punctuation mark. */
export function practiceLink(place: PracticePage, lang: Lang): string {
  const path = href(pathOf(lang, 'luyen-tap'));
  switch (place.type) {
    case 'start':
      return path;
    case 'challenge':
      return `${path}?q=${encodeReadable(place.text)}`;
    case 'game':
      return `${path}?s=${place.game}${seedPart(place.seed)}`;
    case 'rule':
      return `${ruleSession(place.rule, lang)}${seedPart(place.seed)}`;
    case 'lesson':
      return `${path}?s=${place.game}.${place.chapter}${seedPart(place.seed)}`;
    default:
      return `${path}?s=${NAMES[place.type]}${seedPart(place.seed)}`;
  }
}

/** With the edition of the questions: another one may ask others. */
function seedPart(seed: number | undefined): string {
  return seed === undefined ? '' : `&n=${seed}&e=${QUIZ_EDITION}`;
}
