import { GAMES } from '#games/index.ts';
import { type FileName, NAMED_BY_ADDRESS, NEEDED_BY, type PageNeeds, TOUCHED, TYPED } from './first-needs.ts';

/** By name of SCRIPT_FILES, `{game}` filled in, the built files that it comes to. */
type Needs = Readonly<Record<string, readonly string[]>>;

/** What <html> tells the loader (loader.ts). */
export interface ScriptAttributes {
  /** Files that belong together, with `;` between those that do not wait for each other. */
  readonly 'data-first': string;
  /** The same for a widget that waits for a touch. */
  readonly 'data-touched'?: string;
  /** For who types into the page, once the first of its files is here. */
  readonly 'data-typed'?: string;
  /** As JSON, the further files of each game, where the address names it. */
  readonly 'data-of-games'?: string;
}

/** @param games the games of the page, where they are known */
export function attributesOf(needs: Needs, kind: PageNeeds, games: readonly string[]): ScriptAttributes {
  const filesOf = (names: readonly FileName[], of: readonly string[], without: readonly string[] = []): string[] => {
    const filled = names.flatMap((name) =>
      name.includes('{game}') ? of.map((game) => name.replace('{game}', game)) : [name],
    );
    const files = new Set(filled.flatMap((name) => needs[name] ?? []));
    return [...files].filter((file) => !without.includes(file));
  };
  const names = NEEDED_BY[kind];
  const named = NAMED_BY_ADDRESS.includes(kind);
  const page = kind === 'embed' ? [] : filesOf(['page'], []);
  const widgets = filesOf(names, named ? [] : games);
  // Controls that no widget holds are used again by the page's own script, which therefore comes last.
  const plain = names.every((name) => name !== 'kit');
  const touched = kind === 'front' ? filesOf(TOUCHED, games, widgets) : [];
  const ofGames = GAMES.map(({ id }) => [id, filesOf(names, [id], widgets).join(' ')]);
  return {
    'data-first': (plain ? [[...widgets.filter((file) => !page.includes(file)), ...page]] : [page, widgets])
      .map((files) => files.join(' '))
      .join(';'),
    ...(touched.length > 0 ? { 'data-touched': touched.join(' ') } : {}),
    ...(kind === 'referee' ? { 'data-typed': filesOf(TYPED, [], widgets).join(' ') } : {}),
    ...(named ? { 'data-of-games': JSON.stringify(Object.fromEntries(ofGames)) } : {}),
  };
}
