/**
 * On a page that comes out of this device: says so where there is no network, and asks before a new build takes over.
 * Loaded by every page that a worker answers for.
 */
import { type About, type Order, sameFor } from '#src/offline/messages.ts';
import { offlineWords } from '#words/offline/index.ts';
import { keyOf } from '../storage/keys.ts';
import { aboutOf, registration } from './device.ts';
import { readersLang } from './lang.ts';
import { Line } from './line.ts';
import { ROOT } from './place.ts';

const { serviceWorker } = navigator;
/** A build that the reader wants to hear of later, in this window. */
const LATER = keyOf('offline-later');
/** Milliseconds after which a site is asked again that did not answer. */
const AGAIN = 15_000;

start().catch(() => undefined);

async function start(): Promise<void> {
  const ours = await registration();
  const [worker, words] = [ours?.active, await offlineWords(readersLang())];
  if (!ours || !worker) return;
  worker.postMessage('begun' satisfies Order);
  const mine = await aboutOf(worker);
  if (!mine) return;
  const line = new Line(words);
  watchNetwork(
    () => line.tellOffline(mine),
    () => {
      line.forgetOffline();
      mendQuietly().catch(() => undefined);
    },
  );
  watchBuilds(ours, mine, line);
}

/** The site answers: what the browser has dropped of what is kept is fetched again, unless the reader has removed it meanwhile. */
async function mendQuietly(): Promise<void> {
  (await registration())?.active?.postMessage('mend' satisfies Order);
}

function watchNetwork(onLost: () => void, onBack: () => void): void {
  let newest = 0;
  const look = async (): Promise<void> => {
    newest += 1;
    const mine = newest;
    const here = await hasNetwork();
    // An answer that took its time is no news: what was asked after it is.
    if (mine !== newest) return;
    if (here) onBack();
    else onLost();
    // The browser takes itself to be connected, so it will not say when the site answers again.
    if (!here && navigator.onLine) setTimeout(look, AGAIN);
  };
  for (const type of ['online', 'offline', 'pageshow']) addEventListener(type, look);
  document.addEventListener('visibilitychange', () => document.hidden || look());
  look();
}

/** Whether the site answers: a browser that takes itself to be connected may be wrong. */
async function hasNetwork(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch(`${ROOT}offline.json`, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** Another build waits for the reader's word, here or in another window where he has given it already. */
function watchBuilds(ours: ServiceWorkerRegistration, mine: About, line: Line): void {
  let agreed = false;
  const look = async (worker: ServiceWorker | null): Promise<void> => {
    const next = worker && (await aboutOf(worker));
    if (!worker || !next) return;
    if (sameFor(mine, next)) {
      if (worker === ours.waiting) worker.postMessage('take-over' satisfies Order);
      return;
    }
    const build = JSON.stringify(next.langs);
    if (later() === build) return;
    line.ask(next, mine, {
      onReload: () => {
        agreed = true;
        if (ours.waiting) ours.waiting.postMessage('take-over' satisfies Order);
        else location.reload();
      },
      onLater: () => putOff(build),
    });
  };
  serviceWorker.addEventListener('controllerchange', () => {
    if (agreed) location.reload();
    else look(serviceWorker.controller);
  });
  ours.addEventListener('updatefound', () => {
    const { installing } = ours;
    installing?.addEventListener('statechange', () => installing.state === 'installed' && look(installing));
  });
  // An app stays open for days, and asks for no page by itself.
  document.addEventListener('visibilitychange', () => document.hidden || ours.update().catch(() => undefined));
  look(ours.waiting);
}

function later(): string | null {
  try {
    return sessionStorage.getItem(LATER);
  } catch {
    return null;
  }
}

function putOff(build: string): void {
  try {
    sessionStorage.setItem(LATER, build);
  } catch {
    // Storage is blocked: the next page asks again.
  }
}
