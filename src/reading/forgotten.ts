/** Words that a reading skipped although no list has them: they are reported like other unused words. */

import type { Meaning, Vocabulary } from '#core/game/vocabulary.ts';
import type { Span } from '#core/notation/scanner.ts';
import { fold } from '#src/search/fold.ts';
import { cardsInWord } from './cards-in-word.ts';
import type { ReadingDraft } from './grammar/draft.ts';
import type { LooseCard } from './hands.ts';
import { isKnownWord, meaningsIn } from './lexicon.ts';
import { type ResolvedSeat, unplacedHands } from './resolve.ts';
import type { Token } from './tokens.ts';

/**
 * The places of such words.
 * @param named tokens that name the game or its rule set
 * @param seats the players who hold cards
 */
export function forgottenIn(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  named: readonly { readonly at: number; readonly to: number }[],
  seats: readonly ResolvedSeat[],
  draft: ReadingDraft,
): Span[] {
  const plays = vocabulary.roles.includes('danh');
  const names = new Set(seats.flatMap(({ name }) => fold(name).split('-')));
  const bankers = new Set(draft.bankers.flatMap((name) => fold(name).split('-')));
  const taken: readonly Span[] = [...draft.unread, ...seats.flatMap(({ cards, claims }) => [...cards, ...claims])];
  // Where hands are several people's: a name with a capital that begins no sentence.
  const isSomebody = (at: number): boolean => {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (!token?.capital || !before || /^[\n.!?:•-]$/.test(before.text) || seats.length < 2) return false;
    return meaningsIn(vocabulary, token.spoken, token.bare).every(
      ({ meaning }) => meaning.is === 'person' && !meaning.nobody,
    );
  };
  const words = tokens.filter(({ kind, bare, text, capital, from, to }, at) => {
    if (kind !== 'word' || !/^\p{L}{2,}$/u.test(bare) || cardsInWord(text) !== undefined) return false;
    // The player of a play has no name in a case.
    if (
      (isKnownWord(vocabulary, bare) && !isSomebody(at)) ||
      names.has(bare) ||
      (capital && (plays || bankers.has(bare)))
    )
      return false;
    return !taken.some((one) => one.from < to && from < one.to) && !named.some((one) => one.at <= at && at < one.to);
  });
  const lost = unplacedHands(draft, seats).flatMap(({ cards }) => cards);
  return [...words, ...lost.filter((card) => !taken.some((one) => one.from < card.to && card.from < one.to))];
}

/** No hand is shown with fewer cards. */
const FEWEST_IN_ONE_HAND = 2;

/**
 * Numbers that were read as cards, and that are a total or a number of cards by the words around them: `8 điểm`, `tui còn 5`; and
 * `mẹ 5, bạn mẹ 5` in one hand, which are those of two people.
 */
export function mistakenIn(tokens: readonly Token[], vocabulary: Vocabulary, seats: readonly ResolvedSeat[]): Span[] {
  const bareAt = (at: number): string => tokens[at]?.bare ?? '';
  const means = (at: number, sort: Meaning['is']): boolean => {
    const token = tokens[at];
    return (
      token?.kind === 'word' &&
      meaningsIn(vocabulary, token.spoken, token.bare).some(({ meaning }) => meaning.is === sort)
    );
  };
  const isMarked = tokens.some(({ text, bare }) => bare === 'con' && text !== bare);
  return seats.flatMap(({ role, cards, untold }) => {
    if (role === 'ban' || role === 'danh') return [];
    const numbers = cards.flatMap((card) => {
      const at = tokens.findIndex(({ to }) => to === card.to);
      const isNumber = card.suit === undefined && (means(at, 'count') || /^(?:10|[2-9])$/.test(bareAt(at)));
      return isNumber ? [{ card, at }] : [];
    });
    const isPerson = (at: number): boolean =>
      means(at, 'person') && !(means(at, 'unit') || means(at, 'count') || means(at, 'rank'));
    // `còn con 5` is a card.
    const isLeaving = (at: number): boolean =>
      tokens[at]?.text === 'còn' || (LEAVES.test(bareAt(at)) && !(isMarked && bareAt(at) === 'con'));
    const isOwned = (at: number): boolean => isPerson(isLeaving(at) ? at - 1 : at);
    // `one card, sorry, two`; `a two` is a card.
    const isNumberWord = (at: number, loose: boolean): boolean =>
      loose && !means(at - 1, 'unit') && !means(at - 1, 'article');
    const isLeft = ({ at, card }: { readonly at: number; readonly card: LooseCard }): boolean =>
      vocabulary.hand.least === 0 &&
      cards.length + untold.length === 1 &&
      ((isLeaving(at - 1) && bareAt(at - 2) !== 'con') || isPerson(at - 1) || isNumberWord(at, card.loose));
    const isTotal = ({ at }: { readonly at: number }): boolean =>
      POINTS.test(bareAt(at + 1)) && !/^\d/.test(bareAt(at - 1)) && !/^\d/.test(bareAt(at + 2));
    const owned = numbers.filter(({ at }) => isOwned(at - 1));
    const ofSeveral = owned.length >= FEWEST_IN_ONE_HAND ? owned : [];
    return numbers.filter((one) => isLeft(one) || isTotal(one) || ofSeveral.includes(one)).map(({ card }) => card);
  });
}

const LEAVES = /^(?:con|has|have|holds)$/;
const POINTS = /^(?:diem|nut|points?)$/;
