/** Rules of the book by id or number, in one language. */

import type { PublishedGame, PublishedRule } from '#book/published.ts';
import type { SettingValue } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { fold } from '#src/search/fold.ts';
import { type Catalogue, readCatalogue } from './data.ts';
import { games } from './index.ts';
import { ruleLink } from './site.ts';

/** A rule in one language. */
export interface RuleTold {
  readonly id: string;
  readonly number: string;
  /** The game's name. */
  readonly game: string;
  readonly title: string;
  readonly statement: string;
  readonly note: string;
  /** The sources that state it, only suppose it, or contradict it; `ours` where the choice is this book's. */
  readonly sources: readonly { readonly name: string; readonly stance: PublishedRule['sources'][number]['stance'] }[];
  /** The house rules that it depends on. */
  readonly houseRules: readonly {
    readonly key: string;
    readonly label: string;
    readonly values: readonly { readonly value: SettingValue; readonly label: string }[];
  }[];
  readonly examples: readonly string[];
  /** A counterexample: a case that is ruled differently. */
  readonly counter: string | null;
  /** Ids of related rules. */
  readonly see: readonly string[];
  readonly link: string;
}

/**
 * The rules that are asked for: by id (`xd-ngu-linh`), or by number, which each game counts from 1 (`2.3`, `Xì Dách 2.3`, `xd
 * 2.3`).
 * @param site where links lead
 */
export function findRules(asked: string, lang: Lang, site: string): RuleTold[] {
  const book = readCatalogue();
  const text = asked.trim();
  const [, named = '', number] = /^(.*?)\s*#?(\d+\.\d+)$/su.exec(text) ?? [];
  return book.games.flatMap((game) =>
    game.rules
      .filter((rule) =>
        number === undefined ? rule.id === text.toLowerCase() : rule.number === number && isCalled(game, named),
      )
      .map((rule) => ruleTold(rule, game, book, lang, site)),
  );
}

/** Every rule, by its id and title. */
export function listRules(lang: Lang): { readonly id: string; readonly title: string }[] {
  return readCatalogue().games.flatMap(({ name, rules }) =>
    rules.map(({ id, number, title }) => ({ id, title: `${name} ${number}: ${title[lang]}` })),
  );
}

/** Does a text name this game, or no game at all? A rule's prefix (`xd`) names one, too. */
function isCalled({ id, name, rules }: PublishedGame, text: string): boolean {
  const said = fold(text)
    .replace(/^(?:luat|dieu|rule)\b/, '')
    .trim();
  const aliases = games.find(({ engine }) => engine.id === id)?.aliases ?? [];
  const prefix = rules[0]?.id.split('-')[0];
  return said === '' || [id, fold(name), prefix, ...aliases.map((alias) => alias.said)].includes(said);
}

function ruleTold(rule: PublishedRule, game: PublishedGame, book: Catalogue, lang: Lang, site: string): RuleTold {
  return {
    id: rule.id,
    number: rule.number,
    game: game.name,
    title: rule.title[lang],
    statement: rule.statement[lang],
    note: rule.note[lang],
    sources: rule.sources.map(({ source, stance }) => ({
      name: book.sources.find(({ id }) => id === source)?.name[lang] ?? source,
      stance,
    })),
    houseRules: game.settings
      .filter(({ key }) => rule.settings.includes(key))
      .map(({ key, label, values }) => ({
        key,
        label: label[lang],
        values: values.map((one) => ({ value: one.value, label: one.label[lang] })),
      })),
    examples: rule.examples,
    counter: rule.counter,
    see: rule.see,
    link: ruleLink(site, rule.id),
  };
}

/** A rule as text: its number and game, its sentence, its sources, its link. */
export function ruleText(rule: RuleTold, lang: Lang): string {
  const says = WORDS[lang];
  const sources = rule.sources.map(({ name, stance }) => `${says.stance[stance]}${name}`).join(', ');
  return [
    `${rule.game} ${rule.number} (${rule.id}): ${rule.title}`,
    rule.statement,
    rule.note,
    ...rule.houseRules.map(
      ({ key, label, values }) =>
        `${says.house} ${key} (${label}): ${values.map((one) => `${one.value} = ${one.label}`).join('; ')}`,
    ),
    `${says.sources}: ${sources}`,
    ...(rule.counter === null ? [] : [`${says.counter}: ${rule.counter}`]),
    rule.link,
  ].join('\n');
}

const WORDS = {
  vi: {
    house: 'Luật nhà',
    sources: 'Theo',
    counter: 'Ván ngược lại',
    stance: { says: '', ours: '', implies: 'ngầm hiểu: ', differs: 'khác: ' },
  },
  en: {
    house: 'House rule',
    sources: 'Sources',
    counter: 'Where it turns out otherwise',
    stance: { says: '', ours: '', implies: 'implied: ', differs: 'differs: ' },
  },
} as const;
