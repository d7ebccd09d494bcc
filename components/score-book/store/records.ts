/** What a store writes to: one shelf in IndexedDB, or one that lasts as long as the page. */

import type { Evening } from '#core/evening/evening.ts';
import type { Result } from '#core/result.ts';
import type { KeptEvening, StoreFault } from './types.ts';

/** A summary with the edition of its record: this edition passes over those of later ones. */
export interface SummaryRecord extends KeptEvening {
  readonly version: 1;
}

/** The records within one transaction. What is found may be anything. */
export interface Records {
  /** Undefined where there is none. */
  evening(id: string): Promise<unknown>;
  summaries(): Promise<readonly unknown[]>;
  /** Both or neither. */
  put(evening: Evening, summary: SummaryRecord): Promise<void>;
  remove(id: string): Promise<void>;
}

export type TransactionMode = 'readonly' | 'readwrite';

export interface Shelf {
  /**
   * Runs `work` in a transaction: what it writes is there as a whole once the promise is kept, or not at all. Where `work` gives an
   * error, nothing is written. It waits for nothing but its records: a browser ends a transaction that idles.
   */
  transact<T>(
    mode: TransactionMode,
    work: (records: Records) => Promise<Result<T, StoreFault>>,
  ): Promise<Result<T, StoreFault>>;
}
