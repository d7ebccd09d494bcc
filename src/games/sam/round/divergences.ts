import { type Divergence, partAlong } from '#core/rounds/divergence.ts';
import { PRESETS, type SamRules, SCHEMA } from '../engine/rules.ts';
import { round } from './index.ts';
import type { SamAction, SamSetup, SamState } from './types.ts';

const SEEDS = 400;
/** As many as tell what led there. */
const TOLD = 3;

const NAMES = ['an', 'bình', 'chi'];

const SETUPS: readonly SamSetup[] = Array.from({ length: SEEDS }, (_, i) => ({
  seed: i + 1,
  players: NAMES.map((name) => ({ name })),
  lastWinner: null,
}));

/** For each value of a setting of the round but the first: a run of play that parts it from the first. */
export function divergencesOf(key: keyof SamRules): readonly Divergence[] {
  if (!('round' in SCHEMA[key])) return [];
  const [first, ...others] = SCHEMA[key].values;
  const house = (value: SamRules[keyof SamRules]): SamRules => ({ ...PRESETS['mien-bac'], [key]: value });
  return others.flatMap((value) => {
    for (const setup of SETUPS) {
      const found = partAlong(round, setup, [house(first), house(value)], playersOf(key), TOLD);
      if (found) return [found];
    }
    return [];
  });
}

/** Who plays so that the setting matters: two call sâm, or one does; or nobody, and everyone takes the risks that there are. */
function playersOf(key: keyof SamRules): { choose(state: SamState): SamAction | null } {
  const calls = key === 'samPriority' ? ['bình', 'an'] : key === 'samFails' ? ['an'] : [];
  return {
    choose(state) {
      if (state.phase === 'play' || state.turn === null) return boldest(state);
      const caller = calls.find((name) => state.seats.some((seat) => seat.name === name && seat.answer === null));
      return caller === undefined ? { type: 'silent', seat: state.turn } : { type: 'call', seat: caller };
    },
  };
}

/** What is risky before what is wise. */
function boldest(state: SamState): SamAction | null {
  if (state.turn === null) return null;
  const view = round.view(state, state.turn);
  return view.legal.find(({ warns }) => warns !== undefined)?.action ?? round.suggest(view);
}
