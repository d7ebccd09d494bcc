import type { WitnessesOf } from '#core/house/witness.ts';
import type { XiToRules } from './engine/rules.ts';
import type { XiToAction, XiToSetup } from './round/types.ts';

/** What each house rule of Xì Tố changes, shown: `npm run update -- witnesses` finds what is missing, and keeps what holds. */
export const witnesses: WitnessesOf<XiToRules, XiToSetup, XiToAction> = {
  flush: { 'above-full-house': 'xi-to@vipgame;an:KD.QD.9D.8D.7D;binh:JC.JD.JH.9H.9S' },
  aceLow: { true: 'xi-to@vipgame;an:AS.10C.9D.8H.7D;binh:8C.8S.AD.KD.JH' },
  suits: {
    SCDH: 'xi-to@vipgame;an:QC.JS.10H.9S.8D;binh:QD.JC.10S.9C.8H',
    none: 'xi-to@vipgame;an:QD.JS.10C.9H.8S;binh:QC.JH.10D.9S.8H',
  },
  tieBreak: { 'suit-of-pair-first': 'xi-to@vipgame;an:9H.9S.KD.10H.7C;binh:9C.9D.AS.KH.10C' },
  betBounds: {
    inclusive: {
      base: 'vipgame',
      setup: { seed: 1, players: [{ name: 'an' }, { name: 'bình' }], limit: 5 },
      actions: [],
    },
  },
  check: {
    true: { base: 'vipgame', setup: { seed: 1, players: [{ name: 'an' }, { name: 'bình' }], limit: 5 }, actions: [] },
  },
  hole: {
    chosen: { base: 'vipgame', setup: { seed: 1, players: [{ name: 'an' }, { name: 'bình' }], limit: 5 }, actions: [] },
  },
};
