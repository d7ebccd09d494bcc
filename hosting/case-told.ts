/** What the link of a case is told as where only its preview is seen: who wins, and why. */

import { unknownCards } from '#core/case.ts';
import { claimSides, judgedClaims } from '#core/house/claim-sides.ts';
import { parseClaims } from '#core/house/sayings.ts';
import type { Lang } from '#core/lang.ts';
import { type CaseLink, readCaseLink } from '#core/links/case-link.ts';
import { parseToldHands } from '#core/told/told-code.ts';
import { effortOf } from '#src/reading/effort.ts';
import { readMessage } from '#src/reading/read-message.ts';
import { en as claimsEn } from '#words/en/ui/claims.ts';
import { en as refereeEn } from '#words/en/ui/referee.ts';
import { type ClaimWords, vi as claimsVi } from '#words/vi/ui/claims.ts';
import { type RefereeWords, vi as refereeVi } from '#words/vi/ui/referee.ts';
import { CASE_WORDS } from '../package/explain.ts';
import { type Case, explain, explainOpen, findGame, format, games, type HandTold, read } from '../package/index.ts';
import { OPEN_WORDS } from '../package/open.ts';
import { fromTheBook } from './from-the-book.ts';

/** A hand of the picture. */
export interface HandShown {
  readonly name: string;
  /** `10♠`, `?`; none where a hand was told by what it comes to. */
  readonly cards: readonly string[];
  /** `20`, `xì bàn`; empty where nothing is said of it. */
  readonly worth: string;
}

export interface CaseTold {
  /** The id of the game. */
  readonly game: string;
  /** `Xì Dách · Luật Phổ thông`. */
  readonly over: string;
  /** Who wins. */
  readonly title: string;
  /** Why, in a sentence or two; may be empty. */
  readonly why: string;
  readonly hands: readonly HandShown[];
}

/** An address is no longer than chats send. */
const LONGEST_SEARCH = 6_000;
/** A case of notation, as the package's server takes it. */
const LONGEST_CASE = 2_000;
/** Free text takes a hundred times as long to be read; of a thousand that people typed all but one take fewer steps. */
const LONGEST_MESSAGE = 300;
const MOST_STEPS = 6_000;
/**
 * A host ends what takes long, and then sends no page at all: three cards can take a quarter of a second, and in Tá Lả, where each
 * way is laid out in melds, two take as long as thirty of another game.
 */
const MOST_UNKNOWN: Readonly<Record<string, number>> = { 'ta-la': 1 };
const MOST_UNKNOWN_ELSEWHERE = 2;
/** Of what a case can come to, as much as a title holds. */
const MOST_OUTCOMES = 3;
/** Sentences of the ruling where several players are settled with. */
const MOST_REASONS = 2;

const READ_AS = games.map(({ engine, vocabulary }) => ({ id: engine.id, engine, vocabulary }));
const REFEREE_WORDS: Readonly<Record<Lang, RefereeWords>> = { vi: refereeVi, en: refereeEn };
const CLAIM_WORDS: Readonly<Record<Lang, ClaimWords>> = { vi: claimsVi, en: claimsEn };

/** What is told of the case in an address; undefined where there is none, or it cannot be read without a question. */
export function caseToldBy(search: string, lang: Lang): CaseTold | undefined {
  if (search.length > LONGEST_SEARCH) return undefined;
  const link = readCaseLink(search, fromTheBook.meanings);
  const of = link && caseOf(link);
  return of && toldOf(of, link, lang);
}

/** The case of a link: literally, else as people write it where nothing in it is doubtful. */
function caseOf({ text, typed }: CaseLink): Case | undefined {
  if (text.length > LONGEST_CASE) return undefined;
  const literal = typed ? undefined : read(text);
  if (literal?.ok) return literal.value;
  if (text.length > LONGEST_MESSAGE) return undefined;
  const {
    read: written,
    error,
    unread,
    contradictions,
  } = readMessage(text, {
    games: READ_AS,
    home: undefined,
    open: true,
    effort: effortOf(MOST_STEPS),
  });
  return error || unread.length > 0 || contradictions.length > 0 ? undefined : written;
}

