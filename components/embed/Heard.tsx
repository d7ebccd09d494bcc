import type { JSX } from 'preact';
import type { Lang } from '#core/lang.ts';
import type { Ruling } from '#core/ruling.ts';
import type { Message } from '#src/reading/reading.ts';
import { caseNotes } from '#words/reserved/notes.ts';
import type { Loaded } from '../loading/loaded.ts';
import { contradictionNotes, noteSentences } from '../referee/reading-notes.ts';
import { refereeWords } from '../referee/words.ts';

interface Props {
  readonly message: Message;
  readonly ruling: Ruling<unknown>;
  readonly all: Loaded;
  readonly lang: Lang;
}

/** How the words were read, and claims that the cards contradict, in the referee's own words; they are loaded on demand. */
export function heard({ message, ruling, all, lang }: Props): JSX.Element | undefined {
  const words = refereeWords[lang];
  const { unread, notes } = message;
  const told = [
    ...contradictionNotes(message, ruling, all, words),
    ...noteSentences(notes, all, words),
    ...(message.read ? caseNotes(message.read, all.game, words.reserved) : []),
    ...(unread.length > 0 ? [words.unread(unread.map(({ found }) => found))] : []),
  ];
  return <p class="heard">{told.join(' ')}</p>;
}
