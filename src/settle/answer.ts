import { once } from 'node:events';
import process, { stdin, stdout } from 'node:process';
import type { Settled } from './line.ts';

/**
 * Answers cases from the arguments, or a case a line from standard input, with a line each on standard output.
 * @param words the arguments, `--branches` anywhere among them
 * @returns the exit status: 0 when every case was ruled on, 1 when any line was an error
 */
export async function answer(
  words: readonly string[],
  settle: (text: string, withBranches: boolean) => Settled,
): Promise<number> {
  // Whoever reads our output may stop before the end (`| head`); that is no fault of ours.
  stdout.on('error', () => process.exit());
  const withBranches = words.includes('--branches');
  const texts = words.filter((word) => word !== '--branches');
  let allOk = true;
  const answerOne = async (text: string): Promise<void> => {
    const { line, ok } = settle(text, withBranches);
    allOk &&= ok;
    if (!stdout.write(`${line}\n`)) await once(stdout, 'drain');
  };
  if (texts.length > 0) {
    for (const text of texts) await answerOne(text);
  } else {
    for await (const line of linesOf(stdin)) if (/[^\s\u200B\u2060]/.test(line)) await answerOne(line);
  }
  return allOk ? 0 : 1;
}

/** Lines end at `\n` and at nothing else. */
async function* linesOf(input: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  for await (const chunk of input) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  rest += decoder.decode();
  if (rest) yield rest.replace(/\r$/, '');
}
