import type { Who } from '#core/ruling.ts';
import { playerNamed } from './seats.ts';
import { BANKER, type HiddenHand, type XiDachEvent, type XiDachState } from './types.ts';

const UNREAD: HiddenHand = { kind: null, total: null };

/**
 * What a seat saw happen, including the end of the round. Actions and chips are public; what a hand is, is known only to those to
 * whom it has been shown. The banker’s total at a check is secret, but told to a player who asked for it (rule xd-check-secret).
 */
export function seenBySeat(state: XiDachState, seat: Who): readonly XiDachEvent[] {
  return state.log.flatMap((event) => toldOf(event, state, seat) ?? []);
}

/** The event as this seat may know it, or undefined where it may know nothing of it. */
function toldOf(event: XiDachEvent, state: XiDachState, seat: Who): XiDachEvent | undefined {
  const knows = knowsHand(state, seat, event.who);
  switch (event.type) {
    case 'deal':
      return knows ? event : undefined;
    case 'draw':
      return knows ? event : { ...event, ...UNREAD, rule: 'xd-draw', cards: [], offence: false };
    case 'stand':
      // Everybody can count five cards; that the player stood short is not visible.
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

/**
 * Who has won and how many chips is public. The reasons are, where both hands are known; in phase 1 whatever decides lies open.
 */
function settled(event: Extract<XiDachEvent, { readonly type: 'settle' }>, state: XiDachState, seat: Who): XiDachEvent {
  const player = knowsHand(state, seat, event.who) ? event.player : UNREAD;
  const banker = knowsHand(state, seat, BANKER) || wasTold(state, seat, event.who) ? event.banker : UNREAD;
  const early = playerNamed(state, event.who)?.stage === 'left';
  if (early || (player.kind !== null && banker.kind !== null)) return { ...event, player, banker };
  return { ...event, player, banker, rule: 'xd-check-secret', steps: [] };
}

/** The seat's own hand, one that lies open, or one that the seat has checked. */
function knowsHand(state: XiDachState, seat: Who, who: Who): boolean {
  if (seat === who) return true;
  const shown = who === BANKER ? state.banker.shown : playerNamed(state, who)?.shown;
  return shown === 'all' || (shown === 'banker' && seat === BANKER);
}

/** The seat was checked, asked for the banker’s total, and got it. */
function wasTold(state: XiDachState, seat: Who, target: Who): boolean {
  return seat === target && playerNamed(state, seat)?.asked === true;
}
