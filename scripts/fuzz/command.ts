/** The command line: a line of JSON for every line that is not blank, and a status that says how it went. */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { text as allOf } from 'node:stream/consumers';
import type { Rng } from '#core/random/rng.ts';
import { peakMemory } from '#testing/program.ts';
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
    const { status, out, errors, bytes } = await settled(lines.join('\n'), rng.upTo(3) === 0 ? ['--branches'] : []);
    const ms = (performance.now() - started) / asked.length;
    const answers = out.split('\n').slice(0, -1);
    for (const [i, line] of asked.entries()) meter.took(line, ms, wrong(answers[i]));
    if (answers.length !== asked.length) meter.fault('a list', `${answers.length} answers to ${asked.length} lines`);
    if (errors !== '') meter.fault('a list', errors);
    const failed = answers.some((answer) => answer.startsWith('{"error"'));
    if (status !== Number(failed)) meter.fault('a list', `status ${status}`);
    if (bytes !== undefined) meter.holds(bytes);
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

async function settled(input: string, flags: readonly string[]) {
  const child: ChildProcessWithoutNullStreams = spawn('node', ['src/settle.ts', ...flags]);
  child.stdin.on('error', () => undefined);
  child.stdin.end(input);
  let bytes: number | undefined;
  const watch = setInterval(() => {
    bytes = peakMemory(child.pid) ?? bytes;
  }, 50);
  const [out, errors, [status]] = await Promise.all([allOf(child.stdout), allOf(child.stderr), once(child, 'close')]);
  clearInterval(watch);
  return { status, out, errors, bytes };
}
