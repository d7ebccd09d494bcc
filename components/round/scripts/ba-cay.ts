import type { Script } from '../frames.ts';

/** The rounds that the lessons replay. */
export const SCRIPTS: Readonly<Record<string, Script>> = {};
