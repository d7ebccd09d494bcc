import { assertDefined } from '#core/assert-defined.ts';
import type { Game } from '#core/game/game.ts';
import { hasSameEffect } from '#core/house/no-effect.ts';
import type { Between, HouseWeights, Weight, WeightsFile } from '#core/house/weights.ts';
import { allowedValues, differences, type Rules, type SettingValue } from '#core/house-rules.ts';
import { makeRng } from '#core/random/rng.ts';
import { buildOf } from '#games/build.ts';
import { engineOf } from '#games/engines.ts';
import { type Book, GAMES, type GameId } from '#games/index.ts';
import { KITS } from '#testing/kits.ts';
import { countCases } from './cases.ts';
import { countRounds } from './rounds.ts';
import { NOTHING, noChanges, type Variant, weightIn } from './tally.ts';

/** How much is dealt for a setting that cases read, and played for one that only a round reads: under each preset. */
export interface SampleSize {
  readonly deals: number;
  readonly rounds: number;
}

/** Deals that are played to their end, and rounds of many moves, take long: there are fewer. */
export const WHOLE: Readonly<Record<GameId, SampleSize>> = {
  'xi-dach': { deals: 200_000, rounds: 10_000 },
  'xi-to': { deals: 200_000, rounds: 2_000 },
  'ba-cay': { deals: 200_000, rounds: 10_000 },
  'ta-la': { deals: 5_000, rounds: 2_000 },
  sam: { deals: 5_000, rounds: 3_000 },
};

/** What is counted and written: `npm run update -- house-weights`. Takes minutes. */
export async function houseWeightsText(): Promise<string> {
  const games: WeightsFile['games'] = Object.fromEntries(
    await Promise.all(GAMES.map(async (book) => [book.id, await weightsOf(book, WHOLE[book.id], 1)] as const)),
  );
  const between = Object.fromEntries(GAMES.map(({ id }) => [id, weightsBetween(id, WHOLE[id].deals, 1)]));
  return writtenWeights({ counted: WHOLE, between, games });
}

/** The weights as JSON, a setting a line. */
export function writtenWeights({ counted, between, games }: WeightsFile): string {
  const line = ([preset, of]: [string, unknown]): string => `${JSON.stringify(preset)}:${JSON.stringify(of)}`;
  const presets = ([preset, settings]: [string, HouseWeights[string]]): string =>
    `${JSON.stringify(preset)}:{\n${lines(settings, line)}}`;
  return [
    `{"counted":${JSON.stringify(counted)},`,
    `"between":{\n${lines(between, ([id, of]) => `${JSON.stringify(id)}:{\n${lines(of, line)}}`)}},`,
    `"games":{\n${lines(games, ([id, weights]) => `${JSON.stringify(id)}:{\n${lines(weights, presets)}}`)}}}\n`,
  ].join('\n');
}

function lines<T>(of: Readonly<Record<string, T>>, written: (entry: [string, T]) => string): string {
  return Object.entries(of).map(written).join(',\n');
}

/** The weights of one game, counted anew; the same seed gives the same ones. */
export async function weightsOf(
  { id, load }: Book,
  { deals, rounds }: SampleSize,
  seed: number,
): Promise<HouseWeights> {
  const game = assertDefined(engineOf(id));
  const { dealt } = assertDefined(KITS.get(id));
  const [{ round }, { NO_EFFECT }] = await Promise.all([load.round(), load.noEffect()]);
  const { own } = buildOf(id).tables;
  // Presets that are alike in all are counted once.
  const known = new Map<string, HouseWeights[string]>();
  const weigh = (rules: Rules): HouseWeights[string] => {
    const variants = variantsOf(game, rules);
    const open = variants.filter(
      ({ key, value }) => !hasSameEffect(NO_EFFECT, key, [value, assertDefined(rules[key])], rules),
    );
    const [played, ruled] = [true, undefined].map((kind) => open.filter(({ key }) => game.schema[key]?.round === kind));
    countCases(game, dealt, rules, ruled ?? [], deals, makeRng(seed));
    countRounds(round, own, rules, played ?? [], rounds, seed);
    return inSettings(variants.map((variant) => [variant, open.includes(variant) ? weightIn(variant.tally) : NOTHING]));
  };
  return Object.fromEntries(
    Object.entries(game.presets).map(([preset, rules]) => {
      const text = JSON.stringify(rules);
      const weights = known.get(text) ?? weigh(rules);
      known.set(text, weights);
      return [preset, weights];
    }),
  );
}

/** How often presets rule otherwise on what one of them deals: by that one, and by each other. */
export function weightsBetween(id: GameId, deals: number, seed: number): Between {
  const game = assertDefined(engineOf(id));
  const { dealt } = assertDefined(KITS.get(id));
  return Object.fromEntries(
    Object.entries(game.presets).map(([preset, rules]) => {
      const others = Object.entries(game.presets).flatMap(([other, own]) =>
        other === preset ? [] : [{ other, keys: differences(game.schema, rules, own), rules: own, tally: noChanges() }],
      );
      const open = others.filter(({ keys }) => keys.length > 0);
      countCases(game, dealt, rules, open, deals, makeRng(seed));
      return [
        preset,
        Object.fromEntries(others.map((one) => [one.other, open.includes(one) ? weightIn(one.tally) : NOTHING])),
      ];
    }),
  );
}

/** A house that differs in one setting. */
interface OneChanged extends Variant {
  readonly key: string;
  readonly value: SettingValue;
}

/** Every house that differs from this one in one setting. */
function variantsOf({ schema }: Game, rules: Rules): OneChanged[] {
  return Object.entries(schema).flatMap(([key, setting]) =>
    allowedValues(setting)
      .filter((value) => value !== rules[key])
      .map((value) => ({ key, value, keys: [key], rules: { ...rules, [key]: value }, tally: noChanges() })),
  );
}

function inSettings(weights: readonly (readonly [OneChanged, Weight])[]): HouseWeights[string] {
  const bySetting: Record<string, Record<string, Weight>> = {};
  for (const [{ key, value }, weight] of weights) bySetting[key] = { ...bySetting[key], [String(value)]: weight };
  return bySetting;
}
