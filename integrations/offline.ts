/**
 * Writes the service worker (`sw.js`) and what readers see before they agree to it (`offline.json`), see ADR 19. It runs last,
 * because it lists the files as they are served.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { z } from 'astro/zod';
import { build } from 'vite';
import { EDITION } from '#book/edition.ts';
import type { Lang } from '#core/lang.ts';
import type { FileEntry, Lists } from '#src/offline/lists.ts';
import type { About, SavedBuild } from '#src/offline/messages.ts';
import { revisionOf } from '#src/offline/revision.ts';
import { offlineWords } from '#words/offline.ts';
import { barePage } from './offline/bare-page.ts';
import { type Built, fileAddress, filesOf, isHashed } from './offline/list.ts';
import { shippedModules } from './shipped.ts';

/** What is read of the catalogue for programs. */
const BOOK = z.object({
  editions: z.array(z.object({ edition: z.number(), date: z.string() })),
  games: z.array(z.object({ id: z.string(), rules: z.array(z.object({ id: z.string() })) })),
});
const TEXT = /\.(?:html|js|css|svg|json|webmanifest)$/;
/** File types that are compressed already. */
const PACKED = /\.(?:woff2|png|webp|avif)$/;
/** The page shown in place of one that is not saved. */
const MISSING = { vi: 'vi/khong-mang/', en: 'en/khong-mang/' } as const;
const WORKER = fileURLToPath(new URL('../src/offline/worker.ts', import.meta.url));

/** @param packages receives the folder of every package that the worker contains */
export function offline(packages: Set<string>): AstroIntegration {
  return {
    name: 'offline',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const lists = await listsOf(root);
        const about: About = {
          edition: EDITION,
          date: lists.date,
          shared: lists.shared,
          langs: { vi: savedFiles(lists.langs.vi), en: savedFiles(lists.langs.en) },
        };
        writeFileSync(`${root}offline.json`, JSON.stringify(about));
        writeFileSync(`${root}sw.js`, await bundle(lists, packages));
      },
    },
  };
}

async function listsOf(root: string): Promise<Lists> {
  const paths = globSync('**/*.*', { cwd: root }).sort();
  const built: Built = new Map(
    paths.map((path) => [path, TEXT.test(path) ? readFileSync(root + path, 'utf8') : undefined]),
  );
  const files = { vi: filesOf('vi', built), en: filesOf('en', built) };
  const both = files.vi.filter((path) => files.en.includes(path));
  const entry = async (path: string): Promise<FileEntry> =>
    isHashed(path) ? [fileAddress(path)] : [fileAddress(path), await revisionOf(readFileSync(root + path))];
  const entriesOf = (list: readonly string[]): Promise<FileEntry[]> => Promise.all(list.map(entry));
  const weightOf = (list: readonly string[]): number =>
    list.reduce((sum, path) => sum + sentSize(path, readFileSync(root + path)), 0);
  const listOf = async (lang: Lang): Promise<Lists['langs'][Lang]> => ({
    bytes: weightOf(files[lang]),
    build: await revisionOf(Buffer.from((await entriesOf(files[lang])).flat().join())),
    files: await entriesOf(files[lang].filter((path) => !both.includes(path))),
  });
  const missingOf = async (lang: Lang): Promise<Lists['missing'][Lang]> => {
    const { missing } = await offlineWords(lang);
    const { openable, nothing } = missing;
    return { address: MISSING[lang], bare: barePage(lang, missing), words: { openable, nothing } };
  };
  const book = BOOK.parse(JSON.parse(built.get('rules.json') ?? ''));
  return {
    date: book.editions.find(({ edition }) => edition === EDITION)?.date ?? '',
    both: await entriesOf(both),
    shared: weightOf(both),
    langs: { vi: await listOf('vi'), en: await listOf('en') },
    missing: { vi: await missingOf('vi'), en: await missingOf('en') },
    games: Object.fromEntries(
      book.games.flatMap((game) => game.rules.map(({ id }) => [id.replace(/-.*/, ''), game.id])),
    ),
  };
}

function savedFiles({ bytes, build }: SavedBuild): SavedBuild {
  return { bytes, build };
}

/** The size of a file as it is sent. */
function sentSize(path: string, file: Buffer): number {
  return PACKED.test(path) ? file.length : gzipSync(file).length;
}

/** The worker as one classic script: not every browser runs a module as a worker. */
async function bundle(lists: Lists, packages: Set<string>): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [shippedModules(packages)],
    define: { __LISTS__: JSON.stringify(lists), 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: WORKER, output: { format: 'iife' } } },
  });
  const [first] = [made].flat();
  if (!first || !('output' in first)) throw new Error('the service worker was not bundled');
  return first.output[0].code;
}
