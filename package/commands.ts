/** The commands of the command line, except the server. */

import { stderr } from 'node:process';
import { assertDefined } from '#core/assert-defined.ts';
import { LANGS, type Lang } from '#core/lang.ts';
import { answerCases } from '#src/settle/answer.ts';
import type { Words } from '#src/settle/flags.ts';
import { errorLine, type Settled, settleWith } from '#src/settle/line.ts';
import { say } from '#src/settle/streams.ts';
import { freeSuits } from './explain.ts';
import { games, readLeniently } from './index.ts';
import type { Note } from './rulebook.ts';
import { findRules, ruleText } from './rules.ts';
import { placeText, searchBook } from './search.ts';

/** The `settle` contract; `--loose` also reads free text. */
export function settleCases({ flags, others }: Words): Promise<number> {
  const withBranches = flags.has('--branches');
  return answerCases(others, (text) =>
    flags.has('--loose') ? settleLoosely(text, withBranches) : settleWith(text, games, withBranches),
  );
}

/**
 * The contract's output line for the case that was understood. Standard error says how free text was read, or what to write
 * instead.
 */
function settleLoosely(text: string, withBranches: boolean): Settled {
  const readings = LANGS.map((lang) => readLeniently(text, { lang, open: true }));
  const read = assertDefined(readings.find(({ ok }) => ok) ?? readings[0]);
  if (!read.ok) {
    const { error, sentence, suggestion, question } = read.error;
    const instead = question?.answers.map((one) => one.text) ?? (suggestion ? [suggestion.text] : []);
    for (const one of instead) stderr.write(`luat-bai: perhaps ${one.trim().replace(/\s+/g, ' ')}\n`);
    return errorLine(error, sentence);
  }
  const { text: canonical, display, written, seats, unread, contradictions, notes } = read.value;
  if (written === 'words') {
    const free = freeSuits(seats);
    stderr.write(`luat-bai: read as ${display}\n`);
    if (free.length > 0) stderr.write(`luat-bai: any suit will do for ${free.join(' ')}\n`);
    if (unread.length > 0) stderr.write(`luat-bai: passed over ${unread.map(({ found }) => found).join(', ')}\n`);
  }
  for (const { name, said } of contradictions)
    stderr.write(`luat-bai: “${said.found}” is said of ${name}, and the cards are something else\n`);
  for (const note of notes) stderr.write(`luat-bai: ${noteLine(note)}\n`);
  return settleWith(canonical, games, withBranches);
}

function noteLine(note: Note): string {
  switch (note.code) {
    case 'corrected':
      return `${note.name} was corrected: the later cards were taken`;
    case 'nameless':
      return `nothing says who holds ${note.at.found}: called ${note.name} here`;
    case 'game-by-its-words':
      return `no game was named: its words are those of ${note.game}`;
    case 'house-by-its-cards':
      return `no house was named: the cards are those of ${note.preset}`;
    case 'told-order':
      return `who laid down first is taken from the order of the text: ${note.names.join(', ')}`;
    case 'reserved-name':
      return `“${note.name}” with a capital is the name of a player here`;
  }
}

function langOf(flags: Words['flags']): Lang {
  return LANGS.find((one) => one === flags.get('--lang')) ?? 'vi';
}

/** Prints each requested rule, with a blank line between them. */
export async function tellRules({ flags, others: words }: Words, site: string): Promise<number> {
  const lang = langOf(flags);
  const alone = words.map((word) => findRules(word, lang, site));
  // `xi dach 3.3` without quotes is one rule.
  const found = alone.some((rules) => rules.length === 0) ? findRules(words.join(' '), lang, site) : alone.flat();
  if (found.length === 0) {
    const asked = words.join(' ');
    stderr.write(
      asked
        ? `luat-bai: no rule “${asked}”. Try luat-bai search ${asked}\n`
        : 'luat-bai: which rule? Try luat-bai rule xd-ngu-linh\n',
    );
    return 1;
  }
  await say(`${found.map((rule) => ruleText(rule, lang)).join('\n\n')}\n`);
  return 0;
}

/** Prints each place found: what it is, a line of its text, its link. */
export async function search({ flags, others: words }: Words, site: string): Promise<number> {
  const found = searchBook(words.join(' '), langOf(flags), site);
  if (found.length > 0) await say(`${found.map(placeText).join('\n\n')}\n`);
  else stderr.write(`luat-bai: nothing was found for “${words.join(' ')}”\n`);
  return found.length > 0 ? 0 : 1;
}
