/** Standard input and output of a command: nothing is lost without a word. */

import { once } from 'node:events';
import { createReadStream, fstatSync, writeSync } from 'node:fs';
import process, { stderr, stdin, stdout } from 'node:process';

/**
 * Runs a command and sets the exit status: its own, or 1 where what it reads or writes failed, with a line on standard error.
 * @param name what the line begins with
 */
export async function runCommand(name: string, command: () => Promise<number>): Promise<void> {
  const end = (error: unknown): void => {
    // Whoever reads may stop before the end (`| head`): he has all that he asked for. Programs that know of no signal for this,
    // and Node ignores it, end quietly.
    if (isOfSystem(error) && error.code === 'EPIPE') process.exit(0);
    if (!isOfSystem(error)) throw error;
    const what = error.syscall === 'read' ? 'standard input cannot be read' : 'the output cannot be written';
    // Where even this cannot be written, the status says it.
    stderr.write(`${name}: ${what}: ${error.message}\n`, () => process.exit(1));
  };
  stdout.on('error', end);
  stderr.on('error', () => process.exit(1));
  try {
    process.exitCode = await command();
  } catch (error) {
    end(error);
  }
}

function isOfSystem(error: unknown): error is Error & { readonly code: string; readonly syscall: string } {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}

/** Writes a text to standard output, all of it, and waits while nobody takes it. */
export async function say(text: string): Promise<void> {
  if (!fstatSync(stdout.fd).isFile()) {
    if (!stdout.write(text)) await once(stdout, 'drain');
    return;
  }
  // The stream takes a file that has room for a part for one that took all.
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) at += writeSync(stdout.fd, bytes, at);
}

/** Standard input. Node takes what it cannot wait for, a directory, for nothing at all: read as a file it says what is wrong. */
export function input(): AsyncIterable<Buffer> {
  const kind = fstatSync(0);
  const isStream = kind.isFile() || kind.isFIFO() || kind.isSocket() || kind.isCharacterDevice();
  return isStream ? stdin : createReadStream('', { fd: 0, autoClose: false });
}
