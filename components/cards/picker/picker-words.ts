import { en } from '#words/en/ui/picker.ts';
import { vi } from '#words/vi/ui/picker.ts';

/** The words for editing hands. */
export const pickerWords = { vi, en };
