/** A first round that is led by the hand, in every game: held to the engine, to the advice, and to its own sentences. */

import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { ALL_CARDS, type Card, displayCard, rankIndex, withoutCards } from '#core/card.ts';
import { ruleNumber } from '#core/game/game.ts';
import type { Action } from '#core/game/round.ts';
import type { TableCards, TableScreen } from '#core/game/table-screen.ts';
import { LANGS } from '#core/lang.ts';
import { AT_CU, HAND_SIZE, pipsOf, readHand as readBaCay } from '#games/ba-cay/engine/hand.ts';
import { game as baCayGame } from '#games/ba-cay/engine/index.ts';
import { PRESETS as baCay } from '#games/ba-cay/engine/rules.ts';
import { HANDS_36 } from '#games/ba-cay/hands/all-hands.ts';
import { GAMES } from '#games/index.ts';
import { PRESETS as sam } from '#games/sam/engine/rules.ts';
import { legalPlays } from '#games/sam/hands/plays.ts';
import { arrangeFree } from '#games/ta-la/engine/arrange.ts';
import { meldsIn } from '#games/ta-la/engine/hand.ts';
import { PRESETS as taLa } from '#games/ta-la/engine/rules.ts';
import { ROUNDS } from '#games/ta-la/round/index.ts';
import { readHand as readXiDach } from '#games/xi-dach/engine/hand.ts';
import { PRESETS as xiDach } from '#games/xi-dach/engine/rules.ts';
import { aceValues, countHand } from '#games/xi-dach/engine/total.ts';
import { loaded } from '../../loading/loaded.ts';
import { firstTable } from '../first.ts';
import { openRounds, type Rounds } from '../rounds.ts';
import { stateOf } from '../sitting.ts';
import { type CoachMoment, playCoached, playedSoFar } from './coached-round.ts';

/** What a phone shows in one line of display type, and in two or three lines of text; English runs longer. */
const LONGEST = { vi: { head: 32, text: 86 }, en: { head: 32, text: 112 } } as const;

const CARD = /(?:10|[2-9AJQK])[♠♥♦♣]/gu;
const cardsIn = (text: string): string[] => text.match(CARD) ?? [];
/** Whole numbers that are no part of a card. */
const numbersIn = (text: string): number[] => (text.replace(CARD, ' ').match(/\d+/g) ?? []).map(Number);
/** Everything that is written in it, but for keys. */
const textsIn = (of: unknown): string[] =>
  typeof of === 'string' ? [of] : of !== null && typeof of === 'object' ? Object.values(of).flatMap(textsIn) : [];

