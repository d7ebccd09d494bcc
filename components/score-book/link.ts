/** An evening in the address of a page: whoever opens it sees the book as it stood, and may take it over. */

import { href, pathOf } from '#book/address.ts';
import { EDITION } from '#book/edition.ts';
import type { Evening } from '#core/evening/evening.ts';
import { parseEvening } from '#core/evening/json.ts';
import type { Lang } from '#core/lang.ts';
import { parseJson } from '#core/parse-json.ts';
import { err, ok, type Result } from '#core/result.ts';
import { type PackingFault, packText, unpackText } from './link/packed.ts';
import { longEvening, shortEvening } from './link/short-evening.ts';

export type EveningLinkFault = PackingFault | 'later-edition';

/** No evening is longer; a browser may hand over megabytes. */
const LONGEST = 1_000_000;

/**
 * The address that opens an evening. It stands in the fragment, which no server sees, and ends in a digit: chats cut a mark off.
 * @returns `unsupported` where the browser cannot compress: a file is all that can be sent
 */
export async function eveningLink(evening: Evening, lang: Lang): Promise<Result<string, 'unsupported'>> {
  const packed = await packText(shortEvening(evening));
  return packed.ok ? ok(`${href(pathOf(lang, 'so-diem'))}#so=${packed.value}&e=${EDITION}`) : packed;
}

/**
 * The evening that an address carries. Never throws.
 * @param fragment of the address, with its `#`
 * @returns null where it carries none
 */
export async function readEveningLink(fragment: string): Promise<Result<Evening, EveningLinkFault> | null> {
  const packed = new URLSearchParams(fragment.replace(/^#/, '')).get('so');
  if (packed === null) return null;
  if (packed.length > LONGEST) return err('too-long');
  const text = await unpackText(packed);
  if (!text.ok) return text;
  const read = parseEvening(longEvening(parseJson(text.value)));
  return read.ok ? read : err(read.error === 'later-edition' ? 'later-edition' : 'broken');
}
