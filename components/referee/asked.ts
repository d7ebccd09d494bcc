/** Questions that no hand of cards can settle (`/su-co/vi.json`): found in what was typed, and answered in words. */

import { href } from '#book/address.ts';
import { plain } from '#book/glossary/plain.ts';
import type { Lang } from '#core/lang.ts';
import { gameNamedFirst } from '#core/notation/suggest/game-names.ts';
import { GAMES } from '#games/index.ts';

/** An agreement as one game has it. */
export interface AskedIn {
  readonly id: string;
  /** Of the game. */
  readonly name: string;
  /** As people ask this game alone. */
  readonly asked: readonly string[];
  readonly question: string;
  readonly rule: { readonly id: string; readonly number: string } | null;
  readonly answers: readonly { readonly says: string; readonly who: string }[];
  readonly note: string | null;
}

export interface AskedFile {
  readonly words: Readonly<Record<'lead' | 'nobody' | 'more' | 'agree', string>>;
  readonly agreements: readonly {
    /** Words by which people ask for it, in their order and without marks. */
    readonly asked: readonly string[];
    readonly games: readonly AskedIn[];
  }[];
}

let file: Promise<AskedFile | undefined> | undefined;

/** Undefined where it does not come; it is asked for again with the next wish. */
export function loadAsked(lang: Lang): Promise<AskedFile | undefined> {
  file ??= fetch(href(`/su-co/${lang}.json`))
    .then((answer) => (answer.ok ? answer.json() : undefined))
    .catch(() => {
      file = undefined;
    });
  return file;
}

/** So many other words may stand between two of a phrase. */
const BETWEEN = 3;

/** Are these words said in this order, not far apart? */
function isSaid(phrase: string, said: readonly string[]): boolean {
  const [first = '', ...others] = phrase.split(' ');
  return said.some((word, from) => {
    if (word !== first) return false;
    let at = from;
    return others.every((next) => {
      const found = said.indexOf(next, at + 1);
      const near = found !== -1 && found - at <= BETWEEN + 1;
      at = found;
      return near;
    });
  });
}

/**
 * What a text asks, where it is nothing that cards settle: of several what is asked of one game alone, then what is asked in most letters.
 * @param home the game on the table, where neither the text nor what it asks names one
 */
export function findAsked(text: string, { agreements }: AskedFile, home: string): AskedIn | undefined {
  const plainly = plain(text)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  const said = plainly.split(' ');
  const [found] = agreements
    .flatMap(({ asked, games }) => [
      ...asked.map((phrase) => ({ phrase, games, of: undefined })),
      ...games.flatMap((of) => of.asked.map((phrase) => ({ phrase, games, of }))),
    ])
    .filter(({ phrase }) => isSaid(phrase, said))
    .sort((a, b) => Number(!!b.of) - Number(!!a.of) || b.phrase.length - a.phrase.length);
  if (!found) return undefined;
  const { games, of } = found;
  const named = gameNamedFirst(text, GAMES)?.head.replace(/@.*/, '');
  const id = named ?? GAMES.find(({ name }) => ` ${plainly} `.includes(` ${plain(name)} `))?.id;
  return games.find((one) => one.id === id) ?? of ?? games.find((one) => one.id === home) ?? games[0];
}
