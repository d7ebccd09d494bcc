/** Standard input and output of a command: no data is lost silently. */

import { once } from 'node:events';
import { createReadStream, fstatSync, writeSync } from 'node:fs';
import process, { stderr, stdin, stdout } from 'node:process';

/**
 * Runs a command and sets the exit status: its own, or 1 where what it reads or writes failed, with a line on standard error.
 * @param name what the line begins with
 */
export async function runCommand(name: string, command: () => Promise<number>): Promise<void> {
  const end = (error: unknown): void => {
    // The reading program may stop before the end (`| head`), since it has all that it wanted. Most programs are ended by a
    // signal then; Node ignores that signal, so it ends quietly here.
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

/** Writes all of a text to standard output, and waits while nothing reads it. */
export async function say(text: string): Promise<void> {
  if (!fstatSync(stdout.fd).isFile()) {
    if (!stdout.write(text)) await once(stdout, 'drain');
    return;
  }
  // A stream to a file takes a partial write for a complete one.
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; ) at += writeSync(stdout.fd, bytes, at);
}

/**
 * Standard input. Node's stream takes what it cannot poll, such as a directory, for empty: reading it as a file gives the error.
 */
export function input(): AsyncIterable<Buffer> {
  const kind = fstatSync(0);
  const isStream = kind.isFile() || kind.isFIFO() || kind.isSocket() || kind.isCharacterDevice();
  return isStream ? stdin : createReadStream('', { fd: 0, autoClose: false });
}
