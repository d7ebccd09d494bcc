/** Runs programs for a test and collects their output. */

import { spawn } from 'node:child_process';

/** How a program ended. */
export interface ProgramRun {
  readonly status: number | null;
  readonly out: string;
  readonly errors: string;
}

/** Runs a program in a folder, with this on its standard input. */
export function run(cwd: string, [program = '', ...args]: readonly string[], input = ''): Promise<ProgramRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd });
    let out = '';
    let errors = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      out += chunk;
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      errors += chunk;
    });
    child.on('error', reject);
    child.on('close', (status) => resolve({ status, out, errors }));
    // A program that does not read its input may end before all of it is written.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}
