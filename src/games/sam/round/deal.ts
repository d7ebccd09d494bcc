import type { Card } from '#core/card.ts';
import { RESERVED_NAMES } from '#core/case.ts';
import { deckUnder } from '#core/game/game.ts';
import { dealer } from '#core/rounds/dealer.ts';
import { withEvents } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import { SEATS } from '../engine/decide.ts';
import { game } from '../engine/index.ts';
import { CARDS_DEALT, INSTANT_WINS, instantWin } from '../engine/instant.ts';
import { byHeight } from '../engine/ranks.ts';
import type { SamRuleId, SamRules } from '../engine/rules.ts';
import { endByInstant } from './settle.ts';
import type { SamEvent, SamSetup, SamState, Seat } from './types.ts';

/** Rule sam-deck-40: the cards of the rule set. */
export function packOf(rules: SamRules): readonly Card[] {
  return deckUnder(game, rules);
}

/**
 * Deals ten cards each. Rules sam-deck-40, sam-deal, sam-direction. Whose ten cards win at once has won (rule sam-instant): the
 * strongest kind, then the earlier seat.
 */
export const { deal, dealFrom } = dealer<SamRules, SamSetup, SamState, SamRuleId>({
  setup: { players: [{ name: 'string' }], lastWinner: 'string or null' },
  noSetup: 'sam-players',
  packOf,
  faultOf,
  begin,
});

function begin(rules: SamRules, setup: SamSetup, deck: readonly Card[]): SamState {
  const names = setup.players.map(({ name }) => name);
  const dealt = CARDS_DEALT * names.length;
  const seats = names.map((name, seat): Seat => {
    const hand = deck.slice(0, dealt).filter((_, place) => place % names.length === seat);
    return { name, hand: hand.sort(byHeight), answer: null, passed: false };
  });
  const state: SamState = {
    rules,
    setup,
    seats,
    rest: deck.slice(dealt),
    phase: 'call',
    turn: names[0] ?? null,
    caller: null,
    trick: [],
    gone: [],
    liable: null,
    nets: names.map((name) => [name, 0]),
    actions: [],
    log: [],
  };
  const logged = withEvents(
    state,
    ...seats.map(({ name: who, hand: cards }) => ({ type: 'deal', who, rule: 'sam-deal', cards }) as const),
  );
  const winner = whiteOf(logged);
  return winner ? endByInstant(logged, ...winner) : logged;
}

/** Who wins at once, and with what. */
function whiteOf({ seats, rules }: SamState) {
  const wins = seats.map((seat) => [seat, instantWin(seat.hand, rules)] as const);
  for (const kind of INSTANT_WINS) {
    const found = wins.find(([, win]) => win === kind);
    if (found) return [found[0], kind] as const;
  }
  return undefined;
}

/**
 * Why a round cannot start with these seats. sam-players: too few or too many, more than the pack serves, two of one name, a name
 * that a case reserves; sam-lead-next: a winner who does not sit there; sam-deck-40: not the rule set's cards, each once.
 */
function faultOf(rules: SamRules, { players, lastWinner }: SamSetup, deck: readonly Card[]): SamRuleId | undefined {
  const names = new Set<Who>(players.map(({ name }) => name));
  if (players.length < SEATS.min || players.length > SEATS.max || names.size < players.length) return 'sam-players';
  if (names.has('') || [...names].some((name) => RESERVED_NAMES.has(name))) return 'sam-players';
  const pack = packOf(rules);
  if (players.length * CARDS_DEALT > pack.length) return 'sam-players';
  if (lastWinner !== null && !names.has(lastWinner)) return 'sam-lead-next';
  return deck.length === pack.length && pack.every((card) => deck.includes(card)) ? undefined : 'sam-deck-40';
}

/** The set-up of the next round, with the winner of this one as `lastWinner`. */
export function nextSetup(setup: SamSetup, log: readonly SamEvent[]): SamSetup {
  const end = log.at(-1);
  return { ...setup, seed: setup.seed + 1, lastWinner: end?.type === 'end' ? end.winner : null };
}
