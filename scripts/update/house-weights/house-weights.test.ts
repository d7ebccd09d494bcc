import { describe, expect, test } from 'vitest';
import { houseWeights } from '#book/house-weights.ts';
import { assertDefined } from '#core/assert-defined.ts';
import { allowedValues } from '#core/house-rules.ts';
import { engineOf } from '#games/engines.ts';
import { GAMES, type GameId } from '#games/index.ts';
import { runs } from '#testing/runs.ts';
import { type SampleSize, weightsBetween, weightsOf } from './index.ts';

const { games, between } = houseWeights();

/** Another sample than the one that is written, of other deals. */
const SEED = 7_000_003;
const SAMPLE: Readonly<Record<GameId, SampleSize>> = {
  'xi-dach': { deals: runs(20_000, 2_000), rounds: runs(1_000, 100) },
  'xi-to': { deals: runs(20_000, 2_000), rounds: runs(200, 20) },
  'ba-cay': { deals: runs(20_000, 2_000), rounds: runs(1_000, 100) },
  'ta-la': { deals: runs(200, 20), rounds: runs(200, 20) },
  sam: { deals: runs(200, 15), rounds: runs(200, 15) },
};

describe.each(GAMES.map((book) => [book.id, book] as const))('the weights of %s', (id, book) => {
  test('are there for every preset, setting and value but its own', () => {
    const { schema, presets } = assertDefined(engineOf(id));
    const due = Object.entries(presets).map(([preset, rules]) => [
      preset,
      Object.entries(schema).map(([key, setting]) => [
        key,
        allowedValues(setting)
          .filter((value) => value !== rules[key])
          .map(String)
          .sort(),
      ]),
    ]);
    const written = Object.entries(games[id] ?? {}).map(([preset, settings]) => [
      preset,
      Object.entries(settings).map(([key, values]) => [key, Object.keys(values).sort()]),
    ]);
    expect(written).toEqual(due);
  });

  test('agree with a fresh sample within five standard errors', async () => {
    const fresh = await weightsOf(book, SAMPLE[id], SEED);
    const apart = Object.entries(fresh).flatMap(([preset, settings]) =>
      Object.entries(settings).flatMap(([key, values]) =>
        Object.entries(values).flatMap(([value, now]) => {
          const was = assertDefined(games[id]?.[preset]?.[key]?.[value]);
          const off = Math.abs(was.share - now.share);
          return off <= 5 * Math.hypot(was.error, now.error) ? [] : [`${preset}: ${key}=${value}`];
        }),
      ),
    );
    expect(apart).toEqual([]);
  });

  test('are there between any two presets, and agree with a fresh sample', () => {
    const fresh = weightsBetween(id, SAMPLE[id].deals, SEED);
    const names = Object.keys(assertDefined(engineOf(id)).presets);
    for (const name of names) {
      expect(Object.keys(between[id]?.[name] ?? {})).toEqual(names.filter((other) => other !== name));
      for (const [other, now] of Object.entries(fresh[name] ?? {})) {
        const was = assertDefined(between[id]?.[name]?.[other]);
        expect(Math.abs(was.share - now.share)).toBeLessThanOrEqual(5 * Math.hypot(was.error, now.error));
      }
    }
  });
});
