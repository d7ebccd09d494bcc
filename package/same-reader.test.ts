/** Page and package read text through the same entry point: any text gives the same case, ruling, doubt or error in both. */

import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { formatCase } from '#core/format.ts';
import { engineOf, readCase } from '#games/engines.ts';
import { readMessage } from '#src/reading/read-message.ts';
import type { Message } from '#src/reading/reading.ts';
import { typedLines } from '#src/reading/testing/lines.ts';
import { READABLE } from '#src/reading/testing/readable.ts';
import { settle } from '#src/settle.ts';
import { sampled } from '#testing/runs.ts';
import * as book from './index.ts';
import { understand } from './understand.ts';

/** What the page shows of a message. */
function shown({ read, error, ask, seats, unread, contradictions, notes, written, game }: Message) {
  if (error || !read) return { error, asks: ask && { about: ask.about, texts: ask.answers.map(({ text }) => text) } };
  const text = formatCase(read, assertDefined(engineOf(read.game)));
  const { verdict } = JSON.parse(settle(text, false).line);
  return { text, verdict, seats, unread, contradictions, notes, written, game };
}

/** What the package reports about it. Only the package asks for a missing suit as a question. */
function told(text: string, house: book.House | undefined) {
  const read = understand(text, book.games, { house });
  if (!read.ok) {
    const { error, question } = read.error;
    const asks = question &&
      question.about !== 'suit' && { about: question.about, texts: question.answers.map((answer) => answer.text) };
    return { error, asks: asks || undefined };
  }
  const { text: canonical, seats, unread, contradictions, notes, written, game } = read.value;
  const settled = book.settle(canonical);
  const verdict = settled.error ? undefined : settled.verdict;
  return { text: canonical, verdict, seats, unread, contradictions, notes, written, game };
}

describe.each(['typed', 'typed-2'] as const)('%s.tsv', (file) => {
  const all = typedLines(file);
  const lines = sampled(all, 3);

  test('there are lines', () => {
    expect(all.length).toBeGreaterThan(30);
  });

  test.each(['where no game is chosen', 'at a table of the game that is meant'])('%s', (where) => {
    for (const { text, game } of lines) {
      const home = where === 'where no game is chosen' ? undefined : book.readHouse(game);
      const direct = readMessage(text, { games: READABLE, home });
      expect(told(text, home), text).toEqual(shown(direct));
    }
  });

  test('what is understood is a case of the notation, and its sentences can be told', () => {
    for (const { text } of lines) {
      const read = book.readLeniently(text);
      if (!read.ok) expect(read.error.sentence.vi, text).not.toBe('');
      else {
        expect(readCase(read.value.text).ok, text).toBe(true);
        expect(book.explain(read.value.text, 'vi').ok, text).toBe(true);
      }
    }
  });
});
