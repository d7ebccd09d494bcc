import type { Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { proofWords } from '#words/proof.ts';
import { contractPageWords } from '#words/site/contract.ts';
import { referenceWords } from '#words/site/reference.ts';
import { scoreBookPageWords } from '#words/site/score-book.ts';
import { whichPageWords } from '#words/site/which.ts';
import { siteWords } from '#words/site.ts';
import { pathOf } from '../address.ts';
import { askedFor } from '../agreements.ts';
import { allArguments } from '../arguments.ts';
import { disagreements, ruleById, rulesOfGame, sources } from '../catalogue/catalogue.ts';
import { type Term, terms } from '../glossary/glossary.ts';
import { type Incident, incidents, outcomesOf } from '../incidents.ts';
import type { PathRecord } from './lessons.ts';
import type { OtherNames } from './other-names.ts';
import { mainNames, synonymsOf } from './rules.ts';

/** Every term, with what else it is called. */
export function termRecords(lang: Lang, other: OtherNames): PathRecord[] {
  return terms().map((term) => ({
    kind: 'term',
    ...gameOfTerm(term),
    path: pathOf(lang, 'thuat-ngu'),
    id: term.id,
    title: lang === 'vi' || term.vi === term.en ? term.vi : `${term.vi}: ${term.en}`,
    names: mainNames(term),
    synonyms: synonymsOf(term, other),
    text: [also(term, lang), term.meaning[lang]].join(''),
  }));
}

function also({ synonyms }: Term, lang: Lang): string {
  const list = synonyms.map(({ text }) => text).join(', ');
  return list && `${referenceWords(lang).glossary.also}: ${list}. `;
}

function gameOfTerm({ games: [game, ...more] }: Term): Pick<PathRecord, 'game'> {
  return game && more.length === 0 ? { game } : {};
}

/** Every argument, with who says what and what decides. */
export function argumentRecords(lang: Lang, other: OtherNames): PathRecord[] {
  return allArguments().map(({ id, game, question, sides, decides, rule: on }) => ({
    kind: 'argument',
    game,
    path: pathOf(lang, 'cai-nhau', game),
    id,
    title: question[lang],
    over: ruleById(on).title[lang],
    synonyms: other.arguments.get(id) ?? [],
    text: [...sides.map(({ says }) => says[lang]), decides[lang]].join(' '),
  }));
}

/** What goes wrong at a table. */
export function incidentRecords(lang: Lang): PathRecord[] {
  return incidents().map((one) => ({
    kind: 'incident',
    path: pathOf(lang, 'su-co'),
    id: one.id,
    title: one.title[lang],
    mentions: agreementPhrases(one),
    text: [one.ask[lang], ...outcomesOf(one).map(({ says }) => says[lang])].join(' '),
  }));
}

/** The words by which people ask for what a table can agree on in such a case. */
function agreementPhrases(one: Incident): readonly string[] {
  const keys = new Set(outcomesOf(one).map(({ agreement }) => agreement));
  return askedFor('vi').flatMap(({ asked, games }) =>
    Object.values(games).some(({ key }) => keys.has(key)) ? asked : [],
  );
}

/** The sources, and where they part ways. */
export function sourceRecords(lang: Lang): PathRecord[] {
  return [
    ...sources().map(
      ({ id, name, what }): PathRecord => ({
        kind: 'source',
        path: pathOf(lang, 'nguon'),
        id,
        title: name[lang],
        text: what[lang],
      }),
    ),
    ...disagreements().map(
      ({ id, game, title, sides }): PathRecord => ({
        kind: 'source',
        game,
        path: pathOf(lang, 'nguon', game),
        id,
        title: title[lang],
        text: sides.map(({ says }) => says[lang]).join(' '),
      }),
    ),
  ];
}

/** The pages that are no text: tools and lists. */
export function pageRecords(lang: Lang): PathRecord[] {
  const site = siteWords(lang);
  const words = referenceWords(lang);
  const page = (slug: string, title: string, text: string): PathRecord => ({
    kind: 'page',
    path: pathOf(lang, slug),
    title,
    text,
  });
  return [
    page('trong-tai', site.tools.referee, site.referee.description),
    page('luyen-tap', site.tools.practice, site.practice.lead),
    page('luyen-tap/tien-bo', site.practice.progress, site.practice.progressLead),
    page('luat-nha', site.tools.contract, contractPageWords(lang).lead),
    page('luat-nha/hoi', whichPageWords(lang).title, whichPageWords(lang).sought),
    page('so-diem', site.tools.scoreBook, scoreBookPageWords(lang).sought),
    page('su-co', site.tools.incidents, words.incidents.lead),
    page('cai-nhau', site.tools.arguments, words.arguments.lead(allArguments().length)),
    page('nguon', site.tools.sources, words.sources.lead),
    page('thuat-ngu', site.tools.glossary, words.glossary.lead(terms().length)),
    page('chung-minh', site.tools.proof, proofWords(lang).verdictsLead),
    ...GAMES.flatMap(({ id, name }): PathRecord[] => [
      { ...page(`${id}/choi`, site.nav.table, name), game: id },
      { ...page(`${id}/luat`, site.nav.allRules, words.rules.lead(rulesOfGame(id).length)), game: id },
    ]),
  ];
}
