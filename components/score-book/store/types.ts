/** Where evenings are kept on the device, as the page knows it. */

import type { Evening, EveningEvent } from '#core/evening/evening.ts';
import type { Result } from '#core/result.ts';

export type StoreFault =
  /** The browser lets nothing be kept. */
  | 'blocked'
  /** The device has no room. */
  | 'full'
  /** What is kept there is no evening, or one of a later edition; it stays as it is. Nor is anything written that could not be read again. */
  | 'unreadable'
  /** There is no such evening (any more). */
  | 'missing'
  /** Another tab has added to it since. */
  | 'changed';

/** An evening in the list of all. */
export interface KeptEvening {
  readonly id: string;
  /** Milliseconds since 1970: its first event, its last one. */
  readonly begun: number;
  readonly ended: number;
  /** Everybody who sat there, under their latest names. */
  readonly names: readonly string[];
  /** Without those that were dropped. */
  readonly rounds: number;
}

export interface EveningStore {
  /** All evenings, the latest first; those that cannot be read are passed over. */
  list(): Promise<Result<readonly KeptEvening[], StoreFault>>;
  read(id: string): Promise<Result<Evening, StoreFault>>;
  /**
   * A new evening with these events, or one that was imported or taken over from a link. Where it is kept already, perhaps with more
   * events behind these, it is left; where another one has its id, it becomes a second one, under an id of its own.
   */
  create(evening: Evening): Promise<Result<Evening, StoreFault>>;
  /**
   * Adds events behind those that are kept, whoever wrote them, in one go.
   * @returns the whole evening once it is on the device, to be shown then
   */
  append(id: string, events: readonly EveningEvent[]): Promise<Result<Evening, StoreFault>>;
  /** Takes the last events back, where the evening still has so many; else `changed`. */
  takeBack(id: string, count: number, of: number): Promise<Result<Evening, StoreFault>>;
  remove(id: string): Promise<Result<null, StoreFault>>;
  /** Calls back when another tab has changed an evening. @returns how to stop */
  listen(changed: (id: string) => void): () => void;
}
