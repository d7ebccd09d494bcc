import { en } from '#words/en/ui/open.ts';
import { vi } from '#words/vi/ui/open.ts';

/** The words for unknown cards. */
export const openWords = { vi, en };
