/** The single entry point for text about a case: used by the page, the package, the command line and assistants. */

import { type Case, unknownCards } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import { formatCase } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import { MAX_LENGTH, parseCase } from '#core/notation/parse.ts';
import { Scanner, type Span } from '#core/notation/scanner.ts';
import { askedOf, askingFor } from './doubts.ts';
import { type Effort, effortOf } from './effort.ts';
import type { Candidate } from './finish.ts';
import { finished } from './finished.ts';
import { type GameRead, priorOf, readAs } from './game-read.ts';
import { NO_MESSAGE, readNotation } from './notation.ts';
import { OTHER_GAMES } from './other-games.ts';
import type { Message, ReadContext, Story } from './reading.ts';
import { namesUnknownRuleSet, writtenHead } from './rule-set.ts';
import { type Token, tokensOf } from './tokens.ts';
import { mentionsIn } from './which-game.ts';

/** Another game than the most likely one is read only with so much evidence for it. */
const WORTH_READING = 1;

/**
 * Reads a message: as notation where it is notation, else as people write, in either language, with or without marks. Total.
 * Nothing that could change the ruling is guessed: a deciding suit is asked for, two readings with different rulings are both
 * offered, and what is unused, contradicted or corrected is reported.
 */
export function readMessage(given: string, context: ReadContext): Message {
  const strict = readNotation(given, context);
  if (!strict.error || strict.waitsFor !== undefined) return strict;
  // Everything else is in the notation: one of its two hands must not be merged into the other.
  if (strict.error.code === 'duplicate-field') return strict;
  // Words would pass over a `?`, and with it over a card.
  if (isUnknownCard(strict.error)) return strict;
  const engines = context.games.flatMap(({ engine }) => engine ?? []);
  const effort = context.effort ?? effortOf();
  const found = readWords(given, context, engines, strict.error, effort);
  const words = effort.isSpent ? tooMuch(given) : found;
  // Notation with a mistake: the strict reader has the best explanation.
  return words && !(words.error && isInNotation(given, strict.error)) ? words : strict;
}

/** The notation with a `?` where every card has to be known. */
function isUnknownCard(error: CaseError): boolean {
  return error.read !== null && error.code === 'bad-card' && error.why === 'unknown';
}

