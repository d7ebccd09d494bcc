/** What this device keeps of the site: asked for, saved, removed. */
import type { Lang } from '#core/lang.ts';
import {
  type About,
  CACHE,
  type Failure,
  type Held,
  type Order,
  type Progress,
  sameFor,
  workerName,
} from '#src/offline/messages.ts';
import { forgetKept, readKept, writeKept } from '../storage/device.ts';
import { ROOT } from './place.ts';

/** Why nothing can be kept here at all. */
export type Hindrance = 'old' | 'blocked' | 'insecure' | 'offline';

/** What is here, and what is on the server. */
export interface Device {
  readonly hindrance?: Hindrance;
  /** What is kept here; undefined where nothing is. */
  readonly kept?: Held;
  /** A build that takes the place of what is kept once the reader says so. */
  readonly next?: About;
  /** What there is to be kept; undefined where the server does not say. */
  readonly offer?: About;
  /** Something is being fetched, since before the box was opened. */
  readonly busy?: true;
}

/** Milliseconds: a worker that does not answer in this time is none of ours. */
const PATIENCE = 3000;
/** A reader who removed everything has said no; the installed app does not ask again. */
const REFUSED = 'offline-refused';

export async function lookAtDevice(): Promise<Device> {
  if (!window.isSecureContext) return { hindrance: 'insecure' };
  try {
    // Where storage is blocked to look for these may throw by itself.
    if (!navigator.serviceWorker || !window.caches) return { hindrance: 'old' };
    const ours = await registration();
    const { active, waiting, installing } = ours ?? {};
    const [kept, next, offer] = await Promise.all([aboutOf(active), aboutOf(waiting), onServer()]);
    if (!kept) return offer ? { offer, ...(installing && { busy: true }) } : { hindrance: 'offline' };
    return { kept, ...(next && !sameFor(kept, next) && { next }), ...(offer && { offer }) };
  } catch {
    return { hindrance: 'blocked' };
  }
}

/** The site's registration; undefined for a reader who has not agreed. */
export function registration(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker.getRegistration(ROOT);
}

/** What a worker keeps; undefined where there is none, or it does not say. */
export async function aboutOf(worker: ServiceWorker | null | undefined): Promise<Held | undefined> {
  return worker ? ask(worker, 'about', PATIENCE) : undefined;
}

/**
 * What a worker answers.
 * @param patience in milliseconds; without it there is no end to the waiting
 */
function ask<T>(worker: ServiceWorker, order: Order, patience?: number): Promise<T | undefined> {
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
 * Keeps the pages of these languages from now on, and of no other.
 * @param onProgress is told how far it is, between 0 and 1
 * @returns why it came to nothing; undefined where all is kept
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
      // Why, may be heard a moment after.
      setTimeout(told, PATIENCE, 'unknown');
      return await failure;
    }
    if (before && before !== worker) await takeOver(before, worker);
    // A worker whose window has removed everything is taken on again as it is, with nothing kept.
    const { active } = ours;
    const lost = (await aboutOf(active))?.lacks && active ? await ask<Failure>(active, 'mend') : undefined;
    if (lost) return lost;
    // Asked for in vain it does no harm: the browser may then make room at our cost.
    navigator.storage?.persist?.().catch(() => undefined);
    forgetKept(REFUSED);
    return undefined;
  } catch (error) {
    return error instanceof TypeError ? 'network' : 'blocked';
  } finally {
    deaf();
  }
}

/**
 * Listens to what workers tell of their work.
 * @returns what ends it
 */
function hear(onProgress: (part: number) => void, onFailure: (failure: Failure) => void): () => void {
  const listen = ({ data }: MessageEvent<Progress>): void => {
    if ('failed' in data) onFailure(data.failed);
    else onProgress(data.done / data.of);
  };
  navigator.serviceWorker.addEventListener('message', listen);
  return () => navigator.serviceWorker.removeEventListener('message', listen);
}

/**
 * Fetches what the browser has dropped. Where the server has another build by now, that is fetched instead, and brings all of it.
 * @param onProgress is told how far it is, between 0 and 1
 * @returns why it came to nothing
 */
export async function mend(onProgress: (part: number) => void): Promise<Failure | undefined> {
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

/** A worker that keeps more or less of the same build takes over at once; that of another build waits for the reader. */
async function takeOver(before: ServiceWorker, worker: ServiceWorker): Promise<void> {
  const [old, now] = await Promise.all([aboutOf(before), aboutOf(worker)]);
  if (!old || !now || !sameFor(old, now)) return;
  worker.postMessage('take-over' satisfies Order);
  await reaches(worker, 'activated');
}

/** Whether a worker comes to a state, rather than being given up. */
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

/** Goes over to the build that waits, as the reader wishes. */
export async function reload(): Promise<void> {
  const waiting = (await registration())?.waiting;
  waiting?.postMessage('take-over' satisfies Order);
  if (waiting) await reaches(waiting, 'activated');
  location.reload();
}

/** Removes all that is kept. The page itself stays as it is. */
export async function remove(): Promise<void> {
  writeKept(REFUSED, '1');
  const ours = await registration();
  const scope = ours?.scope ?? new URL(ROOT, location.href).href;
  // Pages that are open keep their worker until they are closed: it must put nothing here any more.
  if (ours?.active) await ask(ours.active, 'forget', PATIENCE);
  await ours?.unregister();
  const names = (await caches.keys()).filter((name) => name.startsWith(`${CACHE}-`) && name.endsWith(scope));
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Whether the reader removed everything before; who blocks storage counts as one. */
export function refused(): boolean {
  try {
    // Where storage is blocked this throws.
    return localStorage.length > 0 && readKept(REFUSED) !== '';
  } catch {
    return true;
  }
}