describe.each(GAMES)('the first round of $id', async ({ id, load }) => {
  const teaching = assertDefined(load.teaching);
  const { coach } = await teaching.coach.vi();
  const table = await firstTable(id, 'vi', 4);
  const rounds = await openRounds(assertDefined(loaded(id, 'vi')), 'vi', table.table);
  const coached = assertDefined(playCoached(rounds, coach));
  const { sitting, playing } = coached.rounds;
  const { round } = playing.file;
  const { game } = playing.all;
  const { you } = sitting;
  const last = sitting.states.length - 1;

  test('nine to fifteen steps, to the end of the round, forwards only, each on a rule', () => {
    expect(coach.steps.length).toBeGreaterThanOrEqual(9);
    expect(coach.steps.length).toBeLessThanOrEqual(15);
    expect(new Set(coach.steps.map(({ key }) => key)).size).toBe(coach.steps.length);
    expect(round.view(stateOf(sitting), you).done).toBe(true);
    const places = coached.moments.map(({ at }) => at);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.at(-1)).toBe(last);
    for (const { rule } of coach.steps) expect(ruleNumber(game, rule), rule).not.toBe('');
    expect(coach.steps.at(-1)?.do).toBe('read');
  });

  test('every move of the reader is asked for, is the only legal one of its kind, and is one that the advice calls good', async () => {
    const asked = coached.moments.flatMap(({ action }) => action ?? []);
    expect(asked).toEqual(sitting.actions.filter(({ seat }) => seat === you));
    const { advice } = (await load.advice?.()) ?? {};
    for (const { at, action } of coached.moments) {
      if (!action) continue;
      const state = sitting.states[at];
      const view = round.view(state, you);
      expect(view.turn).toBe(you);
      expect(round.apply(state, action).ok).toBe(true);
      const { weighed, close } = advice?.weigh(view, round.seen(state, you)) ?? {};
      if (!weighed) {
        // Nothing to decide, or nothing that can be weighed: then the plain move.
        expect(action).toEqual(round.suggest(view));
        continue;
      }
      const best = Math.max(...weighed.map(({ worth }) => worth));
      const found = weighed.find((one) => JSON.stringify(one.action) === JSON.stringify(action));
      expect(found && best - found.worth).toBeLessThanOrEqual(close ?? 0);
    }
  });

  test('cards that are tapped first are those of the next move', () => {
    for (const [place, { step, cards }] of coached.moments.entries()) {
      if (step.do !== 'tap') continue;
      const next = coached.moments[place + 1];
      expect(next?.step.do).toBe('move');
      expect(next?.cards).toEqual(cards);
    }
  });

  test('left at any step, the same deal goes on from there', () => {
    for (const { at } of coached.moments) {
      const left = playedSoFar(coached, at);
      const { actions } = left.sitting;
      expect(actions.slice(0, at)).toEqual(sitting.actions.slice(0, at));
      const view = round.view(stateOf(left.sitting), you);
      expect(view.done || view.turn === you).toBe(true);
      expect(left.sitting.setup).toEqual(sitting.setup);
    }
  });

  describe.each(LANGS)('in %s', async (lang) => {
    const { words } = await teaching.coach[lang]();
    const opened = await openRounds(assertDefined(loaded(id, lang)), lang, (await firstTable(id, lang, 4)).table);
    const mine = assertDefined(playCoached(opened, coach));

    test('a sentence for every step, no longer than its place', () => {
      expect(Object.keys(words)).toEqual(coach.steps.map(({ key }) => key));
      for (const step of coach.steps) {
        const { head, why, other } = assertDefined(words[step.key]);
        expect(head.length, head).toBeLessThanOrEqual(LONGEST[lang].head);
        for (const text of [why, other ?? '']) expect(text.length, text).toBeLessThanOrEqual(LONGEST[lang].text);
        expect(why).toMatch(/^[“\p{Lu}\d].*[.?!]$/u);
        expect(other === undefined, step.key).toBe(step.do === 'read');
      }
    });

    test('a step names what is to be tapped, and the button as it reads', () => {
      for (const { step, at, cards, action } of mine.moments) {
        const { head } = assertDefined(words[step.key]);
        if (step.do === 'tap') expect(cardsIn(head)).toEqual(cards);
        if (!action) continue;
        const { offers } = mine.rounds.shown(at, cardsOf(action)).scene;
        const buttons = offers.flatMap((offer) =>
          offer.kind === 'move' ? [offer] : offer.kind === 'step' ? offer.ways : [],
        );
        const button = assertDefined(buttons.find((one) => JSON.stringify(one.action) === JSON.stringify(action)));
        const named = assertDefined(/“(.+?)”/.exec(head)?.[1]);
        expect(button.text.startsWith(named), `${head}: ${button.text}`).toBe(true);
        for (const card of cards) expect(head.includes(card) || mine.moments.some(isTapOf(cards)), head).toBe(true);
      }
    });

    test('its cards lie in sight or could still come, and its figures are the engine’s', () => {
      for (const [place, { step, at, action }] of mine.moments.entries()) {
        const { head, why, other = '' } = assertDefined(words[step.key]);
        const shown = mine.rounds.shown(at, action ? cardsOf(action) : []);
        const after = mine.moments[place + 1]?.at ?? at;
        const { middle, own } = shown.scene;
        const { hand } = own;
        const held = (hand.kind === 'groups' ? hand.groups.flatMap((group) => group.cards) : hand.cards).filter(
          (card) => card !== null,
        );
        const figures = [
          ...textsIn([shown.scene, shown.end, shown.lines, mine.rounds.shown(after, []).scene]).flatMap(numbersIn),
          ...shown.seats.flatMap(({ net }) => [net, -net]),
          ...(middle.kind === 'pot' ? [middle.pot, ...middle.rows.map(([, chips]) => chips)] : []),
          ...FIGURES[id](held),
        ];
        for (const number of numbersIn(`${head} ${why} ${other}`))
          expect(figures, `${step.key}: ${number} in “${head} ${why} ${other}”`).toContain(number);
        const visible = new Set([...cardsIn(textsIn([shown.scene, shown.lines]).join(' ')), ...held.map(displayCard)]);
        for (const card of cardsIn(`${head} ${why} ${other}`)) {
          const lies = visible.has(card) || openCards(shown.scene).includes(card);
          // A card that a hand waits for may be named: it lies nowhere in sight.
          const comes = !gone(mine.rounds, at).includes(card);
          expect(lies || comes, `${step.key}: ${card}`).toBe(true);
        }
      }
    });
  });
});

