import { type Card, isAce, isFace } from '#core/card.ts';
import type { MissedGuess } from '#core/quiz/kind.ts';
import type { PlayerVerdict, XiDachOutcome, XiDachVerdict } from '../engine/decide.ts';
import type { XiDachStep } from '../engine/steps.ts';
import type { MisconceptionId } from './ids.ts';
import { count } from './total.ts';
import { lowerNguLinhWins } from './verdict.ts';

type Held<H> = H & { readonly cards: readonly Card[] };
type Banker = Held<XiDachVerdict['banker']>;
type Player = Held<PlayerVerdict>;

/** The mistake behind a wrong guess about one player and the banker. */
export function misconceptionOf({
  fields,
  ruling,
  chosen,
  answer,
}: MissedGuess<XiDachVerdict, XiDachStep>): MisconceptionId | undefined {
  const { banker, players } = ruling.verdict;
  const named = players.find(({ name }) => name === chosen);
  // With several players the question is who has one outcome: the chosen player was thought to have it.
  const player = named ?? players.at(-1);
  const claimed = named ? players.find(({ name }) => name === answer)?.outcome : chosen;
  const cardsOf = (name: string | undefined): readonly Card[] => fields.find((one) => one.name === name)?.cards ?? [];
  if (!player) return undefined;
  const [mine, his] = [
    { ...player, cards: cardsOf(player.name) },
    { ...banker, cards: cardsOf('cai') },
  ];
  const found = misconceptionBetween(mine, his, claimed);
  return found !== 'high-wins' || lowerNguLinhWins(ruling) ? found : undefined;
}

function misconceptionBetween(
  player: Player,
  banker: Banker,
  claimed: string | undefined,
): MisconceptionId | undefined {
  const kinds = [player.kind, banker.kind];
  const higher =
    player.points !== null && banker.points !== null && outcomeOf(player.points, banker.points) === claimed;
  if (player.outcome === 'unsettled') return 'checks-early';
  if (claimed === 'unsettled') return banker.kind === 'quac' ? 'bust-may-not' : 'still-short';
  if (player.kind === 'ngu-linh' && banker.kind === 'ngu-linh') return higher ? 'high-wins' : undefined;
  if (kinds.includes('quac')) return higher ? 'higher-is-better' : misconceptionWithBust(player, banker);
  if (player.kind !== banker.kind && NAMED.some((kind) => kinds.includes(kind))) return 'only-a-total';
  if (isNatural(player)) return undefined;
  const [mine, his] = [player.cards.length, banker.cards.length];
  if (player.kind === 'non' && banker.kind !== 'non')
    return mine === 5 ? 'any-five' : mine === 4 ? 'four-will-do' : 'nearly-of-age';
  if (mine === 5 || his === 5) return 'any-five';
  return miscount(player.cards, banker.cards, claimed);
}

/** A total over 21 that was not seen as one. */
function misconceptionWithBust(player: Player, banker: Banker): MisconceptionId {
  if (player.kind === 'quac' && banker.kind === 'quac') return 'busts-always-pay';
  return player.kind === 'non' ? 'nearly-of-age' : 'a-little-over';
}

/** Hands with a name, which are not compared by total. */
const NAMED = ['xi-ban', 'xi-dach', 'ngu-linh'] as const;

function isNatural({ kind }: Pick<Banker, 'kind'>): boolean {
  return kind === 'xi-ban' || kind === 'xi-dach';
}

/** The wrong way to count the cards that gives the claimed result. */
function miscount(
  mine: readonly Card[],
  his: readonly Card[],
  claimed: string | undefined,
): MisconceptionId | undefined {
  const cards = [...mine, ...his];
  const leads = (total: (hand: readonly Card[]) => number): boolean => outcomeOf(total(mine), total(his)) === claimed;
  const ten = (): number => 10;
  if (cards.some(isFace) && leads(byRank)) return 'faces-by-rank';
  if (!cards.some(isAce)) return undefined;
  if (leads((hand) => count(hand, 1, ten))) return 'aces-one';
  if (leads((hand) => over(count(hand, 11, ten)))) return 'aces-eleven';
  return leads((hand) => count(hand, 10, ten)) ? 'aces-ten' : undefined;
}

/** Court cards by their rank: 11, 12, 13. */
function byRank(hand: readonly Card[]): number {
  return count(hand, 1, (rank) => rank + 1);
}

/** Counting every ace as 11 makes totals over 21 that are not bust. */
function over(total: number): number {
  return total > 21 ? 0 : total;
}

function outcomeOf(mine: number, his: number): XiDachOutcome {
  return mine > his ? 'win' : mine < his ? 'lose' : 'push';
}
