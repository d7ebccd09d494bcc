/** A door of the book, and how what is thrown at it is counted. */

import type { Fuzz } from '#book/fuzz.ts';
import type { Rng } from '#core/random/rng.ts';
import { used } from '../bench/timing.ts';

type Unit = Fuzz['doors'][number]['unit'];

/** What was thrown at a door, and the worst that it took. */
export interface Tally {
  readonly unit: Unit;
  readonly count: number;
  /** Milliseconds of the slowest throw; of the processor where it is this process that answers. */
  readonly ms: number;
  /** What that was. */
  readonly slowest: string;
  /** The most memory of who answers, in MB; null where it cannot be told. */
  readonly mb: number | null;
  readonly faults: readonly string[];
}

/** So much may one throw take at most, on any machine, in milliseconds. */
const SLOW_MS = 2000;
/** So many faults are told. */
const MOST_FAULTS = 10;

/** Counts throws at one door. */
export class Meter {
  readonly #unit: Unit;
  readonly #slow: number;
  readonly #faults: string[] = [];
  #count = 0;
  #ms = 0;
  #slowest = '';
  #mb = 0;

  constructor(unit: Unit, slow: number = SLOW_MS) {
    this.#unit = unit;
    this.#slow = slow;
  }

  /** One throw that this process answers. @param fault what is wrong with the answer, if anything */
  throws(what: string, fault: () => string | undefined): void {
    const started = used();
    let found: string | undefined;
    try {
      found = fault();
    } catch (error) {
      found = `throws ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
    }
    this.took(what, used() - started, found);
    this.holds(process.memoryUsage.rss());
  }

  /** One throw that was answered elsewhere. */
  took(what: string, ms: number, fault?: string): void {
    this.#count++;
    if (ms > this.#ms) {
      this.#ms = ms;
      this.#slowest = what;
    }
    if (fault !== undefined) this.fault(what, fault);
    if (ms > this.#slow) this.fault(what, `took ${Math.round(ms)} ms`);
  }

  fault(what: string, fault: string): void {
    if (this.#faults.length < MOST_FAULTS) this.#faults.push(`${JSON.stringify(what.slice(0, 400))}: ${fault}`);
  }

  /** Whoever answers holds so many bytes now. */
  holds(bytes: number): void {
    this.#mb = Math.max(this.#mb, bytes / 2 ** 20);
  }

  get tally(): Tally {
    const mb = this.#mb === 0 ? null : Math.round(this.#mb);
    const ms = Math.round(this.#ms * 10) / 10;
    return { unit: this.#unit, count: this.#count, ms, slowest: this.#slowest, mb, faults: this.#faults };
  }
}

/** Throws at one door until the time is up. */
export type Door = (rng: Rng, isOver: () => boolean) => Promise<Tally>;
