import { SHARED_PARAMS } from '#book/share-target.ts';
import { readInTab, writeInTab } from '#components/storage/tab.ts';
import { type CaseLink, readCaseLink } from '#core/links/case-link.ts';
import { EARLIER_MEANINGS } from '#games/index.ts';

export interface LinkedCase extends CaseLink {
  /** The words in which the reader told this case in this tab: they stand in the box as they were typed. */
  readonly words?: string | undefined;
}

/** The case in the address of the page. */
export function readLink(search: string): LinkedCase | undefined {
  const link = readCaseLink(search, EARLIER_MEANINGS);
  return link && { ...link, words: keptWords().find(([of]) => of === search)?.[1] };
}

/** How many cases a tab keeps the words of: as far as anybody goes back. */
const MOST_KEPT = 20;

/** Keeps the words that a case was told in, through a reload, a way back and another language: its address holds the case alone. */
export function keepWords(search: string, words: string | undefined): void {
  const others = keptWords().filter(([of]) => of !== search);
  const kept = words === undefined ? others : [...others, [search, words]];
  writeInTab('referee', JSON.stringify(kept.slice(-MOST_KEPT)));
}

function keptWords(): readonly (readonly [search: string, words: string])[] {
  try {
    return JSON.parse(readInTab('referee') || '[]');
  } catch {
    return [];
  }
}

/** Has another app handed over a text, in place of a link? */
export function isShared(search: string): boolean {
  return SHARED.test(search) && !/[?&]c=/.test(search);
}

const SHARED = new RegExp(`[?&](?:${Object.values(SHARED_PARAMS).join('|')})=[^&]`);
