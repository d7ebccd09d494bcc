/** What a case with unknown cards (`?`) comes to, in words. */

import { assertDefined } from '#core/assert-defined.ts';
import { byCard, type Card, displayCard, RANKS, rankIndex } from '#core/card.ts';
import type { Case, Field } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import { fieldText, formatCase } from '#core/format.ts';
import type { GameWords } from '#core/game/game-words.ts';
import type { Lang } from '#core/lang.ts';
import { parseOpenCase } from '#core/notation/parse.ts';
import { err, ok, type Result } from '#core/result.ts';
import type { UnknownCards } from '#core/unknown/fillings.ts';
import type { VerdictsOver } from '#core/unknown/verdicts-over.ts';
import { countUnderPresets, countVerdicts, tooManyUnknown } from '#src/settle/count.ts';
import { en } from '#words/en/ui/open.ts';
import { errorWords } from '#words/errors/errors.ts';
import { openOutcomes } from '#words/outcomes/open-outcomes.ts';
import { caseNotes } from '#words/reserved/notes.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { handText } from '#words/text.ts';
import { type OpenWords, vi } from '#words/vi/ui/open.ts';
import { CASE_WORDS, type HandTold, RESERVED } from './explain.ts';
import type { GameKit } from './kit.ts';
import { refereeUrl } from './site.ts';

/** All ways to fill in the unknown cards of which the same is said. */
export interface OutcomeTold {
  /** The verdict as said at the table; where an eaten card would fit no meld, that there is no such deal. */
  readonly verdict: string;
  readonly possible: boolean;
  /** How many ways these are: each set of cards for a hand counts once. Beyond 2^53 the number is not exact. */
  readonly ways: number;
  /** How many of all: `18 trên 49 lá`, `lá nào cũng vậy`; empty where there is no `?`. */
  readonly share: string;
  /**
   * What a single `?` has to be: `A 10 J Q 9♠`, where a rank alone is every card of it that is left. Empty where any card will do, and
   * where there are several `?`.
   */
  readonly cards: string;
  /** The first of these ways in the order of the pack, a case without `?`. */
  readonly example: string;
}

/** An open case in words, in one language. */
export interface OpenExplanation {
  /** The game's name. */
  readonly game: string;
  /** The house rules in force. */
  readonly house: string;
  /** Unknown cards are `?`; a hand has its worth where that is the same in every way. */
  readonly hands: readonly HandTold[];
  /** How many `?` there are. */
  readonly unknown: number;
  /** All ways, counted as those of the outcomes. */
  readonly ways: number;
  /** What the case can come to, most ways first. */
  readonly outcomes: readonly OutcomeTold[];
  /** As in `Explanation`. */
  readonly notes: readonly string[];
  /** The link to the case at the referee, where the cards can be filled in. */
  readonly link: string;
}

/** Rule sets under which an open case comes to the same. */
export interface OpenHouseTold {
  /** Empty where these rules know no such deal. */
  readonly outcomes: readonly OutcomeTold[];
  /** Why there are no outcomes, in a sentence; empty where there are. */
  readonly none: string;
  readonly presets: readonly { readonly id: string; readonly name: string }[];
}

/** How the rule sets differ over an open case. */
export interface OpenHousesTold {
  /** True where the case comes to the same under every preset. */
  readonly agreed: boolean;
  /** The rule set in force, and the presets under which it comes to the same. */
  readonly own: OpenHouseTold;
  readonly others: readonly OpenHouseTold[];
}

/** A case, and all that it comes to. */
export interface CountedCase {
  readonly of: Case;
  readonly kit: GameKit;
  readonly counter: UnknownCards;
  readonly over: VerdictsOver;
}

/** The words for unknown cards, by language. */
export const OPEN_WORDS: Readonly<Record<Lang, OpenWords>> = { vi, en };

/** A case with more verdicts than this is not compared: all would be counted under every preset, for nobody to read. */
const MOST_COMPARED = 1000;

/** Reads a case in the notation and counts what it comes to. One without `?` comes to its ruling, in one way. */
export function countCase(text: string, kits: readonly GameKit[]): Result<CountedCase, CaseError> {
  const read = parseOpenCase(
    text,
    kits.map(({ engine }) => engine),
  );
  if (!read.ok) return read;
  const of = read.value;
  const kit = assertDefined(kits.find(({ engine }) => engine.id === of.game));
  const counter = assertDefined(kit.unknown);
  const over = countVerdicts(text, of, kit.engine, counter);
  return over.ok ? ok({ of, kit, counter, over: over.value }) : over;
}

