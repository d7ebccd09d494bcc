/** Rounds of Ba Cây and Bài Cào as a table tells them: who beat the banker and with what, or who took the pot. */

import { type BankerGame, comesUp, settleWithBanker } from '#core/evening/against-banker.ts';
import { type PotGame, settlePot } from '#core/evening/pot.ts';
import { seatFault } from '#core/evening/result-faults.ts';
import { PLAIN } from '#core/evening/result-words.ts';
import type { ResultOption, RoundResults } from '#core/evening/results.ts';
import { err } from '#core/result.ts';
import type { Told } from '#core/told/told-hand.ts';
import { readHand } from '../engine/hand.ts';
import { game } from '../engine/index.ts';
import type { BaCayRules } from '../engine/rules.ts';
import { told } from '../engine/told.ts';
import { BANKER_CODES, PLAYER_CODES } from './codes.ts';

/** Rules bc-points-cao and bc-points-cay: what wins, draws and loses against 5 stands next to it. */
const POINTS = [5, 6, 4, 7, 3, 8, 2, 9, 1] as const;

const NAMELESS: readonly string[] = ['nut', 'bu', 'at-cu'];

const table: BankerGame<BaCayRules> = {
  game,
  told,
  worths: ({ ten }): readonly Told[] => [
    ...[...POINTS, ten === 'best' ? 10 : 0].map((total) => ({ total })),
    { kind: 'ba-tien' },
    { kind: 'sap' },
  ],
  read: readHand,
  plain: NAMELESS,
  fits({ code, count }, _, { kind, points }) {
    if (code === PLAIN) return NAMELESS.includes(kind);
    return code === 'nut' ? NAMELESS.includes(kind) && points === count : kind === code;
  },
};

/** Rule bc-tat-tie. */
const pot: PotGame<BaCayRules> = {
  game,
  told,
  equal: { total: 5 },
  areShared: ({ bestTie }) => bestTie === 'split',
  ruleFor: (winners) => (winners === 1 ? 'bc-mode-tat' : 'bc-tat-tie'),
};

export const results: RoundResults<BaCayRules> = {
  formsOf: () => ['banker', 'pot'],
  optionsOf(form, role, rules) {
    if (form === 'pot') return [{ code: 'win' }];
    const counts = rules.ten === 'best' ? { min: 1, max: 10 } : { min: 0, max: 9 };
    return (role === 'banker' ? BANKER_CODES : PLAYER_CODES).flatMap((code): readonly ResultOption[] => {
      if (code === 'nut') return [{ code, counts }];
      return comesUp(table, { code }, role, rules) ? [{ code }] : [];
    });
  },
  sidesOf: () => [],
  settle(form, seats, rules) {
    const fault = seatFault(this, form, seats, rules);
    if (fault) return err(fault);
    return form === 'pot' ? settlePot(pot, seats, rules) : settleWithBanker(table, seats, rules);
  },
};
