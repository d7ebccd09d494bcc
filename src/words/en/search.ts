import type { SearchWords } from '../vi/search.ts';

export const en: SearchWords = {
  title: 'Search this site',
  label: 'Search rules, lessons, words',
  close: 'Close',
  hint: 'No accents needed: ngu linh, den bai, full house. The number of a rule will do too: 3.1, sam 4.6.',
  loading: 'Loading…',
  failed: 'Search could not be loaded. Check the network, then try again.',
  retry: 'Try again',

  results: 'Results',
  found: (n, more) => (more ? `The first ${n} results` : n === 1 ? '1 result' : `${n} results`),
  nothing: (typed) => `Nothing for “${typed}”`,
  referee: (typed) => `Ask the referee: “${typed}”`,
  refereeWhy: 'Type what each player holds and it gives a ruling.',
  glossary: 'See the whole glossary',
  glossaryWhy: 'The words of the table, each with its meaning.',

  kinds: {
    rule: (number) => `Rule ${number}`,
    term: 'Glossary',
    lesson: 'Lesson',
    argument: 'Argument',
    incident: 'Incident',
    source: 'Source',
    page: 'Page',
    game: 'Game',
    referee: 'Referee',
  },
};
