/** What a link to a case says besides it. */

import { encodeReadable } from '#words/text.ts';

/** What a link says of a case besides. */
export interface LinkMarks {
  /** Who says what of it. */
  readonly s?: string | undefined;
  /** Which hands were told by what they come to. */
  readonly t?: string | undefined;
}

/** The same link with what is said of the case. */
export function withMarks(link: string, marks: LinkMarks): string {
  const said = Object.entries(marks).map(([key, text]) => (text ? `&${key}=${encodeReadable(text)}` : ''));
  return link.replace(/(?=&e=\d+$)/, said.join(''));
}
