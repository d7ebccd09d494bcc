import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from './index.ts';

/** Shared files that name a game, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'src/games/index.ts': 'the list of games',
  'components/games/lessons.ts': 'the list of what lessons on one game may use',
  'components/games/front.ts': 'the list of what front pages may use',
  'components/games/widgets.ts': 'the list of the games’ own widgets',
  'src/reading/told/pieces.ts': 'the same kind of hand as in the words for cards',
  'src/words/vi/proof.ts': 'prose: what was left out where hands were told',
  'src/words/en/proof.ts': 'the same',
  'src/reading/words/cards.ts': 'a kind of hand: three of one rank are called as a game is',
  'src/reading/words/people.ts': 'names of people, one of which is that of a game as well',
  'src/settle.ts': 'prose: an example of a case, for whoever asks for help',
  'src/words/vi/errors.ts': 'prose: the star of the notation, which one game has, and what a text can begin with',
  'src/words/en/errors.ts': 'the same',
  'src/words/vi/site/reference.ts': 'prose: what the five source texts are about',
  'src/words/en/site/reference.ts': 'prose: what the five source texts are about',
  'src/words/vi/search.ts': 'prose: what may be typed',
  'src/words/en/search.ts': 'prose: what may be typed',
  'src/words/ui/sources/titles.ts': 'names of sources',
  'src/words/en/ui/sources.ts': 'names of sources',
};

const SHARED = ['astro.config.mjs', ...globSync('{src,components}/**/*.{ts,tsx,astro,mjs}')].filter(
  (file) => !/^(src|components)\/games\/[^/]+\//.test(file) && !/\.(test|fixture)\.|\/testing\//.test(file),
);

const word = (text: string): RegExp => new RegExp(`(?<![\\p{L}\\d-])${text}(?![\\p{L}\\d-])`, 'u');
const NAMES = GAMES.flatMap(({ id, name }) => [word(id), word(name)]);

/** Code and the text in it, without comments: these may give an example. */
function codeOf(file: string): string {
  return readFileSync(file, 'utf8')
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/(?<!:)\/\/.*$/gm, '');
}

test('no shared file names a game: a sixth one touches none of them', () => {
  const naming = SHARED.filter((file) => NAMES.some((name) => name.test(codeOf(file))));
  expect(naming.sort()).toEqual(Object.keys(EXCEPTIONS).sort());
});
