/**
 * What beats what and what it pays, one picture a game, the strongest first: `content/ladders/<game>.yaml`. Groups are never
 * compared with each other. `pays` is a case and the player whose chips the engine counts in it, for a stake of 1; `units` is an
 * amount that no case can show: the rule's own sentence must have its number.
 */

import { z } from 'astro/zod';
import type { Card } from '#core/card.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { parseCard } from '#core/notation/read-text.ts';
import type { GameId } from '#games/index.ts';
import { type Rule, ruleById, rulesOfGame } from './catalogue/catalogue.ts';
import { cached, demand, readYaml } from './catalogue/read.ts';
import { bilingual } from './catalogue/schema.ts';
import { judged } from './citations/judged.ts';
import { valuesOf } from './expect.ts';

const row = z.strictObject({
  name: bilingual,
  says: bilingual,
  rule: z.string(),
  cards: z.string().optional(),
  pays: z.strictObject({ case: z.string(), who: z.string() }).optional(),
  units: z
    .string()
    .regex(/^[+±]\d+$/)
    .optional(),
});
const group = z.strictObject({ title: bilingual, unit: bilingual.optional(), rows: z.array(row).min(2) });
const file = z.strictObject({
  heading: bilingual,
  lead: bilingual,
  groups: z.array(group).min(1).max(2),
  note: bilingual,
  rule: z.string(),
});
type LadderRecord = z.infer<typeof file>;
type RowRecord = z.infer<typeof row>;

/** One row in one language. */
export interface Rung {
  readonly name: string;
  readonly says: string;
  readonly rule: Rule;
  readonly cards: readonly Card[];
  /** Chips with their sign; empty where the row itself pays nothing. */
  readonly chips: string;
  /** The case that they are counted in, and the player's name. */
  readonly pays: { readonly case: string; readonly who: string } | undefined;
}

export interface LadderTable {
  readonly heading: string;
  readonly lead: string;
  readonly groups: readonly { readonly title: string; readonly unit: string; readonly rungs: readonly Rung[] }[];
  readonly note: string;
  readonly rule: Rule;
}

const recordOf = cached((id: GameId): LadderRecord => {
  const name = `content/ladders/${id}.yaml`;
  const record = readYaml(name, file);
  const rows = record.groups.flatMap((one) => one.rows);
  const ids = rulesOfGame(id).map((one) => one.id);
  demand(name, [
    ...[record.rule, ...rows.map((one) => one.rule)]
      .filter((one) => !ids.includes(one))
      .map((one) => ({ id: one, what: 'no such rule' })),
    ...rows.flatMap((one) => rowFaults(one, id).map((what) => ({ id: one.name.en, what }))),
  ]);
  return record;
});

function rowFaults({ cards, pays, units, rule: id }: RowRecord, game: GameId): string[] {
  const of = rulesOfGame(game).find((one) => one.id === id);
  return [
    ...(cardsOf(cards).includes(undefined) ? [`${cards} are not all cards`] : []),
    ...(pays && chipsOf(pays) === '' ? [`nothing is paid to or by ${pays.who} in ${pays.case}`] : []),
    ...LANGS.filter((lang) => units !== undefined && !of?.statement[lang].includes(units?.slice(1) ?? '')).map(
      (lang) => `${id} does not say ${units} in ${lang}`,
    ),
  ];
}

function cardsOf(cards = ''): (Card | undefined)[] {
  return cards.split(/\s+/).filter(Boolean).map(parseCard);
}

/** The chips of one hand in a case, with their sign, as the engine counts them. */
function chipsOf({ case: of, who }: NonNullable<RowRecord['pays']>): string {
  const found = judged(of);
  return (found && new Map(valuesOf(found.of.game, found.ruling.verdict, who)).get('net')) ?? '';
}

export function ladderOf(id: GameId, lang: Lang): LadderTable {
  const found = recordOf(id);
  return {
    heading: found.heading[lang],
    lead: found.lead[lang],
    groups: found.groups.map(({ title, unit, rows }) => ({
      title: title[lang],
      unit: unit?.[lang] ?? '',
      rungs: rows.map((one) => rungOf(one, lang)),
    })),
    note: found.note[lang],
    rule: ruleById(found.rule),
  };
}

function rungOf({ name, says, rule: id, cards, pays, units }: RowRecord, lang: Lang): Rung {
  return {
    name: name[lang],
    says: says[lang],
    rule: ruleById(id),
    cards: cardsOf(cards).filter((card) => card !== undefined),
    chips: pays ? chipsOf(pays) : (units ?? ''),
    pays,
  };
}
