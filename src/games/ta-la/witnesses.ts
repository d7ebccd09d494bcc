import type { WitnessesOf } from '#core/house/witness.ts';
import type { TaLaRules } from './engine/rules.ts';
import type { TaLaAction, TaLaSetup } from './round/types.ts';

/** What each house rule of Tá Lả changes, shown: `npm run update -- witnesses` finds what is missing, and keeps what holds. */
export const witnesses: WitnessesOf<TaLaRules, TaLaSetup, TaLaAction> = {
  u: { 'none-left': 'ta-la@mien-bac;bai:JS.QS.KS.QH.QD.QC.7C.8C.9C.3S' },
  uKinds: {
    plain: 'ta-la@mien-bac;bai:2C.4H.5S.6D.8S.9H.JC.QS.KH',
    'plain-tron-khan': 'ta-la@mien-bac;bai:JS.QS.KS.QH.QD.QC.7C.8C.9C.6C',
  },
  caGap: { '1': 'ta-la@mien-bac;bai:AS.2D.3C.4S.6S.8C.9D.JC.QS' },
  firstTen: {
    dealer: {
      base: 'mien-bac',
      setup: { seed: 1, players: [{ name: 'an' }, { name: 'bình' }, { name: 'chi' }], dealer: 'an', lastWinner: 'chi' },
      actions: [],
    },
  },
  layOff: { false: 'ta-la@mien-bac;an:JS.QS.KS.7C;bình:QH.QD.QC.10S.6C' },
  shift: {
    false: {
      base: 'mien-bac',
      setup: { seed: 3, players: [{ name: 'an' }, { name: 'bình' }, { name: 'chi' }], dealer: 'an', lastWinner: 'chi' },
      actions: [
        { type: 'discard', seat: 'chi', card: 17 },
        { type: 'eat', seat: 'an' },
      ],
    },
  },
  eatPerMeld: { any: 'ta-la@mien-bac;bai:AS.2S.3S.4S*.4H*.4D.5H.6H.7H' },
  manyMom: { 'lay-order': 'ta-la@mien-bac;an:JS.QS.KS.QD;bình:3S.6C.7C;chi:4C.5C.KC' },
  payout: { none: 'ta-la@mien-bac;an:JS.QS.KS.7C;bình:QH.QD.QC.10S.6C' },
  uDen: {
    'three-eaten': 'ta-la@mien-bac;an:6S.6H.6C.3S;bình:JS.QS.KS**an.QH.QD.QC.7C.8C.9C;chi:7H.8H.9H.5C',
    none: 'ta-la@mien-bac;an:6S.6H.6C.3S;bình:JS.QS*an.KS.QH.QD*an.QC.7C.8C*an.9C;chi:7H.8H.9H.5C',
  },
  faces: { '10': 'ta-la@mien-bac;bai:JH.QH.KH.JS.JD' },
};
