/** A browser that is killed as its page adds rounds to an evening, and what is there when it comes back. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { makeRng } from '#core/random/rng.ts';
import { BROWSER_FLAGS, ensureBrowser } from '../scripts/browser.ts';
import { eveningOf, openStorePage, roundsFrom, wonIn } from './score-book-page.ts';

declare global {
  /** In the page: tells the test how many rounds are kept. */
  function toldKept(count: number): void;
}

/** Rounds that are added in one go: all of them are there, or none. */
const AT_ONCE = 3;
/** Milliseconds within which a browser is killed once it may write. */
const LONGEST = 400;

interface Figures {
  readonly kills: number;
  /** Rounds of which a page had said that they were kept, before its browser was killed. */
  readonly confirmed: number;
  /** Rounds that were there afterwards. */
  readonly kept: number;
  readonly faults: readonly string[];
}

interface Running {
  readonly page: Page;
  /** At once, with all its processes, and nobody is asked. */
  kill(): Promise<void>;
}

/** Kills a browser so many times; each time it is started again on what it has left. */
export async function killedAsItWrites(origin: string, kills: number): Promise<Figures> {
  const profile = mkdtempSync(path.join(tmpdir(), 'killed-'));
  const rng = makeRng(39);
  const faults: string[] = [];
  const confirmed: number[] = [];
  const kept: number[] = [];
  try {
    for (let kill = 0; kill <= kills; kill++) {
      const running = await startBrowser(profile);
      try {
        await openStorePage(running.page, origin);
        // After the last one all evenings are read once more: no later kill has harmed one.
        for (let one = kill === kills ? 0 : Math.max(0, kill - 1); one < kill; one++) {
          const found = await roundsFound(running.page, `k${one}`);
          const least = Math.max(kept[one] ?? 0, confirmed[one] ?? 0);
          if (typeof found === 'string' || found < least) faults.push(`kill ${one}: ${found} of ${least} rounds`);
          else kept[one] = found;
        }
        if (kill < kills) confirmed.push(await writeUntilKilled(running, `k${kill}`, rng.upTo(LONGEST)));
      } finally {
        await running.kill();
      }
    }
  } finally {
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
  const sum = (all: readonly number[]): number => all.reduce((one, other) => one + other, 0);
  return { kills, confirmed: sum(confirmed), kept: sum(kept), faults };
}

/** Playwright's own browsers are closed; this one is a process that can be killed. */
async function startBrowser(profile: string): Promise<Running> {
  const flags = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, ...BROWSER_FLAGS];
  const browser = spawn(ensureBrowser(), [...flags, 'about:blank'], {
    // A group of its own, with all that it starts.
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // Not before the last of them has let go of what they share: the next one needs the profile.
  const ended = once(browser, 'close');
  const kill = async (): Promise<void> => {
    if (browser.pid !== undefined && browser.exitCode === null && browser.signalCode === null) {
      process.kill(-browser.pid, 'SIGKILL');
    }
    await ended;
  };
  try {
    const connected = await chromium.connectOverCDP(await addressOf(browser.stderr));
    const [context = await connected.newContext()] = connected.contexts();
    return { page: await context.newPage(), kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

async function addressOf(said: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(said)) {
    const [, address] = /^DevTools listening on (\S+)/.exec(line) ?? [];
    if (address) {
      // What it goes on saying must not fill the pipe.
      said.resume();
      return address;
    }
  }
  throw new Error('the browser did not start');
}

/** Lets a page add rounds one after the other, and kills its browser. @returns how many it had said were kept */
async function writeUntilKilled({ page, kill }: Running, id: string, within: number): Promise<number> {
  let confirmed = 0;
  await page.exposeFunction('toldKept', (count: number) => {
    confirmed = count;
  });
  const writing = page
    .evaluate(
      async ([evening, rounds]) => {
        const { store } = await scoreBook.openEveningStore();
        await store.create(evening);
        for (let count = 0; count < 4_500; count += rounds.length) {
          const more = rounds.map((event, at) =>
            event.type === 'round'
              ? { ...event, round: { ...event.round, nets: [0 - count - at - 1, count + at + 1] } }
              : event,
          );
          const added = await store.append(evening.id, more);
          if (added.ok) toldKept(count + rounds.length);
        }
      },
      [eveningOf(id), roundsFrom(1, AT_ONCE)] as const,
    )
    .catch(() => undefined);
  await wait(within);
  await kill();
  await writing;
  return confirmed;
}

/** How many rounds are kept; in words, where they are not those that were added, or the list says otherwise. */
async function roundsFound(page: Page, id: string): Promise<number | string> {
  const { read, all } = await page.evaluate(async (id) => {
    const { store } = await scoreBook.openEveningStore();
    return { read: await store.read(id), all: await store.list() };
  }, id);
  if (!all.ok) return all.error;
  const listed = all.value.find((one) => one.id === id)?.rounds;
  // Killed before there was an evening.
  if (!read.ok) return read.error === 'missing' && listed === undefined ? 0 : read.error;
  const won = wonIn(read.value);
  if (won.some((one, at) => one !== at + 1) || won.length % AT_ONCE !== 0) return `half written: ${won}`;
  return listed === won.length ? won.length : `${listed} in the list, kept ${won.length}`;
}
