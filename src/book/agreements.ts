/** What a table agrees on before the deal that no ruling reads: `content/agreements.yaml`, checked against the catalogue. */

import { z } from 'astro/zod';
import type { Lang } from '#core/lang.ts';
import { GAMES, type GameId } from '#games/index.ts';
import { rulesOfGame, unknownSources } from './catalogue/catalogue.ts';
import { cached, readRecords } from './catalogue/read.ts';
import { bilingual, gameId } from './catalogue/schema.ts';

const FILE = 'content/agreements.yaml';

/** Phrases without marks, commas between them. */
const phrases = z
  .string()
  .regex(/^[a-z0-9]+(,? [a-z0-9]+)*$/)
  .transform((text) => text.split(', '));

const file = z.array(
  z.strictObject({
    key: z.string().regex(/^[a-zA-Z]+$/),
    rules: z.partialRecord(gameId, z.string().nullable()),
    label: bilingual,
    question: bilingual,
    /** Where a game words the question itself. */
    questionIn: z.partialRecord(gameId, bilingual).optional(),
    answers: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
          says: bilingual,
          who: z.partialRecord(gameId, z.array(z.string())),
        }),
      )
      .min(1),
    note: bilingual.optional(),
    notes: z.partialRecord(gameId, bilingual).optional(),
    asked: phrases,
    askedIn: z.partialRecord(gameId, phrases).optional(),
  }),
);
type AgreementRecord = z.infer<typeof file>[number];

/** One thing to settle in one game, in one language. */
export interface Agreement {
  readonly key: string;
  readonly label: string;
  readonly question: string;
  /** Its rule in the catalogue, where it has one. */
  readonly rule: { readonly id: string; readonly number: string } | null;
  readonly answers: readonly AgreementAnswer[];
  /** The note about the sources. */
  readonly note: string | null;
}

export interface AgreementAnswer {
  readonly id: string;
  readonly says: string;
  /** Sources that say so; empty where none was found. */
  readonly who: readonly string[];
}

const all = cached(() => readRecords(FILE, file, ({ key }) => key, faultsOf));

function faultsOf(one: AgreementRecord): string[] {
  const games = gamesOf(one.rules);
  return [
    ...games.flatMap((id) => {
      const rule = one.rules[id];
      return rule && !rulesOfGame(id).some((each) => each.id === rule) ? [`${id} has no rule ${rule}`] : [];
    }),
    ...one.answers.flatMap(({ id, who }) => [
      ...gamesOf(who).flatMap((each) => (games.includes(each) ? [] : [`${id}: ${each} is not asked this`])),
      ...Object.values(who).flatMap((ids) => unknownSources(ids)),
    ]),
    ...games.flatMap((id) => (one.answers.some(({ who }) => who[id]) ? [] : [`no answer in ${id}`])),
  ];
}

function gamesOf(of: Partial<Record<GameId, unknown>>): GameId[] {
  return GAMES.flatMap(({ id }) => (of[id] === undefined ? [] : [id]));
}

/** Is there an agreement of this key? */
export function hasAgreement(key: string): boolean {
  return all().some((one) => one.key === key);
}

/** What a table of this game settles before the deal, in the order of the file. */
export function agreementsOf(id: GameId, lang: Lang): readonly Agreement[] {
  return all()
    .filter((one) => gamesOf(one.rules).includes(id))
    .map(({ key, label, question, questionIn, rules: of, answers, note, notes }) => ({
      key,
      label: label[lang],
      question: (questionIn?.[id] ?? question)[lang],
      rule: ruleIn(id, of[id]),
      answers: answers.flatMap((answer) => {
        const who = answer.who[id];
        return who ? [{ id: answer.id, says: answer.says[lang], who }] : [];
      }),
      note: (notes?.[id] ?? note)?.[lang] ?? null,
    }));
}

function ruleIn(game: GameId, id: string | null | undefined): Agreement['rule'] {
  const found = rulesOfGame(game).find((one) => one.id === id);
  return found ? { id: found.id, number: found.number } : null;
}

/** The agreements of every game, by its id. */
export function allAgreements(lang: Lang): Readonly<Record<string, readonly Agreement[]>> {
  return Object.fromEntries(GAMES.map(({ id }) => [id, agreementsOf(id, lang)]));
}

/** The answers of an agreement that are known to be played: those with a source other than this book. */
export function sourcedAnswers({ answers }: Agreement): readonly AgreementAnswer[] {
  return answers.filter(({ who }) => who.some((id) => id !== 'ours'));
}

interface AskedIn extends Agreement {
  /** Those of this game alone. */
  readonly asked: readonly string[];
  readonly told: readonly AgreementAnswer[];
}

interface AskedAgreement {
  /** Phrases by which people ask for it, in word order and without marks. */
  readonly asked: readonly string[];
  readonly games: Readonly<Partial<Record<GameId, AskedIn>>>;
}

/** How people ask for each agreement, and what is answered in each game. */
export function askedFor(lang: Lang): readonly AskedAgreement[] {
  return all().map((one) => ({
    asked: one.asked,
    games: Object.fromEntries(
      gamesOf(one.rules).flatMap((id) => {
        const agreement = agreementsOf(id, lang).find(({ key }) => key === one.key);
        if (!agreement) return [];
        return [[id, { ...agreement, asked: one.askedIn?.[id] ?? [], told: sourcedAnswers(agreement) }] as const];
      }),
    ),
  }));
}
