/** Extracts the examples of a Markdown text: its code, and the output that it states. */

import { readFileSync } from 'node:fs';

/** A block of code, and the blocks behind it. */
export interface Example {
  readonly language: string;
  /** What it is written for, where the text names it behind the language: `js node bun`. */
  readonly runtimes: readonly string[];
  readonly code: string;
  /** The input that is typed, where the text states it. */
  readonly input: string | undefined;
  /** The expected output; undefined where the text does not state it. */
  readonly output: string | undefined;
  /** The heading above it. */
  readonly under: string;
}

/** One line may stand between code and its input or output. */
const BLOCK =
  /^```(\w+)(?: ([\w ]+))?\n(.*?)^```\n(?=(?:\n(?:[^\n`]+\n\n)?```typed\n(.*?)^```\n)?(?:\n(?:[^\n`]+\n\n)?```text\n(.*?)^```$)?)/gms;

/** Every code block of a Markdown file that is neither input nor output of another. */
export function examplesIn(file: string): Example[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(BLOCK)]
    .filter(([, language]) => language !== 'text' && language !== 'typed')
    .map(({ 1: language = '', 2: runtimes = '', 3: code = '', 4: input, 5: output, index }) => ({
      language,
      runtimes: runtimes.split(' ').filter(Boolean),
      code,
      input,
      output,
      under: [...text.slice(0, index).matchAll(/^#+ (.*)$/gm)].at(-1)?.[1] ?? '',
    }));
}
