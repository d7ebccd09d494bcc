import { expect, test } from 'vitest';
import { GAMES } from '#games/index.ts';
import { loadSubject, type Subject } from '../conformance/subject.ts';
import { KITS } from '../kits.ts';
import { runReasons } from './run.ts';

const CASES = 40;
const PROVED = GAMES.flatMap((book) => {
  const kit = KITS.get(book.id);
  return kit?.reasons ? [{ id: book.id, book, kit }] : [];
});

const faulty = (subject: Subject): number => runReasons(subject, CASES).faulty;

test.each(PROVED)(
  '$id: reasons that are right have no fault; a step left out, a verdict that does not follow, a sentence with a figure too many have',
  async ({ book, kit }) => {
    const subject = await loadSubject(book, kit);
    const { game, words } = subject;
    expect(runReasons(subject, CASES)).toMatchObject({ faulty: 0, first: [] });

    const decide: Subject['game']['decide'] = (fields, rules) => {
      const ruling = game.decide(fields, rules);
      return { ...ruling, reasons: ruling.reasons.slice(1) };
    };
    expect(faulty({ ...subject, game: { ...game, decide } })).toBe(CASES);

    const verdictJson = (): string => 'another verdict';
    expect(faulty({ ...subject, game: { ...game, verdictJson } })).toBe(CASES);

    const reason: typeof words.en.reason = (step) => `${words.en.reason(step)} 7.`;
    expect(faulty({ ...subject, words: { ...words, en: { ...words.en, reason } } })).toBe(CASES);
  },
);
