/** The two files of the search in a language: what is found by name, and the texts. */

import type { Lang } from '#core/lang.ts';
import type { NamesFile, TextsFile } from '#src/search/record.ts';
import { ROOT } from '../offline/place.ts';

const names = new Map<Lang, Promise<NamesFile>>();

/** The names; asked for together with the search's own script, and again where they did not come. */
export function bringNames(lang: Lang): Promise<NamesFile> {
  const coming =
    names.get(lang) ??
    bring<NamesFile>(lang).catch((error: unknown) => {
      names.delete(lang);
      throw error;
    });
  names.set(lang, coming);
  return coming;
}

/** The texts that belong to these names. */
export async function bringTexts(lang: Lang, { edition }: NamesFile): Promise<TextsFile> {
  const texts = await bring<TextsFile>(`loi.${lang}`);
  if (texts.edition === edition) return texts;
  // The site was published in between: the next try asks for both.
  names.delete(lang);
  throw new Error('search: texts of another edition');
}

async function bring<File>(file: string): Promise<File> {
  const answer = await fetch(`${ROOT}tim/${file}.json`);
  if (!answer.ok) throw new Error(`search: ${answer.status}`);
  return answer.json();
}
