import type { Settled } from './line.ts';
import { input, say } from './streams.ts';

/**
 * Answers cases, or where there are none a case a line from standard input, with a line each on standard output.
 * @returns the exit status: 0 when every case was ruled on, 1 when any line was an error
 */
export async function answerCases(texts: readonly string[], settle: (text: string) => Settled): Promise<number> {
  let allOk = true;
  const answerOne = async (text: string): Promise<void> => {
    const { line, ok } = settle(text);
    allOk &&= ok;
    await say(`${line}\n`);
  };
  if (texts.length > 0) {
    for (const text of texts) await answerOne(text);
  } else {
    for await (const line of linesOf(input())) if (/[^\s\u200B\u2060]/.test(line)) await answerOne(line);
  }
  return allOk ? 0 : 1;
}

/** The rest of a longer line, in UTF-16 units, is dropped: it is too long for a case anyway. */
const LONGEST_LINE = 2 ** 22;

/** Lines end at `\n` only. However long a line is, little of it is held in memory. */
async function* linesOf(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  let rest = '';
  for await (const chunk of bytes) {
    const text = decoder.decode(chunk, { stream: true });
    if (rest.length >= LONGEST_LINE && !text.includes('\n')) continue;
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  rest += decoder.decode();
  if (rest) yield rest.replace(/\r$/, '');
}
