/** What the last release promised, frozen in `package/released.txt` when it was made (`npm run release`). */

import { existsSync, readFileSync } from 'node:fs';

/** The last release; there is none before the first. */
export const RELEASED_FILE = 'package/released.txt';

export interface Released {
  /** Its version; undefined before the first release. */
  readonly version: string | undefined;
  /** The edition of the rule book in it; 0 before the first. */
  readonly edition: number;
  /** Its public interface, as `package/public-api.txt` had it. */
  readonly api: string;
}

const NOTHING: Released = { version: undefined, edition: 0, api: '' };

/** Reads what `releasedText` has written. */
export function parseReleased(text: string): Released {
  const [, version, edition, api = ''] = /^luat-bai (\S+), edition (\d+)\n\n(.*)$/s.exec(text) ?? [];
  return version === undefined ? NOTHING : { version, edition: Number(edition), api };
}

export function releasedText({ version, edition, api }: Released): string {
  return `luat-bai ${version}, edition ${edition}\n\n${api}`;
}

/** What the last release promised. */
export function lastRelease(): Released {
  return existsSync(RELEASED_FILE) ? parseReleased(readFileSync(RELEASED_FILE, 'utf8')) : NOTHING;
}
