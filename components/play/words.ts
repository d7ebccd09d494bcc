import { en } from '../../src/i18n/sam/play/en.ts';
import { type PlayWords, vi } from '../../src/i18n/sam/play/vi.ts';
import type { Lang } from '../../src/site.ts';

/** The words of Sâm's own widgets: the build puts them into the page, so that no script carries them. */
export const WORDS: Readonly<Record<Lang, PlayWords>> = { vi, en };
