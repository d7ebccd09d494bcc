/** The tables and lists of the page on proofs, rendered by the build. */

import { bench, type Race } from '#book/bench.ts';
import { fuzz } from '#book/fuzz.ts';
import { mutationOf } from '#book/mutation.ts';
import { type Proved, proofs } from '#book/proofs.ts';
import { HOUSE_SAMPLES, houseQuestions } from '#book/which-house.ts';
import { percent } from '#components/odds/percent.ts';
import { assertDefined } from '#core/assert-defined.ts';
import type { Lang } from '#core/lang.ts';
import { findGame, GAMES, gameOf } from '#games/index.ts';
import { proofWords } from '#words/proof.ts';
import { dateText } from '#words/site/date.ts';

interface ProofListProps {
  readonly lang: Lang;
  readonly of: readonly Proved[];
  /** Whether each says of which game it is. */
  readonly named?: boolean;
}

/** Proofs one under the other: how often each was tried, what it says, when it last ran. */
export function ProofList({ lang, of, named = false }: ProofListProps) {
  const words = proofWords(lang);
  const number = new Intl.NumberFormat(lang);
  return (
    <ul class="proved">
      {of.map(({ id, game, what, checked, faults, date }) => (
        <li key={id} data-proof={id} data-g={gameOf(game).ink}>
          <b>{number.format(checked)}</b>
          <p>
            {named && <strong>{gameOf(game).name}. </strong>}
            {what[lang]}
          </p>
          <p class="s">
            {words.faults(faults)} · <time dateTime={date}>{dateText(new Date(date), lang)}</time>
          </p>
        </li>
      ))}
    </ul>
  );
}

interface FigureRow {
  readonly name: string;
  readonly cells: readonly string[];
}

interface FiguresProps {
  readonly first: string;
  readonly heads: readonly string[];
  readonly rows: readonly FigureRow[];
  /** Which column is set bold, from 0. */
  readonly bold?: number;
}

