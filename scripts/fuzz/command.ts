/** The command line: a line of JSON for every line that is not blank, and a status that says how it went. */

import type { Rng } from '#core/random/rng.ts';
import { runProgram } from '#testing/program.ts';
import { type DoorTally, Meter } from './entry-point.ts';
import { texts } from './texts.ts';

/** So many lines for one process. */
const LINES = 200;

export async function fuzzCommand(rng: Rng, isOver: () => boolean): Promise<DoorTally> {
  const meter = new Meter('texts');
  const all = texts(rng);
  while (!isOver()) {
    const lines = Array.from({ length: LINES }, () => String(all.next().value).replaceAll('\n', ' '));
    const asked = lines.filter((line) => /[^\s\u200B\u2060]/.test(line.toWellFormed()));
    const started = performance.now();
    const flags = rng.upTo(3) === 0 ? ['--branches'] : [];
    const { status, out, errors } = await runProgram(['node', 'src/settle.ts', ...flags], {
      input: lines.join('\n'),
      seeMemory: (bytes) => meter.holds(bytes),
    });
    const ms = (performance.now() - started) / asked.length;
    const answers = out.split('\n').slice(0, -1);
    for (const [i, line] of asked.entries()) meter.took(line, ms, wrong(answers[i]));
    if (answers.length !== asked.length) meter.fault('a list', `${answers.length} answers to ${asked.length} lines`);
    if (errors !== '') meter.fault('a list', errors);
    const failed = answers.some((answer) => answer.startsWith('{"error"'));
    if (status !== Number(failed)) meter.fault('a list', `status ${status}`);
  }
  return meter.tally;
}

function wrong(answer: string | undefined): string | undefined {
  try {
    const json: unknown = JSON.parse(answer ?? '');
    return typeof json === 'object' ? undefined : `no object: ${answer}`;
  } catch {
    return `no JSON: ${answer}`;
  }
}
