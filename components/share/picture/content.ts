/** What stands in the picture of a ruling: the same that the message says, laid out by `draw.ts`. */

import type { Card } from '#core/card.ts';
import type { Case } from '#core/case.ts';
import type { Ink } from '#core/game/book.ts';
import type { VerdictWords } from '#core/game/game-words.ts';
import type { Ruling } from '#core/ruling.ts';
import { findGame } from '#games/index.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { displayName } from '#words/text.ts';
import type { Loaded } from '../../loading/loaded.ts';
import { type MessageExtras, outcomeLine } from '../chat.ts';

/** Somebody's line: a hand, or what was told of it. */
export interface PictureHand {
  readonly name: string;
  readonly cards: readonly PictureCard[];
  /** In the place of cards. */
  readonly told: string;
  /** What it comes to. */
  readonly worth: string;
}

export interface PictureCard {
  /** Undefined for one that nobody has told. */
  readonly card: Card | undefined;
  readonly isEaten: boolean;
}

export interface PictureContent {
  /** Undefined for the black plate. */
  readonly ink: Ink | undefined;
  /** Above the plate, beside the sign. */
  readonly over: string;
  /** In two or three words; empty where there are lines. */
  readonly big: string;
  readonly net: string;
  readonly lines: readonly { readonly text: string; readonly net: string }[];
  readonly why: string;
  readonly hands: readonly PictureHand[];
  /** At the foot: the house at the left, the address at the right. */
  readonly house: string;
  readonly address: string;
}

/** Beside a reason there is room for so many verdicts that others make. */
const MOST_OTHERS = 2;
/** A case with unknown cards has no reason. */
const MOST_OUTCOMES = 4;

/** @param url the whole address of the ruling, of which the picture has the part that people can type */
export function rulingContent(
  of: Case,
  all: Loaded,
  ruling: Ruling<unknown> | undefined,
  extras: MessageExtras,
  url: string,
): PictureContent {
  const { words, ui } = all;
  const verdict = extras.verdict ?? (ruling && words.verdict(ruling)) ?? NOTHING;
  const { host, pathname } = new URL(url);
  const { claims, condition: [condition] = [], ways, otherwise = [] } = extras;
  const said = claims ? { ...NOTHING, big: claims.big } : verdict;
  // Below who is right stands who said what, and how it is ruled.
  const judged = claims ? [claims.why, ...claims.sayings, outcomeLine(of, all, ruling, verdict)] : [];
  const others = otherwise.slice(0, ruling ? MOST_OTHERS : MOST_OUTCOMES);
  return {
    ink: findGame(of.game)?.ink,
    over: words.name,
    big: said.lines.length > 0 ? '' : said.big,
    net: said.net,
    lines: said.lines,
    why: inSentences([...judged, condition ?? ways ?? '', verdict.why, ...others]),
    hands: of.fields.map((field) => {
      const told = extras.told?.get(field.name);
      return {
        name: ui.seatName(field.name),
        cards: told === undefined ? cardsOf(field) : [],
        told: told ?? (field.cards.length + (field.unknown ?? []).length === 0 ? ui.noCards : ''),
        worth: told === undefined && ruling ? words.seat(ruling.verdict, field.name).sum : '',
      };
    }),
    house: ruleSetName(of, all),
    address: host + pathname.replace(/\/$/, ''),
  };
}

const NOTHING: VerdictWords = { big: '', why: '', net: '', lines: [] };

function inSentences(parts: readonly string[]): string {
  return parts
    .filter(Boolean)
    .map((part) => displayName(/[.…]$/.test(part) ? part : `${part}.`))
    .join(' ');
}

function cardsOf({ cards, eaten, unknown = [] }: Case['fields'][number]): readonly PictureCard[] {
  const faces: PictureCard[] = cards.map((card) => ({ card, isEaten: eaten.some((mark) => mark.card === card) }));
  for (const place of unknown) faces.splice(place, 0, { card: undefined, isEaten: false });
  return faces;
}
