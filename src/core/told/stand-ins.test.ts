/** Stories of every game: nothing that can be told breaks them, and what stands in for a hand is a hand. */

import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { deckUnder } from '#core/game/game.ts';
import { makeRng, oneOf, type Rng } from '#core/random/rng.ts';
import { SETTLED_GAMES } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { anyRuleSet } from '#testing/rule-sets.ts';
import { runs } from '#testing/runs.ts';
import { storyRuling, toldStory } from '#testing/told.ts';
import { judge } from '../judge.ts';
import { pickMixed } from './pick-mixed.ts';
import { settledPart } from './settled-part.ts';
import { GRANTED, standIns, type Told, type ToldHand } from './stand-ins.ts';

const games = SETTLED_GAMES.map(({ engine, told }) => [engine.id, { engine, told: assertDefined(told) }] as const);

function gameOf(id: string) {
  return assertDefined(new Map(games).get(id));
}

/** Of each game a hand that is named and one that is told. */
const STORIES: Readonly<Record<string, readonly [string, string]>> = {
  'xi-dach': ['cai KS QS', 'an 17'],
  'xi-to': ['an KS QS JS 10S 9S', 'binh thung'],
  'ba-cay': ['an 9S 8S 2S', 'binh 8'],
  'ta-la': ['an 9S 9H 9D 2S', 'binh 8'],
  sam: ['an -', 'binh x3'],
};

const TOTALS = [0, 1, 3, 7, 9, 10, 12, 15, 18, 21, 22, 40, -1, 1.5, Number.NaN, 1e9];
const COUNTS = [0, 1, 2, 3, 4, 5, 7, 9, 10, -1, 2.5, Number.NaN, 1e9];

/** Anything that may be said, sense or none: a kind, a number, or any of all. */
function anyTold(rng: Rng, kinds: readonly string[]): Told {
  const kind = { kind: oneOf(rng, kinds) };
  const total = { total: oneOf(rng, TOTALS) };
  const count = { count: oneOf(rng, COUNTS) };
  return rng.pick([
    kind,
    kind,
    total,
    total,
    count,
    {},
    { ...kind, ...total },
    { ...kind, ...count },
    { ...total, ...count },
  ]);
}

describe.each(games)('%s', (id, { engine, told }) => {
  test('whatever is told, the answer is hands of the deck that are ruled on, the same every time', async () => {
    const book = assertDefined(GAMES.find((one) => one.id === id));
    const { vocabulary } = await book.load.vocabulary();
    const kinds = [...Object.keys(vocabulary.kinds), 'none'];
    const rng = makeRng(77);
    const answers = { sure: 0, open: 0, none: 0 };
    for (let run = 0; run < runs(5_000, 300); run++) {
      const rules = anyRuleSet(engine, rng);
      const deck = deckUnder(engine, rules);
      const size = 2 + rng.upTo(2);
      const named = rng.cards(size * 3, deck);
      const hands = Array.from({ length: size }, (_, at): ToldHand => {
        const isOut = id === 'sam' && at === 0;
        const cards = isOut ? [] : named.slice(at * 3, at * 3 + rng.pick([0, 0, 0, 0, 1, 2, 3]));
        const isBanker = at === 0 && engine.roles.includes('cai');
        return {
          role: isBanker ? 'cai' : 'player',
          name: isBanker ? 'cai' : `p${at}`,
          cards,
          eaten: [],
          ...(isOut || rng.upTo(9) > 0 ? {} : { unknown: [cards.length] }),
          ...(isOut ? {} : { told: anyTold(rng, kinds) }),
        };
      });
      const found = standIns(engine, told, hands, rules);
      expect(standIns(engine, told, hands, rules)).toEqual(found);
      if (!found.ok) {
        answers[found.error === 'open' ? 'open' : 'none']++;
        continue;
      }
      answers.sure++;
      const { fields, granted } = found.value;
      for (const story of [fields, ...(granted?.others ?? []).map((other) => other.fields)]) {
        const cards = story.flatMap((field) => field.cards);
        expect(new Set(cards).size).toBe(cards.length);
        expect(cards.every((card) => deck.includes(card))).toBe(true);
        expect(judge(engine, story, rules).ok).toBe(true);
        expect(story.map(({ name }) => name).sort()).toEqual(hands.map(({ name }) => name).sort());
        for (const hand of hands) {
          const shown = story.find(({ name }) => name === hand.name);
          expect(hand.cards.every((card) => shown?.cards.includes(card))).toBe(true);
          const count = hand.told?.count;
          if (count !== undefined) expect(shown?.cards).toHaveLength(count);
        }
      }
      if (granted) {
        expect(GRANTED).toContain(granted.code);
        expect(granted.others.length).toBeGreaterThan(0);
      }
    }
    expect(Math.min(...Object.values(answers))).toBeGreaterThan(0);
  });

  test('a hand without places for unknown cards is one of which none are unknown', () => {
    const rules = assertDefined(engine.presets[engine.defaultPreset]);
    const [winner, other] = STORIES[engine.id] ?? [];
    const story = toldStory(`${winner}; ${other}`);
    const open = story.map((hand) => ({ ...hand, unknown: [] }));
    expect(standIns(engine, told, open, rules)).toEqual(standIns(engine, told, story, rules));
    expect(standIns(engine, told, story, rules).ok).toBe(true);
  });

  test('nobody tells of a hand', () => {
    const rules = assertDefined(engine.presets[engine.defaultPreset]);
    expect(standIns(engine, told, [], rules)).toEqual({ ok: false, error: 'no-such-hand' });
  });
});

