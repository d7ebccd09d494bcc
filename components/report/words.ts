import type { ReportWords } from '../../src/i18n/ui/report/vi.ts';

/** The report's words in the page's language; like the report itself they come only when somebody wants to say something. */
export const reportWords: ReportWords =
  document.documentElement.lang === 'en'
    ? (await import('../../src/i18n/ui/report/en.ts')).en
    : (await import('../../src/i18n/ui/report/vi.ts')).vi;
