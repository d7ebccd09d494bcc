/** Sorts the modules that pages need first into chunks. */

import type { Plugin } from 'vite';
import { GAMES } from '#games/index.ts';

/** What the name of a chunk that is wanted by several begins with; a number follows. */
export const SHARED = 'shared-';

/**
 * Which chunk each module is in: what every page wants is in `page`, what every page with a widget wants in `kit`, the rules of a game
 * in the game's, what one kind of page wants alone in its own. What several kinds share is in chunks by who shares it, so that
 * nobody has to load what they have no use for.
 * @param roots the modules of each file of SCRIPT_FILES, `{game}` and `{lang}` filled in
 * @param chunkOf receives the chunk of each module that is needed first
 */
export function sortModules(roots: ReadonlyMap<string, readonly string[]>, chunkOf: Map<string, string>): Plugin {
  return {
    name: 'sort-modules',
    buildEnd(error) {
      if (error) return;
      const infoOf = (id: string) =>
        this.getModuleInfo(id) ?? this.error(`first-needs.ts names ${id}, which no page loads`);
      const importing = (modules: readonly string[]): ReadonlySet<string> => {
        const all = new Set(modules);
        for (const id of all) for (const to of infoOf(id).importedIds) all.add(to);
        return all;
      };
      const rootOf = new Map([...roots].flatMap(([file, modules]) => modules.map((id) => [id, file] as const)));
      const atOnce = new Map<string, Set<string>>();
      const late = new Map<string, Set<string>>();
      const note = (by: Map<string, Set<string>>, id: string, who: string) =>
        by.set(id, (by.get(id) ?? new Set()).add(who));
      for (const [file, modules] of roots) for (const id of importing(modules)) note(atOnce, id, file);
      for (const entry of this.getModuleIds()) {
        if (!rootOf.has(entry) && infoOf(entry).dynamicImporters.length > 0)
          for (const id of importing([entry])) note(late, id, entry);
      }
      const shared = new Map<string, string>();
      for (const [id, wanted] of atOnce) {
        const files = [...wanted];
        const later = [...(late.get(id) ?? [])];
        const key = [...files, '', ...later].join();
        shared.set(key, shared.get(key) ?? `${SHARED}${shared.size}`);
        chunkOf.set(id, ownChunk(id, files, later) ?? rootOf.get(id) ?? shared.get(key) ?? SHARED);
      }
    },
  };
}

/** The chunk of a module that these want at once, and these late; undefined where it is shared. */
function ownChunk(id: string, files: readonly string[], late: readonly string[]): string | undefined {
  const [first = '', ...others] = files;
  if (first === 'page' || first === 'kit') return first;
  const [game, ...more] = GAMES.filter((one) => files.includes(one.id));
  if (game && more.length > 0) return 'kit';
  // What stands in no game's folder may be wanted late by other games.
  if (game && (late.length === 0 || id.includes(`/games/${game.id}/`))) return game.id;
  return late.length === 0 && others.length === 0 ? first : undefined;
}
