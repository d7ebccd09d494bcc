import type { WitnessesOf } from '#core/house/witness.ts';
import type { XiDachRules } from './engine/rules.ts';
import type { XiDachAction, XiDachSetup } from './round/types.ts';

/** What each house rule of Xì Dách changes, shown: `npm run update -- witnesses` finds what is missing, and keeps what holds. */
export const witnesses: WitnessesOf<XiDachRules, XiDachSetup, XiDachAction> = {
  aces: {
    'one-ten': 'xi-dach@pho-thong;cai:KC.JD;an:AS.9H',
    'by-size-a': 'xi-dach@pho-thong;cai:KC.JD;an:2S.8H.AC',
    'by-size-b': 'xi-dach@pho-thong;cai:KC.JD;an:2S.9H.AC',
    'by-size-c': 'xi-dach@pho-thong;cai:KC.JD;an:2S.8H.AC',
  },
  naturalTens: { faces: 'xi-dach@pho-thong;cai:AC.JD;an:AS.10H' },
  minStand: { '14': 'xi-dach@pho-thong;cai:5C.JD.QS;an:KH.5D', '15': 'xi-dach@pho-thong;cai:5C.JD.QS;an:KH.5D' },
  bankerMin: {
    '14': 'xi-dach@pho-thong;cai:KC.5D;an:QS.KH',
    '15': 'xi-dach@pho-thong;cai:KC.5D;an:QS.KH',
    '17': 'xi-dach@pho-thong;cai:KC.6D;an:QS.KH',
  },
  shortBanker: { compares: 'xi-dach@pho-thong;cai:KC.5D;an:QS.KH' },
  shortVsShort: { higher: 'xi-dach@vipgame;cai:KC.5D;an:QS.4H' },
  shortVsBust: { 'short-wins': 'xi-dach@pho-thong;cai:5C.JD.QS;an:KH.5D' },
  bustVsBust: {
    lower: 'xi-dach@pho-thong;cai:5C.JD.QS;an:4H.JC.QD',
    banker: 'xi-dach@pho-thong;cai:5C.JD.QS;an:5H.JC.QD',
  },
  fiveCard: {
    'under-21': 'xi-dach@pho-thong;cai:2C.9D.QS;an:2H.3C.4D.5S.7H',
    '16-to-21': 'xi-dach@pho-thong;cai:KC.JD;an:2S.3H.4C.5D.AS',
  },
  overdraw: {
    forbidden: {
      base: 'pho-thong',
      setup: { seed: 4, players: [{ name: 'an', stake: 1 }] },
      actions: [{ type: 'draw', seat: 'an' }],
    },
    'den-at-28': {
      base: 'pho-thong',
      setup: { seed: 4, players: [{ name: 'an', stake: 1 }] },
      actions: [
        { type: 'draw', seat: 'an' },
        { type: 'draw', seat: 'an' },
      ],
    },
  },
  naturalTie: { banker: 'xi-dach@pho-thong;cai:AC.JD;an:AS.KH' },
  payout: {
    '3-2-2': 'xi-dach@pho-thong;cai:KC.JD;an:AS.KH',
    '4-3-2': 'xi-dach@pho-thong;cai:KC.JD;an:AS.KH',
    '3-2-1': 'xi-dach@pho-thong;cai:KC.JD;an:AS.KH',
  },
  earlyCheck: { false: { base: 'pho-thong', setup: { seed: 1, players: [{ name: 'an', stake: 1 }] }, actions: [] } },
  dealOrder: {
    'banker-first': { base: 'pho-thong', setup: { seed: 1, players: [{ name: 'an', stake: 1 }] }, actions: [] },
  },
  fifthCard: {
    'shown-if-ngu-linh': {
      base: 'pho-thong',
      setup: { seed: 9, players: [{ name: 'an', stake: 1 }] },
      actions: [
        { type: 'draw', seat: 'an' },
        { type: 'draw', seat: 'an' },
        { type: 'draw', seat: 'an' },
      ],
    },
    shown: {
      base: 'pho-thong',
      setup: { seed: 1, players: [{ name: 'an', stake: 1 }] },
      actions: [
        { type: 'draw', seat: 'an' },
        { type: 'draw', seat: 'an' },
        { type: 'draw', seat: 'an' },
      ],
    },
  },
};
