import type { ReferenceWords } from './vi.ts';

/** The same in English, written afresh. */
export const en: ReferenceWords = {
  rule: {
    name: (number) => `Rule ${number}`,
    copy: (number) => `Rule ${number}, copy link`,
    settings: 'Changed by house rule',
    sources: 'Sources',
    implies: 'implied',
    differs: 'Differs',
  },
  sections: {
    setup: 'Before play',
    values: 'Counting',
    combinations: 'Special hands',
    flow: 'A round of play',
    comparing: 'Comparing',
    paying: 'Paying',
  },
  sectionsOf: {
    'xi-to': { values: 'Ranks and suits', combinations: 'Combinations', paying: 'The pot' },
    'ba-cay': { values: 'Counting points', comparing: 'Ways to play, and comparing' },
    'ta-la': { values: 'Points and melds', comparing: 'Counting and ranking' },
    sam: { values: 'Ranks', combinations: 'Combinations', comparing: 'Calling Sâm, instant wins, fines' },
  },
  rules: {
    lead: (n) =>
      `${n} rules, each with a number. Tap a number to copy its link, then send it to whoever you are arguing with.`,
    description: (game, n) =>
      `The ${n} rules of ${game}, numbered: which source says each, which house rule changes it, and worked hands.`,
    key: 'A solid edge: the source says so. A dashed edge: it implies so. “Differs”: that source says otherwise.',
  },
  permanent: {
    link: 'The link of this rule, good for ever',
    copy: 'Copy link',
    all: 'Read it among all the rules',
    named: (number, title) => `Rule ${number}: ${title}.`,
  },
  sources: {
    title: 'Sources',
    lead: 'Where these rules come from, what each source says, what it leaves open, and where they part ways.',
    description: (n) =>
      `The five source texts and the outside sources: what each is, what it leaves open, and ${n} places where they differ.`,
    seed: 'Five source texts',
    seedLead:
      'The five articles that this book rests on: four on Xì Dách, one on Xì Tố. Ba Cây, Tá Lả and Sâm are inside that of ADAM TIPS. Every rule says which of them have it.',
    outside: 'Outside sources',
    outsideLead: 'Not among the five. They only fill what those leave open, and are always named.',
    ours: 'Where this book chose',
    oursLead: 'Where nobody speaks, the book picks one reading so that every hand can be settled.',
    gaps: 'Left open',
    preset: 'Rule set built on it',
    differ: 'Where the sources differ',
    differIn: (game) => `${game}: who says otherwise`,
    differLead: (n) =>
      `None of them is wrong. Here are ${n} places, most with one hand ruled on by each side. Tap a verdict to open it at the referee.`,
    house: 'See this house rule',
  },
  notation: {
    typed: 'As typed',
    canonical: 'Canonical',
    display: 'For people',
    written: 'Written',
    meaning: 'House rule',
    presets: 'Rule sets',
  },
};
