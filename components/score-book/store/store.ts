import { memoryStore } from './memory.ts';
import type { EveningStore } from './types.ts';

let opened: EveningStore | undefined;

/** Where this page keeps its evenings. */
export function eveningStore(): EveningStore {
  opened ??= memoryStore();
  return opened;
}
