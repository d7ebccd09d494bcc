import { execFileSync } from 'node:child_process';
import { cached } from './catalogue/read.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The places that pages are made from. */
const PLACES = ['content', 'components', 'src'];

/**
 * The day (`2025-11-21`) on which a file, or anything in a folder (with a slash at its end), was last committed; null without git,
 * without its history, or before the first commit.
 */
export function updated(source: string): string | null {
  if (!source.endsWith('/')) return days().get(source) ?? null;
  return latest([...days()].flatMap(([file, day]) => (file.startsWith(source) ? [day] : [])));
}

/** The day on which any of several was last committed. */
export function lastUpdated(sources: readonly string[]): string | null {
  return latest(sources.flatMap((source) => updated(source) ?? []));
}

/** The latest of some days. */
function latest(some: readonly string[]): string | null {
  return some.toSorted().at(-1) ?? null;
}

/** For all files at once: a git call per file would take longer than writing its page. */
const days = cached(() => daysOf('.'));

/** The day on which each file in a folder was last committed; none without git or without its history. */
export function daysOf(folder: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  let day = '';
  // The newest commit comes first: a day, then the files that it changed.
  for (const line of history(folder).split('\n')) {
    if (DAY.test(line)) day = line;
    else if (line !== '' && !found.has(line)) found.set(line, day);
  }
  return found;
}

function history(folder: string): string {
  try {
    // Where the history is cut off, its last commit seems to have made every file.
    if (git(folder, 'rev-parse', '--is-shallow-repository').trim() !== 'false') return '';
    return git(
      folder,
      '-c',
      'core.quotePath=false',
      'log',
      '--format=%cs',
      '--name-only',
      '--relative',
      '--',
      ...PLACES,
    );
  } catch {
    // A tarball has no git: pages are built without the date.
    return '';
  }
}

function git(cwd: string, ...words: readonly string[]): string {
  return execFileSync('git', words, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });
}
