import { ALL_GAMES, allGames } from '../site/game-names.ts';
import type { FoundWords } from '../vi/found.ts';

/** What search engines show of the pages that are no lessons, in English. */
export const en: FoundWords = {
  home: {
    title: 'Vietnamese card games: five rulebooks and a referee',
    description: `The rules of five Vietnamese card games, ${ALL_GAMES}: lay out the hands, see who wins and by which rule. Saved once, it works offline.`,
  },
  referee: {
    title: 'Referee: who wins this hand?',
    description: `A calculator for arguments: type the hands of ${allGames('or')} and see who wins, by which rules, and which house rule you disagree about.`,
  },
  practice: {
    title: 'Practice Vietnamese card games: a daily quiz',
    description: `A quiz on ${allGames('and')}, dealt and marked by the rules engine: ten questions a day, challenges, what you got wrong.`,
  },
  progress: {
    title: 'Your progress: which rules you know',
    description: 'Which rules you know, which not yet, and what is asked again when. All of it stays on your device.',
  },
  contract: {
    title: 'Agree on house rules before playing cards',
    description: `Choose house rules for ${allGames('and')}, and share them by a link, a short code, a QR code or an A4 sheet. Lessons can follow them.`,
  },
  which: {
    title: 'Which house rules are yours? Settle 8 deals',
    description: `Which house rules do you play? Settle about 8 deals of ${allGames('or')} as your table does, and see which rule set is yours.`,
  },
  scoreBook: {
    title: 'Score keeper for Vietnamese card games',
    description: `A score book for ${ALL_GAMES}: enter the cards or the result, and it works out who pays whom, with the fewest transfers.`,
  },
  incidents: {
    title: 'Misdeals and other mishaps: what to do',
    description: (n) =>
      `A misdeal or a play out of turn in a Vietnamese card game: ${n} things that go wrong, what the sources say, and what to agree on beforehand.`,
  },
  arguments: {
    title: 'A log of arguments about Vietnamese card games',
    description: (n) =>
      `${n} arguments about ${allGames('and')}: who says what and where, which rule decides, and what every rule set says.`,
    ofGame: (game) => `${game} arguments: who is right, by which rules`,
  },
  sources: {
    title: 'Sources: where these card game rules come from',
    description: (n) =>
      `The sources of these Vietnamese card game rules: what each is, what it leaves open, and ${n} places where they differ.`,
    ofGame: (game) => ({
      title: `${game}: where the sources differ`,
      description: `The places where sources differ on ${game}: who says what, and how each side rules on the same hand of cards.`,
    }),
  },
  glossary: {
    title: 'Glossary: Vietnamese card game terms',
    description: (n) =>
      `What đền, heo or phỏm mean: ${n} terms of ${allGames('and')}, with the English word, other names, and the rule.`,
  },
  dataset: {
    title: `The rules of ${allGames('and')}, as data`,
    description: (n) =>
      `${n} rules, each with its number, statement, sources, house rules and worked hands, in Vietnamese and English`,
  },
  proof: 'What is proved about the rules engine',
  rules: (game) => `All the rules of ${game}`,
  table: (game) => ({
    title: `Play ${game} free against the computer`,
    description: `Play ${game} in the browser against the computer, round after round, by your house rules, without an account. Scores stay on your device.`,
  }),
  paper: (game) => ({
    title: `Printable ${game} rules on one page`,
    description: `The rules of ${game} on one A4 sheet to print: what is agreed first, what beats what and what it pays, the house rules, a QR code.`,
  }),
};
