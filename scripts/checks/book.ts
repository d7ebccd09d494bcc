import { globSync } from 'node:fs';
import { allAgreements } from '#book/agreements.ts';
import { allArguments } from '#book/arguments.ts';
import { bench } from '#book/bench.ts';
import { rulesOfGame, sources } from '#book/catalogue/catalogue.ts';
import { BookError, filesRead } from '#book/catalogue/read.ts';
import { checksums } from '#book/checksums.ts';
import { editions } from '#book/editions.ts';
import { examples } from '#book/examples.ts';
import { fuzz } from '#book/fuzz.ts';
import { terms } from '#book/glossary/glossary.ts';
import { houseWeights } from '#book/house-weights.ts';
import { incidents } from '#book/incidents.ts';
import { ladderOf } from '#book/ladders.ts';
import { readLesson } from '#book/mdx.ts';
import { mutationOf } from '#book/mutation.ts';
import { proofs } from '#book/proofs.ts';
import { searchFile } from '#book/search/file.ts';
import { sitDownRows } from '#book/sit-down.ts';
import { houseQuestions } from '#book/which-house.ts';
import { witnessesOf } from '#book/witnesses.ts';
import { GAMES } from '#games/index.ts';
import type { Check } from './check.ts';

/** Everything that reads a file of the book. The search comes last: it reads nearly all that the others do. */
const READERS: readonly (() => unknown)[] = [
  sources,
  ...GAMES.flatMap(({ id }) => [
    () => rulesOfGame(id),
    () => ladderOf(id, 'vi'),
    () => sitDownRows(id, 'vi'),
    () => mutationOf(id),
    () => witnessesOf(id),
  ]),
  terms,
  () => allAgreements('vi'),
  incidents,
  allArguments,
  editions,
  examples,
  bench,
  fuzz,
  proofs,
  houseQuestions,
  checksums,
  houseWeights,
  ...globSync('content/*/**/*.mdx')
    .sort()
    .map((file) => () => readLesson(file)),
  () => searchFile('vi'),
];

/** Every file of records can be read, has its shape, and names nothing that does not exist. A fault is reported with its line. */
export function checkBook(): Check[] {
  // A fault of one file is reported again by whatever needs that file.
  const faults = [...new Set(READERS.flatMap(faultsOf))].map((fault) => {
    const [, name = 'the book', what = fault] = /^(content\/[^:]*(?::\d+:\d+)?): (.*)$/s.exec(fault) ?? [];
    return { name, fault: what };
  });
  const files = globSync('content/**/*.{yaml,yml,json}').sort();
  return [
    ...faults,
    ...files
      .filter((file) => !faults.some(({ name }) => name.split(':')[0] === file))
      .map((file) => ({
        name: file,
        fault: filesRead().has(file) ? undefined : 'is read by nobody: scripts/checks/book.ts',
      })),
  ];
}

function faultsOf(read: () => unknown): readonly string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof BookError) return error.faults;
    throw error;
  }
}
