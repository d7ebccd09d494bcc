/** Questions that no hand of cards can settle (`/su-co/vi.json`): recognised in typed text, and answered in words. */

import { href } from '#book/address.ts';
import type { Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { gameNamedFirst } from '#src/reading/suggest/game-names.ts';
import { fold } from '#src/search/fold.ts';
import { keyedParts } from '../loading/part.ts';

/** An agreement as one game has it. */
export interface AskedIn {
  readonly id: string;
  /** Of the game. */
  readonly name: string;
  /** Phrases for this game only. */
  readonly asked: readonly string[];
  readonly question: string;
  readonly rule: { readonly id: string; readonly number: string } | null;
  readonly answers: readonly { readonly says: string; readonly who: string }[];
  readonly note: string | null;
}

export interface AskedFile {
  readonly words: Readonly<Record<'lead' | 'nobody' | 'more' | 'agree' | 'elsewhere' | 'argued', string>>;
  readonly agreements: readonly {
    /** Words by which people ask for it, in their order and without marks. */
    readonly asked: readonly string[];
    readonly games: readonly AskedIn[];
  }[];
}

/** The file of one language. */
export const askedFiles = keyedParts(async (lang: Lang): Promise<AskedFile> => {
  const answer = await fetch(href(`/su-co/${lang}.json`));
  if (!answer.ok) throw new Error(`no questions in ${lang}: ${answer.status}`);
  return answer.json();
});

/** So many other words may stand between two of a phrase. */
const BETWEEN = 3;

/** Names of cards and totals, without marks; a lone `a` is an English word. */
const CARD = /^(?:(?:\d\d|[2-9jqk])[shdc]?|a[shdc]|at|gia|dam|boi|ace|king|queen|jack)$/;

/** Words after which a number counts something other than points. */
const COUNTED = /^(?:la|van|nguoi|con|lan|cards?|rounds?|hands?|players?)$/;

/** Words that start a question. */
const ASKS = /^(?:ai|sao|nao|gi|may|khong|chua|who|what|which|how|when|where|why|is|are|does|do|can|must|should)$/;

/** Short forms that end a question, and words that tell what somebody says. */
const DIFFERS = /^(?:ko|hong|hok|hem|ha|nhieu|dau|noi|bao|keu|cai|says?|thinks?|claims?|insists?)$/;

/** Words of a text, without marks. */
function wordsOf(text: string): string[] {
  return fold(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ');
}

/** Does a text name cards? Then it is a case to rule on, whatever else it may mean. */
function namesCards(text: string, said: readonly string[]): boolean {
  return /[♠♥♦♣;]/u.test(text) || said.filter((word, at) => isCard(word, said[at + 1])).length > 1;
}

function isCard(word: string, next = ''): boolean {
  return CARD.test(word) && !(/^\d+$/.test(word) && COUNTED.test(next));
}

/** Do these words occur in this order, not far apart, with no card between them? */
function isPhraseIn(phrase: string, said: readonly string[]): boolean {
  const [first = '', ...others] = phrase.split(' ');
  return said.some((word, from) => {
    if (word !== first) return false;
    let at = from;
    return others.every((next) => {
      const found = said.indexOf(next, at + 1);
      const between = said.slice(at + 1, found);
      const near = found !== -1 && between.length <= BETWEEN && !between.some((other) => CARD.test(other));
      at = found;
      return near;
    });
  });
}

/**
 * What a text asks that no cards settle. Of several matches, in this order: one of the named game, one that belongs to a single
 * game, one of the game on the table, the longest phrase. Undefined where the named game has no such question.
 * @param home the game on the table, where the text names none
 */
export function findAsked(text: string, { agreements }: AskedFile, home: string): AskedIn | undefined {
  const said = wordsOf(text);
  if (namesCards(text, said)) return undefined;
  const named = gameIn(text, said);
  const meant = named ?? home;
  const [found] = agreements
    .flatMap(({ asked, games }) => [
      ...asked.map((phrase) => ({ phrase, alone: false, games })),
      ...games.flatMap((of) => of.asked.map((phrase) => ({ phrase, alone: true, games: [of] }))),
    ])
    .filter(({ phrase }) => isPhraseIn(phrase, said))
    .map(({ phrase, alone, games }) => ({ phrase, alone, games, of: games.find(({ id }) => id === meant) }))
    .sort(
      (a, b) =>
        (named === undefined ? 0 : Number(!!b.of) - Number(!!a.of)) ||
        Number(b.alone) - Number(a.alone) ||
        Number(!!b.of) - Number(!!a.of) ||
        b.phrase.length - a.phrase.length,
    );
  return found?.of ?? (named === undefined ? found?.games[0] : undefined);
}

/** Is it a question in words, whether its answer is known or not? */
export function isQuestion(text: string): boolean {
  return wordsOf(text).some((word) => ASKS.test(word)) && namesNoCards(text);
}

/** Is it a question, or do people differ, whatever cards or numbers they name? */
export function isAsking(text: string): boolean {
  return text.includes('?') || wordsOf(text).some((word) => ASKS.test(word) || DIFFERS.test(word));
}

/** Is no card in it, as far as a look can tell? */
export function namesNoCards(text: string): boolean {
  const said = wordsOf(text);
  return !said.some((word, at) => isCard(word, said[at + 1]));
}

/** The game that a text names: at its head, or anywhere by its whole name. */
function gameIn(text: string, said: readonly string[]): string | undefined {
  const head = gameNamedFirst(text, GAMES)?.head.replace(/@.*/, '');
  return head ?? GAMES.find(({ name }) => ` ${said.join(' ')} `.includes(` ${fold(name)} `))?.id;
}
