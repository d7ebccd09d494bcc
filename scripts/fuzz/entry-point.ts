/** An entry point of the book, and how its inputs are counted. */

import type { Fuzz } from '#book/fuzz.ts';
import type { Rng } from '#core/random/rng.ts';
import { used } from '../bench/timing.ts';

type Unit = Fuzz['doors'][number]['unit'];

/** The inputs of an entry point, and the slowest of them. */
export interface DoorTally {
  readonly unit: Unit;
  readonly count: number;
  /** Milliseconds of the slowest input; processor time where this process answers itself. */
  readonly ms: number;
  /** That input. */
  readonly slowest: string;
  /** The peak memory of the answering process, in MB; null where it is not known. */
  readonly mb: number | null;
  readonly faults: readonly string[];
}

/** The most milliseconds that one input may take on any machine. */
const SLOW_MS = 2000;
/** How many faults are reported. */
const MOST_FAULTS = 10;

/** Counts the inputs of one entry point. */
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

  /** One input that this process answers. @param fault what is wrong with the answer, if anything */
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

  /** One input that was answered elsewhere. */
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

  /** Notes the memory that the answering process holds now, in bytes. */
  holds(bytes: number): void {
    this.#mb = Math.max(this.#mb, bytes / 2 ** 20);
  }

  get tally(): DoorTally {
    const mb = this.#mb === 0 ? null : Math.round(this.#mb);
    const ms = Math.round(this.#ms * 10) / 10;
    return { unit: this.#unit, count: this.#count, ms, slowest: this.#slowest, mb, faults: this.#faults };
  }
}

/** Feeds one entry point until the time is up. */
export type EntryPoint = (rng: Rng, isOver: () => boolean) => Promise<DoorTally>;
