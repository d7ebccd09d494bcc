/** The report of a reader who disagrees, as text and as the address of a prefilled issue. */

/** The longest address that browsers and servers all take. */
const LONGEST_ADDRESS = 8000;
/** The longest title of an issue. */
const LONGEST_TITLE = 120;

/**
 * The report as text: the reader's statement comes first, then what it is about.
 * @param says one of the two possible statements
 * @param line what the reader adds in their own words
 */
export function reportText(says: string, line: string, about: string): string {
  const own = line.trim();
  return `${own === '' ? `${says}.` : `${says}: ${own}`}\n\n${about}`;
}

/**
 * The address of a new issue with title and text filled in: the first of the texts that it can hold, or as much of the last
 * one as it can.
 * @param repository where the source is kept
 * @param texts the same report, shorter and shorter
 */
export function issueAddress(repository: string, title: string, texts: readonly string[]): string {
  const head = `${repository.replace(/\/+$/, '')}/issues/new?title=${escaped([...title].slice(0, LONGEST_TITLE).join(''))}&body=`;
  const room = LONGEST_ADDRESS - head.length;
  const bodies = texts.map(escaped);
  return head + (bodies.find(({ length }) => length <= room) ?? cut(texts.at(-1) ?? '', room));
}

/** As many whole characters as fit once they are escaped. */
function cut(text: string, room: number): string {
  let body = '';
  for (const char of text) {
    const next = escaped(char);
    if (body.length + next.length > room) break;
    body += next;
  }
  return body;
}

/** Half a character, as a field that is cut off in the middle of an emoji holds, has no place in an address. */
function escaped(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
}
