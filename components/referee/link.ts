import { parseSummary, type Summary } from '#core/summary/summary.ts';

/** What a link says of the ruling that it was made with. */
export interface Sent {
  readonly edition: number;
  readonly summary: Summary | undefined;
}

export interface Link {
  /** The text of the case, as it came. */
  readonly text: string;
  /** Undefined where the link names no edition. */
  readonly sent: Sent | undefined;
  /** Somebody typed it, into the search: it is read as in the box, and not to the letter. */
  readonly typed?: true;
  /** Whoever opens it guesses first. */
  readonly challenge?: true;
}

/** The case in an address (`?c=…&v=…&e=1`), or undefined. Chats that write `&amp;` for `&`, or leave a mark behind the link, do no harm. */
export function readLink(search: string): Link | undefined {
  const query = new URLSearchParams(search.replace(/&(?:amp;)+/g, '&'));
  const text = query.get('c');
  if (text === null) return undefined;
  const edition = /^\d{1,4}/.exec(query.get('e') ?? '')?.[0];
  const summary = parseSummary(query.get('v') ?? '');
  const sent = edition === undefined ? undefined : { edition: Number(edition), summary };
  return { text, sent, ...(query.has('w') ? { typed: true } : {}), ...(query.has('g') ? { challenge: true } : {}) };
}
