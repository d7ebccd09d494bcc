import { ENGINES } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { fold } from '#src/search/fold.ts';
import { unknownSources } from '../catalogue/catalogue.ts';
import type { TermRecord } from './schema.ts';

/** What is wrong with one record, given all the others; a sentence each. */
export function faultsOf(one: TermRecord, all: readonly TermRecord[]): string[] {
  const others = all.filter((other) => other !== one);
  return [
    ...idFaults(one),
    ...one.games.filter((id) => !GAMES.some((game) => game.id === id)).map((id) => `no game ${id}`),
    ...one.rules.flatMap((id) => ruleFaults(one, id)),
    ...one.see
      .filter((id) => !others.some((other) => other.id === id))
      .map((id) => `sends to ${id}, which is not here`),
    ...one.synonyms.flatMap(({ said }) => unknownSources(said)),
    ...spellingFaults(one, others),
  ];
}

/** `sanh-xi-to` for “sảnh”: the term without marks, and where several would be the same, what tells them apart. */
function idFaults({ id, vi }: TermRecord): string[] {
  const slug = fold(vi).replaceAll(' ', '-');
  return id === slug || id.startsWith(`${slug}-`) ? [] : [`the id of “${vi}” begins with ${slug}`];
}

function ruleFaults({ games }: TermRecord, id: string): string[] {
  const game = ENGINES.find(({ ruleSections }) => ruleSections.flat().includes(id));
  if (!game) return [`no rule ${id}`];
  return games.length === 0 || games.includes(game.id)
    ? []
    : [`rule ${id} is one of ${game.id}, which does not say it`];
}

/** Within one game a word has one meaning: no spelling leads to two of its terms. */
function spellingFaults(one: TermRecord, others: readonly TermRecord[]): string[] {
  const own = spellingsOf(one);
  const rivals = others.filter((other) => shareGame(one, other));
  return [
    ...own.filter((text, at) => own.indexOf(text) !== at).map((text) => `“${text}” stands here twice`),
    ...rivals.flatMap((other) =>
      spellingsOf(other).flatMap((text) => (own.includes(text) ? [`“${text}” is ${other.id} too`] : [])),
    ),
  ];
}

function spellingsOf({ vi, en, synonyms }: TermRecord): string[] {
  const names = [vi, ...synonyms.map(({ text }) => text)];
  // A name that is the same in both languages is one.
  return [...names, ...en.split(', ').filter((text) => text !== vi)].map((text) => text.normalize('NFC').toLowerCase());
}

function shareGame(one: TermRecord, other: TermRecord): boolean {
  return one.games.length === 0 || other.games.length === 0 || one.games.some((id) => other.games.includes(id));
}