function toldOf(of: Case, link: CaseLink, lang: Lang): CaseTold | undefined {
  const unknown = unknownCards(of.fields);
  if (unknown > (MOST_UNKNOWN[of.game] ?? MOST_UNKNOWN_ELSEWHERE)) return undefined;
  const told = unknown > 0 ? openTold(of, lang) : ruled(of, lang);
  if (!told) return undefined;
  const hands = handsOf(of, told.hands, link);
  const kept = { game: of.game, over: told.over, hands };
  // Who is asked to guess is told no verdict, and nothing of what the hands are worth.
  if (link.challenge) {
    const { title } = REFEREE_WORDS[lang].challenge;
    return { ...kept, title, why: '', hands: hands.map((hand) => ({ ...hand, worth: '' })) };
  }
  // Who is right hangs on cards that nobody has seen: the page has no claims there either.
  const isSaid = link.claims !== undefined && unknown === 0;
  const said = isSaid ? claimsTold(of, link.claims, told.title, lang) : undefined;
  return { ...kept, title: said?.title ?? told.title, why: said?.why ?? told.why };
}

type Told = Omit<CaseTold, 'game' | 'hands'> & { readonly hands: readonly HandTold[] };

function ruled(of: Case, lang: Lang): Told | undefined {
  const found = explain(format(of), lang);
  if (!found.ok) return undefined;
  const { game, house, verdict, why, deciding, hands } = found.value;
  const sentences = [...new Set(deciding.map(({ sentence }) => sentence))].slice(0, MOST_REASONS);
  return { over: `${game} · ${house}`, title: verdict, why: why || sentences.join(' '), hands };
}

/** A case with unknown cards: what it can come to, the likeliest first; it is the title where it has more than half of the ways. */
function openTold(of: Case, lang: Lang): Told | undefined {
  const found = explainOpen(format(of), lang);
  if (!found.ok) return undefined;
  const { game, house, outcomes, ways, hands } = found.value;
  const [likeliest] = outcomes;
  if (!likeliest) return undefined;
  const told = outcomes.slice(0, MOST_OUTCOMES).map(({ verdict, share }) => `${verdict}: ${share}`);
  const more = outcomes.length > MOST_OUTCOMES ? ['…'] : [];
  const [first = '', ...others] = likeliest.ways * 2 > ways ? told : [OPEN_WORDS[lang].unsure, ...told];
  return { over: `${game} · ${house}`, title: first, why: [...others, ...more].join(' · '), hands };
}

/** Cards that stand in for a told hand were never on the table: they are not shown. */
function handsOf(of: Case, hands: readonly HandTold[], { told }: CaseLink): readonly HandShown[] {
  const said = told === undefined ? undefined : parseToldHands(told, of.fields);
  return hands.map(({ name, cards, worth }, at) => {
    const hand = said?.[at];
    return { name, cards: hand?.told ? [] : cards.split(' ').filter(Boolean), worth };
  });
}

/** Who of two is right, as the page opens on it; undefined where fewer have had their say. */
function claimsTold(of: Case, text: string, verdict: string, lang: Lang): Pick<CaseTold, 'title' | 'why'> | undefined {
  const claims = parseClaims(text, of.fields);
  const engine = findGame(of.game)?.engine;
  if (!engine || !claims.ok || claims.value.size < 2) return undefined;
  const words = CLAIM_WORDS[lang];
  const { right, wrong, isOne } = judgedClaims(engine, claimSides(engine, of, claims.value));
  const [first] = right;
  if (!first) return { title: words.none, why: words.noneWhy(verdict) };
  if (wrong.length > 0) return { title: words.right(speaker(first.name, words, lang)), why: verdict };
  return isOne ? { title: words.together, why: words.togetherWhy(verdict) } : { title: words.both, why: words.bothWhy };
}

/** `Nhà cái`, `An`, and of those who hold no cards `Người này`. */
function speaker(name: string, { somebody }: ClaimWords, lang: Lang): string {
  return Object.entries(somebody).find(([one]) => one === name)?.[1] ?? CASE_WORDS[lang].seatName(name);
}
