import { err, ok, type Result } from '../../src/engine/core/result.ts';
import {
  nextBankerAction,
  round,
  simplePlayerAction,
  type XiDachAction,
  type XiDachState,
  type XiDachViolation,
} from '../../src/engine/xi-dach/round/index.ts';
import type { XiDachRules } from '../../src/engine/xi-dach/rules.ts';

/** The reader's seat, and the one that is played for him to have company. */
export const YOU = 'an';
const COMPANY = 'bình';

/** Deals, and plays on until it is the reader's turn or the round is over. */
export function dealRound(rules: XiDachRules, seed: number): Result<XiDachState, XiDachViolation> {
  const dealt = round.deal(rules, { seed, players: [YOU, COMPANY].map((name) => ({ name, stake: 1 })) });
  return dealt.ok ? ok(playOthers(dealt.value)) : dealt;
}

/** Does what the reader wants, and plays on. */
export function playRound(state: XiDachState, action: XiDachAction): Result<XiDachState, XiDachViolation> {
  const next = round.apply(state, action);
  return next.ok ? ok(playOthers(next.value)) : err(next.error);
}

/** The other seats play by the plain policy: company draws while short, the banker draws while short and then checks. */
function playOthers(state: XiDachState): XiDachState {
  const action = nextBankerAction(state) ?? simplePlayerAction(round.view(state, COMPANY));
  if (!action) return state;
  const next = round.apply(state, action);
  return next.ok ? playOthers(next.value) : state;
}
