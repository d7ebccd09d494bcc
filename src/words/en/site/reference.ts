import { allGames } from '../../site/game-names.ts';

import type { ReferenceWords } from '../../vi/site/reference.ts';

/** The same in English, written afresh. */
export const en: ReferenceWords = {
  rule: {
    name: (number) => `Rule ${number}`,
    copy: (number) => `Rule ${number}, copy link`,
    settings: 'Changed by house rule',
    sources: 'Sources',
    implies: 'implied',
    differs: 'Differs',
    practise: 'Practise this rule',
    drill: 'Practise this rule',
    about: 'Explanation, sources, examples',
    aboutOnly: 'Explained, and who says so',
    own: 'The page of this rule',
  },
  sections: {
    setup: 'Before play',
    values: 'Counting',
    combinations: 'Special hands',
    flow: 'A round of play',
    comparing: 'Comparing',
    paying: 'Paying',
  },
  rules: {
    lead: (n) =>
      `${n} rules, each with a number. Tap a number to copy its link, then send it to whoever you are arguing with.`,
    description: (game, n) =>
      `The ${n} rules of ${game}, numbered: which source says each, which house rule changes it, and worked hands.`,
    key: 'A solid edge: the source says so. A dashed edge: the source implies it. “Differs”: that source says otherwise.',
  },
  permanent: {
    link: 'The link to this rule, which never changes',
    copy: 'Copy link',
    all: 'Read it among all the rules',
    named: (number, title) => `Rule ${number}: ${title}.`,
    asText: 'As text, for a chat',
    copyText: 'Copy text',
    copied: 'Copied',
    failed: 'It could not be copied. Select the text and copy it by hand.',
  },
  atWork: {
    examples: 'Worked hands',
    counter: 'Where it turns out otherwise',
    noCase: 'No ruling',
    sameCards: (setting, value) => `The same cards where a house plays “${setting}: ${value}”`,
    houses: (setting) => `Houses differ here: ${setting}`,
    round: 'In a round',
    refused: (who, what) => `${who} tries this: ${what}. Refused.`,
    cited: 'Hands that turn on this rule',
    count: (n, shown) =>
      shown < n
        ? `${n} hands on this site use this rule. Here are ${shown} of them.`
        : `${n} ${n === 1 ? 'hand' : 'hands'} on this site ${n === 1 ? 'uses' : 'use'} this rule.`,
    example: (number) => `A worked hand of rule ${number}`,
    setup: 'This settles the table before any hands are compared, so no hand can go against it.',
    always: 'Wherever it is asked, this rule holds. No hand goes the other way.',
    playing: 'This rule is met only while a round is played, so no hand by itself can go against it.',
    unnamed: 'No ruling names this rule by itself. It is part of how other rules count or play.',
  },
  history: {
    title: 'From edition to edition',
    edition: (edition) => `Edition ${edition}`,
    added: 'Here since this edition.',
    setting: 'A house rule was added:',
    value: (values) => `“${values.join('”, “')}” was added to the house rule`,
  },
  sources: {
    title: 'Sources',
    lead: 'Where these rules come from, and where the sources part.',
    description: (n) =>
      `The five main sources and the outside sources: what each is, what it leaves open, and ${n} places where they differ.`,
    seed: 'Five main sources',
    seedLead:
      'The five articles that this site rests on: four on Xì Dách, one on Xì Tố. For Ba Cây, Tá Lả and Sâm there is only the one by ADAM TIPS. Every rule says which of them have it.',
    outside: 'Outside sources',
    outsideLead: 'Not among the five. They only fill what those leave open, and are always named.',
    ours: 'Where this site chose',
    oursLead: 'Where no source says anything, this site picks one reading so that every hand can be settled.',
    gaps: 'Left open',
    preset: 'Rule set built on it',
    differ: 'Where the sources differ',
    differIn: (game) => `${game}: who says otherwise`,
    differLead: (n) =>
      `None of them is wrong. Here are ${n} places. Where a hand can show the difference, you see how each side rules on that hand; tap a verdict to open it in the referee.`,
    editions: 'Editions',
    editionsLead:
      'There is a new edition when a ruling changes or a rule is added. Links sent before still open, and say what was ruled then.',
    changed: 'Ruled otherwise than before',
    added: 'Added',
    feed: 'Follow by Atom',
    licences: 'Licences of the typefaces and software in use here',
    house: 'See this house rule',
  },
  incidents: {
    title: 'When something goes wrong',
    lead: 'One card too many, a play out of turn: answer a few questions and see what each source says.',
    description: (n) =>
      `${n} things that go wrong at the table: a few short questions lead to what the sources say, where they are silent, and what to agree on beforehand.`,
    who: 'Who says so',
    nobody: 'No source was found.',
    noRuling: 'No hand of cards can settle this; it is for the table to agree.',
    agree: 'Add it to your agreements',
    elsewhere: 'This box reads hands of cards. For other questions see',
    refused: 'What cannot be played here',
    refusedLead: 'At the tables of this site the plays below cannot be made. Each names the rule that forbids it.',
  },
  arguments: {
    title: 'A log of arguments',
    lead: (n) =>
      `${n} points on which players, rule pages or programs disagree, each with who says so. Where a hand can show the difference you see it, with the ruling of every rule set.`,
    description: (n) =>
      `${n} points people argue about in Xì Dách, Xì Tố, Ba Cây, Tá Lả and Sâm: who says what and where, which rule decides, and what every rule set makes of it.`,
    inGame: (game) => `Arguments in ${game}`,
    gameLead: (n) => `${n} of them. Tap a verdict to open it in the referee and change the cards.`,
    find: 'Find by words, or by the number of a rule',
    found: (left, n) => `${left} of ${n} left`,
    ruled: 'Under every rule set',
    asked: 'Asked at',
    noCase: 'no such hand',
    filed: 'Arguments about this rule',
  },
  sitDown: {
    nobody: 'No source says; agree before the deal',
  },
  glossary: {
    title: 'Glossary',
    lead: (n) =>
      `${n} words heard at the table, each with its one meaning. In a lesson, tap a dotted word to see what it means.`,
    description: (n) =>
      `${n} terms of ${allGames('and')}: meaning, English word, other names, and the rule that defines each.`,
    who: 'After another name comes the source that uses it and, if a source says so, the part of the country. The rest are heard at many tables.',
    shared: 'Said in several games',
    also: 'Also',
    rules: 'Rule',
    see: 'See',
    find: 'Find a term',
    found: (left, n) => `${left} of ${n} terms`,
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
