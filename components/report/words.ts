import type { ReportWords } from '#words/ui/report/vi.ts';

/** The report's words in the page's language; like the report itself they are loaded on demand. */
export const reportWords: ReportWords =
  document.documentElement.lang === 'en'
    ? (await import('#words/ui/report/en.ts')).en
    : (await import('#words/ui/report/vi.ts')).vi;
