// Imports point down only: pages and components, or the package beside them; book and practice; the reader of messages; words,
// questions and odds; rounds; engines; core.

const GAME = '^src/games/([^/]+)/';
const TESTS = '[.](test|fixture)[.]tsx?$|/testing/';

/**
 * Code of one place, its tests aside, imports nothing of another.
 * @param {string} name
 * @param {string} path where what imports stands
 * @param {import('dependency-cruiser').IToRestriction} to
 * @returns {import('dependency-cruiser').IForbiddenRuleType}
 */
const forbid = (name, path, to) => ({ name, severity: 'error', from: { path, pathNot: TESTS }, to });

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    forbid('core-knows-no-game', '^src/core/', { path: '^(src/(?!core/)|components/)' }),
    // The reader gets the games as an argument. Of the rest of the book it imports only how spellings are folded.
    forbid('reading-knows-no-game', '^src/reading/', {
      path: '^(src/(?!core/|reading/|search/fold[.]ts$)|components/|package/)',
    }),
    forbid('games-know-no-other', GAME, { path: '^(src/games/|components/games/)', pathNot: ['^src/games/$1/'] }),
    forbid('games-stand-below-the-book', '^src/(games|words)/', {
      path: '^(src/(book|practice|pages|layouts)/|components/)',
    }),
    forbid('games-stand-below-the-reader', '^src/(core|games|words)/', { path: '^src/reading/' }),
    forbid('engines-below-rounds', '^src/games/[^/]+/(engine|hands|house)/', {
      path: '^src/(games/[^/]+/(round|results|quiz|odds|words)|words)/',
    }),
    forbid('rounds-below-words', '^src/games/[^/]+/round/', {
      path: '^src/(games/[^/]+/(results|quiz|odds|words)|words)/',
    }),
    forbid('results-below-words', '^src/games/[^/]+/results/', {
      path: '^src/(games/[^/]+/(quiz|odds|words)|words)/',
    }),
    forbid('book-and-practice-below-components', '^src/(book|practice)/', {
      path: '^(components|src/pages|src/layouts)/',
    }),
    forbid('practice-asks-the-list-of-games', '^(src/(book|practice|words)/|components/(?!games/))', {
      path: '^(src/games|components/games)/[^/]+/',
    }),
    forbid('widgets-of-one-game', '^components/games/([^/]+)/', {
      path: '^(src/games|components/games)/[^/]+/',
      pathNot: ['/games/$1/'],
    }),
    forbid('no-dom-below-components', '^src/(core|games|words|practice|reading)/', { dependencyTypes: ['core'] }),
    {
      name: 'nothing-knows-the-package',
      severity: 'error',
      from: { path: '^(src|components|integrations)/' },
      to: { path: '^(package|hosting)/' },
    },
    forbid('package-knows-no-components', '^package/', { path: '^(components|hosting)/' }),
    forbid('function-knows-no-components', '^hosting/', { path: '^components/' }),
    forbid('tests-are-not-shipped', '^(src|components|package|hosting)/', { path: TESTS }),
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
