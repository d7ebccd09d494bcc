import { z } from 'astro/zod';
import { LANGS } from '#core/lang.ts';
import { SECTIONS, type Section } from '#core/sections.ts';
import { GAMES } from '#games/index.ts';

/** How a source relates to a rule: it states it, only supposes it, contradicts it, or the choice is this book's. */
export const STANCES = ['says', 'implies', 'ours', 'differs'] as const;
export type Stance = (typeof STANCES)[number];

/** A text in every language; one that lacks a language is no record. */
export const bilingual = z.record(z.enum(LANGS), z.string().trim().min(1));
/** Where a public text can be read. */
export const publicAddress = z.url({ protocol: /^https$/ });
/** The id of a game. */
export const gameId = z.enum(GAMES.map(({ id }) => id));

/** The rules of a game by their sections, each in the order of the engine. */
export const ruleFile = z.partialRecord(
  z.enum(SECTIONS),
  z.array(
    z.strictObject({
      id: z.string(),
      title: bilingual,
      statement: bilingual,
      note: bilingual,
      sources: z.array(z.strictObject({ source: z.string(), stance: z.enum(STANCES) })).min(1),
      settings: z.array(z.string()),
      examples: z.array(z.string()),
      /** A case that looks like an example and is ruled otherwise: there the rule is tried and fails, or is not tried at all. */
      counter: z.string().optional(),
      see: z.array(z.string()),
    }),
  ),
);
export type RuleRecord = NonNullable<z.infer<typeof ruleFile>[Section]>[number];

export const sourceFile = z.strictObject({
  sources: z.array(
    z.strictObject({
      id: z.string(),
      name: bilingual,
      kind: z.enum(['seed', 'outside', 'ours']),
      /** Its page, or its file at a commit of its repository, as `docs/rules/sources.md` names it. */
      address: publicAddress.optional(),
      /** The rule sets that follow this source, as in a case: `ba-cay@online-cao`. One source can speak of several games. */
      presets: z.array(z.string()).default([]),
      what: bilingual,
      gaps: bilingual,
    }),
  ),
  disagreements: z.array(
    z.strictObject({
      /** The house rule that decides; null where a source is at odds with itself. */
      key: z.string().nullable(),
      /** Its game, where neither a case nor the house rule determines it. */
      game: z.string().optional(),
      title: bilingual,
      sides: z
        .array(
          z.strictObject({
            sources: z.array(z.string()).min(1),
            says: bilingual,
            /**
             * The rule sets that play it so, `co-noi` or `vipgame{shortVsShort=draw}`, where they are not the sources' own
             * presets.
             */
            house: z.string().optional(),
          }),
        )
        .min(2),
      case: z.string().optional(),
    }),
  ),
});
export type Source = z.infer<typeof sourceFile>['sources'][number];
export type DisagreementRecord = z.infer<typeof sourceFile>['disagreements'][number];
