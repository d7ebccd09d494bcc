import type { Lang } from '#core/lang.ts';
import { en } from '#games/sam/words/en/play.ts';
import { type PlaysWidgetWords, vi } from '#games/sam/words/vi/play.ts';

/** The words of Sâm's own widgets: the build puts them into the page, so that no script carries them. */
export const PLAY_WORDS: Readonly<Record<Lang, PlaysWidgetWords>> = { vi, en };
