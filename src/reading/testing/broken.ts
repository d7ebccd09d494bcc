/** Invariants of every answer of the reader, whatever was typed. */

import type { Case } from '#core/case.ts';
import { displayCase } from '#core/display-case.ts';
import { formatCase } from '#core/format.ts';
import { parseCase } from '#core/notation/parse.ts';
import { ENGINES, engineOf } from '#games/engines.ts';
import { fold } from '#src/search/fold.ts';
import { meaningsIn } from '../lexicon.ts';
import { readMessage } from '../read-message.ts';
import type { GameRuleSet, Message, TextPlace } from '../reading.ts';
import { type Token, tokensOf } from '../tokens.ts';
import { mentionsIn } from '../which-game.ts';
import { CARDS } from '../words/cards.ts';
import { ASKS, CHATTER } from '../words/chatter.ts';
import { GIVEN_NAMES, PEOPLE } from '../words/people.ts';
import { READABLE } from './readable.ts';

/** What does not hold of the answer to a text, in words; nothing where all is well. */
export function brokenBy(text: string, home?: GameRuleSet): string[] {
  let message: Message;
  try {
    message = readMessage(text, { games: READABLE, home });
  } catch (error) {
    return [`throws ${String(error)}: ${JSON.stringify(text)}`];
  }
  return [...misplaced(text, message), ...noCases(message), ...forgotten(text, message)].map(
    (what) => `${what}: ${JSON.stringify(text)}`,
  );
}

/** All places in a message, each by what it marks. */
function placesOf({
  unread,
  error,
  asked,
  contradictions,
  seats,
  notes,
}: Message): readonly (readonly [string, TextPlace])[] {
  return [
    ...unread.map((place) => ['unread', place] as const),
    ...(error ? [['error', error] as const] : []),
    ...asked.map((place) => ['asked', place] as const),
    ...contradictions.map(({ said }) => ['contradiction', said] as const),
    ...seats.flatMap(({ cards }) => cards.map(({ from }) => ['card', from] as const)),
    ...notes.flatMap((note) =>
      note.code === 'corrected' || note.code === 'nameless' ? [['corrected', note.at] as const] : [],
    ),
  ];
}

function misplaced(text: string, message: Message): string[] {
  return placesOf(message)
    .filter(
      ([, { at, length, found }]) =>
        at < 0 || length < 0 || at + length > text.length || text.slice(at, at + length) !== found,
    )
    .map(([what, { at, length, found }]) => `${what} at ${at}, ${length} long, is not «${found}»`);
}

/** Every case in an answer, or offered by one, reads back the same from its text. */
function noCases({ error, read, ask }: Message): string[] {
  const cases: Case[] = [...(read && !error ? [read] : []), ...(ask?.answers.map((answer) => answer.case) ?? [])];
  const offered =
    ask?.answers
      .filter(({ text }) => !parseCase(text, ENGINES).ok)
      .map(({ text }) => `offered, and no case: ${text}`) ?? [];
  return [
    ...offered,
    ...cases.flatMap((of) => {
      const engine = engineOf(of.game);
      if (!engine) return [`no game ${of.game}`];
      const canonical = formatCase(of, engine);
      return [canonical, displayCase(of, engine)].flatMap((written) => {
        const again = parseCase(written, ENGINES);
        return again.ok && formatCase(again.value, engine) === canonical ? [] : [`no case: ${written}`];
      });
    }),
  ];
}

/** All words of all lists, on which only the reader decides. */
const KNOWN: ReadonlySet<string> = new Set(
  fold(
    [
      ...[CARDS, PEOPLE, CHATTER, ...READABLE.map(({ vocabulary }) => vocabulary.phrases)].flatMap((phrases) =>
        phrases.map(([, says]) => says),
      ),
      ...READABLE.flatMap(({ vocabulary, engine }) => [
        vocabulary.terms,
        ...vocabulary.names.map(({ says }) => says),
        ...Object.values(vocabulary.ruleSetNames),
        ...Object.keys(engine?.presets ?? {}),
      ]),
      ASKS,
      GIVEN_NAMES,
    ].join(','),
  ).match(/[\p{L}\p{N}]+/gu),
);

/** What a hand comes to is held against the verdict. */
const TOTAL = /^(?:eleven|twelve|\w+teen|twenty)$/;

/** Words that are in no list, and that the answer neither reads nor gives back. */
function forgotten(text: string, message: Message): string[] {
  const { error, read, written } = message;
  const engine = read && engineOf(read.game);
  if (error || !read || !engine || written === 'notation') return [];
  const tokens = tokensOf(text);
  const mentions = mentionsIn(tokens, READABLE);
  const places = placesOf(message).map(([, place]) => place);
  const inCase = new Set(fold(formatCase(read, engine)).match(/[\p{L}\p{N}]+/gu));
  return tokens.flatMap(({ kind, bare, from, to }, i) => {
    if (kind !== 'word' || !/^\p{L}{2,}$/u.test(bare) || KNOWN.has(bare) || inCase.has(bare) || TOTAL.test(bare))
      return [];
    if (isSomebodys(tokens, i, read)) return [];
    const told =
      places.some(({ at, length }) => at < to && from < at + length) ||
      mentions.some((one) => one.at <= i && i < one.to);
    return told ? [] : [`«${bare}» is forgotten`];
  });
}

/** Who holds the bank, or plays what is played, has no name in a case: a word next to those may be theirs. */
function isSomebodys(tokens: readonly Token[], at: number, { game, fields }: Case): boolean {
  const vocabulary = READABLE.find(({ id }) => id === game)?.vocabulary;
  const roles = fields.map(({ role }) => role);
  if (!vocabulary || !roles.some((role) => role === 'cai' || role === 'ban' || role === 'danh')) return false;
  // Whoever plays is mostly called by a name of their own.
  if (tokens[at]?.capital && roles.some((role) => role === 'ban' || role === 'danh')) return true;
  return [-2, -1, 1, 2].some((by) => {
    const words = tokens
      .slice(Math.min(at, at + by), Math.max(at, at + by) + 1)
      .filter((token) => token !== tokens[at]);
    const spoken = words.map((word) => word.spoken).join(' ');
    const bare = words.map((word) => word.bare).join(' ');
    return meaningsIn(vocabulary, spoken, bare).some(
      ({ meaning: { is } }) => is === 'role' || is === 'deals' || is === 'verb',
    );
  });
}
