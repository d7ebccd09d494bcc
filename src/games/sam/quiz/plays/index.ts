import type { PlayKind } from '#core/quiz/play.ts';
import { mayCall, samFails, samPays, whoCalls } from './calls.ts';
import { doiThong, follow, single } from './cards.ts';
import { chopPays } from './chops.ts';
import { inPack, leftOver, whitePays } from './deal.ts';
import { lastCards, lastPays, lastSingle, lastTwo } from './ends.ts';
import { leadCall, leadFirst, leadNext } from './leads.ts';
import { oddsDealt, oddsInstant } from './odds.ts';
import { direction, mayPass, nextTurn, passBack } from './turns.ts';

/** Questions about a moment of a round, in the order of `PLAYS`. */
export const plays: readonly PlayKind[] = [
  inPack,
  leftOver,
  mayCall,
  whoCalls,
  leadFirst,
  leadNext,
  leadCall,
  single,
  follow,
  doiThong,
  direction,
  nextTurn,
  passBack,
  mayPass,
  lastCards,
  lastTwo,
  lastSingle,
  lastPays,
  samFails,
  samPays,
  chopPays,
  whitePays,
  oddsDealt,
  oddsInstant,
];
