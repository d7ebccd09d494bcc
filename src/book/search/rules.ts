import type { Lang } from '#core/lang.ts';
import { GAMES, type GameId } from '#games/index.ts';
import { pathOf } from '../address.ts';
import { agreementsOf, askedFor } from '../agreements.ts';
import { type Rule, rulesOfGame } from '../catalogue/catalogue.ts';
import { type Term, terms } from '../glossary/glossary.ts';
import type { PathRecord } from './lessons.ts';
import type { OtherNames } from './other-names.ts';

/** Every rule in its game's list, called by its title and by the terms that it defines. */
export function ruleRecords(lang: Lang, other: OtherNames): PathRecord[] {
  return GAMES.flatMap(({ id }) => rulesOfGame(id).map((rule) => ruleRecord(rule, lang, other)));
}

function ruleRecord(rule: Rule, lang: Lang, other: OtherNames): PathRecord {
  const { id, game, number } = rule;
  const title = rule.title[lang];
  const defining = terms().filter((term) => definingRules(term).includes(id));
  const telling = terms().filter((term) => term.rules.includes(id) && !defining.includes(term));
  return {
    kind: 'rule',
    game,
    path: pathOf(lang, game, 'luat'),
    id,
    number,
    title,
    names: defining.flatMap(mainNames),
    synonyms: [...defining.flatMap((term) => synonymsOf(term, other)), ...(other.rules.get(id) ?? [])],
    mentions: [
      ...telling.flatMap((term) => [...mainNames(term), ...synonymsOf(term, other)]),
      ...agreementPhrases(rule),
    ],
    text: `${rule.statement[lang]} ${rule.note[lang]}`,
  };
}

/** Of the rules on a term the first of each game defines it. */
function definingRules(term: Term): readonly string[] {
  const games = new Set<GameId>();
  return term.rules.filter((id) => {
    const game = GAMES.find((one) => rulesOfGame(one.id).some((rule) => rule.id === id))?.id;
    if (game === undefined || games.has(game)) return false;
    games.add(game);
    return true;
  });
}

/** The names of the term here, in both languages: readers of one may know the word of the other. */
export function mainNames({ vi, en }: Term): readonly string[] {
  return [vi, ...en.split(', ').filter((name) => name !== vi)];
}

/** What else it is called. */
export function synonymsOf(term: Term, other: OtherNames): readonly string[] {
  return [...term.synonyms.map(({ text }) => text), ...(other.terms.get(term.id) ?? [])];
}

/** The words by which people ask for what a table agrees on, where this rule is on it. */
function agreementPhrases({ id, game }: Rule): readonly string[] {
  const keys = agreementsOf(game, 'vi').flatMap((one) => (one.rule?.id === id ? [one.key] : []));
  return askedFor('vi').flatMap(({ asked, games }) => {
    const own = games[game];
    return own && keys.includes(own.key) ? [...asked, ...own.asked] : [];
  });
}
