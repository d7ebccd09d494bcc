import type { TableModeWords } from '../../vi/ui/table-mode.ts';

/** The words of a phone that lies on the table, in English. */
export const en: TableModeWords = {
  referee: { back: 'Referee', title: 'The referee on the table', fresh: 'New case' },
  book: { back: 'Score book', title: 'The score book on the table', fresh: 'New round' },
  hands: 'Everybody’s hand',
  waiting: 'Cannot be checked yet',
  round: (n, what) => `Round ${n}: ${what}`,
  awake: 'Keep lit',
  notAwake: 'This device will not keep the screen lit yet. The next touch asks again.',
  read: 'Read out',
  sample: 'The banker nineteen, An twenty. An wins.',
  ask: 'Was that clear?',
  clear: 'Clear',
  unclear: 'Not clear',
  nextVoice: 'Then nothing is read. Press Read out to try another voice.',
  noVoice: 'Then nothing is read. This device has no other English voice.',
  dictate: 'Say the hands',
  listening: 'Listening…',
  listens: 'Names, then cards. Your browser may send the sound away to turn it into words.',
  heard: (words) => `Heard: ${words}`,
  faults: {
    denied: 'The browser will not listen. Go back to the referee and type.',
    silent: 'Nothing was heard. Press and say it again.',
    offline: 'Without a network no words came of it. Go back to the referee and type.',
    failed: 'Listening did not work. Go back to the referee and type.',
  },
  signs: { plus: 'plus', minus: 'minus', times: 'times', is: 'is' },
};
