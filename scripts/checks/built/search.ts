import { readFileSync } from 'node:fs';
import { LANGS } from '#core/lang.ts';
import type { NamesFile, TextsFile } from '#src/search/record.ts';
import { type Check, joinFaults } from '../check.ts';
import { BASE, type BuiltPage, builtFile, langOf } from './page.ts';

/** Every search record leads to a page of its language, and to a place that this page has. */
export function checkSearch(pages: readonly BuiltPage[]): Check[] {
  return LANGS.flatMap((lang) => {
    const names: NamesFile = JSON.parse(readFileSync(builtFile(`/tim/${lang}.json`), 'utf8'));
    const texts: TextsFile = JSON.parse(readFileSync(builtFile(`/tim/loi.${lang}.json`), 'utf8'));
    const isOne = names.edition === texts.edition && names.records.length === texts.texts.length;
    return [
      { name: `/tim/${lang}.json: places`, fault: joinFaults(searchFaults(names, lang, pages)) },
      {
        name: `/tim/loi.${lang}.json: a text for each place`,
        fault: joinFaults(isOne ? [] : ['not those of the names']),
      },
    ];
  });
}

/** Every record that leads nowhere. */
export function searchFaults(
  file: Pick<NamesFile, 'pages' | 'records'>,
  lang: string,
  pages: readonly BuiltPage[],
): string[] {
  const places = new Map(pages.map(({ path, ids }) => [`${BASE}${path}`, ids]));
  return file.records.flatMap(({ page, id }) => {
    const path = file.pages[page] ?? '';
    const there = places.get(path);
    if (!there) return [`${path} is no page`];
    if (langOf(path.slice(BASE.length)) !== lang) return [`${path} is of the other language`];
    return id === undefined || there.has(id) ? [] : [`${path}#${id}: no such place`];
  });
}
