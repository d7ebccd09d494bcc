import type { PickerWords } from '../../src/i18n/ui/picker/vi.ts';

/** The deck's words in the page's language; like the deck itself they come only when a hand is to be changed. */
export const pickerWords: PickerWords =
  document.documentElement.lang === 'en'
    ? (await import('../../src/i18n/ui/picker/en.ts')).en
    : (await import('../../src/i18n/ui/picker/vi.ts')).vi;
