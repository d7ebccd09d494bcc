/** What linters of packages find in a tarball: whether runtimes, bundlers and compilers resolve it to what is there. */

import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData, type Problem, type ResolutionKind } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/**
 * Who resolves it otherwise, Node 10 and `require`, does not get it: it is of ES modules alone. Node 20.19 and later can `require`
 * those all the same. The command line of this linter calls that the profile `esm-only`.
 */
const NOT_FOR: readonly ResolutionKind[] = ['node10', 'node16-cjs'];

/** Every fault, a sentence each: publint's at its strictest, and those of the types where the package is for who reads them. */
export async function lintFaults(tarball: string): Promise<readonly string[]> {
  const file = new Uint8Array(readFileSync(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: file.buffer }, strict: true });
  const analysis = await checkPackage(createPackageFromTarballData(file));
  return [
    ...messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code),
    ...(analysis.types === false ? ['it has no types'] : analysis.problems.filter(concernsUsers).map(described)),
  ];
}

function concernsUsers(problem: Problem): boolean {
  return !('resolutionKind' in problem && NOT_FOR.includes(problem.resolutionKind));
}

function described({ kind, ...where }: Problem): string {
  return `${kind}: ${JSON.stringify(where)}`;
}
