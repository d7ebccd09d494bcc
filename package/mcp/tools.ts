/** What the tools answer: once as data and once as text for people, in one language. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Lang } from '#core/lang.ts';
import type { Result } from '#core/result.ts';
import { freeSuits, RESERVED } from '../explain.ts';
import { branches, compareHouses, explain, readLeniently, settle } from '../index.ts';
import type { HousesTold, Misunderstanding, Note, Understanding } from '../rulebook.ts';
import { findRules, ruleText } from '../rules.ts';
import { placeText, searchBook } from '../search.ts';
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

/** Who wins, and why. */
export function settleTool(text: string, lang: Lang, site: string): ToolAnswer {
  const understood = readLeniently(text, { lang });
  if (!understood.ok) return refused(understood.error, lang);
  const read = readAsOf(understood.value, lang);
  const told = sure(explain(read.case, lang, { site }));
  const { game, house, hands, verdict, why, deciding, reasons, link } = told;
  const lines = [
    `${game} (${house})`,
    ...hands.map(({ name, cards, worth }) => [`${name}: ${cards || '-'}`, worth].filter(Boolean).join(' = ')),
    `→ ${[verdict, why].filter(Boolean).join('. ')}`,
    ...reasons.map(({ number, sentence, decides }) => `${decides ? '*' : '-'} ${number} ${sentence}`),
    ...notesOn(read, lang),
    link,
  ];
  const settled = settle(read.case);
  return answer(lines, {
    ok: true,
    ruling: {
      read,
      game,
      house,
      hands,
      verdict,
      why,
      deciding,
      reasons,
      link,
      result: assertDefined(settled.error ? undefined : settled.verdict),
    },
  });
}

/** Which house rules change it. */
export function branchesTool(text: string, lang: Lang, site: string): ToolAnswer {
  const understood = readLeniently(text, { lang });
  if (!understood.ok) return refused(understood.error, lang);
  const read = readAsOf(understood.value, lang);
  const { agreed, own, others, deciders } = sure(compareHouses(read.case, lang));
  const { link } = sure(explain(read.case, lang, { site }));
  const found = branches(read.case);
  const presets = [own, ...others].flatMap((camp) => camp.presets.map((one) => ({ ...one, verdict: camp.verdict })));
  const words = SERVER_WORDS[lang];
  const lines = [
    read.display,
    `${words.ownHouse}: ${own.verdict}${namesOf(own)}`,
    ...(agreed ? [words.agreed] : others.map((camp) => `${camp.verdict}${namesOf(camp)}. ${camp.sentence}`)),
    ...notesOn(read, lang),
    link,
  ];
  const branchCount = assertDefined(found.error || found.over ? undefined : found.branches.length);
  return answer(lines, { ok: true, houses: { read, agreed, own, others, deciders, branchCount, presets, link } });
}

/** What a rule says. */
export function ruleTool(asked: string, lang: Lang, site: string): ToolAnswer {
  const rules = findRules(asked, lang, site);
  if (rules.length > 0) {
    return answer([rules.map((rule) => ruleText(rule, lang)).join('\n\n')], { ok: true, rules });
  }
  const near = searchBook(asked, lang, site).flatMap(({ rule }) => rule ?? []);
  const message = SERVER_WORDS[lang].noRule(asked, near);
  return {
    ...answer([message], { ok: false, rules: [], error: { code: 'unknown-rule', message, near } }),
    isError: true,
  };
}

/** Places of the book. */
export function searchTool(words: string, lang: Lang, site: string): ToolAnswer {
  const hits = searchBook(words, lang, site);
  return answer(hits.length > 0 ? [hits.map(placeText).join('\n\n')] : [SERVER_WORDS[lang].nothing(words)], { hits });
}

function answer(lines: readonly string[], structuredContent: Record<string, unknown>): ToolAnswer {
  return { content: [{ type: 'text', text: lines.join('\n') }], structuredContent };
}

/** The text was understood, and is a case of a game that this server has. */
function sure<T>(found: Result<T, unknown>): T {
  return assertDefined(found.ok ? found.value : undefined);
}

function readAsOf({ text, display, written, seats, unread, contradictions, notes }: Understanding, lang: Lang): ReadAs {
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
function notesOn({ display, written, freeSuits, passedOver, contradictions, notes }: ReadAs, lang: Lang): string[] {
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
  }
}

function namesOf({ presets }: HousesTold['own']): string {
  return presets.length > 0 ? ` (${presets.map(({ name }) => name).join(', ')})` : '';
}

/** Why there is no ruling, and what to ask the writer. */
function refused({ error, sentence, suggestion, question }: Misunderstanding, lang: Lang): ToolAnswer {
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
