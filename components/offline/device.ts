/** The saved site on this device: query, save, remove. */
import type { Lang } from '#core/lang.ts';
import {
  type About,
  CACHE,
  type Failure,
  type FetchProgress,
  sameFor,
  type WorkerOrder,
  type WorkerReport,
  workerName,
} from '#src/offline/messages.ts';
import { readStored, removeStored, writeStored } from '../storage/device.ts';
import { ROOT } from './place.ts';

/** Why nothing can be saved here at all. */
export type Hindrance = 'old' | 'blocked' | 'insecure' | 'offline';

/** What is saved here, and what the server offers. */
export interface OfflineState {
  readonly hindrance?: Hindrance;
  /** What is saved here; undefined where nothing is. */
  readonly saved?: WorkerReport;
  /** A newer build that waits for the reader's consent to replace the saved one. */
  readonly next?: About;
  /** What can be saved; undefined where the server does not say. */
  readonly offer?: About;
  /** Files are being fetched, since before the dialog was opened. */
  readonly busy?: true;
}

/** In milliseconds: a worker that does not answer within this time is not ours. */
const PATIENCE = 3000;
/** A reader who removed everything has declined; the installed app does not ask again. */
const REFUSED = 'offline-refused';

export async function readDevice(): Promise<OfflineState> {
  if (!window.isSecureContext) return { hindrance: 'insecure' };
  try {
    // Where storage is blocked even testing for these may throw.
    if (!navigator.serviceWorker || !window.caches) return { hindrance: 'old' };
    const ours = await registration();
    const { active, waiting, installing } = ours ?? {};
    const [kept, next, offer] = await Promise.all([aboutOf(active), aboutOf(waiting), onServer()]);
    if (!kept) return offer ? { offer, ...(installing && { busy: true }) } : { hindrance: 'offline' };
    return { saved: kept, ...(next && !sameFor(kept, next) && { next }), ...(offer && { offer }) };
  } catch {
    return { hindrance: 'blocked' };
  }
}

/** The site's registration; undefined for a reader who has not consented. */
export function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(ROOT);
}

/** What a worker reports as saved; undefined where there is none, or it does not answer. */
export async function aboutOf(worker: ServiceWorker | null | undefined): Promise<WorkerReport | undefined> {
  return worker ? ask(worker, 'about', PATIENCE) : undefined;
}

/**
 * A worker's answer to a message.
 * @param patience in milliseconds; without it there is no time limit
 */
function ask<T>(worker: ServiceWorker, order: WorkerOrder, patience?: number): Promise<T | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data);
    if (patience !== undefined) setTimeout(resolve, patience, undefined);
    worker.postMessage(order, [port2]);
  });
}

async function onServer(): Promise<About | undefined> {
  try {
    const answer = await fetch(`${ROOT}offline.json`, { cache: 'no-cache' });
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Saves the pages of exactly these languages from now on.
 * @param onProgress called with the progress, between 0 and 1
 * @returns why it failed; undefined where everything is saved
 */
export async function save(langs: readonly Lang[], onProgress: (part: number) => void): Promise<Failure | undefined> {
  let told = (_: Failure): void => undefined;
  const failure = new Promise<Failure>((resolve) => {
    told = resolve;
  });
  const deaf = hear(onProgress, told);
  try {
    const before = (await registration())?.active;
    const ours = await navigator.serviceWorker.register(ROOT + workerName(langs), {
      scope: ROOT,
      updateViaCache: 'none',
    });
    const worker = ours.installing ?? ours.waiting ?? ours.active;
    if (!worker || !(await reaches(worker, before && before !== worker ? 'installed' : 'activated'))) {
      // The reason may arrive a moment later.
      setTimeout(told, PATIENCE, 'unknown');
      return await failure;
    }
    if (before && before !== worker) await takeOver(before, worker);
    // A worker whose window has removed everything is reused as it is, with nothing saved.
    const { active } = ours;
    const lost = (await aboutOf(active))?.lacks && active ? await ask<Failure>(active, 'mend') : undefined;
    if (lost) return lost;
    // A refused request for persistent storage does no harm: the browser may then evict our files.
    navigator.storage?.persist?.().catch(() => undefined);
    removeStored(REFUSED);
    return undefined;
  } catch (error) {
    return error instanceof TypeError ? 'network' : 'blocked';
  } finally {
    deaf();
  }
}

/**
 * Subscribes to the progress messages of workers.
 * @returns a function that unsubscribes
 */
function hear(onProgress: (part: number) => void, onFailure: (failure: Failure) => void): () => void {
  const listen = ({ data }: MessageEvent<FetchProgress>): void => {
    if ('failed' in data) onFailure(data.failed);
    else onProgress(data.done / data.of);
  };
  navigator.serviceWorker.addEventListener('message', listen);
  return () => navigator.serviceWorker.removeEventListener('message', listen);
}

/**
 * Fetches what the browser has dropped. Where the server has another build by now, that is fetched instead, with all its files.
 * @param onProgress called with the progress, between 0 and 1
 * @returns why it failed
 */
export async function fetchDropped(onProgress: (part: number) => void): Promise<Failure | undefined> {
  let failure: Failure | undefined;
  const deaf = hear(onProgress, (told) => {
    failure = told;
  });
  try {
    const ours = await registration();
    await ours?.update();
    const { installing, waiting, active } = ours ?? {};
    if (installing) return (await reaches(installing, 'installed')) ? undefined : (failure ?? 'unknown');
    return active && !waiting ? await ask<Failure>(active, 'mend') : undefined;
  } catch {
    return 'network';
  } finally {
    deaf();
  }
}

/**
 * A worker that keeps more or fewer languages of the same build takes over at once; one of another build waits for the reader.
 */
async function takeOver(before: ServiceWorker, worker: ServiceWorker): Promise<void> {
  const [old, now] = await Promise.all([aboutOf(before), aboutOf(worker)]);
  if (!old || !now || !sameFor(old, now)) return;
  worker.postMessage('take-over' satisfies WorkerOrder);
  await reaches(worker, 'activated');
}

/** Whether a worker reaches a state; false where it becomes redundant. */
function reaches(worker: ServiceWorker, state: 'installed' | 'activated'): Promise<boolean> {
  const done = (): boolean => worker.state === state || worker.state === 'activated';
  return new Promise((resolve) => {
    const look = (): void => {
      if (done() || worker.state === 'redundant') resolve(done());
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** Switches to the waiting build, at the reader's request. */
export async function reload(): Promise<void> {
  const waiting = (await registration())?.waiting;
  waiting?.postMessage('take-over' satisfies WorkerOrder);
  if (waiting) await reaches(waiting, 'activated');
  location.reload();
}

/** Removes everything that is saved. The page itself stays as it is. */
export async function remove(): Promise<void> {
  writeStored(REFUSED, '1');
  const ours = await registration();
  const scope = ours?.scope ?? new URL(ROOT, location.href).href;
  // Open pages keep their worker until they are closed: it must save nothing any more.
  if (ours?.active) await ask(ours.active, 'forget', PATIENCE);
  await ours?.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(`${CACHE}-`) && name.endsWith(scope));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Whether the reader has removed everything before; blocked storage counts as that. */
export function wasRefused(): boolean {
  try {
    // Where storage is blocked this throws.
    return localStorage.length > 0 && readStored(REFUSED) !== '';
  } catch {
    return true;
  }
}
