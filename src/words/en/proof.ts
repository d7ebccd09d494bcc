import type { ProofWords } from '../vi/proof.ts';

/** The words of the page that says what has been proved, in English. */
export const en: ProofWords = {
  title: 'What is proved',
  lead: (times) =>
    `The engine behind this site has been checked ${times} times, nearly always against a second program written independently of it, and the two have never once differed. Below is what was checked, and what was not. For programmers, the commands that run the checks again are at the end.`,
  description: (times) =>
    `The engine checked ${times} times, a checksum of the verdicts, how fast it is, and what has not been proved.`,

  verdicts: 'Are the verdicts right',
  verdictsLead:
    'What can be counted is counted in full; the rest is taken at random, from some hundred thousand cases to millions. The engine rules, the reference rules, and the two are compared. The reference is another program: far slower, and written word for word from the rules. The ranking of five cards is also checked against three poker programs that other people wrote: phe, pokertools and pokersolver.',
  reasons: 'Are the reasons right',
  reasonsLead:
    'A right verdict with a wrong reason is still wrong. So every sentence of an explanation is checked again from the cards, under house rules picked at random.',
  notYet: (games) => `Not run yet: ${games}.`,
  faults: (faults) => (faults === 0 ? 'never a difference' : `${faults} differences`),

  unknown: {
    title: 'Is it right when cards are unknown',
    lead: 'Where a card is unknown, the referee counts: in so many ways An wins, in so many it is a draw. It takes short cuts to be quick, and short cuts can miss something. So random cases under random house rules have one or two cards hidden here; then every possible card is put in, every case is ruled on, and the two counts are compared.',
    cases: 'Cases',
    fillings: 'Ruled one by one',
  },
  differ: 'Differ',
  ranOn: 'Run on',

  told: {
    title: 'Is it right when hands are told without cards',
    lead: 'At a table people say “18 against 17” or “a flush, he had a full house”, and seldom each card. So real cards are dealt here, half of the time under the rule sets of this site and half under random house rules. Only what each hand comes to is told, and the ruling on that is compared with the ruling on the cards.',
    deals: 'Told',
    sure: 'Certain',
    granted: 'Listed',
    open: 'Left open',
    note: 'Certain: one ruling was given, and the cards come to the same. Listed: the usual ruling was given with the others that are possible, and the cards come to one of them. Left open: what was told is not enough, so nothing was ruled. In Tá Lả points are told at the end of a round, and nothing is counted for eaten cards. In Sâm only the number of cards is told, and rounds are left out where 2s or quads remain in more than one hand, or both in one.',
  },

  which: {
    title: 'How many questions find a house',
    lead: 'The site asks how your table settles a few cases and works out its house rules from that. Here a set of house rules answers in place of a person, and the questions are counted until there are no more.',
    presets: 'Rule sets',
    near: '1 or 2 changes',
    random: 'Random',
    unlike: 'Off',
    questions: (questions, slipped) => `${questions} (${slipped})`,
    note: (houses, deals) =>
      `Rule sets: all that the site has, and the one that takes the most questions. The next two columns are ${houses} houses each, and nine in ten of them take no more than this. In brackets: with one wrong answer. Off: ${deals} deals for each house are settled by the rules that were found and by the true ones, and this share comes out differently, in the worst of the three columns and without a wrong answer.`,
  },

  checksums: 'A checksum of the verdicts',
  checksumsLead: (cases) =>
    `Each game has ${cases} fixed cases. The engine rules on all of them, and the rulings are boiled down to one number. If a single verdict changes, so does the number, and a new edition is needed, which says what changed. Note it down, and compare it a year from now.`,
  game: 'Game',
  ofVerdicts: 'Verdicts',
  ofRulings: 'With reasons',
  edition: (edition) => `since edition ${edition}`,

  mutation: 'Would anyone notice a fault',
  mutationLead:
    'A program spoils the engine in one place at a time: a sign turned, a condition dropped, a step left out. Then the tests run. Where they still pass, nobody was keeping watch.',
  missed: 'Missed',
  mutants: 'Put in',
  noticed: 'Caught',
  equivalent: 'Same',
  share: 'Share',
  shareNote:
    'Same: a change after which the engine does the same as before, such as two steps in another order that do not touch. Each was read and has its reason written down, and none counts in the share. Missed: the tests still passed.',

  thrown: {
    title: 'What is thrown at it',
    lead: (date, seconds) =>
      `Mangled text, broken links, invented moves, pages that open on storage full of junk, files that go missing while offline: every place that takes something in had such things thrown at it for ${seconds} seconds on ${date}. Nothing fell over, stood still, or was taken for a verdict.`,
    door: 'Where',
    count: 'Thrown',
    slowest: 'Slowest, ms',
    memory: 'Most memory, MB',
    doors: {
      reader: 'Typed text and notation',
      links: 'Links',
      rounds: 'Rounds, with invented moves',
      command: 'Command line',
      mcp: 'Assistants (MCP)',
      pages: 'Pages, with junk in storage',
      worker: 'Kept pages with files gone',
    },
    units: {
      texts: (n) => `${n} texts`,
      rounds: (n) => `${n} rounds`,
      pages: (n) => `${n} pages`,
    },
    note: 'Thirty seconds of it every day, far longer every night.',
  },

  speed: 'How fast it is',
  speedLead: (date, node) =>
    `Measured on ${date}, with Node ${node}, on a small machine. Machines differ, so look at the ratios: both sides took turns in one run, on the same hands.`,
  task: 'Task',
  ours: 'Here',
  theirs: 'Theirs',
  times: 'Times',
  evaluating: (peer) => `Ranking five cards: ${peer}`,
  arranging: (game) => `Arranging ten cards for the fewest points: ${game}`,
  playing: (game) => `Finding every legal play: ${game}`,
  perSecond:
    'How often a second: K is a thousand, M a million. The other side is the poker program that is named, or else the reference.',
  settled: 'From text to verdict, cases a second',
  branches: 'One case under all house rules',
  extremes: 'The fullest table',
  milliseconds: 'The last two columns are milliseconds, for the slowest case.',

  forPrograms: 'For programmers: checksums, and commands to run the checks again',
  commands: 'Each line is a command to run in the source, and what it does.',

  open: 'What is not proved',
  openings: [
    'Which source is right. No program can say. Where the sources differ, this site has a house rule, and each choice names who plays it that way.',
    'That both have not misread the same rule. Engine and reference read one list of rules. If a rule is written down wrong, both are wrong, and only a reader will see it.',
    'Whole rounds of play. There are too many to count, so tens of thousands are played by chance: the chips always add up to zero, and no card is lost or left over.',
    'Unusual ways of writing. The referee reads many, but nobody can list them all. It shows the cards that it read, so look at them before you trust the verdict.',
  ],
  report: 'If you find something wrong, ask the referee about that case: below the verdict is a place to report it.',
};
