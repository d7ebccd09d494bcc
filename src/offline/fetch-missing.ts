/**
 * Fetches again what browsers drop, one file or all of them, as long as the reader wants it saved (ADR 19). Files of another
 * build are never stored instead: its pages need scripts that are not here.
 */
import { copyResponse } from 'workbox-core/copyResponse.js';
import type { Failure, FetchProgress } from './messages.ts';
import { revisionOf } from './revision.ts';
import { cache, keptFiles, lacking, REVISIONS, requestOf, sameBuild, why } from './saved-files.ts';
import { severalAtOnce } from './several.ts';

/**
 * Windows that have been opened since this worker was started. A window whose reader has removed everything keeps its worker
 * until it is closed, and nothing that it requests may be saved again.
 */
const windows = new Set<string>();
/** The reader has removed everything. */
let removed = false;

/** A window is being opened, so this worker is still wanted: an unwanted one opens none. */
export function noteWindow(id: string): void {
  removed = false;
  windows.add(id);
}

/** From now on nothing is saved here. */
export function forgetFiles(): void {
  removed = true;
  windows.clear();
}

/**
 * Saves again a file that was fetched. Fails where it does not belong to this build, and where there is no room.
 * @param by the window that requested it
 */
export async function putBack(address: string, response: Response, by: string): Promise<void> {
  const cacheKey = keptFiles.getCacheKeyForURL(address);
  if (!cacheKey || !response.ok || !windows.has(by)) return;
  // Hosts that modify pages in transit change their hashes; then the revision that the server states counts.
  if (!(await isAsBuilt(cacheKey, response))) await sameBuild();
  await put(cacheKey, response);
}

/** Is a file byte for byte the one that the build lists? */
async function isAsBuilt(cacheKey: string, response: Response): Promise<boolean> {
  const revision = REVISIONS.get(cacheKey);
  return revision === undefined || revision === (await revisionOf(await response.clone().arrayBuffer()));
}

async function put(cacheKey: string, response: Response): Promise<void> {
  if (removed) return;
  await (await cache()).put(cacheKey, response.redirected ? await copyResponse(response) : response);
}

let running: Promise<Failure | undefined> | undefined;

/**
 * Fetches whatever is missing; callers meanwhile wait for the same run. Only windows that know the site to be saved call it.
 * @param tell called with the progress
 * @returns why it failed; undefined where all is done
 */
export function fetchMissing(tell: (progress: FetchProgress) => Promise<void>): Promise<Failure | undefined> {
  removed = false;
  running ??= fetchLacking(tell)
    .then(() => undefined, why)
    .finally(() => {
      running = undefined;
    });
  return running;
}

export function isMending(): boolean {
  return running !== undefined;
}

async function fetchLacking(tell: (progress: FetchProgress) => Promise<void>): Promise<void> {
  const all = await lacking();
  if (all.length === 0) return;
  // Another build will bring what is missing here.
  await sameBuild();
  const touched: (() => Promise<void>)[] = [];
  let done = 0;
  const error = await severalAtOnce(all, async ([address, cacheKey]) => {
    const response = await fetch(requestOf(address));
    if (response.ok) {
      if (await isAsBuilt(cacheKey, response)) await put(cacheKey, response);
      else touched.push(() => put(cacheKey, response));
    }
    done += 1;
    await tell({ done, of: all.length });
  });
  if (error !== undefined) throw error;
  if (touched.length === 0) return;
  // Modified in transit, or of a newer build: the server is asked once for all of them.
  await sameBuild();
  for (const putOne of touched) await putOne();
}
