/** The texts of a verdict: in full, in short, and for one hand. */

import type { HandFact, Json } from '#core/game/game.ts';
import { byName, ordered } from '#core/json.ts';
import type { Summary } from '#core/summary/summary.ts';
import type { Combination } from './combination.ts';
import { HAND, type PlayerVerdict, type SamVerdict } from './decide.ts';

/**
 * A play: `{"legal", "play", "table"}`, each `{"kind", "length", "top"}` or null; a deal: `{"instantWin"}`; the end:
 * `{"players": {name: {"net", "cards", "cong"}}}`.
 */
export function verdictJson(verdict: SamVerdict): Json {
  switch (verdict.kind) {
    case 'play':
      return ordered([
        ['legal', verdict.legal],
        ['play', verdict.play && ordered(ofCombination(verdict.play))],
        ['table', verdict.table && ordered(ofCombination(verdict.table))],
      ]);
    case 'deal':
      return ordered([['instantWin', verdict.instantWin]]);
    case 'end':
      return ordered([['players', byName(verdict.players, ofPlayer)]]);
  }
}

/** Who is paid what; of a play whether it is legal, of a deal which instant win it is. */
export function summary(verdict: SamVerdict): Summary {
  switch (verdict.kind) {
    case 'play':
      return { kind: 'word', word: verdict.play ? (verdict.legal ? 'legal' : 'illegal') : 'no-combination' };
    case 'deal':
      return { kind: 'word', word: verdict.instantWin ?? 'none' };
    case 'end':
      return { kind: 'nets', nets: verdict.players.map(({ name, net }) => [name, net]) };
  }
}

export function handFacts(verdict: SamVerdict, name: string): readonly HandFact[] {
  switch (verdict.kind) {
    case 'play': {
      const isPlay = name === 'danh';
      const cards = isPlay ? verdict.play : name === 'ban' ? verdict.table : null;
      return [...(isPlay ? [['legal', verdict.legal] as const] : []), ...(cards ? ofCombination(cards) : [])];
    }
    case 'deal':
      return name === HAND ? [['instantWin', verdict.instantWin]] : [];
    case 'end':
      return verdict.players.filter((one) => one.name === name).flatMap(ofPlayer);
  }
}

function ofCombination({ kind, length, top }: Combination): HandFact[] {
  return Object.entries({ kind, length, top });
}

function ofPlayer({ net, cards, cong }: PlayerVerdict): HandFact[] {
  return Object.entries({ net, cards, cong });
}
