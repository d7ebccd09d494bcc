/** The case that an address carries (ADR 10). */

import { asMeant } from '../house/earlier.ts';
import type { EarlierMeaning } from '../house-rules.ts';
import { parseSummary, type Summary } from '../summary/summary.ts';

/** The ruling that a link states. */
export interface LinkRuling {
  readonly edition: number;
  readonly summary: Summary | undefined;
}

export interface CaseLink {
  /** The text of the case, as it came; a house rule that its edition did not know is said as well. */
  readonly text: string;
  /** Undefined where the link names no edition. */
  readonly sent: LinkRuling | undefined;
  /** It was typed into the search, so it is read as free text, and not literally. */
  readonly typed?: true;
  /** Who says what (`an:win;cai:push`), where somebody does. */
  readonly claims?: string | undefined;
  /** Which hands were told by what they come to (`cai:18;an:17`): the cards stand in for them. */
  readonly told?: string | undefined;
  /** The link asks for a guess first. */
  readonly challenge?: true;
}

/**
 * The case in an address (`?c=…&v=…&e=1`), or undefined. Chats that write `&amp;` for `&`, or leave a mark behind the link, do no harm.
 * @param meanings what links of earlier editions meant by house rules that they could not name
 */
export function readCaseLink(search: string, meanings: readonly EarlierMeaning[]): CaseLink | undefined {
  const query = new URLSearchParams(search.replace(/&(?:amp;)+/g, '&'));
  const given = query.get('c');
  if (given === null) return undefined;
  const edition = /^\d{1,4}/.exec(query.get('e') ?? '')?.[0];
  const summary = parseSummary(query.get('v') ?? '');
  const sent = edition === undefined ? undefined : { edition: Number(edition), summary };
  return {
    text: asMeant(given, sent?.edition, meanings),
    sent,
    claims: query.get('s') ?? undefined,
    told: query.get('t') ?? undefined,
    ...(query.has('w') ? { typed: true } : {}),
    ...(query.has('g') ? { challenge: true } : {}),
  };
}