/** What was counted, in words. */
export function explainCounted({ of, kit, over }: CountedCase, lang: Lang, site: string): OpenExplanation {
  const { engine } = kit;
  const words = kit.words[lang];
  const ui = CASE_WORDS[lang];
  return {
    game: words.name,
    house: ruleSetName(of, { game: engine, words, ui }),
    hands: of.fields.map((field) => ({
      name: ui.seatName(field.name),
      cards: openHandText(field),
      worth: worthIn(over, field.name, words),
    })),
    unknown: over.unknown,
    ...outcomesIn(over, of, kit, lang),
    notes: caseNotes(of, engine, RESERVED[lang]),
    link: refereeUrl(site, lang, formatCase(of, engine)),
  };
}

/**
 * What every preset makes of it.
 * @returns `too-many-unknown` where there are too many verdicts to compare
 */
export function compareCounted({ of, kit, counter, over }: CountedCase, lang: Lang): Result<OpenHousesTold, CaseError> {
  if (over.parts.length > MOST_COMPARED) return err(tooManyUnknown(formatCase(of, kit.engine), of));
  const told = (under: Case, found: Result<VerdictsOver, CaseError>): Omit<OpenHouseTold, 'presets'> =>
    found.ok
      ? { outcomes: outcomesIn(found.value, under, kit, lang).outcomes, none: '' }
      : { outcomes: [], none: errorWords(found.error)[lang] };
  const mine: OpenHouseTold = { ...told(of, ok(over)), presets: [] };
  const houses = countUnderPresets(of, kit.engine, counter).map(
    ({ preset, under, over: found }): OpenHouseTold => ({
      ...told(under, found),
      presets: [{ id: preset, name: kit.words[lang].presets[preset] ?? preset }],
    }),
  );
  const grouped = (house: OpenHouseTold): OpenHouseTold => ({
    ...house,
    presets: houses.filter((one) => isAlike(one, house)).flatMap(({ presets }) => presets),
  });
  const others = houses.filter(
    (house, at) => !isAlike(house, mine) && houses.findIndex((one) => isAlike(one, house)) === at,
  );
  return ok({ agreed: others.length === 0, own: grouped(mine), others: others.map(grouped) });
}

/** Do two houses come to the same, in the same ways? */
function isAlike(one: OpenHouseTold, other: OpenHouseTold): boolean {
  const key = ({ none, outcomes }: OpenHouseTold): string =>
    JSON.stringify([none, outcomes.map(({ verdict, ways, cards }) => [verdict, ways, cards])]);
  return key(one) === key(other);
}

function outcomesIn(
  over: VerdictsOver,
  of: Case,
  { engine, words }: GameKit,
  lang: Lang,
): Pick<OpenExplanation, 'ways' | 'outcomes'> {
  const says = OPEN_WORDS[lang];
  const { outcomes, ways } = openOutcomes(over, of, { game: engine, words: words[lang], ui: CASE_WORDS[lang] });
  const single = over.unknown === 1;
  const isSure = outcomes.length === 1;
  const left = outcomes.flatMap(({ choices }) => choices);
  const shareOf = (some: bigint): string => (isSure ? says.always(single) : says.of(some, ways, single));
  return {
    ways: Number(ways),
    outcomes: outcomes.map((one) => ({
      verdict: one.says || says.none,
      possible: one.words !== undefined,
      ways: Number(one.ways),
      share: over.unknown === 0 ? '' : shareOf(one.ways),
      cards: isSure ? '' : cardsOf(one.choices, left),
      example: formatCase({ ...of, fields: one.example }, engine),
    })),
  };
}

/** Cards by rank: `A 10 9♠`, where a rank alone is every card of it that is left. */
function cardsOf(cards: readonly Card[], left: readonly Card[]): string {
  const ofRank = (some: readonly Card[], rank: number): readonly Card[] =>
    some.filter((card) => rankIndex(card) === rank);
  return RANKS.flatMap((name, rank) => {
    const here = ofRank(cards, rank);
    const isWhole = here.length > 0 && here.length === ofRank(left, rank).length;
    return isWhole ? [name] : here.toSorted(byCard).map(displayCard);
  }).join(' ');
}

function openHandText(field: Field): string {
  return field.unknown ? fieldText(field, displayCard, ' ') : handText(field);
}

/** What a hand is worth where that is the same in every way; else empty. */
function worthIn({ parts }: VerdictsOver, name: string, words: GameWords): string {
  const sums = parts.flatMap(({ outcome }) => (outcome.ok ? [words.seat(outcome.value.verdict, name).sum] : []));
  const [first = ''] = sums;
  return sums.every((sum) => sum === first) ? first : '';
}
