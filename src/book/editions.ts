import { z } from 'astro/zod';
import type { SettingValue } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { engineOf } from '#games/engines.ts';
import { GAMES, type GameId } from '#games/index.ts';
import { cached, demand, type RecordFault, readYaml } from './catalogue/read.ts';
import { bilingual, gameId } from './catalogue/schema.ts';
import { EDITION } from './edition.ts';

const FILE = 'content/editions.yaml';

export const editionFile = z.array(
  z.strictObject({
    edition: z.number().int().positive(),
    /** When it came out: `2026-11-21`. */
    date: z.iso.date(),
    title: bilingual,
    /** The rules whose rulings changed; `round`: only in rounds of play, so links to cases are not affected. */
    changes: z.array(
      z.strictObject({
        game: gameId,
        rules: z.array(z.string()).min(1),
        round: z.literal(true).optional(),
        what: bilingual,
      }),
    ),
    /** What was not there before: rules and rule sets, a record a game. House rules are dated where they are defined (`since`). */
    additions: z.array(
      z.strictObject({
        game: gameId,
        /** The rules that are new; none where only house rules or values came. */
        rules: z.array(z.string()).default([]),
        presets: z.array(z.string()).default([]),
        what: bilingual,
      }),
    ),
  }),
);

type EditionRecord = z.infer<typeof editionFile>[number];

export interface Edition extends EditionRecord {
  readonly additions: (EditionRecord['additions'][number] & {
    /** The house rules that are new then, or have a new value. */
    readonly settings: string[];
  })[];
}

interface Change {
  readonly edition: number;
  readonly game: GameId;
  readonly rules: readonly string[];
  readonly round: boolean;
  readonly what: string;
}

/** Every edition of the rule book, the first one first. A record that the book does not bear out stops the build. */
export const editions = cached((): readonly Edition[] => {
  const read = readYaml(FILE, editionFile);
  demand(FILE, editionFaults(read));
  return read.map((one) => ({
    ...one,
    additions: one.additions.map(({ game, rules, ...rest }) => ({
      game,
      rules,
      settings: Object.keys(addedValues(game, one.edition)),
      ...rest,
    })),
  }));
});

/** The number of the last edition that content/editions.yaml tells of. */
export function lastEdition(): number {
  return readYaml(FILE, editionFile).length;
}

/** Which rulings the editions of the rule book changed, the latest first. */
export function changesOfEditions(lang: Lang): readonly Change[] {
  return editions()
    .flatMap(({ edition, changes }) =>
      changes.map(({ game, rules, round = false, what }) => ({ edition, game, rules, round, what: what[lang] })),
    )
    .reverse();
}

/**
 * What is wrong with a list of editions: they are counted from 1 up to the book's own, name rules that the book has, and tell
 * once of each game that got house rules then.
 */
export function editionFaults(list: readonly EditionRecord[], book: number = EDITION): RecordFault[] {
  return [
    ...list.flatMap(({ edition }, at) =>
      edition === at + 1 ? [] : [{ id: `${edition}`, what: `stands in the place of edition ${at + 1}` }],
    ),
    ...(list.length === book
      ? []
      : [{ id: `${list.length}`, what: `is the last, but the book is edition ${book}: npm run update -- edition` }]),
    ...list.flatMap((one) => [...ruleFaults(one), ...settingFaults(one), ...presetFaults(one)]),
  ];
}

function ruleFaults({ edition, changes, additions }: EditionRecord): RecordFault[] {
  return [...changes, ...additions].flatMap(({ game, rules }) =>
    rules
      .filter((rule) => !engineOf(game)?.ruleSections.flat().includes(rule))
      .map((rule) => ({ id: `${edition}`, what: `${game} has no rule ${rule}` })),
  );
}

function settingFaults({ edition, additions }: EditionRecord): RecordFault[] {
  return GAMES.flatMap(({ id }) => {
    const told = additions.filter(({ game }) => game === id).length;
    const dated = Object.keys(addedValues(id, edition));
    return [
      ...(told > 1 ? [`${id} stands here twice`] : []),
      ...(told === 0 && dated.length > 0 ? [`${id} got ${dated.join(', ')}, and it is not told`] : []),
    ].map((what) => ({ id: `${edition}`, what }));
  });
}

function presetFaults({ edition, additions }: EditionRecord): RecordFault[] {
  return additions.flatMap(({ game, presets }) =>
    presets
      .filter((preset) => !Object.hasOwn(engineOf(game)?.presets ?? {}, preset))
      .map((preset) => ({ id: `${edition}`, what: `${game} has no rule set ${preset}` })),
  );
}

/** The house rules of a game that a later edition than the first brought, each with its new values; `isNew` where the rule itself was new. */
export function addedValues(id: GameId, edition: number): Readonly<Record<string, Added>> {
  if (edition === 1) return {};
  const settings = Object.entries(engineOf(id)?.schema ?? {}).flatMap(([key, { values: all }]) => {
    const added = all.flatMap(({ value, since = 1 }) => (since === edition ? [value] : []));
    return added.length === 0 ? [] : [[key, { values: added, isNew: added.length === all.length }] as const];
  });
  return Object.fromEntries(settings);
}

export interface Added {
  readonly values: readonly SettingValue[];
  readonly isNew: boolean;
}
