import { allGames } from './game-names.ts';

import type { SiteWords } from './vi.ts';

/** The shell's words in English, written afresh for someone who has never held these cards. */
export const en: SiteWords = {
  name: 'Luật Bài',
  locale: 'en_US',
  languageName: 'English',

  skip: 'Skip to content',
  nav: {
    tools: 'Tools',
    search: 'Search',
    games: 'Games',
    crumbs: 'You are here',
    footer: 'Footer',
    contents: 'Contents',
    close: 'Close',
    chapters: (game) => `${game} chapters`,
    onThisPage: 'On this page',
    lookup: 'Look up',
    frontPage: 'The game on one page',
    allRules: 'All the rules',
    table: 'A table to play at',
    around: 'Previous and next chapter',
    previous: 'Previous chapter',
    next: 'Next chapter',
  },
  tools: {
    referee: 'Referee',
    practice: 'Practice',
    contract: 'House rules',
    rules: 'Rules',
    sources: 'Sources',
    incidents: 'When something goes wrong',
    arguments: 'Arguments',
    glossary: 'Glossary',
    notation: 'Notation',
    proof: 'What is proved',
  },
  theme: {
    system: 'Theme: same as device',
    light: 'Theme: light',
    dark: 'Theme: dark',
  },
  switchTo: 'Switch to English',
  heading: {
    link: (title) => `Copy link to section ${title}`,
    copy: 'Copy link',
    copied: 'Copied',
  },
  table: 'Table',
  scale: {
    non: 'Short',
    du: 'In range',
    quac: 'Bust',
    under: (n) => `under ${n}`,
    between: (from, to) => `${from} to ${to}`,
    from: (n) => `${n} and up`,
    others: (values) => `At some tables ${values} is enough for a player.`,
  },
  variants: {
    caption: 'Every house rule, its choices, and the rule sets that play each',
    value: 'Choice',
    who: 'Rule sets',
    nobody: 'some tables, no rule set',
    ours: 'this site’s choice',
    under: (preset) => `Everything else as ${preset} plays it.`,
    atDeal: 'Right after the deal.',
    nothing: 'Nothing happens.',
    may: (who, moves) => `${who} may: ${moves}.`,
  },
  practice: {
    title: 'Practice',
    lead: 'This site deals, you rule. Where you slip, you see why and by which rule.',
    description: `Questions on ${allGames('and')}, dealt and marked by the rules engine: ten a day, challenges, what you got wrong.`,
    noScript:
      'This page needs JavaScript to ask and mark. Each lesson ends with a question that can be read without it.',
    progress: 'Your progress',
    progressLead: 'Which rules you know, which you do not, and the schedule. All of it stays on your device.',
    end: 'Three more to practise',
    endLead: 'Choose an answer. Two more follow; what you miss comes back.',
    answer: 'See the answer',
  },
  referee: {
    description:
      'In an argument? Type the hands, get a ruling with rule numbers, and see which house rule you disagree about.',
    opening: 'Opening the case',
    noScript: 'Changing the case takes JavaScript. Below is an example, already ruled on.',
  },
  /** On what is folded in a lesson. */
  fold: { try: 'Try three questions', replay: 'Look at this round', hand: 'Guess a hand' },
  lesson: {
    place: (at, of) => `Chapter ${at} of ${of}.`,
    minutes: (n) => (n === 1 ? 'One minute to read.' : `About ${n} minutes to read.`),
    edit: 'Edit this page',
    updated: 'Last changed',
    date: (year, month, day) =>
      `${day} ${['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'][month - 1] ?? month} ${year}`,
  },
  home: {
    title: 'Luật Bài: who wins, who pays?',
    description:
      'The rules of five Vietnamese card games. Lay out the hands and get a verdict, with the number of every rule it rests on.',
    hero: ['Who wins?', 'Who pays?'],
    lead: 'Lay out the hands. The referee rules and numbers every reason, so the table can stop arguing. House rules differ: set yours.',
    settle: 'Settle a hand',
    learn: 'Learn from the start',
    five: 'Five games',
    coached: 'First round with a coach',
    coachedLead:
      'Never played? A coach shows which card to tap, which button to press, and why. Play on alone whenever you like.',
    three: 'One deal, three houses, three verdicts',
    threeLead: 'None of them is wrong. Each house counts the ace its own way.',
    index: 'Where next',
    referee:
      'In the middle of an argument? Lay out both hands. You get a verdict and the one rule your two houses disagree about.',
    practice: 'Ten questions a day, dealt and marked by this site. Where you slip, it shows the rule.',
    contract: 'Choose the rules for tonight once, then print them or send them round the table.',
    rules: 'Each rule has a number and a link of its own. Send it to the person you are arguing with.',
    sources: 'Where each rule comes from, and where the sources say different things.',
    glossary: 'What each word of the table means, and what other regions call it.',
    proof: 'How the engine was checked, and what has not been.',
  },
  door: {
    description: 'The rules of five Vietnamese card games, with verdicts.',
    question: 'Who wins?',
    lead: 'Five Vietnamese card games, every rule numbered. Lay out the hands and see who wins, why, and how other houses would call it.',
    argue: 'In an argument?',
    argueLead: 'Lay out both hands. One verdict, one link, and the whole table sees the same thing.',
    settle: 'Open the referee',
  },
  notFound: {
    title: 'There is no such page',
    body: 'The link is old or part of it is missing. Check the address, or start from one of these.',
    home: 'Go to the home page',
    referee: 'Settle a hand',
  },
  footer: {
    stakes: 'These pages teach rules, and stakes are chips. Playing cards for money is illegal in Việt Nam.',
    privacy: 'No account, no ads, no tracking.',
  },
};
