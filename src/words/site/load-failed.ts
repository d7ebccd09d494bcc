import type { Lang } from '#core/lang.ts';

/** The message where something that was requested cannot be loaded. */
export const LOAD_FAILED: Readonly<Record<Lang, string>> = { vi: 'Không có mạng.', en: 'No network.' };
