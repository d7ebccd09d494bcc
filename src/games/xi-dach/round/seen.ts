import type { Who } from '#core/ruling.ts';
import { playerOf } from './seats.ts';
import { BANKER, type Unread, type XiDachEvent, type XiDachState } from './types.ts';

const UNREAD: Unread = { kind: null, total: null };

/**
 * What a seat saw happen, the end of the round not excepted: what everybody does lies open, and so does what it comes to in
 * chips; what a hand is, only to whom the hand has been shown. The banker’s total at a check is his own, and whoever asked
 * has been told it (rule xd-check-secret).
 */
export function seen(state: XiDachState, seat: Who): readonly XiDachEvent[] {
  return state.log.flatMap((event) => toldOf(event, state, seat) ?? []);
}

/** The event as this seat is told of it, or undefined where it is told nothing. */
function toldOf(event: XiDachEvent, state: XiDachState, seat: Who): XiDachEvent | undefined {
  const knows = knowsHand(state, seat, event.who);
  switch (event.type) {
    case 'deal':
      return knows ? event : undefined;
    case 'draw':
      return knows ? event : { ...event, ...UNREAD, rule: 'xd-draw', cards: [], offence: false };
    case 'stand':
      // Five cards can be counted by everybody; that he stood short cannot.
      return knows ? event : { ...event, ...UNREAD, rule: event.rule === 'xd-max-five' ? event.rule : 'xd-draw' };
    case 'check':
      return knows || wasTold(state, seat, event.target) ? event : { ...event, ...UNREAD };
    case 'settle':
      return settled(event, state, seat);
    case 'ask':
      return event.who === seat ? event : undefined;
    case 'natural':
    case 'show':
    case 'den':
    case 'end':
      return event;
  }
}

/** Who has won and how many chips is said aloud. Why, where both hands are known; in phase 1 whatever decides lies open. */
function settled(event: Extract<XiDachEvent, { readonly type: 'settle' }>, state: XiDachState, seat: Who): XiDachEvent {
  const player = knowsHand(state, seat, event.who) ? event.player : UNREAD;
  const banker = knowsHand(state, seat, BANKER) || wasTold(state, seat, event.who) ? event.banker : UNREAD;
  const early = playerOf(state, event.who)?.stage === 'left';
  if (early || (player.kind !== null && banker.kind !== null)) return { ...event, player, banker };
  return { ...event, player, banker, rule: 'xd-check-secret', steps: [] };
}

/** His own hand, one that lies open, or one that he has checked. */
function knowsHand(state: XiDachState, seat: Who, who: Who): boolean {
  if (seat === who) return true;
  const shown = who === BANKER ? state.banker.shown : playerOf(state, who)?.shown;
  return shown === 'all' || (shown === 'banker' && seat === BANKER);
}

/** He was checked himself, asked for the banker’s total, and was told. */
function wasTold(state: XiDachState, seat: Who, target: Who): boolean {
  return seat === target && playerOf(state, seat)?.asked === true;
}
