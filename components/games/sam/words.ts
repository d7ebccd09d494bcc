import type { Lang } from '#core/lang.ts';
import { en } from '#games/sam/words/en/play.ts';
import { type PlayWords, vi } from '#games/sam/words/vi/play.ts';

/** The words of Sâm's own widgets: the build puts them into the page, so that no script carries them. */
export const WORDS: Readonly<Record<Lang, PlayWords>> = { vi, en };
