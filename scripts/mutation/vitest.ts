/** What test files get where they ask for Vitest: its `expect`, and the collector. */

export { expect } from 'vitest';
export { beforeAll, describe, it, test } from './suite.ts';
