import { execFileSync } from 'node:child_process';

const known = new Map<string, string | null>();

/** The day (`2025-11-21`) a file was last committed; null without git or before the first commit. */
export function updated(file: string): string | null {
  const cached = known.get(file);
  if (cached !== undefined) return cached;
  let day: string | null = null;
  try {
    const out = execFileSync('git', ['log', '-1', '--format=%cs', '--', file], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    day = /^\d{4}-\d\d-\d\d$/.test(out) ? out : null;
  } catch {
    // A tarball has no git: the page is built without the date.
  }
  known.set(file, day);
  return day;
}
