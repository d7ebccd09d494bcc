/** The report of a reader who disagrees, as text and as the address of a prefilled issue. */

/** The forms of `.github/ISSUE_TEMPLATE` that a report fills in, by what the reader says: another house, or an error. */
export type IssueForm = 'house-differs' | 'wrong-verdict';

/** The field of each of them that takes the report: GitHub fills a field in by its id. */
export const REPORT_FIELD = 'report';

/**
 * The longest address that browsers and servers all take. Readers who are not signed in come by a page that has this address as a
 * part of its own, escaped once more: it counts as it is there.
 */
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
 * The address of a new issue with title and report filled in: the first of the texts that it can hold, or as much of the last
 * one as it can.
 * @param repository where the source is kept
 * @param form which of its forms is filled in
 * @param texts the same report, shorter and shorter
 */
export function issueAddress(repository: string, form: IssueForm, title: string, texts: readonly string[]): string {
  const heading = escaped([...title].slice(0, LONGEST_TITLE).join(''));
  const head = `${repository.replace(/\/+$/, '')}/issues/new?template=${form}.yml&title=${heading}&${REPORT_FIELD}=`;
  const room = LONGEST_ADDRESS - lengthOf(head);
  const filled = texts.map(escaped);
  return head + (filled.find((text) => lengthOf(text) <= room) ?? cut(texts.at(-1) ?? '', room));
}

/** As many whole characters as fit once they are escaped. */
function cut(text: string, room: number): string {
  let fitting = '';
  let left = room;
  for (const char of text) {
    const next = escaped(char);
    if (left < lengthOf(next)) break;
    left -= lengthOf(next);
    fitting += next;
  }
  return fitting;
}

/** How long a part of an address is as a part of another one. */
function lengthOf(part: string): number {
  return encodeURIComponent(part).length;
}

/** Half a character, as a field that is cut off in the middle of an emoji holds, has no place in an address. */
function escaped(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, ''));
}
