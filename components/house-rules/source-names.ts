import { en } from '#words/en/ui/sources.ts';
import { vi } from '#words/vi/ui/sources.ts';

/** Short names of the sources. */
export const sourceNames: Readonly<Record<'vi' | 'en', Readonly<Record<string, string>>>> = { vi, en };