/** A text that starts like the notation, and fails at something other than its punctuation. */
function isInNotation(text: string, error: CaseError): boolean {
  if (error.code === 'unknown-game') return /^\s*[^\s;@{]+\s*[;@{]/.test(text);
  return error.read !== null && error.code !== 'bad-syntax';
}

/** A text with too much in it: what was found before the limit is not reported. */
function tooMuch(given: string): Message {
  const scan = new Scanner(given);
  scan.fault({ code: 'too-long', limit: MAX_LENGTH, tooMuch: true }, 0, scan.text.length);
  return { ...NO_MESSAGE, error: scan.error(null) };
}

const UNKNOWN_ID = /^\s*[a-z]+(?:-[a-z]+)+\s*[;@{]/;

function readWords(
  given: string,
  context: ReadContext,
  engines: readonly Game[],
  strict: CaseError,
  effort: Effort,
): Message | undefined {
  if (given.length > 4 * MAX_LENGTH) return undefined;
  const scan = new Scanner(given);
  if (scan.text.length > MAX_LENGTH || scan.text.trim() === '') return undefined;
  const head = writtenHead(scan.text, engines);
  if (head && !head.house) return undefined;
  const tokens = tokensOf(scan.text, head?.end);
  const mentions = head ? [] : mentionsIn(tokens, context.games);
  // `co-tuong; …`: the id of a game that there is not.
  if (mentions.length === 0 && !head && UNKNOWN_ID.test(scan.text)) return undefined;
  if (namesUnknownRuleSet(scan.text, tokens, mentions, engines)) return undefined;
  const other = mentions.length === 0 && !head ? otherGame(tokens) : undefined;
  if (other) {
    scan.fault({ code: 'unknown-game', known: context.games.map(({ id }) => id) }, other.from, other.to);
    return { ...NO_MESSAGE, error: scan.error(null) };
  }
  const spoken = context.games.map((game) => ({
    game,
    prior: priorOf(game, tokens, mentions, context, head?.game.id),
  }));
  const most = Math.max(...spoken.map(({ prior }) => prior));
  const named = mentions.length > 0 || head !== undefined;
  const worth = spoken.filter(({ prior }) => (named ? prior >= most - WORTH_READING : most <= 0 || prior > 0));
  // A text of another game must not be read as one of this game only because the other is not loaded yet.
  const missing = worth.find(({ game, prior }) => game.engine === undefined && prior > 0);
  if (missing) return { ...NO_MESSAGE, waitsFor: missing.game.id };
  const reads = worth.flatMap(
    ({ game, prior }) => readAs(game, prior, scan.text, tokens, mentions, head?.house, context, effort) ?? [],
  );
  const [best, ...others] = reads.toSorted((a, b) => a.total - b.total);
  if (!best) return undefined;
  const first = best.candidates[0];
  const withStory = (message: Message): Message => {
    const lacking = lacksCards(message);
    return {
      ...message,
      lacksCards: lacking,
      story: lacking ? storyIn(message, given, scan, tokens, best, context) : undefined,
    };
  };
  if (!first || isNoHand(first)) {
    const message = noHands(scan, best, named || most > 0, context.home, strict);
    return message && withStory(message);
  }
  const isHome = !named && best.ruleSet.game === context.home?.game;
  const how = isHome ? 'given' : context.games.length === 1 ? 'only' : named ? 'named' : 'said';
  const message = finished(given, scan, tokens, best, how, effort, context.open === true);
  // `hello`: no evidence for any game, and no cards.
  if (
    !named &&
    most <= 0 &&
    message.error &&
    message.seats.every(({ cards }) => cards.length === 0) &&
    first.resolved.seats.every(({ cards }) => cards.length === 0)
  )
    return undefined;
  const doubt = askedOf(best, others, first, named, most > 0);
  const isAsked = doubt && (!message.error || doubt.about === 'game');
  return linked(given, withStory(isAsked ? askingFor(given, message, doubt) : message), engines);
}

/** What a text tells of hands without naming their cards; looked for where cards are missing. */
function storyIn(
  message: Message,
  given: string,
  scan: Scanner,
  tokens: readonly Token[],
  best: GameRead,
  { tell }: ReadContext,
): Story | undefined {
  // A `?` in place of a card tells more than a total.
  const isTold = !message.error && best.candidates[0]?.resolved.seats.some(({ untold }) => untold.length > 0);
  const story = tell?.(tokens, { ...best, vocabulary: best.game.vocabulary, ruleSet: best.usual }, (from, to) => {
    const { at, length } = scan.place({ from, to });
    return { at, length, found: given.slice(at, at + length) };
  });
  return story && !isTold && ((message.error && !message.ask) || isBetter(story, message)) ? story : undefined;
}

/**
 * `chương 8, Tuấn 8, Ngân 4`: where cards were read all the same, a story without cards that tells of more people, contradicts
 * them, or tells what was left over.
 */
function isBetter({ hands, unread }: Story, { read, contradictions, unread: left }: Message): boolean {
  const fields = read?.fields ?? [];
  const isTelling = left.some((one) => hands.some(({ at }) => at.at <= one.at && one.at < at.at + at.length));
  if (
    isTelling &&
    unread.length === 0 &&
    hands.length >= fields.length &&
    hands.every(({ plain, unseen }) => plain + unseen === 0)
  )
    return true;
  const isTold = unread.length === 0 && hands.every(({ plain, unseen }) => plain + unseen === 0);
  return isTold && (hands.length > fields.length || contradictions.length + unknownCards(fields) > 0);
}

/** Cards are missing, or are known by their number alone: a story may tell more. */
function lacksCards({ written, error, read, contradictions, unread, ask }: Message): boolean {
  if (written === 'notation') return false;
  if (!error || ask?.about === 'reading')
    return contradictions.length + unread.length > 0 || (read !== undefined && unknownCards(read.fields) > 0);
  return error.code === 'bad-card' ? error.why !== 'no-suit' : LACKING.includes(error.code);
}

const LACKING: readonly CaseError['code'][] = ['missing-field', 'wrong-player-count', 'wrong-card-count'];

/** Nobody holds anything; or one number stands in a question about the rules, and in nobody's hand. */
function isNoHand({ draft, resolved: { seats, cardless } }: Candidate): boolean {
  const [only, ...others] = seats;
  // `ách tính mấy điểm, nhà này nói 1, nhà kia nói 11`: a card is asked about, and nobody has it.
  const isAsked =
    draft.unread.some(({ card }) => card) &&
    cardless.every(({ role, known }) => role === 'player' && known === 'nobody');
  if (!only) return cardless.length === 0 || isAsked;
  const [card, ...more] = only.cards;
  const isNumber = card?.loose === true && card.suit === undefined && more.length === 0;
  return isNumber && others.length + cardless.length === 0 && only.known === 'nobody' && only.verb === undefined;
}

function otherGame(tokens: readonly Token[]): Span | undefined {
  for (let at = 0; at < tokens.length; at++) {
    for (let length = 3; length > 0; length--) {
      const words = tokens.slice(at, at + length);
      const [first, last] = [words[0], words.at(-1)];
      if (words.length === length && first && last && OTHER_GAMES.has(words.map(({ bare }) => bare).join(' ')))
        return { from: first.from, to: last.to };
    }
  }
  return undefined;
}

/** What is missing where no hand is described: that of the named game, or of the one played at this table. */
function noHands(
  scan: Scanner,
  { engine, ruleSet }: GameRead,
  named: boolean,
  home: ReadContext['home'],
  strict: CaseError,
): Message | undefined {
  if (!named && (ruleSet.game !== home?.game || strict.code === 'empty')) return undefined;
  const bare = parseCase(formatCase({ ...ruleSet, fields: [] }, engine).replace(/;.*$/, ''), [engine]);
  const error = bare.ok ? strict : { ...bare.error, at: scan.text.length, length: 0, found: '' };
  return { ...NO_MESSAGE, game: named ? 'named' : 'given', read: undefined, error };
}

/** The case in a link; null where there is none, or no address at all. Safari asks that without an error only from 17 on. */
function caseIn(link: string): string | null {
  try {
    return new URL(link).searchParams.get('c');
  } catch {
    return null;
  }
}

/** A copied ruling contains its link: the link's house rules apply, and where the hands are the same so does the rest of it. */
function linked(given: string, message: Message, engines: readonly Game[]): Message {
  const link = /https?:\S+/u.exec(given)?.[0];
  const text = link === undefined ? null : caseIn(link);
  const read = text === null ? undefined : parseCase(text, engines);
  if (!read?.ok || read.value.game !== message.read?.game) return message;
  const cardsOf = ({ fields }: Case): string => fields.map(({ cards }) => cards.join(' ')).join('/');
  if (cardsOf(read.value) === cardsOf(message.read))
    return { ...message, read: read.value, error: undefined, ask: undefined, contradictions: [] };
  return { ...message, read: { ...message.read, preset: read.value.preset, rules: read.value.rules } };
}
