/** The notice that the history of practice is not saved, or cannot be read, in English. */

import type { HistoryUi } from '../../vi/ui/history.ts';

export const en: HistoryUi = {
  damaged: (n) =>
    n === 1
      ? 'The progress kept on this device is damaged and cannot be read. It is left as it is, set aside.'
      : `This device has ${n} records of progress that are damaged and cannot be read. They are left as they are, set aside.`,
  fresh: 'Your answers from now on are kept as a new record.',
  full: 'The browser no longer keeps your answers: its storage is full, or blocked for this site. They go when you leave this page. To keep them, save your progress as a file.',
  newer:
    'A newer edition of this site wrote the progress on this device, so this page does not write over it. Reload to get the new edition. What you answer here is not kept yet: save it as a file first if you want it.',
  save: 'Save progress as a file',
  saveDamaged: (at) => `Save damaged progress${at === undefined ? '' : ` ${at}`} as a file`,
  discard: (at) => `Delete damaged progress${at === undefined ? '' : ` ${at}`}`,
  sure: 'Press again to delete it for good',
  discarded: 'The damaged progress is deleted.',
};
