/** Builds the published `package.json`. */

import { REPOSITORY } from '#book/repository.ts';
import { GAMES } from '#games/index.ts';

/** The fields taken over from the repository's own `package.json`. */
interface Root {
  readonly [key: string]: unknown;
}

/** The modules that can be imported by name, and the source of each. */
const ENTRIES: ReadonlyMap<string, string> = new Map([
  ['.', 'package/index.ts'],
  ['./rulebook', 'package/rulebook.ts'],
  ...GAMES.map(({ id }) => [`./${id}`, `package/${id}.ts`] as const),
]);
const COMMAND_LINE = 'package/cli.ts';

/** The repository that publishes it: npm takes a statement of provenance only where it is the one whose workflow ran. */
const REPO = process.env['PUBLIC_REPO_URL'] || REPOSITORY;

/**
 * The manifest, the sources of its entries, and that of the command line.
 * @param site where the rule book can be read; without it the package's home is the repository
 */
export function manifestOf({ name, version, license, engines, dependencies }: Root, site?: string) {
  const built = (source: string, ending: string): string => `./dist/${source.replace(/ts$/, ending)}`;
  const manifest = {
    name,
    version,
    description:
      'The rules of Vietnamese card games: rulings with reasons under any house rules, rounds, a command line and an MCP server.',
    keywords: ['card-game', 'rules', 'referee', 'vietnamese', 'mcp', ...GAMES.map(({ id }) => id)],
    homepage: site ?? `${REPO}#readme`,
    bugs: { url: `${REPO}/issues` },
    license,
    author: 'Luật Bài',
    repository: { type: 'git', url: `git+${REPO}.git`, directory: 'package' },
    type: 'module',
    engines,
    sideEffects: false,
    bin: { [String(name)]: built(COMMAND_LINE, 'js') },
    exports: {
      ...Object.fromEntries(
        [...ENTRIES].map(([entry, source]) => [entry, { types: built(source, 'd.ts'), default: built(source, 'js') }]),
      ),
      './rules.json': './rules.json',
      './package.json': './package.json',
    },
    files: ['dist', 'search', 'rules.json', 'CHANGELOG.md', 'THIRD-PARTY.md'],
    dependencies: { 'pure-rand': Reflect.get(Object(dependencies), 'pure-rand') },
  };
  return { manifest, entries: [...ENTRIES.values()], commandLine: COMMAND_LINE };
}
