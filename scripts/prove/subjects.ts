import { GAMES } from '#games/index.ts';
import { loadSubject } from '#testing/conformance/subject.ts';
import { KITS } from '#testing/kits.ts';

/** Every game that tests know, with all that belongs to it. */
export const SUBJECTS = await Promise.all(
  GAMES.flatMap((book) => {
    const kit = KITS.get(book.id);
    return kit ? [loadSubject(book, kit).then((subject) => ({ id: book.id, subject }))] : [];
  }),
);
