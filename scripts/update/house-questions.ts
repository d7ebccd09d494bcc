import { readFileSync } from 'node:fs';
import { z } from 'astro/zod';
import { houseWeights } from '#book/house-weights.ts';
import { assertDefined } from '#core/assert-defined.ts';
import { explore, type Tree } from '#core/branches/explore.ts';
import type { Field } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import type { HouseWeights } from '#core/house/weights.ts';
import { readQuestion } from '#core/house/which/question.ts';
import type { HouseGuide, Shares } from '#core/house/which/shares.ts';
import { tallies } from '#core/house/which/tally.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import type { Step } from '#core/ruling.ts';
import { ENGINES } from '#games/engines.ts';
import { anyFieldsOf } from '#testing/any-case.ts';
import { anyRuleSet } from '#testing/rule-sets.ts';
import { askAll, changedPreset } from '#testing/which-house.ts';

/** So many cases are tried, of which most rule like another one or the same in every house. */
const TRIES = 20_000;
/** So many houses near a preset are asked, and as many at random. */
const HOUSES = 24;
/** Nobody chooses among more answers. */
const MOST_TOLD = 16;
/** A case that takes more rulings to explore is too slow for a page. */
const MOST_RULINGS = 1_000;
/** So many ways of differing are tried out: those on which houses say most. */
const CANDIDATES = 1_400;
/** Where some house rules need a third player to matter. */
const THREE: ReadonlySet<string> = new Set(['ta-la', 'sam']);
const NAMES = ['an', 'bình', 'chi'] as const;

/** The guide of each game: what a house is asked, and how much each house rule matters. Takes many minutes. */
export function guideFiles(only: readonly string[] = ENGINES.map(({ id }) => id)): ReadonlyMap<string, string> {
  const games = ENGINES.filter(({ id }) => only.includes(id));
  return new Map(games.map((game) => [guideFile(game), `${guideText(guideOf(game, casesIn(guideFile(game))))}\n`]));
}

function guideFile(game: Game): string {
  return `src/games/${game.id}/house/guide.json`;
}

function casesIn(file: string): readonly string[] {
  return z.object({ cases: z.array(z.string()) }).parse(JSON.parse(readFileSync(file, 'utf8'))).cases;
}

/**
 * All candidates are asked about, in each preset, in houses near one and at random, of people who know all and of people who are wrong
 * once. Those that came up are kept.
 * @param before the cases of the guide as it is: the best of them stay
 */
function guideOf(game: Game, before: readonly string[]): HouseGuide {
  const shares = sharesOf(assertDefined(houseWeights().games[game.id]));
  const all: HouseGuide = { cases: [...new Set([...before, ...candidates(game)])], shares };
  const rng = makeRng(1);
  const near = Array.from({ length: HOUSES }, () => changedPreset(game, rng));
  const random = Array.from({ length: HOUSES }, () => anyRuleSet(game, rng));
  const houses = [...Object.values(game.presets), ...near, ...random];
  const asked = houses.flatMap((rules) => [
    ...askAll(game, all, rules).answers,
    ...askAll(game, all, rules, { at: rng.upTo(5), rng }).answers,
  ]);
  const kept = new Set(asked.map((answer) => answer.case));
  return { cases: all.cases.filter((text) => kept.has(text)), shares };
}

/** Small cases on which houses differ, one for each way of differing, as canonical text without a house. */
function candidates(game: Game): string[] {
  const make = tallies();
  const rng = makeRng(3);
  const found = new Map<number, { readonly text: string; readonly size: number; readonly answers: number }>();
  for (let tries = 0; tries < TRIES; tries++) {
    const fields = fewPlayers(game, anyFieldsOf(game, rng, anyRuleSet(game, rng)), rng);
    if (rulingsOn(game, fields) > MOST_RULINGS) continue;
    const { told, said } = readQuestion(game, make, fields);
    if (told.length < 2 || told.length > MOST_TOLD) continue;
    const size = fields.reduce((sum, { cards, eaten }) => sum + cards.length + eaten.length + 2, 0);
    const before = found.get(said.id);
    if (!before || size < before.size) {
      found.set(said.id, { text: textOf(game, fields), size, answers: told.length });
    }
  }
  const most = [...found.values()].sort((a, b) => b.answers - a.answers).slice(0, CANDIDATES);
  return most.map(({ text }) => text);
}

/** How many rulings it takes to explore a case. */
function rulingsOn(game: Game, fields: readonly Field[]): number {
  const parts = game.settlement?.splitSettlements(fields) ?? [fields];
  const leaves = (tree: Tree<unknown, Step>): number =>
    tree.setting === null ? 1 : tree.children.reduce((sum, child) => sum + leaves(child), 0);
  return parts.reduce((sum, part) => sum + leaves(explore(game, part)), 0);
}

/** Two hands beside a banker's, or three, under the names that the site has for them. */
function fewPlayers(game: Game, fields: readonly Field[], rng: Rng): Field[] {
  const most = THREE.has(game.id) ? 2 + rng.upTo(1) : 2;
  const players = fields.filter(({ role }) => role === 'player').slice(0, most);
  const names = new Map(players.map(({ name }, at) => [name, assertDefined(NAMES[at])]));
  return fields
    .filter((field) => field.role !== 'player' || players.includes(field))
    .map((field) => ({
      ...field,
      name: names.get(field.name) ?? field.name,
      eaten: field.eaten.map(({ card, chot, from }) => {
        const eatenFrom = from === undefined ? undefined : names.get(from);
        return eatenFrom === undefined ? { card, chot: false } : { card, chot, from: eatenFrom };
      }),
    }));
}

function textOf(game: Game, fields: readonly Field[]): string {
  const rules = assertDefined(game.presets[game.defaultPreset]);
  return formatCase({ game: game.id, preset: game.defaultPreset, rules, fields }, game).replace(/@[^;]*/u, '');
}

/** Shares alone, without those that are nothing. */
function sharesOf(weights: HouseWeights): Shares {
  return some(weights, (settings) =>
    some(settings, (values) => some(values, ({ share }) => (share > 0 ? share : undefined))),
  );
}

function some<T, U extends number | object>(
  of: Readonly<Record<string, T>>,
  to: (one: T) => U | undefined,
): Record<string, U> {
  const kept = Object.entries(of).flatMap(([key, one]) => {
    const part = to(one);
    return part === undefined || (typeof part === 'object' && Object.keys(part).length === 0)
      ? []
      : [[key, part] as const];
  });
  return Object.fromEntries(kept);
}

/** A case and a preset a line. */
function guideText({ cases, shares }: HouseGuide): string {
  const presets = Object.entries(shares).map(([preset, of]) => `${JSON.stringify(preset)}:${JSON.stringify(of)}`);
  return `{"cases":[\n${cases.map((text) => JSON.stringify(text)).join(',\n')}],\n"shares":{\n${presets.join(',\n')}}}`;
}