/** Head and body of a table of figures. */
function Figures({ first, heads, rows, bold }: FiguresProps) {
  return (
    <>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {heads.map((head) => (
            <th key={head} scope="col" class="n">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, at) => (
              <td key={heads[at]} class="n">
                {at === bold ? <b>{cell}</b> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

interface ProvedRowsProps {
  readonly lang: Lang;
  /** A proof for each game. */
  readonly of: readonly Proved[];
}

/** How many cases with unknown cards were held against all their fillings. */
export function UnknownRows({ lang, of }: ProvedRowsProps) {
  const words = proofWords(lang);
  const heads = [words.unknown.cases, words.unknown.fillings, words.differ];
  return <Figures first={words.game} heads={heads} rows={provedRows(lang, of, ['fillings'])} />;
}

/** How many deals were told by what their hands come to, and how they were found in their stories. */
export function ToldRows({ lang, of }: ProvedRowsProps) {
  const words = proofWords(lang);
  const { deals, sure, granted, open } = words.told;
  const heads = [deals, sure, granted, open, words.differ];
  return <Figures first={words.game} heads={heads} rows={provedRows(lang, of, ['sure', 'granted', 'open'])} />;
}

/** Of each proof how often it was tried, what is noted of that, and how often there was a difference. */
function provedRows(lang: Lang, of: readonly Proved[], noted: readonly string[]): FigureRow[] {
  const number = new Intl.NumberFormat(lang);
  return of.map(({ game, checked, notes, faults }) => {
    const counts = [checked, ...noted.map((name) => assertDefined(notes?.[name])), faults];
    return { name: gameOf(game).name, cells: counts.map((count) => number.format(count)) };
  });
}

/** How many questions find the house of a table. */
export function HouseRows({ lang }: { readonly lang: Lang }) {
  const words = proofWords(lang);
  const { presets, near, random, unlike, questions } = words.which;
  const number = new Intl.NumberFormat(lang);
  const rows = houseQuestions().map(({ game, samples }) => {
    const all = HOUSE_SAMPLES.map((name) => samples[name]);
    const counts = all.map((one) => questions(number.format(one.questions), number.format(one.slipped)));
    const worst = Math.max(...all.map((one) => one.unlike));
    // The sign of what is less than can be written stays beside its figure.
    return { name: gameOf(game).name, cells: [...counts, percent(lang, worst).replace('< ', '<\u00a0')] };
  });
  return <Figures first={words.game} heads={[presets, near, random, unlike]} rows={rows} />;
}

interface RanOnProps {
  readonly lang: Lang;
  readonly of: readonly { readonly date: string }[];
}

/** On which day all of this was run, or on which days. */
export function RanOn({ lang, of }: RanOnProps) {
  const days = [...new Set(of.map(({ date }) => date))].sort();
  return (
    <p class="s">
      {proofWords(lang).ranOn}{' '}
      {days.map((day, at) => (
        <>
          {at > 0 && ', '}
          <time dateTime={day}>{dateText(new Date(day), lang)}</time>
        </>
      ))}
    </p>
  );
}

/** How many of the faults that were put into each game's engine its tests noticed. */
export function MutationRows({ lang }: { readonly lang: Lang }) {
  const words = proofWords(lang);
  const number = new Intl.NumberFormat(lang);
  const rows = GAMES.flatMap(({ id, name }) => {
    const of = mutationOf(id);
    if (!of) return [];
    const counts = [of.mutants, of.noticed, of.missed, of.equivalent].map((count) => number.format(count));
    return [{ name, cells: [...counts, percent(lang, of.share)] }];
  });
  const heads = [words.mutants, words.noticed, words.missed, words.equivalent, words.share];
  return <Figures first={words.game} heads={heads} rows={rows} />;
}

/** What was thrown at every door of the book, and the worst that it took. */
export function FuzzRows({ lang }: { readonly lang: Lang }) {
  const words = proofWords(lang).thrown;
  const number = new Intl.NumberFormat(lang);
  const rows = fuzz().doors.map(({ door, unit, count, ms, mb }) => ({
    name: words.doors[door],
    cells: [
      words.units[unit](number.format(count)),
      number.format(Math.ceil(ms)),
      mb === null ? '' : number.format(mb),
    ],
  }));
  return <Figures first={words.door} heads={[words.count, words.slowest, words.memory]} rows={rows} />;
}

/** How fast the engine is beside others that do the same. */
export function RaceRows({ lang }: { readonly lang: Lang }) {
  const words = proofWords(lang);
  const { compact, number } = speedFormats(lang);
  const taskOf = ({ task, game, peer }: Race): string => {
    const name = findGame(game)?.name ?? game;
    switch (task) {
      case 'evaluate':
        return words.evaluating(peer ?? '');
      case 'arrange':
        return words.arranging(name);
      case 'play':
        return words.playing(name);
    }
  };
  const rows = bench().races.map((race) => ({
    name: taskOf(race),
    cells: [compact.format(race.ours), compact.format(race.theirs), number.format(race.ours / race.theirs)],
  }));
  return <Figures first={words.task} heads={[words.ours, words.theirs, words.times]} rows={rows} bold={2} />;
}

/** What the engine takes for each game. */
export function SpeedRows({ lang }: { readonly lang: Lang }) {
  const words = proofWords(lang);
  const { compact, number } = speedFormats(lang);
  const { settle, branches, extremes } = bench();
  const rows = GAMES.map(({ id, name }) => ({
    name,
    cells: [compact.format(settle[id] ?? 0), number.format(branches[id] ?? 0), number.format(extremes[id] ?? 0)],
  }));
  return <Figures first={words.game} heads={[words.settled, words.branches, words.extremes]} rows={rows} />;
}

function speedFormats(lang: Lang) {
  return {
    compact: new Intl.NumberFormat(lang, { notation: 'compact', maximumSignificantDigits: 3 }),
    number: new Intl.NumberFormat(lang, { maximumSignificantDigits: 2 }),
  };
}

/** What a programmer runs again, each with what it does. */
export function Commands({ lang }: Pick<ProofListProps, 'lang'>) {
  const words = proofWords(lang);
  const rows = [
    ...proofs().map(({ id, game, what }) => [`npm run prove -- ${id}`, `${gameOf(game).name}. ${what[lang]}`]),
    ['npm run which-house', words.which.title],
    ['npm run update -- checksums', words.checksums],
    ['npm run mutation', words.mutation],
    ['npm run fuzz', words.thrown.title],
    ['npm run -s bench', words.speed],
  ];
  return (
    <dl class="commands">
      {rows.map(([command, what]) => (
        <div key={command}>
          <dt>
            <code>{command}</code>
          </dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
}
