/** Programs that tests run. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** How a program ended, and what it printed. */
export interface ProgramRun {
  readonly status: number | null;
  readonly out: string;
  readonly errors: string;
}

interface RunOptions {
  readonly cwd?: string;
  /** What is on its standard input. */
  readonly input?: string | Iterable<string> | AsyncIterable<string | Buffer>;
  /** Gets what it prints, which is not kept then. */
  readonly see?: (chunk: string) => void;
  /** Gets the most memory that it has held, in bytes, now and then while it runs; never where the system does not say. */
  readonly seeMemory?: (bytes: number) => void;
}

/** Runs a program to its end. */
export async function runProgram(
  [program = '', ...args]: readonly string[],
  { cwd, input = '', see, seeMemory }: RunOptions = {},
): Promise<ProgramRun> {
  const child = spawn(program, args, { cwd });
  // A program that does not read its input may end before all of it is written.
  child.stdin.on('error', () => undefined);
  Readable.from(input).pipe(child.stdin);
  if (see) child.stdout.setEncoding('utf8').on('data', see);
  const watch = setInterval(() => {
    const bytes = seeMemory && peakMemory(child.pid);
    if (bytes !== undefined) seeMemory?.(bytes);
  }, 50);
  const [out, errors, [status]] = await Promise.all([
    see ? '' : text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ]);
  clearInterval(watch);
  return { status, out, errors };
}

/** The most memory that a process has held, in bytes; undefined where the system does not say. */
export function peakMemory(pid: number | undefined): number | undefined {
  try {
    const [, kb] = /^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return kb === undefined ? undefined : Number(kb) * 1024;
  } catch {
    return undefined;
  }
}
