import type { APIRoute } from 'astro';
import { href, pathOf } from '#book/address.ts';
import { disagreements, type Rule, rules, sources } from '#book/catalogue/catalogue.ts';
import { citationsOf } from '#book/citations/citations.ts';
import { counterOf } from '#book/citations/counters.ts';
import { editions } from '#book/editions.ts';
import { historyOf } from '#book/history.ts';
import { loaded } from '#components/case/loaded.ts';
import type { Game } from '#core/game/game.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { ENGINES } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';

/** Something said in every language. */
function inAll<T>(say: (lang: Lang) => T): Partial<Record<Lang, T>> {
  return Object.fromEntries(LANGS.map((lang) => [lang, say(lang)]));
}

/** The house rules of a game: each value with who plays it so, and the rule sets as full choices. */
function houseRules(game: Game) {
  const words = (lang: Lang) => loaded(game.id, lang)?.words;
  return {
    settings: Object.entries(game.schema).map(([key, setting]) => ({
      key,
      label: inAll((lang) => words(lang)?.settings[key]?.label),
      readBy: setting.round ? 'round' : 'case',
      values: setting.values.map((value, i) => ({
        value,
        label: inAll((lang) => words(lang)?.settings[key]?.values[String(value)]),
        sources: setting.sources[i] ?? [],
      })),
    })),
    defaultPreset: game.defaultPreset,
    presets: Object.entries(game.presets).map(([id, rules]) => ({
      id,
      name: inAll((lang) => words(lang)?.presets[id]),
      rules,
    })),
  };
}

/** The cases around a rule: one that goes against it, and those of the site whose rulings cite it. */
function casesOf(rule: Rule) {
  const counter = counterOf(rule);
  return {
    counter: counter?.kind === 'case' ? counter.judged.canonical : (counter?.text ?? null),
    citedBy: citationsOf(rule.id).map(({ canonical }) => canonical),
  };
}

/** The catalogue for programs: every rule with its number, both languages, sources, house rules and cases. */
export const GET: APIRoute = ({ site, url }) => {
  const absolute = (path: string): string => new URL(href(path), site ?? url).href;
  const games = ENGINES.flatMap((game) => {
    const known = GAMES.find(({ id }) => id === game.id);
    if (!known) return [];
    return {
      id: known.id,
      name: known.name,
      ...houseRules(game),
      rules: rules(known.id).map((one) => {
        const { game: of, ...rule } = one;
        return {
          ...rule,
          ...casesOf(one),
          history: historyOf(rule.id),
          link: absolute(`/r/${rule.id}/`),
          pages: inAll((lang) => `${absolute(pathOf(lang, of, 'luat'))}#${rule.id}`),
        };
      }),
    };
  });
  const catalogue = { editions: editions(), games, sources: sources(), disagreements: disagreements() };
  return new Response(JSON.stringify(catalogue), { headers: { 'content-type': 'application/json' } });
};
