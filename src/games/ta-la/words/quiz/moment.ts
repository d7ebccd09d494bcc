/** What the words of a question from a round read off its moment, in any language. */

import type { Card } from '#core/card.ts';
import type { PlayQuestion } from '#core/quiz/ask.ts';
import { arrange } from '#games/ta-la/engine/arrange.ts';
import { casIn, meldsIn } from '#games/ta-la/engine/hand.ts';
import { fits } from '#games/ta-la/engine/meld.ts';
import { canEat } from '#games/ta-la/hands/eat.ts';
import { askedPairs, riskOf, unseenBy } from '#games/ta-la/odds/at-table.ts';
import { completing } from '#games/ta-la/odds/unseen.ts';
import { round, type TaLaState } from '#games/ta-la/round/index.ts';
import { eatenInHand } from '#games/ta-la/round/seats.ts';
import { cardsIn, isYes, numberIn, saidIn, whoIn } from '#words/quiz/right-answer.ts';
import { cardsText, displayName } from '#words/text.ts';

export type Moment = PlayQuestion<TaLaState>;
export type Facts = ReturnType<typeof momentFacts>;

/** The note beside a name: the number of discards where the question is about that, or that the seat is móm. */
export function besideIn({ state, kind }: Moment, who: string): { readonly made: number } | 'mom' | undefined {
  const seat = state.seats.find(({ name }) => name === who);
  if (kind.id === 'after-last' || kind.id === 'lays-first') return { made: seat?.made ?? 0 };
  return seat?.laid?.length === 0 ? 'mom' : undefined;
}

/** Names, figures and cards as they stand in a sentence; what takes counting is counted only where it is read. */
export function momentFacts(question: Moment) {
  const { state, asked, seats } = question;
  const { who, target = '', cards = [], count = 0 } = asked;
  const { rules, fresh, log, table, turn } = state;
  const [card] = cards;
  const seat = state.seats.find(({ name }) => name === who);
  const { hand = [], laid, asDealt } = seat ?? {};
  const held = seat ? eatenInHand(seat) : [];
  const yes = isYes(question);
  const at = seats.indexOf(who);
  const onto = table[count]?.cards ?? [];
  const outReason = (left: number) => {
    if (yes) return left === 0 ? 'all' : left === 1 ? 'one-left' : 'khan';
    if (left === 1) return 'none-left';
    if (meldsIn(hand).length > 0) return 'loose';
    if (rules.uKinds === 'plain') return 'no-khan';
    return asDealt ? 'gap' : 'took';
  };
  return {
    who: displayName(who),
    target: displayName(target),
    /** Whose turn it is. */
    turn: displayName(turn ?? ''),
    /** Who sits on either side; the turn passes to the right. */
    right: displayName(seats[(at + 1) % seats.length] ?? ''),
    left: displayName(seats.at(at - 1) ?? ''),
    count,
    size: seats.length,
    handSize: hand.length,
    card: cardsText(cards.slice(0, 1)),
    cards: cardsText(cards),
    /** Each card by itself. */
    each: cards.map((one) => cardsText([one])),
    // What the right answer says.
    yes,
    said: saidIn(question),
    number: numberIn(question),
    named: displayName(whoIn(question)),
    namedCards: cardsText(cardsIn(question)),
    rules,
    /** The eaten cards that the seat still holds. */
    eaten: cardsText(held),
    isEaten: card !== undefined && held.includes(card),
    /** The discard that may be eaten now, and whose it is. */
    fresh: cardsText(fresh ? [fresh.card] : []),
    from: displayName(fresh?.from ?? ''),
    /** The player is neither the one who eats nor the one whose card is eaten. */
    apart: who !== target && who !== fresh?.from,
    onto: cardsText(onto),
    burnt: laid?.length === 0,
    ateChot: seat?.eaten.some(({ chot }) => chot) ?? false,
    /** Did the seat eat or draw in this turn? Undefined where it has taken nothing yet. */
    get took() {
      const last = log.findLast(({ type }) => type === 'eat' || type === 'draw' || type === 'discard');
      return last?.who === who && last.type !== 'discard' ? last.type : undefined;
    },
    /** Why the seat may draw, or may not. */
    get drawing() {
      if (yes) return fresh && canEat(hand, held, fresh.card, rules).ok ? 'declines' : 'cannot-eat';
      return turn === who ? 'took' : 'waits';
    },
    /** Why the card asked about may not be eaten; or that it may, and the meld that it makes. */
    get eating() {
      const found = card === undefined ? undefined : canEat(hand, held, card, rules);
      if (!found?.ok) return { why: found?.error ?? 'tl-eat-proof', meld: '' } as const;
      return { why: 'makes', meld: cardsText(found.value.meld) } as const;
    },
    /** The melds of eaten cards that remain after discarding the card asked about. */
    get kept() {
      const rest = hand.filter((one) => one !== card);
      const melds = arrange(rest, held, rules)?.melds ?? [];
      return meldsText(melds.filter((meld) => meld.some((one) => held.includes(one))));
    },
    /** Is the discard that may be eaten a last-round card? */
    get isChot() {
      const last = log.findLast((event) => event.type === 'discard');
      return last?.count === 4;
    },
    /** The shift that follows when the player eats the card asked about: no card moves where the opener's own was eaten. */
    get shift() {
      const next = round.apply(state, { type: 'eat', seat: who });
      const shift = next.ok ? next.value.log.slice(log.length).find((event) => event.type === 'shift') : undefined;
      return {
        opener: displayName(shift?.who ?? ''),
        to: displayName(shift?.to ?? ''),
        card: cardsText(shift?.cards ?? []),
      };
    },
    /** Some meld of the player. */
    get meld() {
      return cardsText(meldsIn(hand)[0] ?? []);
    },
    /** Why the card asked about may not be laid off. */
    get layOffRefusal() {
      if (card === undefined || !fits(card, onto)) return 'does-not-fit';
      return laid ? 'burnt' : 'early';
    },
    /** The meld that the card of the right answer fits on, and whose it is. */
    get home() {
      const [named] = cardsIn(question);
      const home = named === undefined ? undefined : table.find((meld) => fits(named, meld.cards));
      return home && { who: displayName(home.who), meld: cardsText(home.cards) };
    },
    /** Why the player may say ù, or may not yet; and the number of cards outside melds. */
    get out() {
      const left = arrange(hand, [], rules)?.loose.length ?? hand.length;
      return { left, why: turn === who ? outReason(left) : 'waits' } as const;
    },
    /** Two cards of the hand with one rank between them. */
    get gap() {
      return cardsText(casIn(hand, 2)[0] ?? []);
    },
    /** The half melds of a question as they were offered, and how many unseen cards complete each. */
    get waits() {
      const unseen = unseenBy(state, who);
      return askedPairs(cards).map((pair) => ({ pair: cardsText(pair), count: completing(pair, unseen).length }));
    },
    /** Each card of a question, and how likely the next one can eat it. */
    get risks() {
      return cards.map((one) => `${cardsText([one])} ${Math.round(100 * riskOf(state, who, one))}%`).join(', ');
    },
    /** How many cards the player has not seen, and how many of them complete the half meld asked about. */
    get draws() {
      const unseen = unseenBy(state, who);
      return { unseen: unseen.length, good: completing(cards, unseen).length };
    },
  };
}

function meldsText(melds: readonly (readonly Card[])[]): string {
  return melds.map(cardsText).join(', ');
}
