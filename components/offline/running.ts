/**
 * On a page served from this device: reports when there is no network, and asks before a new build takes over. Loaded by every
 * page that a worker controls.
 */
import { type About, sameFor, type WorkerOrder } from '#src/offline/messages.ts';
import { offlineWords } from '#words/offline/index.ts';
import { storageKey } from '../storage/keys.ts';
import { aboutOf, registration } from './device.ts';
import { readersLang } from './lang.ts';
import { OfflineLine } from './line.ts';
import { ROOT } from './place.ts';

const { serviceWorker } = navigator;
/** A build that the reader has postponed, in this window. */
const POSTPONED = storageKey('offline-later');
/** Milliseconds after which a site that did not answer is asked again. */
const AGAIN = 15_000;

start().catch(() => undefined);

async function start(): Promise<void> {
  const ours = await registration();
  const [worker, words] = [ours?.active, await offlineWords(readersLang())];
  if (!ours || !worker) return;
  worker.postMessage('begun' satisfies WorkerOrder);
  const mine = await aboutOf(worker);
  if (!mine) return;
  const line = new OfflineLine(words);
  watchNetwork(
    () => line.tellOffline(mine),
    () => {
      line.forgetOffline();
      mendQuietly().catch(() => undefined);
    },
  );
  watchBuilds(ours, mine, line);
}

/**
 * The site answers: saved files that the browser has dropped are fetched again, unless the reader has removed everything
 * meanwhile.
 */
async function mendQuietly(): Promise<void> {
  (await registration())?.active?.postMessage('mend' satisfies WorkerOrder);
}

function watchNetwork(onLost: () => void, onBack: () => void): void {
  let newest = 0;
  const look = async (): Promise<void> => {
    newest += 1;
    const mine = newest;
    const here = await hasNetwork();
    // A late answer is outdated: a later request has been made.
    if (mine !== newest) return;
    if (here) onBack();
    else onLost();
    // The browser believes to be online, so it will not report when the site answers again.
    if (!here && navigator.onLine) setTimeout(look, AGAIN);
  };
  for (const type of ['online', 'offline', 'pageshow']) addEventListener(type, look);
  document.addEventListener('visibilitychange', () => document.hidden || look());
  look();
}

/** Whether the site answers: a browser that believes to be online may be wrong. */
async function hasNetwork(): Promise<boolean> {
  if (!navigator.onLine) return false;
  return fetch(`${ROOT}offline.json`, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
}

/** Another build waits for the reader's consent, here or in another window where it was given already. */
function watchBuilds(ours: ServiceWorkerRegistration, mine: About, line: OfflineLine): void {
  let agreed = false;
  const look = async (worker: ServiceWorker | null): Promise<void> => {
    const next = worker && (await aboutOf(worker));
    if (!worker || !next) return;
    if (sameFor(mine, next)) {
      if (worker === ours.waiting) worker.postMessage('take-over' satisfies WorkerOrder);
      return;
    }
    const build = JSON.stringify(next.langs);
    if (isPostponed() === build) return;
    line.ask(next, mine, {
      onReload: () => {
        agreed = true;
        if (ours.waiting) ours.waiting.postMessage('take-over' satisfies WorkerOrder);
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
  // An app stays open for days without loading a page.
  document.addEventListener('visibilitychange', () => document.hidden || ours.update().catch(() => undefined));
  look(ours.waiting);
}

function isPostponed(): string | null {
  try {
    return sessionStorage.getItem(POSTPONED);
  } catch {
    return null;
  }
}

function putOff(build: string): void {
  try {
    sessionStorage.setItem(POSTPONED, build);
  } catch {
    // Storage is blocked: the next page asks again.
  }
}