describe('what is too much to say for certain', () => {
  const { engine, told } = gameOf('xi-dach');
  const under = (story: string) =>
    storyRuling(engine, told, toldStory(story), assertDefined(engine.presets['pho-thong']));

  test('many hands, each of several worths', () => {
    const many = Array.from({ length: 7 }, (_, at) => `p${at} non`);
    expect(under(`cai KS KH; ${many.slice(0, 3).join('; ')}`)[0]).toBe('p0:-1,p1:-1,p2:-1');
    expect(under(`cai KS KH; ${many.join('; ')}`)).toEqual(['open']);
  });

  test('more hands than cards can be found for', () => {
    const many = Array.from({ length: 24 }, (_, at) => `p${at} 20`);
    expect(under(`cai KS KH; ${many.join('; ')}`)).toEqual(['no-such-hand']);
  });
});

describe('an ordinary hand', () => {
  const { engine } = gameOf('xi-dach');
  const deck = deckUnder(engine, assertDefined(engine.presets['pho-thong']));

  test('is of mixed suits and ranks', () => {
    const any = () => true;
    const hand = assertDefined(pickMixed([], [any, any, any, any], deck));
    expect(new Set(hand.map((card) => card % 13)).size).toBe(4);
    expect(new Set(hand.map((card) => Math.floor(card / 13))).size).toBe(4);
  });

  test('is none where a card is missing', () => {
    expect(pickMixed([], [() => false], deck)).toBeUndefined();
  });
});

test('what is settled is who wins what, or the order, or all there is', () => {
  const settled = (id: string, text: string): string => {
    const { engine } = gameOf(id);
    const ruling = judge(engine, toldStory(text), assertDefined(engine.presets[engine.defaultPreset]));
    if (!ruling.ok) throw new Error(ruling.error.code);
    return settledPart(engine.verdictJson(ruling.value.verdict));
  };
  expect(settled('xi-dach', 'cai KS 9S; an KH 8S')).toBe('{"an":{"outcome":"lose","net":-1}}');
  expect(settled('xi-to', 'an KS; binh AS')).toBe('[["binh"],["an"]]');
  expect(settled('ta-la', 'an 3S; binh 4S 4H 4D')).toBe('{"an":{"place":2,"net":-4},"binh":{"place":1,"net":4}}');
  expect(settled('ta-la', 'bai 3S')).toBe('{"melds":[],"deadwood":["3S"],"points":3,"u":null}');
});
