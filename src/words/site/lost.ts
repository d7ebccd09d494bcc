import type { Lang } from '#core/lang.ts';

/** What is said where something that was asked for cannot come. */
export const LOST: Readonly<Record<Lang, string>> = { vi: 'Không có mạng.', en: 'No network.' };
