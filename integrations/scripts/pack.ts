/** Packs the chunks of a bundle into files that register what they hold. */

import { createHash } from 'node:crypto';
import path from 'node:path';
import type { Rolldown } from 'vite';
import { NEEDED_BY, TOUCHED, TYPED } from '#components/loading/first-needs.ts';
import { GAMES } from '#games/index.ts';
import { type Ask, joinFiles } from './join-files.ts';
import { SHARED } from './sort-modules.ts';

/** Where the files lie within the site. */
export const FOLDER = '_astro/';

export interface Bundle {
  /** The text of each file by its name: scripts, and the style sheets that come late. */
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** For each of SCRIPT_FILES, `{game}` filled in, the names of the files that it comes to. */
  readonly needs: ReadonlyMap<string, readonly string[]>;
}

/** A dynamic import as the bundler writes it for CommonJS, minified. */
const LATE = /Promise\.resolve\(\)\.then\(\(\)=>require\((?:`|")\.\/([^`"]+)(?:`|")\)\)/g;
const REQUIRE = /require\("\.\/([^"]+)"\)/g;
/** How it hands out names of a chunk that may not have their values yet. */
const GETTERS =
  /Object\.defineProperty\(exports,"\w+",\{enumerable:!0,get:function\(\)\{return [\w$]+\}\}\)(?:,Object\.defineProperty\(exports,"\w+",\{enumerable:!0,get:function\(\)\{return [\w$]+\}\}\))*/g;
const GETTER = /Object\.defineProperty\(exports,"(\w+)",\{enumerable:!0,get:function\(\)\{return ([\w$]+)\}\}\)/g;

/** What stands for a file's name, in characters that no text of ours has. */
const STAND_IN = /\uE000(\d+)\uE001/g;

/** How much more often a page is opened than one of the things is used that come late. */
const OPENED = 8;

type Chunks = ReadonlyMap<string, Rolldown.OutputChunk>;
/** The chunks of a file. */
type File = readonly string[];

/** Modules, by their paths. */
interface Wants {
  /** Those of each of SCRIPT_FILES, `{game}` filled in. */
  readonly roots: ReadonlyMap<string, readonly string[]>;
  /** One that nobody asks for: what imports it late is refused. */
  readonly without: string;
}

export function pack(
  output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  { roots, without }: Wants,
): Bundle {
  const chunks: Chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
  /** The chunk itself and all that must be here before it can run. */
  const closure = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    for (const to of chunks.get(name)?.imports ?? []) closure(to, found);
    return found;
  };
  const first = new Map(
    [...roots].map(([file, modules]) => {
      const own = [...chunks].filter(([, { moduleIds }]) => moduleIds.some((id) => modules.includes(id)));
      // The bundler's own helpers are wanted by any late chunk of any page.
      const helpers = [...chunks].filter(([, { name }]) => file === 'page' && name === 'rolldown-runtime');
      return [file, union([...own, ...helpers].map(([name]) => closure(name)))] as const;
    }),
  );
  const held: readonly File[] = joinFiles(
    new Map([...chunks].map(([name, { code }]) => [name, code.length])),
    asksOf(chunks, closure, first),
    new Set([...chunks].flatMap(([name, { isEntry }]) => (isEntry ? [name] : []))),
  );
  const fileOf = new Map(held.flatMap((file) => file.map((name) => [name, file] as const)));
  const filesOf = (names: Iterable<string>) => new Set([...names].flatMap((name) => [fileOf.get(name) ?? []]));
  const ids = idsOf(chunks);
  /** Stands for a file's name in texts until all of them are written: its name holds the hash of what it names. */
  const standIn = (file: File): string => `\uE000${held.indexOf(file)}\uE001`;

  /** What late chunks need beside the rules of a game is told by the file of the game: no page needs those of other games. */
  const further = new Map<File, Record<string, string>>();
  const late = (from: string, to: string): string => {
    if (chunks.get(to)?.moduleIds.includes(without)) return 'Promise.reject()';
    const missing = [...filesOf(closure(to)).difference(filesOf(closure(from)))];
    const game = missing.find((file) => file.some((name) => GAMES.some(({ id }) => id === chunks.get(name)?.name)));
    const others = missing.filter((file) => file !== game).map(standIn);
    if (game && others.length > 0) further.set(game, { ...further.get(game), [ids.get(to) ?? to]: others.join(' ') });
    return `late("${ids.get(to)}","${game ? standIn(game) : others.join(' ')}")`;
  };
  const bodies = held.map((file) =>
    file.map((name) => {
      const code = (chunks.get(name)?.code ?? '').trim().replace(LATE, (_, to: string) => late(name, to));
      if (/[^.\w]import\(/.test(code)) throw new Error(`${name} has an import() that is not rewritten`);
      const short = code
        .replace(GETTERS, (all) => `give(exports,{${all.replace(GETTER, '$1:()=>$2')}})`)
        .replace(REQUIRE, (_, to: string) => `require("${ids.get(to)}")`);
      return `"${ids.get(name)}":function(require,exports,give){${short}}`;
    }),
  );
  const texts = held.map((file, at) => {
    const begins = file.filter((name) => chunks.get(name)?.isEntry).map((name) => ids.get(name));
    return `"use strict";chunk("${standIn(file)}",{${bodies[at]}},${JSON.stringify(begins)},${JSON.stringify(further.get(file) ?? {})})\n`;
  });
  const names = named(
    texts,
    held.map((file) => {
      const own = file.map((name) => chunks.get(name)?.name ?? '').find((name) => !name.startsWith(SHARED));
      return own ?? SHARED.slice(0, -1);
    }),
  );
  const withNames = (text: string): string => text.replace(STAND_IN, (_, at) => names[at] ?? '');
  return {
    files: new Map([
      ...texts.map((text, at) => [names[at] ?? '', withNames(text)] as const),
      ...output.flatMap((one) =>
        one.type === 'asset' ? [[one.fileName.replace(FOLDER, ''), one.source] as const] : [],
      ),
    ]),
    needs: new Map(
      [...first].map(([name, wanted]) => [name, [...filesOf(wanted)].map((file) => names[held.indexOf(file)] ?? '')]),
    ),
  };
}

