/** What the rules document of a game says, held against its engine. */

import { isDeepStrictEqual } from 'node:util';
import { ALL_CARDS, formatCard, rankOf } from '#core/card.ts';
import { deckUnder, ruleNumber } from '#core/game/game.ts';
import { presetOf } from '#core/house/preset-of.ts';
import { allowedValues, readValue, type SettingValue } from '#core/house-rules.ts';
import { parseCard } from '#core/notation/read-text.ts';
import { settleWith } from '#src/settle/line.ts';
import { nearPresets } from '../rule-sets.ts';
import type { WorkedCase } from '../rules-document.ts';
import { differ, type GameCheck } from './subject.ts';

/** What `settle` prints on a case. */
interface Answer {
  readonly verdict?: object;
  readonly error?: object;
  readonly reasons?: readonly { readonly rule: string; readonly cards?: readonly string[] }[];
}

export const DOCUMENTED: readonly GameCheck[] = [
  {
    name: 'house rules: keys, values, who says each, since which edition, and what reads them, in order',
    faults: ({ game, document }) =>
      differ(
        'schema',
        Object.entries(game.schema).map(([key, { values, round = false }]) => ({
          key,
          round,
          values: values.map(({ value, sources, since = 1 }) => ({ value: `${value}`, sources, since })),
        })),
        document.settings,
      ),
  },
  {
    name: 'the first value of each is the default preset’s',
    faults: ({ game, document }) =>
      differ(
        'default',
        Object.entries(game.presets[game.defaultPreset] ?? {}).map(([key, value]) => [key, `${value}`]),
        document.settings.map(({ key, values: [first] }) => [key, first?.value]),
      ),
  },
  {
    name: 'house rules: every value is read, and nothing else is',
    *faults({ game: { schema } }) {
      for (const [key, setting] of Object.entries(schema)) {
        const values = allowedValues(setting);
        for (const value of values) yield* differ(`${key}=${value}`, readValue(schema, key, `${value}`), value);
        for (const text of noValues(values)) yield* differ(`${key}=${text}`, readValue(schema, key, text), undefined);
      }
      const [text = ''] = Object.values(schema).map(({ values: [first] }) => `${first?.value}`);
      for (const key of ['constructor', '__proto__', 'toString']) {
        for (const value of [text, 'undefined']) yield* differ(key, readValue(schema, key, value), undefined);
      }
    },
  },
  {
    name: 'presets: names and every value, in order; the first is the default',
    *faults({ game, document }) {
      yield* differ(
        'presets',
        Object.entries(game.presets).map(([name, rules]) => [
          name,
          Object.entries(rules).map(([key, value]) => [key, `${value}`]),
        ]),
        document.presets,
      );
      yield* differ('default', game.defaultPreset, document.presets[0]?.[0]);
    },
  },
  {
    name: 'presets: a choice of rules is known by its name, and has none one setting away',
    *faults({ game, document }) {
      const { schema, presets } = game;
      const names = Object.values(presets).map((rules) => presetOf(schema, presets, { ...rules }));
      // Where two presets are one, by the name of the first.
      const wanted = document.presets.map(
        ([, rules]) => document.presets.find(([, others]) => isDeepStrictEqual(others, rules))?.[0],
      );
      yield* differ('names', names, wanted);
      const known = new Set(Object.values(presets).map((rules) => JSON.stringify(rules)));
      for (const rules of nearPresets(game)) {
        if (known.has(JSON.stringify(rules))) continue;
        yield* differ(JSON.stringify(rules), presetOf(schema, presets, rules), undefined);
      }
    },
  },
  {
    name: 'the catalogue: ids, in order, each once, with their numbers',
    *faults({ game, document, book }) {
      const ids = document.rules.map((section) => section.map(({ id }) => id));
      yield* differ('ids', game.ruleSections, ids);
      const all = ids.flat();
      if (new Set(all).size !== all.length) yield 'an id twice';
      yield* all.filter((id) => !id.startsWith(`${book.prefix.rule}-`));
      for (const [section, list] of ids.entries()) {
        for (const [at, id] of list.entries()) yield* differ(id, ruleNumber(game, id), `${section + 1}.${at + 1}`);
      }
      for (const id of [`${book.prefix.rule}-nothing`, 'constructor']) yield* differ(id, ruleNumber(game, id), '');
    },
  },
  {
    name: 'the pack of every house',
    *faults({ game, document }) {
      for (const rules of nearPresets(game)) {
        const packs = document.packs.filter(({ when }) => when.every(([key, value]) => `${rules[key]}` === value));
        const wanted = packs.map(({ ranks }) => ALL_CARDS.filter((card) => ranks.split(' ').includes(rankOf(card))));
        yield* differ(JSON.stringify(rules), [deckUnder(game, rules)], wanted);
      }
    },
  },
  {
    name: 'worked cases: each is ruled as its row says, under every rule set that the row names',
    *faults({ game, document: { cases, played } }) {
      for (const worked of cases) {
        const answer: Answer = JSON.parse(settleWith(worked.text, [{ engine: game }], false).line);
        const ruled = { ...answer.verdict, ...(answer.error ? { error: answer.error } : {}) };
        const { at, text, verdict, by } = worked;
        if (!isPart(verdict, ruled)) yield { at, text, found: ruled, wanted: verdict };
        if (by && !cites(answer, by)) yield { at, text, found: answer.reasons, wanted: by };
      }
      const rows = [...new Set([...cases, ...played].map(({ row }) => row))].sort((a, b) => a - b);
      yield* differ(
        'rows',
        rows,
        Array.from({ length: rows.length }, (_, at) => at + 1),
      );
    },
  },
];

/** Texts that are nearly a value of a setting. */
function noValues(values: readonly SettingValue[]): readonly string[] {
  const texts = values.map(String);
  const near = texts.flatMap((text) => [
    `${text} `,
    `${text}.0`,
    `0${text}`,
    `+${text}`,
    text.toUpperCase(),
    text.toLowerCase(),
    text.slice(0, -1),
    text.replaceAll('-', ' '),
  ]);
  return ['', '0', '1', 'true', 'false', 'none', ...near].filter((text) => !texts.includes(text));
}

/** Does the whole say all that the part says? Lists are the same in full. */
function isPart(part: unknown, whole: unknown): boolean {
  if (!isRecord(part) || !isRecord(whole)) return isDeepStrictEqual(part, whole);
  return Object.entries(part).every(([key, value]) => isPart(value, whole[key]));
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function cites({ reasons = [] }: Answer, { rule, cards }: NonNullable<WorkedCase['by']>): boolean {
  const shown = cards.split(' ').flatMap((text) => parseCard(text) ?? []);
  return reasons.some(
    (step) => step.rule === rule && (cards === '' || isDeepStrictEqual(step.cards, shown.map(formatCard))),
  );
}
