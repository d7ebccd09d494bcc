/**
 * On a page served from this device: reports when there is no network, and asks before a new build takes over. Loaded by every
 * page that a worker controls.
 */
import { type About, sameFor, type WorkerOrder } from '#src/offline/messages.ts';
import { type OfflineWords, offlineWords } from '#words/offline.ts';
import { addLazyStyle } from '../page/lazy-style.ts';
import { make, makeButton, setAttributes } from '../search/make.ts';
import { readInTab, writeInTab } from '../storage/tab.ts';
import { aboutOf, registration } from './device.ts';
import styles from './line.css?inline';
import { ROOT, readersLang } from './place.ts';

const { serviceWorker } = navigator;
/** A build that the reader has postponed, in this window. */
const POSTPONED = 'offline-later';
/** Milliseconds after which a site that did not answer is asked again: soon at first, since a line that is back may not answer at once. */
const AGAIN = [500, 1000, 2000, 4000, 8000, 15_000];
/** In milliseconds: a request that hangs for longer counts as no network. */
const PATIENCE = 10_000;

/** Begins once, on a page that a worker controls. */
export function watchSaved(): void {
  if (watching) return;
  watching = true;
  start().catch(() => undefined);
}

let watching = false;

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
  let failed = 0;
  const look = async (): Promise<void> => {
    newest += 1;
    const mine = newest;
    const here = await hasNetwork();
    // A late answer is outdated: a later request has been made.
    if (mine !== newest) return;
    if (here) onBack();
    else onLost();
    // The browser believes to be online, so it will not report when the site answers again.
    if (!here && navigator.onLine) {
      setTimeout(look, AGAIN[Math.min(failed, AGAIN.length - 1)]);
      failed += 1;
    }
  };
  const lookAnew = (): void => {
    failed = 0;
    look();
  };
  for (const type of ['online', 'offline', 'pageshow']) addEventListener(type, lookAnew);
  document.addEventListener('visibilitychange', () => document.hidden || look());
  look();
}

/** Whether the site answers: a browser that believes to be online may be wrong. */
async function hasNetwork(): Promise<boolean> {
  if (!navigator.onLine) return false;
  const signal = AbortSignal.timeout(PATIENCE);
  return fetch(`${ROOT}offline.json`, { method: 'HEAD', cache: 'no-store', signal }).then(
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
    if (readInTab(POSTPONED) === build) return;
    line.ask(next, mine, {
      onReload: () => {
        agreed = true;
        if (ours.waiting) ours.waiting.postMessage('take-over' satisfies WorkerOrder);
        else location.reload();
      },
      onLater: () => writeInTab(POSTPONED, build),
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

addLazyStyle(styles);

interface Answers {
  onReload(): void;
  onLater(): void;
}

/** A line under the page's header, in its flow: it never covers a control. */
export class OfflineLine {
  readonly #words: OfflineWords;
  readonly #offline = part();
  readonly #question = part();
  readonly #atTable: boolean;

  constructor(words: OfflineWords) {
    this.#words = words;
    const head = document.querySelector('body > header');
    this.#atTable = !head;
    if (head) head.after(this.#question, this.#offline);
    else {
      // A table fills the screen: it makes room for the message, and no question is asked during a round.
      this.#offline.classList.add('above');
      setAttributes(this.#offline, { role: 'status' });
      document.querySelector('main')?.prepend(this.#offline);
    }
  }

  /** Offline: rulings are those of the saved edition. */
  tellOffline({ edition, date }: About): void {
    if (!this.#offline.hidden) return;
    const { line, lineAtTable, edition: named } = this.#words;
    const text = this.#atTable ? lineAtTable(edition) : line(named(edition, new Date(date)));
    this.#offline.textContent = text;
    this.#offline.hidden = false;
    say(text);
  }

  forgetOffline(): void {
    this.#offline.hidden = true;
  }

  /** Another build is ready. */
  ask({ edition, date }: About, mine: About, { onReload, onLater }: Answers): void {
    const { newer, mended, edition: named } = this.#words;
    const text = (edition === mine.edition ? mended : newer)(named(edition, new Date(date)));
    const close = (then: () => void) => () => {
      this.#question.hidden = true;
      then();
    };
    this.#question.replaceChildren(
      make('span', '', text),
      makeButton('', this.#words.reload, close(onReload)),
      makeButton('', this.#words.later, close(onLater)),
    );
    this.#question.hidden = false;
    say(text);
  }
}

function part(): HTMLElement {
  const made = make('div', 'from-here');
  made.hidden = true;
  return made;
}

/** For screen readers. */
function say(text: string): void {
  const live = document.querySelector<HTMLElement>('#da-chep');
  if (live) live.textContent = text;
}
