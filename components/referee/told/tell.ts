/** A story on the board: hands that are told by what they come to, and the cards that stand in for them. */

import type { Case, Field } from '#core/case.ts';
import { deckUnder, type Game } from '#core/game/game.ts';
import type { Rules } from '#core/house-rules.ts';
import { writeJson } from '#core/json.ts';
import { judge } from '#core/judge.ts';
import { namedCards } from '#core/told/named-cards.ts';
import { type Granted, type OtherStory, standIns, type ToldHand, type ToldHands } from '#core/told/stand-ins.ts';
import { formatToldHands, parseToldHands } from '#core/told/told-code.ts';
import { filled } from '#core/unknown/fill.ts';
import type { Story } from '#src/reading/reading.ts';

/** Hands that may be the ones that were told of. */
export type ToldWay = Omit<OtherStory, 'who'> & { readonly who: readonly string[] };

/** What was told, and what hands it may have been. */
export interface ToldCase {
  readonly hands: readonly ToldHand[];
  /** The same in a link. */
  readonly code: string;
  /** The usual one first; the others where they change the ruling. */
  readonly ways: readonly ToldWay[];
  /** What the usual one takes for granted; undefined where nothing else fits, or it changes nothing. */
  readonly granted: Granted | undefined;
  /** The one on the board. */
  readonly chosen: number;
  /** The reader has said which it is. */
  readonly isAnswered: boolean;
}

/** A story with its cards; `open` where hands that fit are ruled in several ways, undefined where none fits. */
export function tellStory(story: Story, game: Game, told: ToldHands): ToldCase | 'open' | undefined {
  // Suits that nobody said must not matter.
  const [one, other] = [0, 2].map((turn) => {
    const hands = toldHands(story, turn);
    return hands && tellHands(hands, game, told, story.rules);
  });
  if (!one || !other) return undefined;
  if (one === 'open' || other === 'open') return 'open';
  return isRuledAlike(one, other, game, story.rules) ? one : 'open';
}

function toldHands({ hands }: Story, turn: number): readonly ToldHand[] | undefined {
  const cards = namedCards(
    hands.map((hand) => hand.cards),
    turn,
  );
  return cards?.flatMap((named, at): ToldHand[] => {
    const hand = hands[at];
    if (!hand) return [];
    const { role, name, told, unseen, empty } = hand;
    const field: Field = { role, name, cards: named, eaten: [] };
    if (unseen > 0) return [{ ...field, unknown: Array.from({ length: unseen }, (_, n) => named.length + n) }];
    return [empty || Object.keys(told).length === 0 ? field : { ...field, told }];
  });
}

/** Hands with what stands in for them under these house rules; see `tellStory`. */
export function tellHands(
  hands: readonly ToldHand[],
  game: Game,
  told: ToldHands,
  rules: Rules,
): ToldCase | 'open' | undefined {
  const open = hands.find((hand) => hand.unknown);
  if (open) return tellOpen(hands, game, told, rules);
  const found = standIns(game, told, hands, rules);
  if (!found.ok) return found.error === 'open' ? 'open' : undefined;
  const { fields, granted } = found.value;
  return {
    ...begun(hands, fields),
    ways: [{ who: granted?.who ?? [], fields }, ...(granted?.others ?? [])],
    granted: granted?.code,
  };
}

/** A story that takes nothing for granted. */
function begun(hands: readonly ToldHand[], fields: readonly Field[]): ToldCase {
  const code = formatToldHands(hands);
  return { hands, code, ways: [{ who: [], fields }], granted: undefined, chosen: 0, isAnswered: false };
}

/** Beside a card that nobody has seen: it stays unknown, whatever it is the others are the same. */
function tellOpen(hands: readonly ToldHand[], game: Game, told: ToldHands, rules: Rules): ToldCase | undefined {
  const others = hands.filter((hand) => !hand.unknown);
  if (others.every((hand) => !hand.told)) return undefined;
  for (const card of deckUnder(game, rules)) {
    if (hands.some(({ cards }) => cards.includes(card))) continue;
    const whole = hands.map((hand) =>
      hand.unknown
        ? filled(
            hand,
            hand.unknown.map(() => card),
          )
        : hand,
    );
    const found = standIns(game, told, whole, rules);
    if (!found.ok) continue;
    const fields = found.value.fields.map((field, at) => (hands[at]?.unknown ? (hands[at] ?? field) : field));
    return begun(hands, fields);
  }
  return undefined;
}

function isRuledAlike(one: ToldCase, other: ToldCase, game: Game, rules: Rules): boolean {
  return one.ways.every(({ fields }, at) => {
    const again = other.ways[at]?.fields ?? [];
    if (fields.some(({ unknown }) => unknown)) return true;
    const [a, b] = [fields, again].map((some) => judge(game, some, rules));
    return (
      a?.ok && b?.ok && writeJson(game.verdictJson(a.value.verdict)) === writeJson(game.verdictJson(b.value.verdict))
    );
  });
}

/** The hands on the board. */
export function toldFields({ ways, chosen }: ToldCase): readonly Field[] {
  return (ways[chosen] ?? ways[0])?.fields ?? [];
}

/** The same story under other house rules; undefined where it cannot be told any more. */
export function toldUnder(before: ToldCase, game: Game, told: ToldHands, rules: Rules): ToldCase | undefined {
  const now = tellHands(before.hands, game, told, rules);
  if (!now || now === 'open') return undefined;
  const way = before.ways[before.chosen];
  const chosen = now.ways.findIndex((other) => way && isSameWay(way, other));
  // Hands that stay are the same ones: what was asked about them holds.
  const ways = now.ways.map((one) => before.ways.find((old) => haveSameCards(old.fields, one.fields)) ?? one);
  return { ...now, ways, chosen: Math.max(0, chosen), isAnswered: before.isAnswered };
}

function isSameWay(a: ToldWay, b: ToldWay): boolean {
  return a.who.join() === b.who.join() && a.twos === b.twos && a.quads === b.quads;
}

function haveSameCards(a: readonly Field[], b: readonly Field[]): boolean {
  return a.length === b.length && a.every(({ cards }, at) => cards.join() === b[at]?.cards.join());
}

/** The story of a link whose cards stand in for what was told; undefined where they do not. */
export function linkedStory(code: string, of: Case, game: Game, told: ToldHands): ToldCase | undefined {
  const hands = parseToldHands(code, of.fields);
  const story = hands && tellHands(hands, game, told, of.rules);
  if (!story || story === 'open') return undefined;
  const chosen = story.ways.findIndex(({ fields }) => haveSameCards(fields, of.fields));
  return chosen >= 0 ? { ...story, chosen, isAnswered: chosen > 0 } : undefined;
}
