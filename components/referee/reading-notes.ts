/** Notes about how a person's words were read, in sentences. */

import type { Ruling } from '#core/ruling.ts';
import { findGame } from '#games/index.ts';
import type { Message, Note } from '#src/reading/reading.ts';
import type { RefereeWords } from '#words/vi/ui/referee.ts';
import type { Loaded } from '../loading/loaded.ts';

/** Claims about hands that the cards contradict; the engine states what the hands are. */
export function contradictionNotes(
  { contradictions, read }: Pick<Message, 'contradictions' | 'read'>,
  ruling: Ruling<unknown> | undefined,
  all: Loaded,
  words: RefereeWords,
): string[] {
  return contradictions.map(({ name, said }) => {
    const { sum, state } = ruling ? all.words.seat(ruling.verdict, name) : { sum: '', state: '' };
    const is = state === '' ? sum : `${sum} (${state})`;
    // A play, or cards on the table, have no player.
    const isSomebody =
      read?.fields.some((field) => field.name === name && /^(?:player|cai)$/.test(field.role)) ?? false;
    return words.contradicted(isSomebody ? all.ui.seatName(name) : '', said.found, is);
  });
}

/** How ambiguous words were read. A name that may be none is noted beside the ruling, with a fix. */
export function noteSentences(notes: readonly Note[], all: Loaded, words: RefereeWords): string[] {
  return notes.flatMap((note) => noteSentence(note, all, words) ?? []);
}

function noteSentence(note: Note, { ui, words: { presets } }: Loaded, words: RefereeWords): string | undefined {
  switch (note.code) {
    case 'corrected':
      return words.corrected(ui.seatName(note.name));
    case 'nameless':
      return words.nameless(ui.seatName(note.name), note.at.found);
    case 'game-by-its-words':
      return words.gameByItsWords(findGame(note.game)?.name ?? note.game);
    case 'house-by-its-cards':
      return words.houseByItsCards(presets[note.preset] ?? note.preset);
    case 'told-order':
      return words.toldOrder(note.names.map(ui.seatName).join(', '));
    case 'reserved-name':
      return undefined;
  }
}
