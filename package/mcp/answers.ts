/** What every answer of a tool is made of: how a case was read, or why it was not. */

import type { Lang } from '#core/lang.ts';
import { freeSuits, RESERVED } from '../explain.ts';
import type { Misunderstanding, Note, Understanding } from '../rulebook.ts';
import { SERVER_WORDS } from './words.ts';

/** A tool's answer. Its text states the same as its data. */
export type ToolAnswer = {
  content: { type: 'text'; text: string }[];
  structuredContent: Record<string, unknown>;
  isError?: boolean;
};

/** How a case was read. */
interface ReadAs extends Pick<Understanding, 'display' | 'written'> {
  readonly case: string;
  readonly freeSuits: readonly string[];
  readonly passedOver: readonly string[];
  readonly contradictions: readonly { readonly name: string; readonly said: string }[];
  readonly notes: readonly string[];
}

/** Lines for people, and the same as data. */
export function answer(lines: readonly string[], structuredContent: Record<string, unknown>): ToolAnswer {
  return { content: [{ type: 'text', text: lines.join('\n') }], structuredContent };
}

/** How an understood case was read. */
export function readAsOf(
  { text, display, written, seats, unread, contradictions, notes }: Understanding,
  lang: Lang,
): ReadAs {
  return {
    case: text,
    display,
    written,
    freeSuits: freeSuits(seats),
    passedOver: unread.map(({ found }) => found),
    contradictions: contradictions.map(({ name, said }) => ({ name, said: said.found })),
    notes: notes.map((note) => noteWords(note, lang)),
  };
}

/** What the writer should know about how their words were read. */
export function notesOn(
  { display, written, freeSuits, passedOver, contradictions, notes }: ReadAs,
  lang: Lang,
): string[] {
  const words = SERVER_WORDS[lang];
  return [
    ...(written === 'words' ? [`${words.readAs}: ${display}`] : []),
    ...(freeSuits.length > 0 ? [words.freeSuits(freeSuits.join(' '))] : []),
    ...(passedOver.length > 0 ? [words.passedOver(passedOver.join(', '))] : []),
    ...contradictions.map(({ name, said }) => words.contradicted(name, said)),
    ...notes,
  ];
}

function noteWords(note: Note, lang: Lang): string {
  const words = SERVER_WORDS[lang].notes;
  switch (note.code) {
    case 'corrected':
      return words[note.code](note.name);
    case 'reserved-name':
      return RESERVED[lang].told(note.name, note.role);
    case 'nameless':
      return words[note.code](note.name, note.at.found);
    case 'game-by-its-words':
      return words[note.code](note.game);
    case 'house-by-its-cards':
      return words[note.code](note.preset);
    case 'told-order':
      return words[note.code](note.names.join(', '));
  }
}

/** Why there is no ruling, and what to ask the writer. */
export function refused({ error, sentence, suggestion, question }: Misunderstanding, lang: Lang): ToolAnswer {
  const { code, at, length, found } = error;
  const words = SERVER_WORDS[lang];
  const message = sentence[lang];
  const lines = [
    message,
    ...(suggestion ? [`${words.instead}: ${suggestion.text}`] : []),
    ...(question ? [`${words.ask[question.about]}: ${question.answers.map(({ label }) => label).join(', ')}`] : []),
  ];
  const asked = question && {
    about: question.about,
    answers: question.answers.map(({ label, text }) => ({ label, case: text })),
  };
  const mended = suggestion && {
    at: suggestion.at,
    length: suggestion.length,
    found: suggestion.found,
    insert: suggestion.insert,
    case: suggestion.text,
  };
  const told = { code, message, at, length, found, suggestion: mended, question: asked };
  return { ...answer(lines, { ok: false, error: told }), isError: true };
}
