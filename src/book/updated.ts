import { execFileSync } from 'node:child_process';
import { cached } from './catalogue/read.ts';

const DAY = /^\d{4}-\d\d-\d\d$/;

/** The day (`2025-11-21`) a file of `content/` was last committed; null without git or before the first commit. */
export function updated(file: string): string | null {
  return days().get(file) ?? null;
}

/** For all files at once: a git call per file would take longer than writing its page. */
const days = cached((): ReadonlyMap<string, string> => {
  const found = new Map<string, string>();
  let day = '';
  // The newest commit comes first: a day, then the files that it changed.
  for (const line of history().split('\n')) {
    if (DAY.test(line)) day = line;
    else if (line !== '' && !found.has(line)) found.set(line, day);
  }
  return found;
});

function history(): string {
  try {
    const words = ['-c', 'core.quotePath=false', 'log', '--format=%cs', '--name-only', '--relative', '--', 'content'];
    return execFileSync('git', words, {
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    // A tarball has no git: pages are built without the date.
    return '';
  }
}
