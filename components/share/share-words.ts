import { en } from '#words/en/ui/share.ts';
import { vi } from '#words/vi/ui/share.ts';

/** The words of a ruling that is sent; they come with what sends it. */
export const shareWords = { vi, en };
