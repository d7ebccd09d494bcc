import { describe, expect, test } from 'vitest';
import { HANDS_36 } from '../hands/all-hands.ts';
import { headsUp } from '../testing/heads-up.ts';
import { PRESETS } from './rules.ts';

/** The hands that the other 33 cards make. */
const OTHERS = 5456;

describe('heads-up deals of the 36-card game, every ordered pair of hands', () => {
  test('there are 38,955,840', () => {
    expect(HANDS_36.length * OTHERS).toBe(38_955_840);
  });

  // 92 first hands against all others, half a million deals; `npm run prove` runs all 7,140.
  test.each(Object.entries(PRESETS))('%s: the engine is the rules read literally, on 501,952 deals', (name, rules) => {
    const from = 1700 + 1000 * Object.keys(PRESETS).indexOf(name);
    const { deals, wins, losses, draws, disagreements } = headsUp(rules, from, from + 92);
    expect(deals).toBe(92 * OTHERS);
    expect(disagreements).toBe(0);
    expect(wins + losses + draws).toBe(deals);
    expect(draws > 0).toBe(rules.tie === 'draw');
    expect(Math.min(wins, losses)).toBeGreaterThan(deals / 5);
  });

  test('slices add up to the whole', () => {
    const rules = PRESETS['ba-cay'];
    const whole = headsUp(rules, 0, 40);
    const halves = [headsUp(rules, 0, 13), headsUp(rules, 13, 40)];
    expect(halves.reduce((sum, { wins }) => sum + wins, 0)).toBe(whole.wins);
    expect(halves.reduce((sum, { deals }) => sum + deals, 0)).toBe(whole.deals);
  });

  test('a house that is not the same for both is found out', () => {
    // The reference asks for `suits` as it reads the hands, the engine as it compares them.
    let asked = 0;
    const fickle = {
      ...PRESETS['ba-cay'],
      get suits() {
        return asked++ < HANDS_36.length ? 'DHCS' : 'HDCS';
      },
    } as const;
    expect(headsUp(fickle, 4400, 4410).disagreements).toBeGreaterThan(0);
  });
});
