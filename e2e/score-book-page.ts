/** The score book's store, files and links in an empty page of the site: what is kept is tested without what shows it. */

import type { Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import type { Evening, EveningEvent } from '#core/evening/evening.ts';
import type * as parts from './score-book-parts.ts';

declare global {
  /** In the page, once it was put there. */
  var scoreBook: typeof parts;
}

/** A page of this site without a script. */
const NOWHERE = '/robots.txt';

let source: Promise<string> | undefined;

/** Opens an empty page of the site, and puts them into it. */
export async function openStorePage(page: Page, origin = ''): Promise<void> {
  source ??= bundled();
  await page.goto(`${origin}${NOWHERE}`);
  await page.evaluate(await source);
}

async function bundled(): Promise<string> {
  const bundle = await rolldown({
    input: 'e2e/score-book-parts.ts',
    platform: 'browser',
    transform: { define: { 'import.meta.env': JSON.stringify({ SSR: false, BASE_URL: '/' }) } },
    // Addresses know the games, and those would load their engines.
    plugins: [{ name: 'nothing-late', resolveDynamicImport: () => ({ id: 'late', external: true }) }],
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'scoreBook', codeSplitting: false });
  await bundle.close();
  return output[0].code;
}

/** An evening of two people, some of whose rounds are played. */
export function eveningOf(id: string, rounds = 0, at = 1_795_860_000_000): Evening {
  const players = [
    { id: 1, name: 'An' },
    { id: 2, name: 'Bình' },
  ];
  return { version: 1, id, events: [{ type: 'seats', at, players }, ...roundsFrom(1, rounds, at)] };
}

/** Rounds in which the first wins 1, 2, 3 …: which they are, they tell. */
export function roundsFrom(first: number, count: number, at = 1_795_860_000_000): EveningEvent[] {
  return Array.from({ length: count }, (_, more) => ({
    type: 'round',
    at: at + 1 + more,
    round: {
      game: 'xi-dach',
      house: 'xi-dach@pho-thong',
      stake: 1,
      banker: 2,
      seats: [2, 1],
      told: { type: 'cards', case: 'xi-dach@pho-thong;cai:10S.9H;an:10H.10D' },
      sides: [],
      nets: [0 - first - more, first + more],
    },
  }));
}

/** What the first won in each round. */
export function wonIn({ events }: Evening): number[] {
  return events.flatMap((event) => (event.type === 'round' ? (event.round.nets[1] ?? []) : []));
}
