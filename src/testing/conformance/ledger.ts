/** What the ledger's tables say about a game, held against its engine. */

import { ALL_CARDS, rankOf } from '#core/card.ts';
import { ruleNumber } from '#core/game/game.ts';
import { presetOf } from '#core/house/preset-of.ts';
import { allowedValues, readValue } from '#core/house-rules.ts';
import { nearPresets } from '../houses.ts';
import { type Check, differ } from './subject.ts';

export const LEDGER: readonly Check[] = [
  {
    name: 'house rules: keys and values, in its order',
    faults: ({ game, kit }) =>
      differ(
        'schema',
        Object.entries(game.schema).map(([key, setting]) => [key, allowedValues(setting)]),
        kit.ledger.variants.map(([key, values]) => [key, values]),
      ),
  },
  {
    name: 'house rules: who says each value',
    *faults({ game, kit: { ledger } }) {
      for (const [key, , sources] of ledger.variants) {
        if (sources)
          yield* differ(
            key,
            game.schema[key]?.values.map((value) => value.sources),
            sources,
          );
      }
      for (const [key, { values }] of Object.entries(game.schema)) {
        const unknown = values
          .flatMap(({ sources }) => sources)
          .filter((tag) => ledger.sources?.includes(tag) === false);
        if (unknown.length > 0) yield `${key}: ${unknown}`;
      }
    },
  },
  {
    name: 'the first value of each is the default preset’s',
    faults: ({ game, kit }) =>
      differ(
        'default',
        Object.entries(game.presets[game.defaultPreset] ?? {}),
        kit.ledger.variants.map(([key, [first]]) => [key, first]),
      ),
  },
  {
    name: 'house rules of the round are marked as such',
    faults: ({ game: { schema }, kit }) =>
      differ(
        'round',
        Object.keys(schema).filter((key) => schema[key]?.round),
        kit.ledger.round,
      ),
  },
  {
    name: 'house rules: every value is read, and nothing else is',
    *faults({ game, kit: { ledger } }) {
      for (const [key, values] of ledger.variants) {
        for (const value of values) yield* differ(`${key}=${value}`, readValue(game.schema, key, `${value}`), value);
      }
      for (const [key, text] of ledger.strange) {
        yield* differ(`${key}=${text}`, readValue(game.schema, key, text), undefined);
      }
    },
  },
  {
    name: 'presets: names, in its order; the first is the default',
    *faults({ game, kit }) {
      yield* differ('presets', Object.keys(game.presets), kit.ledger.presets);
      yield* differ('default', game.defaultPreset, kit.ledger.presets[0]);
    },
  },
  {
    name: 'presets: every value, in its order',
    *faults({ game, kit: { ledger } }) {
      for (const [name, rules] of Object.entries(game.presets)) {
        const column = ledger.presets.indexOf(name) + 1;
        yield* differ(
          name,
          Object.entries(rules),
          ledger.table.map((line) => [line[0], line[column]]),
        );
      }
    },
  },
  {
    name: 'presets: a choice of rules is known by its name, and has none one setting away',
    *faults({ game, kit: { ledger } }) {
      const { schema, presets } = game;
      const names = Object.values(presets).map((rules) => presetOf(schema, presets, { ...rules }));
      yield* differ('names', names, ledger.knownAs ?? ledger.presets);
      const known = new Set(Object.values(presets).map((rules) => JSON.stringify(rules)));
      for (const rules of nearPresets(game)) {
        if (known.has(JSON.stringify(rules))) continue;
        yield* differ(JSON.stringify(rules), presetOf(schema, presets, rules), undefined);
      }
    },
  },
  {
    name: 'the catalogue: ids, in its order, each once, with their numbers',
    *faults({ game, kit: { ledger }, book }) {
      yield* differ('ids', game.ruleSections, ledger.ids);
      const all = game.ruleSections.flat();
      if (new Set(all).size !== all.length) yield 'an id twice';
      yield* all.filter((id) => !id.startsWith(`${book.prefix.rule}-`));
      for (const [id, number] of ledger.numbers) yield* differ(id, ruleNumber(game, id), number);
    },
  },
  {
    name: 'the deck of every house',
    *faults({ game, kit: { ledger } }) {
      for (const rules of nearPresets(game)) {
        const packs = ledger.packs.filter(({ when }) =>
          Object.entries(when).every(([key, value]) => rules[key] === value),
        );
        const wanted = packs.map(({ ranks }) => ALL_CARDS.filter((card) => ranks.split(' ').includes(rankOf(card))));
        yield* differ(JSON.stringify(rules), [ALL_CARDS.filter((card) => game.hasCard(card, rules))], wanted);
      }
    },
  },
];
