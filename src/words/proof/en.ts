import type { ProofWords } from './vi.ts';

/** The words of the page that says what has been proved, in English. */
export const en: ProofWords = {
  title: 'What is proved',
  lead: (times) =>
    `The engine behind this site has checked itself ${times} times, each time against a second program written apart from it, and the two never differed. Below is what was checked, and the commands with which you can run it again.`,
  description: (times) =>
    `${times} rulings and hands held against a second program, a checksum of the verdicts, how fast it is, and what has not been proved.`,

  verdicts: 'Are the verdicts right',
  verdictsLead:
    'What can be counted is counted in full; of the rest, random deals by the million. The engine rules, the reference rules, and the two are compared. The reference is another program: far slower, and written word for word from the rules.',
  reasons: 'Are the reasons right',
  reasonsLead:
    'A right verdict with a wrong reason is still wrong. So every sentence of an explanation is checked again from the cards, under house rules picked at random.',
  faults: (faults) => (faults === 0 ? 'never a difference' : `${faults} differences`),

  checksums: 'A checksum of the verdicts',
  checksumsLead: (cases) =>
    `Each game has ${cases} fixed cases. All of them are ruled on, and what is ruled is drawn together into one number. If a single verdict changes, so does the number, and that takes a new edition which says what changed. Note it down, and compare it a year from now.`,
  game: 'Game',
  ofVerdicts: 'Verdicts',
  ofRulings: 'With reasons',
  edition: (edition) => `since edition ${edition}`,

  mutation: 'Would anyone notice a fault',
  mutationLead:
    'A program spoils the engine in one place at a time: a sign turned, a condition dropped, a step left out. Then the tests run. Where they still pass, nobody was keeping watch.',
  mutants: 'Put in',
  noticed: 'Noticed',
  equivalent: 'No fault',
  share: 'Share',
  shareNote:
    'No fault: a change after which the engine does the same as before, such as two steps in another order that do not touch. Each was read and has its reason written down, and none counts in the share.',

  speed: 'How fast it is',
  speedLead: (date, node) =>
    `Measured on ${date}, with Node ${node}, on a small machine. Machines differ, so look at the ratios: both sides ran at the same time on the same hands.`,
  task: 'Task',
  ours: 'Here',
  theirs: 'Theirs',
  times: 'Times',
  evaluating: (peer) => `Ranking five cards: ${peer}`,
  arranging: 'Arranging ten cards for the fewest points',
  playing: 'Finding every legal play',
  reading: (game) => `Reading text: ${game}`,
  perSecond: 'How often a second. The other side is the poker program that is named, or else the reference.',
  settled: 'From text to verdict, cases a second',
  branches: 'One case under all house rules',
  extremes: 'The fullest table',
  milliseconds: 'The last two columns are milliseconds, for the slowest case.',

  open: 'What is not proved',
  openings: [
    'Which source is right. No program can say. Where the sources differ, this site has a house rule, and each choice names who plays it so.',
    'That both have not misread the same rule. Engine and reference read one list of rules. If a rule is written down wrong, both are wrong, and only a reader will see it.',
    'Whole rounds of play. There are too many to count, so tens of thousands are played by chance: the chips always add up to zero, and no card is lost or left over.',
    'Unusual ways of writing. The referee reads many, but nobody can list them all. It shows the cards that it read, so look at them before you trust the verdict.',
  ],
  report: 'If you find something wrong, report it with the link of the case.',
};
