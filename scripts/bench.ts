/**
 * How fast the engine is: Xì Tố's evaluator against those of npm; Tá Lả's arrangement, Sâm's plays and branches against their
 * literal references; then rulings and branches of every game, and what people type. Tables for people, and the last line
 * says the same as JSON. Run it on a quiet machine: `npm run -s bench`; with `-- --keep` it writes
 * `content/bench.json` too.
 */

import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Bench, Race } from '#book/bench.ts';
import type { Game } from '#core/game/game.ts';
import { ENGINES } from '#games/engines.ts';
import { QUIZZES } from '#games/quizzes.ts';
import { arrangers } from './bench/arrangers.ts';
import { extremeBranches, settlingContestant, type WorstBranches, worstBranches } from './bench/engines.ts';
import { evaluators } from './bench/evaluators.ts';
import { forced } from './bench/force.ts';
import { players } from './bench/players.ts';
import { benchQuestions } from './bench/questions.ts';
import { benchReading } from './bench/reading.ts';
import { race, type Timed } from './bench/timing.ts';

const FILE = 'content/bench.json';

/** Four digits are all that such a measurement can say. */
const rounded = (number: number): number => Number(number.toPrecision(4));
const inWords = (number: number): string => Math.round(number).toLocaleString('en').padStart(12);

const hands = race(evaluators());
const [ours = 0, ...peers] = hands.map(({ perSecond }) => perSecond);
const ratio = ours / Math.max(...peers);
console.log('Xì Tố, all five-card hands           per second   times ours   checksum');
for (const { name, perSecond, checksum } of hands) {
  const share = (perSecond / ours).toPrecision(3).padStart(12);
  console.log(`  ${name.padEnd(30)} ${inWords(perSecond)} ${share} ${String(checksum).padStart(10)}`);
}
console.log(`  ours is ${ratio.toFixed(1)} times as fast as the fastest of the others\n`);

const arranged = tell('Tá Lả, the best arrangement of ten    per second', race(arrangers()));
const played = tell('Sâm, every legal play of ten cards    per second', race(players()));
const settled = tell('From a case to its verdict           per second', race(ENGINES.map(settlingContestant)));
const branched = tellWorst('All branches of one case             worst, ms', worstBranches);
const extremes = tellWorst('The same for the fullest tables       worst, ms', extremeBranches);

const force = besides(race(forced()));
console.log('Branches of one small case, and the same by force: a ruling in every house');
console.log(`  ours ${ms(force.ours)} ms, by force ${ms(force.reference)} ms: ${force.ratio.toFixed(0)} times as fast`);

console.log('\nOne question of practice               worst, ms         mean        told  longest kind');
const questions = QUIZZES.map(benchQuestions);
for (const { game, kind, worst, mean, told } of questions) {
  const figures = [worst, mean, told].map((ms) => ms.toFixed(2).padStart(12)).join('');
  console.log(`  ${game.padEnd(30)} ${figures}  ${kind}`);
}

console.log('\nA message of words read                 letters    worst, ms');
const messages = benchReading();
for (const { name, letters, worst } of messages) {
  console.log(`  ${name.padEnd(30)} ${inWords(letters)} ${worst.toFixed(1).padStart(12)}`);
}

const report = {
  'xi-to': {
    ...Object.fromEntries(hands.map(({ name, perSecond }) => [name, rounded(perSecond)])),
    ratio: rounded(ratio),
  },
  'ta-la': Object.fromEntries(arranged.map(({ name, perSecond }) => [name, rounded(perSecond)])),
  sam: Object.fromEntries(played.map(({ name, perSecond }) => [name, rounded(perSecond)])),
  settle: Object.fromEntries(settled.map(({ name, perSecond }) => [name, rounded(perSecond)])),
  branches: Object.fromEntries(branched.map(({ name, ms }) => [name, rounded(ms)])),
  extremes: Object.fromEntries(extremes.map(({ name, ms }) => [name, rounded(ms)])),
  force,
  questions: Object.fromEntries(questions.map(({ game, worst }) => [game, rounded(worst)])),
  reading: Object.fromEntries(messages.map(({ name, worst }) => [name, rounded(worst)])),
};
if (process.argv.includes('--keep')) {
  const when = { date: new Date().toISOString().slice(0, 10), node: process.version, cpus: availableParallelism() };
  const kept: Bench = { ...when, races: races(), ...report };
  writeFileSync(FILE, `${JSON.stringify(kept, null, 2)}\n`);
}
console.log(JSON.stringify(report));

/** A table of rates, and what it shows. */
function tell(head: string, rates: readonly Timed[]): readonly Timed[] {
  console.log(`${head}                checksum`);
  for (const { name, perSecond, checksum } of rates)
    console.log(`  ${name.padEnd(30)} ${inWords(perSecond)} ${String(checksum).padStart(23)}`);
  console.log('');
  return rates;
}

/** A table of the longest that each game takes, and what it shows. */
function tellWorst(
  head: string,
  worstOf: (game: Game) => WorstBranches,
): (WorstBranches & { readonly name: string })[] {
  const all = ENGINES.map((game) => ({ name: game.id, ...worstOf(game) }));
  console.log(`${head}                 branches`);
  for (const { name, ms, found } of all)
    console.log(`  ${name.padEnd(30)} ${ms.toFixed(2).padStart(12)} ${String(found).padStart(23)}`);
  console.log('');
  return all;
}

/** Who was compared with whom, for people. */
function races(): Race[] {
  const [, ...others] = hands;
  const [random] = arranged;
  const [lead] = played;
  const last = (of: readonly Timed[]): number => of.at(-1)?.perSecond ?? 0;
  const all: readonly Race[] = [
    ...others.map(
      ({ name, perSecond }): Race => ({ task: 'evaluate', game: 'xi-to', peer: name, ours, theirs: perSecond }),
    ),
    { task: 'arrange', game: 'ta-la', ours: random?.perSecond ?? 0, theirs: last(arranged) },
    { task: 'play', game: 'sam', ours: lead?.perSecond ?? 0, theirs: last(played) },
  ];
  return all.map((one) => ({ ...one, ours: rounded(one.ours), theirs: rounded(one.theirs) }));
}

/** Ours beside the literal reference, per second, and how many times as fast. */
function besides([own, literal]: readonly Timed[]) {
  if (own?.checksum !== literal?.checksum) throw new Error('ours and the reference do not agree');
  const [ours, reference] = [own?.perSecond ?? 0, literal?.perSecond ?? 0];
  return { ours: rounded(ours), reference: rounded(reference), ratio: rounded(ours / reference) };
}

function ms(perSecond: number): string {
  return (1000 / perSecond).toPrecision(3);
}
