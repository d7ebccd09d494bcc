/**
 * What a newcomer has to know before the first card, in eight rows of the front page: `content/sit-down/<game>.yaml`, held
 * against the catalogue. Each row names the rules it sums up, under the default rule set, and the topics that it settles; every
 * game settles all of them. Bold marks a word that is introduced here, or what no source settles.
 */

import { z } from 'astro/zod';
import { LANGS, type Lang } from '#core/lang.ts';
import type { GameId } from '#games/index.ts';
import { type Rule, ruleById, rulesOfGame } from './catalogue/catalogue.ts';
import { cached, demand, readYaml } from './catalogue/read.ts';
import { bilingual } from './catalogue/schema.ts';

/** The topics of a newcomer's questions: every game has an answer to each of them. */
export const TOPICS = [
  'players',
  'pack',
  'deal',
  'dealerOrBanker',
  'direction',
  'firstToAct',
  'mayDo',
  'hidden',
  'stake',
  'end',
  'winner',
  'payment',
] as const;
export type Topic = (typeof TOPICS)[number];

/** What a row says where no source settles it. */
export const UNSETTLED: Readonly<Record<Lang, string>> = {
  vi: '**không nguồn nào nói, hỏi nhau trước',
  en: '**no source says; agree first',
};

/** As many as fit on one screen of a phone. */
const ROWS = 8;

const row = z.strictObject({
  key: z.string().regex(/^[a-zA-Z]+$/),
  word: bilingual,
  text: bilingual,
  rules: z.array(z.string()).min(1),
  topics: z.array(z.enum(TOPICS)).min(1),
  open: z.boolean().optional(),
});
const file = z.array(row).length(ROWS);
type RowRecord = z.infer<typeof row>;

/** One row in one language. */
export interface SitDownRow {
  readonly key: string;
  readonly word: string;
  /** In pieces, every other one of them bold. */
  readonly text: readonly string[];
  readonly rules: readonly Rule[];
  readonly topics: readonly Topic[];
  readonly open: boolean;
}

const recordsOf = cached((id: GameId): readonly RowRecord[] => {
  const name = `content/sit-down/${id}.yaml`;
  const rows = readYaml(name, file);
  const missing = TOPICS.filter((topic) => !rows.some(({ topics }) => topics.includes(topic)));
  demand(name, [
    ...missing.map((topic) => ({ id: topic, what: 'nothing is said of it' })),
    ...rows.flatMap((one) => rowFaults(one, id).map((what) => ({ id: one.key, what }))),
  ]);
  return rows;
});

function rowFaults({ text: says, rules: ids, open = false }: RowRecord, game: GameId): string[] {
  return [
    ...ids.filter((id) => !rulesOfGame(game).some((one) => one.id === id)).map((id) => `${game} has no rule ${id}`),
    ...LANGS.flatMap((lang) => [
      ...(says[lang].includes(UNSETTLED[lang]) === open
        ? []
        : [`${lang} is to say “${UNSETTLED[lang]}” where it is open`]),
      ...(says[lang].split('**').length % 2 === 1 ? [] : [`${lang} has bold that does not end`]),
    ]),
  ];
}

/** The rows of one game, in the order of the file. */
export function sitDownRows(id: GameId, lang: Lang): readonly SitDownRow[] {
  return recordsOf(id).map(({ key, word, text: says, rules: ids, topics, open = false }) => ({
    key,
    word: word[lang],
    text: says[lang].split('**'),
    rules: ids.map((one) => ruleById(one)),
    topics,
    open,
  }));
}
