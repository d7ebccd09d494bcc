/** The examples of a text: what stands in it as code, and what it says that comes out. */

import { readFileSync } from 'node:fs';

/** A block of code, and the blocks behind it. */
export interface Example {
  readonly language: string;
  readonly code: string;
  /** What is typed, where the text says so. */
  readonly input: string | undefined;
  /** What comes out; undefined where the text does not say it. */
  readonly output: string | undefined;
  /** The heading above it. */
  readonly under: string;
}

/** A line may stand between code and what is typed or comes out. */
const BLOCK =
  /^```(\w+)\n(.*?)^```\n(?=(?:\n(?:[^\n`]+\n\n)?```typed\n(.*?)^```\n)?(?:\n(?:[^\n`]+\n\n)?```text\n(.*?)^```$)?)/gms;

/** Every block of code in a Markdown file that is neither what is typed nor what comes out. */
export function examplesIn(file: string): Example[] {
  const text = readFileSync(file, 'utf8');
  return [...text.matchAll(BLOCK)]
    .filter(([, language]) => language !== 'text' && language !== 'typed')
    .map(({ 1: language = '', 2: code = '', 3: input, 4: output, index }) => ({
      language,
      code,
      input,
      output,
      under: [...text.slice(0, index).matchAll(/^#+ (.*)$/gm)].at(-1)?.[1] ?? '',
    }));
}