/** Figures that no screen shows, worked out by each game's engine from the reader's hand. */
const FIGURES: Readonly<Record<(typeof GAMES)[number]['id'], (hand: readonly Card[]) => readonly number[]>> = {
  'xi-dach': (hand) => {
    const rules = xiDach['pho-thong'];
    const pips = hand.flatMap((card) => countHand([card, card], rules).map(({ total }) => total / 2));
    const safe = ALL_CARDS.filter((card) => readXiDach('', [...hand, card], rules).kind !== 'quac').map(rankIndex);
    return [...aceValues(rules.aces, hand.length), ...pips, hand.length, Math.max(...safe) + 1];
  },
  'xi-to': () => [],
  'ba-cay': (hand) => {
    const rules = baCay['ba-cay'];
    const deck = ALL_CARDS.filter((card) => baCayGame.hasCard(card, rules));
    const points = HANDS_36.map((cards) => readBaCay('', cards, rules).points);
    const pips = hand.map(pipsOf);
    return [
      ...[HAND_SIZE, deck.length, Math.max(...deck.map(pipsOf)), Math.max(...points)],
      ...[...pips, pips.reduce((sum, one) => sum + one, 0), pipsOf(AT_CU)],
      // The stake at this table.
      1,
    ];
  },
  'ta-la': (hand) => {
    const rules = taLa['mien-bac'];
    const points = hand.map((card) => arrangeFree([card], rules).points);
    const left = hand.map((card) => arrangeFree(withoutCards(hand, [card]), rules).points);
    const shortest = Math.min(...meldsIn(ALL_CARDS.slice(0, 13)).map(({ length }) => length));
    const apart = points.flatMap((one) => points.map((other) => Math.abs(one - other)));
    return [...points, ...left, ...apart, shortest, shortest - 1, ROUNDS, Math.min(...points) + 10];
  },
  sam: (hand) => {
    const plays = legalPlays(hand, null, sam['mien-bac']).map(({ cards }) => cards.length);
    return [...plays, ...plays.map((count) => hand.length - count), ...hand.map((card) => rankIndex(card) + 1), 2];
  },
};

const isTapOf =
  (cards: readonly string[]) =>
  (moment: CoachMoment): boolean =>
    moment.step.do === 'tap' && moment.cards.join() === cards.join();

/** Cards that lie open on the screen. */
function openCards({ strips, middle }: TableScreen): string[] {
  const lying = strips.flatMap(({ open = [], laid, cards = [] }) => [
    ...[...open, ...(laid?.cards ?? [])].flatMap(cardsLying),
    ...cards.filter((card) => card !== null),
  ]);
  const inMiddle =
    middle.kind === 'cards'
      ? [...middle.cards.filter((card) => card !== null), ...(middle.was?.cards ?? [])]
      : middle.kind === 'stock'
        ? [...(middle.fresh ? [middle.fresh.card] : []), ...middle.laid.flatMap(cardsLying), ...middle.row]
        : [];
  return [...lying, ...inMiddle].map(displayCard);
}

const cardsLying = (one: TableCards): readonly Card[] =>
  one.kind === 'meld' ? one.parts.flatMap(({ cards }) => cards) : one.cards;

/** Cards that everybody has seen go. */
function gone({ playing, sitting }: Rounds, at: number): string[] {
  const { seats } = playing.file.round.view(sitting.states[at], sitting.you);
  return seats.flatMap(({ row = [], melds = [] }) => [...row, ...melds.flat()]).map(displayCard);
}

const cardsOf = ({ card, cards }: Action): readonly Card[] => cards ?? (card === undefined ? [] : [card]);
