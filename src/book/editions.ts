import { z } from 'astro/zod';
import { LANGS, type Lang } from '#core/lang.ts';
import { engineOf } from '#games/engines.ts';
import { GAMES, type GameId } from '#games/index.ts';
import { demand, type Fault, readYaml } from './catalogue/read.ts';
import { EDITION } from './edition.ts';

const FILE = 'content/editions.yaml';

export const editionFile = z.array(
  z.strictObject({
    edition: z.number().int().positive(),
    /** When it came out: `2026-11-21`. */
    date: z.iso.date(),
    changes: z.array(
      z.strictObject({
        game: z.enum(GAMES.map(({ id }) => id)),
        /** The rules whose rulings are others now. */
        rules: z.array(z.string()).min(1),
        what: z.record(z.enum(LANGS), z.string().trim().min(1)),
      }),
    ),
  }),
);

type Edition = z.infer<typeof editionFile>[number];

interface Change {
  readonly edition: number;
  readonly game: GameId;
  readonly rules: readonly string[];
  readonly what: string;
}

/** What the editions of the rule book changed, the latest first. A record that the book does not bear out stops the build. */
export function changesOfEditions(lang: Lang): readonly Change[] {
  const list = readYaml(FILE, editionFile);
  demand(FILE, editionFaults(list));
  return list
    .flatMap(({ edition, changes }) =>
      changes.map(({ game, rules, what }) => ({ edition, game, rules, what: what[lang] })),
    )
    .reverse();
}

/** What is wrong with a list of editions: they are counted from 1 up to the book's own, and name rules that the book has. */
export function editionFaults(list: readonly Edition[], book: number = EDITION): Fault[] {
  return [
    ...list.flatMap(({ edition }, at) =>
      edition === at + 1 ? [] : [{ id: `${edition}`, what: `stands in the place of edition ${at + 1}` }],
    ),
    ...(list.length === book ? [] : [{ id: `${list.length}`, what: `is the last, but the book is edition ${book}` }]),
    ...list.flatMap(({ edition, changes }) =>
      changes.flatMap(({ game, rules }) =>
        rules
          .filter((rule) => !engineOf(game)?.ruleSections.flat().includes(rule))
          .map((rule) => ({ id: `${edition}`, what: `${game} has no rule ${rule}` })),
      ),
    ),
  ];
}
