import { SHARED_PARAMS } from '#book/share-target.ts';
import { asMeant } from '#core/house/earlier.ts';
import { parseSummary, type Summary } from '#core/summary/summary.ts';
import { EARLIER_MEANINGS } from '#games/index.ts';

/** The ruling that a link states. */
export interface LinkRuling {
  readonly edition: number;
  readonly summary: Summary | undefined;
}

export interface Link {
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

/** The case in an address (`?c=…&v=…&e=1`), or undefined. Chats that write `&amp;` for `&`, or leave a mark behind the link, do no harm. */
export function readLink(search: string): Link | undefined {
  const query = new URLSearchParams(search.replace(/&(?:amp;)+/g, '&'));
  const given = query.get('c');
  if (given === null) return undefined;
  const edition = /^\d{1,4}/.exec(query.get('e') ?? '')?.[0];
  const summary = parseSummary(query.get('v') ?? '');
  const sent = edition === undefined ? undefined : { edition: Number(edition), summary };
  const text = asMeant(given, sent?.edition, EARLIER_MEANINGS);
  return {
    text,
    sent,
    claims: query.get('s') ?? undefined,
    told: query.get('t') ?? undefined,
    ...(query.has('w') ? { typed: true } : {}),
    ...(query.has('g') ? { challenge: true } : {}),
  };
}

/** Has another app handed over a text, in place of a link? */
export function isShared(search: string): boolean {
  return SHARED.test(search) && !/[?&]c=/.test(search);
}

const SHARED = new RegExp(`[?&](?:${Object.values(SHARED_PARAMS).join('|')})=[^&]`);
