import { expect, test } from 'vitest';
import { oneInOfAll } from '#book/house-weights.ts';
import { assertDefined } from '#core/assert-defined.ts';
import { noEffectIn } from '#core/house/no-effect.ts';
import { ranked } from '#core/house/weights.ts';
import { differences, type RuleSet } from '#core/house-rules.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import { GAMES, gameOf } from '#games/index.ts';
import { loaded } from '../../loading/loaded.ts';
import { flipsOf } from '../shown.ts';
import { partingsOf } from './partings.ts';
import { sideTexts } from './side-verdict.ts';

/**
 * Differences of two presets that no known hand shows: two ways of counting aces come to the same, two others change a kind and not who
 * wins, and the hand of the last has cards that one of the packs has not.
 */
const UNTOLD: Readonly<Record<string, readonly string[]>> = {
  sam: ['adam-tips mien-bac instantWins'],
  'xi-dach': ['blog mien-nam aces', 'co-noi vipgame bankerMin', 'adam-tips co-noi minStand'],
};

test.each(GAMES.map(({ id }) => id))(
  '%s: any two presets, by weight, with hands that they rule otherwise on',
  async (id) => {
    const { NO_EFFECT } = await gameOf(id).load.noEffect();
    const all = assertDefined(loaded(id, 'vi'));
    const { game } = all;
    const hands = Object.fromEntries(
      Object.keys(game.schema).map((key) => [key, flipsOf(game, key).map(({ fields }) => fields)]),
    );
    const presets = Object.entries(game.presets).map(([preset, rules]): RuleSet => ({ preset, rules }));
    const without = new Set<string>();
    for (const a of presets) {
      for (const b of presets) {
        const oneIn = oneInOfAll()[id]?.[a.preset];
        const partings = partingsOf(all, [a, b], oneIn, hands);
        const due = new Set(differences(game.schema, a.rules, b.rules));
        expect(partings.map(({ key }) => key)).toEqual(
          ranked(game.schema, oneIn)
            .map(({ key }) => key)
            .filter((key) => due.has(key)),
        );
        for (const { key, shown } of partings) {
          if (!shown) {
            // What only a round reads has no hands, nor what comes to nothing in one of the two.
            const idle = [a, b].some(({ rules }) => noEffectIn(NO_EFFECT, key, rules));
            if (!idle && !game.schema[key]?.round) without.add(`${[a.preset, b.preset].sort().join(' ')} ${key}`);
            continue;
          }
          const [is, other] = sideTexts(shown.sides);
          expect(is).not.toBe(other);
          const verdicts = [a, b].map(({ rules }) => {
            const ruled = judge(game, shown.fields, rules);
            return ruled.ok ? writeJson(game.verdictJson(ruled.value.verdict)) : ruled.error.code;
          });
          expect(verdicts[0]).not.toBe(verdicts[1]);
          expect(shown.sides.map(({ of }) => of.rules)).toEqual([a.rules, b.rules]);
        }
      }
    }
    expect(without).toEqual(new Set(UNTOLD[id]));
  },
);
