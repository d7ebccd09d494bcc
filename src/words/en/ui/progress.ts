/** The page of what practice has come to, in English. */

import type { ProgressUi } from '../../vi/ui/progress.ts';

export const en: ProgressUi = {
  empty: 'Nothing here yet. Take a round and come back.',
  count: (sits, shaky, fresh) => `${sits} known, ${shaky} shaky, ${fresh} not met yet`,
  sits: 'Known',
  shaky: 'Shaky',
  unasked: 'Matters around the table, which no question can test:',
  fresh: (game, n) => `${game}: ${n} not met yet`,
  answers: (right, wrong) => `${right} right, ${wrong} wrong`,
  review: 'Review now',
  dueNow: (n) => `${n} ${n === 1 ? 'rule is' : 'rules are'} due for review today.`,
  dueNext: (when) => `Nothing is due yet. The next one is due ${when}.`,
  dueNone: 'Nothing is due yet.',
  dueOff: 'The schedule is off.',
  dueSoon: (left) => `It starts after ${left} more ${left === 1 ? 'answer' : 'answers'}.`,
  when: (day) => `due ${day}`,
  today: 'today',
  inDays: (n) => `in ${n} ${n === 1 ? 'day' : 'days'}`,
  practise: (game) => `Practise ${game}`,
  schedule: 'Schedule',
  scheduleLead: (answers) =>
    `After ${answers} answers this site remembers when to ask each rule again: sooner where you slip, later where you are sure. The cards are new every time.`,
  on: 'Turn the schedule on',
  off: 'Turn the schedule off',
  file: 'To another device',
  device: 'All of this stays on this device. Nothing is sent.',
  save: 'Save as a file',
  load: 'Read from a file',
  loadNote: (kb) => `A file of up to ${kb} kB. Years of practice have less than 100 kB.`,
  tooBig: (kb) => `This file has more than the ${kb} kB that can be read here. Your record is as it was.`,
  loaded: (n) => `The file was read. Your progress now covers ${n} ${n === 1 ? 'rule' : 'rules'}.`,
  faults: {
    'not-ours': 'This file does not hold progress from Luật Bài.',
    corrupt: 'This file is damaged and cannot be read. Your progress stays as it is.',
    newer: 'This file comes from a newer edition. Reload the page and try again.',
  },
  clear: 'Clear all',
  sure: 'Press again to clear it all',
  cleared: 'Cleared. No progress is kept.',
};
