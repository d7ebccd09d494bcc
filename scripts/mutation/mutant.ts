/** A mutant in readable form. */

import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Stryker } from '@stryker-mutator/core';

/** What Stryker says of one: lines and columns count from 1. */
type Reported = Pick<
  Awaited<ReturnType<Stryker['runMutationTest']>>[number],
  'fileName' | 'replacement' | 'status' | 'location'
>;

export interface Mutant {
  readonly file: string;
  /** The line on which it begins, trimmed, and its number. */
  readonly line: string;
  readonly at: number;
  /** What stands there, and what the mutant has instead; long ones on one line. */
  readonly from: string;
  readonly to: string;
  readonly status: string;
}

export function mutantOf({ fileName, replacement, status, location: { start, end } }: Reported): Mutant {
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line);
  const [first = ''] = lines;
  const text = lines
    .map((line, place) => (place === lines.length - 1 ? line.slice(0, end.column - 1) : line))
    .map((line, place) => (place === 0 ? line.slice(start.column - 1) : line))
    .join('\n');
  return {
    file: relative('.', fileName),
    line: first.trim(),
    at: start.line,
    from: onOneLine(text),
    to: onOneLine(replacement ?? ''),
    status,
  };
}

function onOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
