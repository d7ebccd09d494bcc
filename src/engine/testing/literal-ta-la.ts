/**
 * Tá Lả as the ledger words it and no faster: every way to part a hand into phỏm and loose cards is made and compared.
 * Shares nothing with the engine but the names of cards: cards are text (`10H`), ranks are looked up in a list.
 */

const ORDER = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const SUIT_ORDER = 'SHDC';

export interface LiteralHouse {
  readonly faces: '11-12-13' | '10';
  readonly eatPerMeld: 'one' | 'any';
}

export interface LiteralArrangement {
  readonly melds: readonly (readonly string[])[];
  readonly loose: readonly string[];
  readonly points: number;
}

const rankOf = (card: string): number => ORDER.indexOf(card.slice(0, -1));
const suitOf = (card: string): number => SUIT_ORDER.indexOf(card.slice(-1));
const inOrder = (a: string, b: string): number => rankOf(a) - rankOf(b) || suitOf(a) - suitOf(b);

/** Tl-points: A 1, numbers as they stand, J 11, Q 12, K 13; or 10 for each of them. */
export function literalPoints(cards: readonly string[], faces: LiteralHouse['faces']): number {
  let sum = 0;
  for (const card of cards) {
    const face = ['J', 'Q', 'K'].indexOf(card.slice(0, -1));
    if (face < 0) sum += rankOf(card) + 1;
    else sum += faces === '10' ? 10 : 11 + face;
  }
  return sum;
}

/** Tl-phom-ngang, tl-phom-doc, tl-ace-low. */
export function isLiteralMeld(cards: readonly string[]): boolean {
  if (cards.length < 3) return false;
  if (cards.every((card) => rankOf(card) === rankOf(cards[0] ?? ''))) return true;
  const sorted = [...cards].sort(inOrder);
  return sorted.every(
    (card, i) => suitOf(card) === suitOf(sorted[0] ?? '') && rankOf(card) === rankOf(sorted[0] ?? '') + i,
  );
}

/** Every phỏm that can be made of these cards. */
export function literalMelds(cards: readonly string[]): string[][] {
  const melds: string[][] = [];
  for (let subset = 0; subset < 1 << cards.length; subset++) {
    const some = cards.filter((_, i) => subset & (1 << i));
    if (isLiteralMeld(some)) melds.push(some.sort(inOrder));
  }
  return melds;
}

/** Every way to part the cards into phỏm and loose cards; nothing is left out. */
export function* literalPartitions(cards: readonly string[]): Generator<readonly (readonly string[])[]> {
  yield* partition(literalMelds(cards), new Set(), 0, []);
}

function* partition(
  melds: readonly (readonly string[])[],
  used: ReadonlySet<string>,
  from: number,
  laid: readonly (readonly string[])[],
): Generator<readonly (readonly string[])[]> {
  yield laid;
  for (let i = from; i < melds.length; i++) {
    const meld = melds[i] ?? [];
    if (meld.some((card) => used.has(card))) continue;
    yield* partition(melds, new Set([...used, ...meld]), i + 1, [...laid, meld]);
  }
}

/** The best of all partitions that keep the eaten cards in melds; undefined where none does. */
export function literalArrange(
  cards: readonly string[],
  eaten: readonly string[],
  house: LiteralHouse,
): LiteralArrangement | undefined {
  let best: LiteralArrangement | undefined;
  const sorted = [...cards].sort(inOrder);
  for (const melds of literalPartitions(sorted)) {
    const melded = melds.flat();
    if (!eaten.every((card) => melded.includes(card))) continue;
    const crowded = melds.some((meld) => meld.filter((card) => eaten.includes(card)).length > 1);
    if (crowded && house.eatPerMeld === 'one') continue;
    const loose = sorted.filter((card) => !melded.includes(card));
    const one = { melds, loose, points: literalPoints(loose, house.faces) };
    if (!best || isBetter(one, best)) best = one;
  }
  return best && { ...best, melds: [...best.melds].sort(([a = ''], [b = '']) => inOrder(a, b)) };
}

/** Fewest points, fewest loose cards, longest melds, then by the order of cards. */
function isBetter(a: LiteralArrangement, b: LiteralArrangement): boolean {
  if (a.points !== b.points) return a.points < b.points;
  if (a.loose.length !== b.loose.length) return a.loose.length < b.loose.length;
  const [x, y] = [a, b].map(({ melds }) => melds.map(({ length }) => length).sort((m, n) => n - m));
  for (let i = 0; i < Math.max(x?.length ?? 0, y?.length ?? 0); i++) {
    const [m, n] = [x?.[i] ?? 0, y?.[i] ?? 0];
    if (m !== n) return m > n;
  }
  const cards = [...a.melds.flat(), ...a.loose].sort(inOrder);
  for (const card of cards) {
    const [m, n] = [inSet(card, a), inSet(card, b)];
    if (m !== n) return m;
  }
  for (const card of cards) {
    const [m, n] = [runOf(card, a), runOf(card, b)];
    if (m !== n) return m > n;
  }
  return false;
}

function meldOf(card: string, { melds }: LiteralArrangement): readonly string[] {
  return melds.find((meld) => meld.includes(card)) ?? [];
}

function inSet(card: string, arrangement: LiteralArrangement): boolean {
  const [first = '', second = ''] = meldOf(card, arrangement);
  return first !== '' && rankOf(first) === rankOf(second);
}

/** How long the phỏm dọc is that this card lies in; 0 outside. */
function runOf(card: string, arrangement: LiteralArrangement): number {
  return inSet(card, arrangement) ? 0 : meldOf(card, arrangement).length;
}
