import type { APIRoute } from 'astro';
import { href, markdownOf, pathOf } from '#book/address.ts';
import { disagreements, type Rule, rulesOfGame, sources } from '#book/catalogue/catalogue.ts';
import { citationsOf } from '#book/citations/citations.ts';
import { counterexampleOf } from '#book/citations/counters.ts';
import { EDITION } from '#book/edition.ts';
import { editions } from '#book/editions.ts';
import { historyOf } from '#book/history.ts';
import { lessonsOf } from '#book/mdx.ts';
import { CATALOGUE_VERSION, type PublishedGame, type PublishedRule, publishedCatalogue } from '#book/published.ts';
import { loaded } from '#components/loading/loaded.ts';
import { assertDefined } from '#core/assert-defined.ts';
import type { Game } from '#core/game/game.ts';
import type { Lang } from '#core/lang.ts';
import { engineOf } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';

/** Something said in every language. */
function inAll<T>(say: (lang: Lang) => T): Record<Lang, T> {
  return { vi: say('vi'), en: say('en') };
}

/** The house rules of a game: each value with who plays it so, and the rule sets as full choices. */
function houseRules(game: Game): Pick<PublishedGame, 'settings' | 'defaultPreset' | 'presets'> {
  const words = (lang: Lang) => assertDefined(loaded(game.id, lang)).words;
  return {
    settings: Object.entries(game.schema).map(([key, setting]) => ({
      key,
      label: inAll((lang) => assertDefined(words(lang).settings[key]).label),
      readBy: setting.round ? 'round' : 'case',
      values: setting.values.map(({ value, sources: players }) => ({
        value,
        label: inAll((lang) => assertDefined(words(lang).settings[key]?.values[String(value)])),
        sources: [...players],
      })),
    })),
    defaultPreset: game.defaultPreset,
    presets: Object.entries(game.presets).map(([id, rules]) => ({
      id,
      name: inAll((lang) => assertDefined(words(lang).presets[id])),
      rules: { ...rules },
    })),
  };
}

/** The cases around a rule: one that goes against it, and those of the site whose rulings cite it. */
function casesOf(rule: Rule): Pick<PublishedRule, 'counter' | 'citedBy'> {
  const counter = counterexampleOf(rule);
  return {
    counter: counter?.kind === 'case' ? counter.judged.canonical : (counter?.text ?? null),
    citedBy: citationsOf(rule.id).map(({ canonical }) => canonical),
  };
}

/** The catalogue for programs: every rule with its number, both languages, sources, house rules and cases. */
export const GET: APIRoute = ({ site, url }) => {
  const absolute = (path: string): string => new URL(href(path), site ?? url).href;
  const games = GAMES.map(({ id, name }) => ({
    id,
    name,
    ...houseRules(assertDefined(engineOf(id))),
    rules: rulesOfGame(id).map((one) => {
      const { game, ...rule } = one;
      return {
        ...rule,
        ...casesOf(one),
        history: historyOf(rule.id),
        link: absolute(`/r/${rule.id}/`),
        pages: inAll((lang) => `${absolute(pathOf(lang, game, 'luat'))}#${rule.id}`),
      };
    }),
    lessons: lessonsOf('vi', id).map(({ slug, title }) => ({
      slug,
      title: { vi: title, en: assertDefined(lessonsOf('en', id).find((one) => one.slug === slug)).title },
      pages: inAll((lang) => absolute(pathOf(lang, id, slug))),
      markdown: inAll((lang) => absolute(markdownOf(pathOf(lang, id, slug)))),
    })),
  }));
  const catalogue = publishedCatalogue.parse({
    $schema: absolute('/rules.schema.json'),
    version: CATALOGUE_VERSION,
    edition: EDITION,
    editions: editions(),
    games,
    sources: sources(),
    disagreements: disagreements(),
  });
  return Response.json(catalogue);
};
