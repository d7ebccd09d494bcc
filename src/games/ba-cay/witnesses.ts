import type { WitnessesOf } from '#core/house/witness.ts';
import type { BaCayRules } from './engine/rules.ts';
import type { BaCayAction, BaCaySetup } from './round/types.ts';

/** What each house rule of Ba Cây changes, shown: `npm run update -- witnesses` finds what is missing, and keeps what holds. */
export const witnesses: WitnessesOf<BaCayRules, BaCaySetup, BaCayAction> = {
  deck: {
    '52': {
      base: 'bai-cao',
      setup: {
        seed: 1,
        players: [
          { name: 'an', stake: 1 },
          { name: 'bình', stake: 1 },
        ],
        banker: false,
      },
      actions: [],
    },
  },
  ten: { worst: 'ba-cay@ba-cay;an:6D.4C.3C;bình:9D.8H.3D' },
  tie: { draw: 'ba-cay@ba-cay;an:6D.4C.3C;bình:9S.8C.6S' },
  suits: { DHSC: 'ba-cay@ba-cay;an:6S.4C.3S;bình:6C.5S.2S', HDCS: 'ba-cay@ba-cay;an:6H.5C.2C;bình:6D.4C.3C' },
  ace: { high: 'ba-cay@ba-cay;an:6H.2C.AH;bình:9H.7S.3C' },
  compare: { 'rank-first': 'ba-cay@ba-cay;an:9S.8C.6S;bình:6D.4C.3C' },
  threeFaces: { true: 'ba-cay@bai-cao;an:KC.QD.JH;bình:10H.5D.4H' },
  threeAlike: {
    'below-ba-tien': 'ba-cay@ba-cay;an:2S.2H.2D;bình:8S.6C.3D',
    'above-all': 'ba-cay@ba-cay;an:2S.2H.2D;bình:8S.6C.3D',
  },
  bankerTie: { banker: 'ba-cay@bai-cao;cai:QS.6H.3H;an:10H.5D.4H' },
  bestTie: {
    replay: {
      base: 'bai-cao',
      setup: {
        seed: 7,
        players: [
          { name: 'an', stake: 1 },
          { name: 'bình', stake: 1 },
        ],
        banker: false,
      },
      actions: [
        { type: 'look', seat: 'an' },
        { type: 'look', seat: 'bình' },
      ],
    },
  },
  payout: { 'ba-tien-2': 'ba-cay@bai-cao;cai:10H.5D.4H;an:KC.QD.JH' },
};
