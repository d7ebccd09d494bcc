import type { WhichWords } from '../../vi/ui/which.ts';

/** The questions that find out which house is played, in English. */
export const en: WhichWords = {
  question: (n) => `Question ${n}`,
  progress: (n, of) => (n > of ? `Question ${n}` : `Question ${n}, of ${of} at most as a rule`),
  ask: 'How does your table settle this?',
  askAlso: (who) => `And ${who}?`,
  askPoints: 'How many points is everyone left with?',
  askPlace: 'Who comes first, who second?',
  askNet: 'Who pays, who is paid?',
  cards: 'The hands',
  noSuchCards: 'No such card',
  noSuchCardsWhy: (cards) => `Our pack does not have ${cards}.`,
  points: (who, points) => `${who} ${points === '1' ? '1 point' : `${points} points`}`,
  never: 'Never came up',
  previous: 'Back',
  onward: 'On to the open question',
  enough: 'Enough, show the result',
  first: 'Think of how your table plays and tap that. That it never came up is an answer, too.',
  out: (out, of) =>
    out === of
      ? `None of the ${of} rule sets settles all of this as you do: your table has rules of its own.`
      : out === 0
        ? `All ${of} rule sets settle it as you do so far.`
        : `${out} of ${of} rule sets are out.`,
  further: 'More than 8 questions: your table is not quite like any rule set, so a few more are needed.',
  unknown: 'None of the last few ever came up.',
  again: 'You have answered this one. If you change it, later answers stay.',
  searching: 'Looking for the best question…',
  none: 'There are no questions about this game yet.',
  lost: 'This link has an answer that cannot be read. All others are kept.',

  clash: {
    title: (places) => `Answers ${places.join(' and ')} do not fit together`,
    lead: 'No house settles both of these that way. One of them may be remembered wrong.',
    said: 'you said',
    again: (n) => `Ask number ${n} again`,
    either: 'We play it both ways',
    eitherNote: 'Then neither of the two counts, and the house rule stays open.',
  },

  found: {
    near: 'Your house is close to',
    same: 'Your house plays by',
    apart: (n, asked) =>
      `${n === 1 ? 'One rule is different' : `${n} rules are different`}. Found in ${asked} ${asked === 1 ? 'question' : 'questions'}.`,
    whole: (asked) => `No rule is different. Found in ${asked} ${asked === 1 ? 'question' : 'questions'}.`,
    open: (n) => (n === 1 ? 'One rule is still open' : `${n} rules are still open`),
    openRare: (n) =>
      n === 1 ? 'One rule is still open, and rarely matters' : `${n} rules are still open, and rarely matter`,
    or: 'or',
    changes: (deals) => (deals > 1 ? `changes 1 deal in ${deals.toLocaleString('en')}` : 'changes most deals'),
    leave: (n, house) =>
      n === 1 ? `It can stay so: it is taken from ${house}.` : `They can stay so: they are taken from ${house}.`,
    leaveLikely: 'They can stay so: the likeliest answer is taken.',
    bar: 'The rules that were found',
    use: 'Use these rules',
    send: 'Send',
    print: 'Print',
    kept: 'Kept on this device. Lessons and the referee follow these rules.',
    keptHere: 'This device stores nothing: they apply until you close the page.',
    undo: 'Undo, as it was',
    undone: 'Undone: it is as it was.',
    copied: 'Link copied.',
    copyFailed: 'This device does not allow copying.',
    restart: 'Start again',
  },
};
