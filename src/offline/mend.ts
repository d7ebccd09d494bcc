/**
 * Puts back what browsers drop, one file or all of them, while the reader still wishes it to be kept (ADR 19). What does not belong
 * to this build is never put in its place: a page of another one asks for scripts that are not here.
 */
import { copyResponse } from 'workbox-core/copyResponse.js';
import { cache, kept, lacking, REVISIONS, requestOf, sameBuild, why } from './kept.ts';
import type { Failure, Progress } from './messages.ts';
import { revisionOf } from './revision.ts';
import { severalAtOnce } from './several.ts';

/**
 * Windows that have been opened since this worker was started. A window whose reader has removed everything keeps its worker until
 * it is closed, and nothing that it asks for may be kept again.
 */
const windows = new Set<string>();
/** The reader has removed everything. */
let removed = false;

/** A window is being opened: a worker that is not wanted any more opens none. */
export function noteWindow(id: string): void {
  removed = false;
  windows.add(id);
}

/** From now on nothing is put here. */
export function forget(): void {
  removed = true;
  windows.clear();
}

/**
 * Puts a file that was met back in its place. Fails where it is none of this build, and where there is no room.
 * @param by the window that asked for it
 */
export async function putBack(address: string, response: Response, by: string): Promise<void> {
  const cacheKey = kept.getCacheKeyForURL(address);
  if (!cacheKey || !response.ok || !windows.has(by)) return;
  // Hosts that touch pages on their way change what they come to; then the server's own word counts.
  if (!(await isAsBuilt(cacheKey, response))) await sameBuild();
  await put(cacheKey, response);
}

/** Whether a file is, letter for letter, what the build lists. */
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
 * Fetches whatever is missing; whoever asks meanwhile waits for the same. Only windows ask that know the site to be kept.
 * @param tell is told how far it is
 * @returns why it came to nothing; undefined where it is done
 */
export function mend(tell: (progress: Progress) => Promise<void>): Promise<Failure | undefined> {
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

async function fetchLacking(tell: (progress: Progress) => Promise<void>): Promise<void> {
  const all = await lacking();
  if (all.length === 0) return;
  // Another build brings with it whatever is missing here.
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
  // Touched on their way, or of a build that has come out meanwhile: asked once for all of them.
  await sameBuild();
  for (const putOne of touched) await putOne();
}
