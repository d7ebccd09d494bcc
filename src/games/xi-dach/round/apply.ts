import { assertDefined } from '#core/assert-defined.ts';
import { applier } from '#core/rounds/applier.ts';
import { withEvents } from '#core/rounds/seats.ts';
import type { Who } from '#core/ruling.ts';
import { MAX_CARDS } from '../engine/decide.ts';
import { type Hand, readHand } from '../engine/hand.ts';
import type { XiDachRules } from '../engine/rules.ts';
import { catchBanker, catchPlayer, isOffence } from './den.ts';
import { refusal } from './legal.ts';
import { changePlayer, handOf, isDone, playerNamed, readingOf, turnOf, withBanker } from './seats.ts';
import { end, settleRound } from './settle.ts';
import { BANKER, type XiDachAction, type XiDachState } from './types.ts';

/** The round after an action, or the rule that forbids it. */
export const apply = applier(
  { draw: {}, stand: {}, check: { target: 'string' }, ask: {} },
  'xd-turn-order',
  refusal,
  act,
);

function act(state: XiDachState, action: XiDachAction): XiDachState {
  switch (action.type) {
    case 'draw':
      return draw(state, action.seat);
    case 'stand': {
      const short = handOf(state, action.seat).kind === 'non';
      return finish(state, action.seat, short ? 'xd-min-stand' : 'xd-draw');
    }
    case 'check':
      return check(state, action.target);
    case 'ask':
      return ask(state, action.seat);
  }
}

/** Rules xd-draw, xd-bust-draw, and with the fifth card xd-five-show and xd-max-five. */
function draw(state: XiDachState, seat: Who): XiDachState {
  const { rules } = state;
  const before = handOf(state, seat);
  const drawn = state.stock.slice(0, 1);
  const after = readHand(seat, [...before.cards, ...drawn], rules);
  const { cards } = after;
  const offence = isOffence(before, after, rules);
  const full = cards.length === MAX_CARDS;
  const shows = full && showsFive(after, rules);

  const rest = { ...state, stock: state.stock.slice(1) };
  const change = {
    cards,
    ...(offence ? { offender: true } : {}),
    ...(shows ? { shown: 'all' as const } : {}),
  };
  const held = seat === BANKER ? withBanker(rest, change) : changePlayer(rest, seat, () => change);
  const rule = before.kind === 'quac' ? 'xd-bust-draw' : 'xd-draw';
  const reading = readingOf(after);
  const logged = withEvents(held, {
    type: 'draw',
    who: seat,
    rule,
    cards: drawn,
    ...reading,
    offence,
  });
  const open = shows
    ? withEvents(logged, { type: 'show', who: seat, rule: 'xd-five-show', cards, ...reading })
    : logged;
  return full && seat !== BANKER ? finish(open, seat, 'xd-max-five') : open;
}

/** Rule xd-five-show: S4 shows five cards whatever they count, S3 a ngũ linh; other rule sets show none. */
function showsFive(hand: Hand, { fifthCard }: XiDachRules): boolean {
  switch (fifthCard) {
    case 'hidden':
      return false;
    case 'shown-if-ngu-linh':
      return hand.kind === 'ngu-linh';
    case 'shown':
      return true;
  }
}

function finish(state: XiDachState, seat: Who, rule: 'xd-draw' | 'xd-min-stand' | 'xd-max-five'): XiDachState {
  const finished = changePlayer(state, seat, () => ({ stage: 'finished' }));
  return withEvents(finished, {
    type: 'stand',
    who: seat,
    rule,
    ...readingOf(handOf(state, seat)),
  });
}

/** Rules xd-check-early and xd-check-each. Whoever drew over 21 is found out here, the banker before the player. */
function check(state: XiDachState, target: Who): XiDachState {
  const hand = handOf(state, BANKER);
  const checked = withEvents(state, {
    type: 'check',
    who: BANKER,
    rule: turnOf(state) === BANKER ? 'xd-check-each' : 'xd-check-early',
    target,
    ...readingOf(hand),
  });
  if (state.banker.offender) return end(catchBanker(checked), 'xd-den');

  const seen = changePlayer(checked, target, ({ shown }) => ({
    shown: shown === 'all' ? 'all' : 'banker',
    bankerTotal: hand.points,
  }));
  const player = assertDefined(playerNamed(seen, target));
  const settled = player.offender ? catchPlayer(seen, player) : settleRound(seen, player, 'checked');
  return isDone(settled) ? end(settled, 'xd-check-each') : settled;
}

/** Rule xd-check-secret: the player is shown the total of the check, even if the banker has drawn since. */
function ask(state: XiDachState, seat: Who): XiDachState {
  const total = assertDefined(assertDefined(playerNamed(state, seat)).bankerTotal);
  const asked = changePlayer(state, seat, () => ({ asked: true }));
  return withEvents(asked, { type: 'ask', who: seat, rule: 'xd-check-secret', total });
}
