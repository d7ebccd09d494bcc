/**
 * How fast the engine is: Xì Tố's evaluator against those of npm; Tá Lả's arrangement, Sâm's plays and branches against their
 * literal references; then rulings and branches of every game, and what people type. And how soon pages of the built site answer.
 * Tables for people, and the last line says the same as JSON. Run it on a quiet machine, after a build: `npm run -s bench`; with
 * `-- --keep` it writes `content/bench.json` too, `-- loading` opens the pages alone, `-- loading search` those of such a name.
 */

import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { BENCH, type Bench, type Race } from '#book/bench.ts';
import { ENGINES } from '#games/engines.ts';
import { QUIZZES } from '#games/quizzes.ts';
import { arrangers } from './bench/arrangers.ts';
import { extremeBranches, forced, settlingContestant, worstBranches } from './bench/engines.ts';
import { evaluators } from './bench/evaluators.ts';
import { benchLoading, demandSite, loadingRows } from './bench/loading.ts';
import { players } from './bench/players.ts';
import { benchQuestions } from './bench/questions.ts';
import { benchReading } from './bench/reading.ts';
import { race, rounded, type Timed } from './bench/timing.ts';

const [only, ...parts] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
if (only !== undefined && only !== 'loading') throw new Error(`bench: ${only} is no part of it; loading is`);
// Before minutes are spent on what needs no built site.
demandSite();

const measured = only === undefined ? engines() : undefined;
const loading = await benchLoading(parts);
tell('From the address to the first effect, in seconds: new to the site, on a phone', loadingRows(loading));
const report = { ...measured?.figures, loading };
if (measured && process.argv.includes('--keep')) {
  const when = { date: new Date().toISOString().slice(0, 10), node: process.version, cpus: availableParallelism() };
  const figures = { ...measured.figures, loading };
  const kept: Bench = { ...when, races: measured.races, ...figures };
  writeFileSync(BENCH, `${JSON.stringify(kept, null, 2)}\n`);
}
console.log(JSON.stringify(report));

/** All that needs no browser, as tables, and as it is kept. */
function engines() {
  const evaluated = tell('Xì Tố, all five-card hands', race(evaluators()));
  const [ours = 0, ...peers] = evaluated.map(({ perSecond }) => perSecond);
  const ratio = rounded(ours / Math.max(...peers));
  console.log(`ours is ${ratio} times as fast as the fastest of the others`);
  const arranged = tell('Tá Lả, the best arrangement of ten', race(arrangers()));
  const played = tell('Sâm, every legal play of ten cards', race(players()));
  const settled = tell('From a case to its verdict', race(ENGINES.map(settlingContestant)));
  const branched = tell('All branches of one case, the slowest', ENGINES.map(worstBranches));
  const extremes = tell('The same for the fullest tables', ENGINES.map(extremeBranches));
  const tried = tell(
    'Branches of one small case, and the same by force: a ruling under every rule set',
    race(forced()),
  );
  const questions = tell('One question of practice, the slowest kind', QUIZZES.map(benchQuestions));
  const messages = tell('A message of words read', benchReading());
  const figures = {
    'xi-to': { ...rates(evaluated), ratio },
    'ta-la': rates(arranged),
    sam: rates(played),
    settle: rates(settled),
    branches: Object.fromEntries(branched.map(({ name, ms }) => [name, ms])),
    extremes: Object.fromEntries(extremes.map(({ name, ms }) => [name, ms])),
    force: besides(tried),
    questions: Object.fromEntries(questions.map(({ name, worst }) => [name, worst])),
    reading: Object.fromEntries(messages.map(({ name, worst }) => [name, worst])),
  };
  return { figures, races: racesOf(evaluated, arranged, played) };
}

/** Prints a table, and gives back what it shows. */
function tell<Row extends object>(head: string, rows: readonly Row[]): readonly Row[] {
  console.log(`\n${head}`);
  console.table(rows);
  return rows;
}

function rates(timed: readonly Timed[]): Record<string, number> {
  return Object.fromEntries(timed.map(({ name, perSecond }) => [name, perSecond]));
}

/** Who was compared with whom, for people. */
function racesOf(evaluated: readonly Timed[], arranged: readonly Timed[], played: readonly Timed[]): Race[] {
  const [own, ...others] = evaluated;
  const ours = own?.perSecond ?? 0;
  const literal = ([own, ...more]: readonly Timed[]) => ({
    ours: own?.perSecond ?? 0,
    theirs: more.at(-1)?.perSecond ?? 0,
  });
  return [
    ...others.map(
      ({ name, perSecond }): Race => ({ task: 'evaluate', game: 'xi-to', peer: name, ours, theirs: perSecond }),
    ),
    { task: 'arrange', game: 'ta-la', ...literal(arranged) },
    { task: 'play', game: 'sam', ...literal(played) },
  ];
}

/** Ours beside the literal reference, per second, and how many times as fast. */
function besides([own, literal]: readonly Timed[]) {
  if (own?.checksum !== literal?.checksum) throw new Error('ours and the reference do not agree');
  const [ours, reference] = [own?.perSecond ?? 0, literal?.perSecond ?? 0];
  return { ours, reference, ratio: rounded(ours / reference) };
}
