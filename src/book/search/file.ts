/** What the search of one language searches in: every place that a reader can be led to. */

import { createHash } from 'node:crypto';
import type { Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { fold } from '#src/search/fold.ts';
import { type NamesFile, PLACE_KINDS, type SearchFile, type SearchRecord, type TextsFile } from '#src/search/record.ts';
import { href, pathOf } from '../address.ts';
import { demand } from '../catalogue/read.ts';
import { lessonRecords, type PathRecord } from './lessons.ts';
import { missing, otherNames } from './other-names.ts';
import { argumentRecords, incidentRecords, pageRecords, sourceRecords, termRecords } from './references.ts';
import { ruleRecords } from './rules.ts';

/** `/tim/vi.json`, and `/tim/loi.vi.json` with the same edition. */
export function searchParts(lang: Lang): { readonly names: NamesFile; readonly texts: TextsFile } {
  const file = searchFile(lang);
  const edition = createHash('sha256').update(JSON.stringify(file)).digest('base64url').slice(0, 8);
  return {
    names: { ...file, edition, records: file.records.map(({ text: _, ...named }) => named) },
    texts: { edition, texts: file.records.map(({ text }) => text) },
  };
}

/** Both in one. */
export function searchFile(lang: Lang): SearchFile {
  const other = otherNames();
  const placed = [
    ...ruleRecords(lang, other),
    ...termRecords(lang, other),
    ...lessonRecords(lang),
    ...argumentRecords(lang, other),
    ...incidentRecords(lang),
    ...sourceRecords(lang),
    ...pageRecords(lang),
  ].toSorted((a, b) => PLACE_KINDS.indexOf(a.kind) - PLACE_KINDS.indexOf(b.kind));
  const paths = [...new Set(placed.map(({ path }) => path))];
  demand('content/search-names.yaml', missing(other.pages, 'page', new Set(paths.map(withoutLang))));
  return {
    games: GAMES.map(({ id, name, ink, aliases }) => ({
      id,
      name,
      ink,
      said: [...new Set([fold(name), ...aliases.map(({ said }) => said)])],
    })),
    pages: paths.map(href),
    referee: href(pathOf(lang, 'trong-tai')),
    glossary: href(pathOf(lang, 'thuat-ngu')),
    records: placed.map((one) => recordOf(one, paths, other.pages)),
  };
}

/** Without what is empty, and each name once. */
function recordOf(
  { path, ...of }: PathRecord,
  paths: readonly string[],
  pages: ReadonlyMap<string, readonly string[]>,
): SearchRecord {
  const { names: own = [], synonyms: said = [], mentions: told = [], ...rest } = of;
  const pageNames = (of.id === undefined && pages.get(withoutLang(path))) || [];
  const names = new Set(own.filter((name) => name !== of.title));
  const synonyms = new Set([...said, ...pageNames].filter((name) => !names.has(name)));
  const mentions = new Set(told.filter((name) => !synonyms.has(name) && !names.has(name)));
  return {
    ...rest,
    page: paths.indexOf(path),
    ...(names.size > 0 ? { names: [...names] } : {}),
    ...(synonyms.size > 0 ? { synonyms: [...synonyms] } : {}),
    ...(mentions.size > 0 ? { mentions: [...mentions] } : {}),
  };
}

function withoutLang(path: string): string {
  return path.replace(/^\/[a-z]+\//, '');
}
