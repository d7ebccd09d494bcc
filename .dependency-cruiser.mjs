// Imports point down only: pages and components, or the package beside them; book and practice; the reader of messages; words,
// questions and odds; rounds; engines; core.

const GAME = '^src/games/([^/]+)/';
const TESTS = '[.](test|fixture)[.]tsx?$|/testing/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'core-knows-no-game',
      severity: 'error',
      from: { path: '^src/core/', pathNot: TESTS },
      to: { path: '^(src/(?!core/)|components/)' },
    },
    {
      name: 'reading-knows-no-game',
      severity: 'error',
      // The reader gets the games as an argument. Of the rest of the book it imports only how spellings are folded.
      from: { path: '^src/reading/', pathNot: TESTS },
      to: { path: '^(src/(?!core/|reading/|search/fold[.]ts$)|components/|package/)' },
    },
    {
      name: 'games-know-no-other',
      severity: 'error',
      from: { path: GAME, pathNot: TESTS },
      to: { path: '^(src/games/|components/games/)', pathNot: ['^src/games/$1/'] },
    },
    {
      name: 'games-stand-below-the-book',
      severity: 'error',
      from: { path: '^src/(games|words)/', pathNot: TESTS },
      to: { path: '^(src/(book|practice|pages|layouts)/|components/)' },
    },
    {
      name: 'games-stand-below-the-reader',
      severity: 'error',
      from: { path: '^src/(core|games|words)/', pathNot: TESTS },
      to: { path: '^src/reading/' },
    },
    {
      name: 'engines-below-rounds',
      severity: 'error',
      from: { path: '^src/games/[^/]+/(engine|hands|house)/', pathNot: TESTS },
      to: { path: '^src/(games/[^/]+/(round|quiz|odds|words)|words)/' },
    },
    {
      name: 'rounds-below-words',
      severity: 'error',
      from: { path: '^src/games/[^/]+/round/', pathNot: TESTS },
      to: { path: '^src/(games/[^/]+/(quiz|odds|words)|words)/' },
    },
    {
      name: 'book-and-practice-below-components',
      severity: 'error',
      from: { path: '^src/(book|practice)/', pathNot: TESTS },
      to: { path: '^(components|src/pages|src/layouts)/' },
    },
    {
      name: 'practice-asks-the-list-of-games',
      severity: 'error',
      from: { path: '^(src/(book|practice|words)/|components/(?!games/))', pathNot: TESTS },
      to: { path: '^(src/games|components/games)/[^/]+/' },
    },
    {
      name: 'widgets-of-one-game',
      severity: 'error',
      from: { path: '^components/games/([^/]+)/', pathNot: TESTS },
      to: { path: '^(src/games|components/games)/[^/]+/', pathNot: ['/games/$1/'] },
    },
    {
      name: 'no-dom-below-components',
      severity: 'error',
      from: { path: '^src/(core|games|words|practice|reading)/', pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'nothing-knows-the-package',
      severity: 'error',
      from: { path: '^(src|components|integrations)/' },
      to: { path: '^package/' },
    },
    {
      name: 'package-knows-no-components',
      severity: 'error',
      from: { path: '^package/', pathNot: TESTS },
      to: { path: '^components/' },
    },
    {
      name: 'tests-are-not-shipped',
      severity: 'error',
      from: { path: '^(src|components|package)/', pathNot: TESTS },
      to: { path: TESTS },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: 'specify',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