/** A short id for each chunk, which stays while it holds the same modules. */
function idsOf(chunks: Chunks): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    [...chunks].map(([name, { facadeModuleId, moduleIds }]) => {
      const held = [facadeModuleId ?? '', ...moduleIds].map((id) => path.relative(process.cwd(), id));
      const hash = createHash('sha256').update(held.join()).digest('base64url');
      let length = 3;
      while (taken.has(hash.slice(0, length))) length++;
      taken.add(hash.slice(0, length));
      return [name, hash.slice(0, length)] as const;
    }),
  );
}

/** The name of each file, with a hash of its text and of the text of every file that it names. */
function named(texts: readonly string[], names: readonly string[]): string[] {
  return texts.map((_, at) => {
    const reached = new Set([at]);
    for (const one of reached) for (const [, to] of (texts[one] ?? '').matchAll(STAND_IN)) reached.add(Number(to));
    const hash = createHash('sha256').update([...reached].map((one) => texts[one]).join());
    return `${names[at]}.${hash.digest('base64url').slice(0, 6)}.js`;
  });
}

function union<T>(sets: readonly ReadonlySet<T>[]): Set<T> {
  return new Set(sets.flatMap((set) => [...set]));
}

/** What pages ask for at once, and what is asked for late beside what every page that may want it has. */
function asksOf(
  chunks: Chunks,
  closure: (name: string) => ReadonlySet<string>,
  first: ReadonlyMap<string, ReadonlySet<string>>,
): Ask[] {
  const pages = Object.entries(NEEDED_BY).flatMap(([kind, names]) =>
    GAMES.map(({ id }) => {
      const files = ['page', ...names].map((name) => name.replace('{game}', id));
      return { id, kind, chunks: union(files.flatMap((file) => first.get(file) ?? [])) };
    }),
  );
  /** The pages that may want a chunk late, through whatever else comes late. */
  const wantedBy = new Map<string, Set<(typeof pages)[number]>>();
  for (const page of pages) {
    const reached = new Set(page.chunks);
    for (const name of reached) {
      for (const to of chunks.get(name)?.dynamicImports ?? []) {
        wantedBy.set(to, (wantedBy.get(to) ?? new Set()).add(page));
        for (const one of closure(to)) reached.add(one);
      }
    }
  }
  const readers = union(TYPED.flatMap((name) => first.get(name) ?? []));
  const referees = pages.filter(({ kind }) => kind === 'referee');
  const typed = [...readers].filter((name) => !referees.every((page) => page.chunks.has(name)));
  const widgets = new Set([...(first.get('kit') ?? [])].flatMap((name) => chunks.get(name)?.dynamicImports ?? []));
  const touched = GAMES.map(({ id }) => union(TOUCHED.flatMap((name) => first.get(name.replace('{game}', id)) ?? [])));
  const lateAsk = (to: string): Ask => {
    const by = wantedBy.get(to) ?? new Set();
    const missing = [...closure(to)].filter((name) => ![...by].every((page) => page.chunks.has(name)));
    // A widget that stands in a page comes with it, on pages of every game.
    const isWidget = /\/components\/.*\.tsx$/.test(chunks.get(to)?.facadeModuleId ?? '') && widgets.has(to);
    return { chunks: new Set(missing), weight: isWidget ? OPENED * GAMES.length : 1 };
  };
  return [
    ...pages.map((page) => ({ chunks: page.chunks, weight: OPENED })),
    ...touched.map((asked) => ({ chunks: asked, weight: 1 })),
    { chunks: new Set(typed), weight: OPENED * GAMES.length },
    ...[...wantedBy.keys()].filter((to) => !readers.has(to)).map(lateAsk),
  ];
}
