/**
 * Evenings of twenty rounds. What everybody is paid was worked out by hand from docs/rules, not by the engine: the payments of each
 * round, and the totals at the end.
 */

/** A round: the seats, by the numbers of the players; what is told of them, or their cards; what one paid another beside. */
export interface ScriptedRound {
  /** All who sit there, in order, where it is left out. */
  readonly seats?: readonly number[];
  /** As `seatsInShort` reads it; a canonical case without its house; or `amounts`, where the book of rules has nothing to say. */
  readonly told: string;
  /** What each seat put into the pot, in chips; one stake where it is left out. */
  readonly put?: readonly number[];
  /** `chop-two 1>3`: Bình pays Dung. */
  readonly sides?: readonly string[];
  readonly nets: readonly number[];
}

/** What holds from a round on. */
interface From {
  readonly from: number;
}

export interface ScriptedEvening {
  /** The first one is that of the evening; a table may agree on another. */
  readonly houses: readonly (From & { readonly house: string })[];
  readonly stake: number;
  /** Who sits there, by number: An, Bình, Chi, Dung, Em. */
  readonly tables: readonly (From & { readonly seats: readonly number[] })[];
  readonly bankers: readonly (From & { readonly player: number })[];
  readonly rounds: readonly ScriptedRound[];
  /** Made when the evening is over. */
  readonly corrections: readonly { readonly of: number; readonly round: ScriptedRound }[];
  /** Rounds that the table takes out at last. */
  readonly dropped: readonly number[];
  readonly totals: { readonly before: readonly number[]; readonly after: readonly number[] };
}

const FOUR = [{ from: 1, seats: [0, 1, 2, 3] }];

const round = (told: string, nets: readonly number[], more: Partial<ScriptedRound> = {}): ScriptedRound => ({
  told,
  nets,
  ...more,
});

export const EVENINGS: readonly ScriptedEvening[] = [
  {
    houses: [{ from: 1, house: 'sam@mien-bac' }],
    stake: 1,
    tables: FOUR,
    bankers: [],
    rounds: [
      round('left:6; left:4; left:6; out', [-6, -4, -6, 16]),
      round('out; left:7; left:3; left:5', [15, -7, -3, -5]),
      round('left:2; out; cong; left:1', [-2, 18, -15, -1]),
      round('left:5+1tw; left:3; out; left:2', [-19, -3, 24, -2]),
      round('left:8+1q; out; left:1; left:4', [-19, 24, -1, -4]),
      round('instant; ?; ?; ?', [60, -20, -20, -20]),
      round('?; sam-won; ?; ?', [-20, 60, -20, -20]),
      round('?; ?; sam-lost; ?', [20, 20, -60, 20]),
      round('on-two:1; ?; ?; ?', [-45, 15, 15, 15]),
      round('kept:2; left:5; out; left:3', [-10, 0, 10, 0]),
      round('left:3; left:2; left:1; out', [-3, -17, -1, 21], { sides: ['chop-two 1>3'] }),
      round('out; cong+1tw; left:1; left:1', [32, -30, -1, -1]),
      round('an:-;binh:3S.4D;chi:5C', [3, -2, -1], { seats: [0, 1, 2] }),
      round('an:2S.3D;binh:-;chi:7S.7H.7D.7C.9S;dung:4S.5D.6C', [-16, 35, -16, -3]),
      round('left:10; out; left:2; left:9', [-15, 26, -2, -9]),
      round('left:1; left:1; left:1; out', [-1, -1, -1, 3]),
      round('out; left:4+2tw; left:6; left:2', [40, -32, -6, -2]),
      round('left:9; left:9; out; left:9', [-9, -9, 27, -9]),
      round('left:2; out; left:7', [-2, 9, -7], { seats: [0, 2, 3] }),
      round('sam-won; ?; ?; ?', [60, -20, -20, -20]),
    ],
    corrections: [
      { of: 4, round: round('left:5; left:3; out; left:2', [-5, -3, 10, -2]) },
      { of: 18, round: round('left:9; left:9; out; cong', [-9, -9, 33, -15]) },
    ],
    dropped: [],
    totals: { before: [63, 53, -88, -28], after: [77, 53, -96, -34] },
  },
  {
    houses: [{ from: 1, house: 'xi-dach@mien-nam' }],
    stake: 2,
    tables: FOUR,
    bankers: [
      { from: 1, player: 0 },
      { from: 9, player: 1 },
    ],
    rounds: [
      round('cai plain; lose; win; lose', [2, -2, 2, -2]),
      round('cai quac; win; win; win', [-6, 2, 2, 2]),
      round('cai ?; lose; lose; lose', [6, -2, -2, -2]),
      round('cai ?; ngu-linh; win; push', [-6, 4, 2, 0]),
      round('cai xi-dach; lose; lose; push', [8, -4, -4, 0]),
      round('cai plain; xi-ban; xi-dach; lose', [-8, 6, 4, -2]),
      round('cai xi-ban; lose; lose; lose', [18, -6, -6, -6]),
      round('cai plain; push; push; push', [0, 0, 0, 0]),
      round('win; cai plain; lose; non', [2, 2, -2, -2]),
      round('xi-dach; cai quac; win; quac', [4, -6, 2, 0]),
      round('lose; cai ngu-linh; lose; lose', [-4, 12, -4, -4]),
      round('den; cai plain; win; lose', [-6, 2, 4, 0]),
      round('an:KD.9C;cai:10S.8H;chi:9H.7D.5C;dung:10D.4S.8D', [2, -2, 2, -2]),
      round('lose; cai plain; ngu-linh', [-2, -2, 4], { seats: [0, 1, 2] }),
      round('win; cai quac; non; quac', [2, 0, -2, 0]),
      round('win; cai ?; win; win', [2, -6, 2, 2]),
      round('xi-ban; cai xi-dach; lose; push', [6, -2, -4, 0]),
      round('lose; cai ?; lose; win', [-2, 2, -2, 2]),
      round('push; cai ?; ngu-linh; ngu-linh', [0, -8, 4, 4]),
      round('an:AD.AC;cai:AS.KS;chi:10C.JD;dung:AH.QH', [6, -2, -4, 0]),
    ],
    corrections: [
      { of: 3, round: round('cai ?; lose; ngu-linh; lose', [0, -2, 4, -2]) },
      { of: 16, round: round('win; cai ?; win; lose', [2, -2, 2, -2]) },
    ],
    dropped: [],
    totals: { before: [24, -12, -2, -10], after: [18, -8, 4, -14] },
  },
  {
    houses: [{ from: 1, house: 'ta-la@mien-bac' }],
    stake: 1,
    tables: FOUR,
    bankers: [],
    rounds: [
      round('points:9; points:2; points:17; points:24', [-1, 6, -2, -3]),
      round('points:9; points:2; points:17; mom', [-1, 7, -2, -4]),
      round('u; ?; ?; ?', [15, -5, -5, -5]),
      round('points:5; points:5; points:3; points:30', [-1, -2, 6, -3]),
      round('mom; mom; points:10; points:12', [-4, -4, 9, -1]),
      round('mom; mom; mom; mom', [12, -4, -4, -4]),
      round('?; u; den; ?', [0, 15, -15, 0]),
      round('points:0; points:7; points:7; mom', [7, -1, -2, -4], { seats: [2, 3, 0, 1] }),
      round('points:4; points:8; points:12; points:16', [9, -1, -2, -6], { sides: ['eaten-1 3>0', 'eaten-2 3>0'] }),
      round('points:20; points:1; points:6; points:3', [-7, 10, -2, -1], { sides: ['chot 0>1'] }),
      round('points:3; points:2; points:1', [-2, -1, 3], { seats: [0, 1, 2] }),
      round('mom; u; points:1', [-5, 10, -5], { seats: [0, 1, 2] }),
      round('an:4S.5S.6S.9D;binh:KS.KD.KC.2H;chi:JH.JD.JC.9C.8H;dung:3S.3D.3C.QC.QH', [-1, 6, -2, -3]),
      round('an:8S.8H.8D.4C.5C.6C.JD.QD.KD.2H;binh:AS.2S.3S.9H;chi:7D.10C', [10, -5, -5], { seats: [0, 1, 2] }),
      round('points:11; points:11; points:11; points:11', [6, -1, -2, -3]),
      round('points:40; mom; points:39; mom', [-1, -4, 9, -4]),
      round('?; ?; ?; u', [-5, -5, -5, 15]),
      round('u; den; ?; ?', [15, -15, 0, 0]),
      round('points:2; points:3; mom; points:1', [-1, -2, -4, 7]),
      round('points:8; points:3', [-1, 1], { seats: [0, 1] }),
    ],
    corrections: [
      { of: 2, round: round('points:9; points:2; points:17; points:30', [-1, 6, -2, -3]) },
      { of: 17, round: round('?; ?; den; u', [0, 0, -15, 15]) },
    ],
    dropped: [],
    totals: { before: [35, 2, -21, -16], after: [40, 6, -31, -15] },
  },
  {
    houses: [
      { from: 1, house: 'ba-cay@ba-cay' },
      { from: 12, house: 'ba-cay@bai-cao{payout=ba-tien-2}' },
    ],
    stake: 5,
    tables: [
      { from: 1, seats: [0, 1, 2, 3] },
      { from: 6, seats: [0, 1, 2, 3, 4] },
      { from: 17, seats: [1, 2, 3, 4] },
    ],
    bankers: [
      { from: 1, player: 0 },
      { from: 4, player: 1 },
      { from: 8, player: 2 },
      { from: 12, player: 3 },
      { from: 17, player: 4 },
    ],
    rounds: [
      // bc-mode-cai, bc-pay: one stake from each who loses, one to each who wins; the bank has what is left: -5 +5 +5.
      round('cai plain; win; lose; lose', [5, 5, -5, -5]),
      // bc-cmp-cay: 10 > 9 > 8.
      round('cai nut:9; nut:10; nut:8; lose', [5, 5, -5, -5]),
      // The bank has 9 + 8 + 3 = 20, which is 10 (bc-points-cay), its best card 3♦. Bình: 10 with A♦, above all (bc-10-at-cu, bc-at-cu).
      // Chi: 10 with 7♦, above 3♦ (bc-cmp-cay). Dung: 9.
      round('cai:9S.8H.3D;binh:AD.4H.5H;chi:7D.2C.AC;dung:2S.3S.4S', [-5, 5, 5, -5]),
      round('lose; cai plain; lose; lose', [-5, 15, -5, -5]),
      round('win; cai ?; win; win', [5, -15, 5, 5]),
      // The bank has 8 with 9♥. An: 9. Chi: 8 with 2♥. Dung: 8 with 6♥, an ace being the lowest (bc-at-cu). Em: 8 with 4♣, ♣ below ♥.
      round('an:6S.6C.7S;cai:5H.4S.9H;chi:8S.8C.2H;dung:AS.AH.6H;em:3C.4C.AC', [5, 10, -5, -5, -5]),
      round('win; cai nut:3; lose; win; nut:10', [5, -10, -5, 5, 5]),
      round('lose; lose; cai plain; lose; lose', [-5, -5, 20, -5, -5]),
      round('win; lose; cai plain; win', [5, -5, -5, 5], { seats: [0, 1, 2, 4] }),
      // bc-mode-tat: the best hand takes every stake.
      round('?; ?; ?; ?; win', [-5, -5, -5, -5, 20]),
      // An and Dung have 20, which is 10; 9♦ before 2♦. The others have 8, 8, 6.
      round('an:9C.9S.2D;binh:3D.7H.8S;chi:9H.AH.8H;dung:4D.7D.9D;em:5D.5C.6D', [-5, -5, -5, 20, -5]),
      // From here on south: equal points draw (bc-cmp-cao, Q5), ba tiên is paid twice (bc-pay, `payout`).
      round('win; lose; push; cai plain; ba-tien', [5, -5, 0, -10, 10]),
      // The bank’s own ba tiên, too.
      round('lose; lose; lose; cai ba-tien; lose', [-10, -10, -10, 40, -10]),
      // bc-batien-tie: two ba tiên draw.
      round('lose; ba-tien; lose; cai ba-tien; lose', [-10, 0, -10, 30, -10]),
      // The bank has 27, which is 7, and so has An. Bình: 30, which is 0, as a 10 is no face (bc-ba-tien). Chi: ba tiên. Em: 9.
      round('an:KS.9D.8C;binh:10H.JD.QC;chi:JS.QH.KD;cai:7S.QS.KH;em:9H.9C.AS', [0, -5, 10, -10, 5]),
      round('push; push; push; cai plain; push', [0, 0, 0, 0, 0]),
      round('win; win; lose; cai nut:4', [5, 5, -5, -5]),
      // bc-tat-tie: the pot of 20 is split, 10 each.
      round('win; ?; win; ?', [5, -5, 5, -5]),
      // 20 among three: 6 each, and of the 2 chips that are over one each to the first two of them.
      round('win; win; win; ?', [2, 2, 1, -5]),
      // Two ba tiên split (Q3); three faces are ba tiên in any mix. Dung: 9. Em: 0.
      round('binh:JS.QS.KS;chi:JH.JD.QH;dung:9S.9H.AC;em:5C.5D.10D', [5, 5, -5, -5]),
    ],
    corrections: [
      { of: 5, round: round('win; cai ?; lose; win', [5, -5, -5, 5], { seats: [0, 1, 2, 3] }) },
      { of: 14, round: round('lose; lose; lose; cai ba-tien; lose', [-10, -10, -10, 40, -10]) },
    ],
    dropped: [11],
    totals: { before: [-10, -8, -13, 41, -10], after: [-5, -3, -18, 31, -5] },
  },
  {
    // Suits count for nothing, so that hands can be equal (xt-cmp-suit).
    houses: [{ from: 1, house: 'xi-to@vipgame{suits=none}' }],
    stake: 2,
    tables: [
      { from: 1, seats: [0, 1, 2, 3, 4] },
      { from: 20, seats: [0, 1, 2, 3] },
    ],
    bankers: [],
    rounds: [
      // xt-pay-pot: 36 in the pot, 10 of them the winner's. Chi folded after 4, Dung at once (xt-act-up: it stays in).
      round('win; ?; ?; ?; ?', [26, -10, -4, -2, -10], { put: [10, 10, 4, 2, 10] }),
      // xt-last-standing: all but one have folded.
      round('?; win; ?; ?; ?', [-2, 8, -2, -2, -2], { put: [2, 6, 2, 2, 2] }),
      // xt-ante: one stake each, where nobody said what was put in.
      round('?; ?; ?; ?; win', [-2, -2, -2, -2, 8]),
      // 23 between two: 11 each, the odd chip to the first of them.
      round('win; win; ?; ?; ?', [5, 4, -5, -2, -2], { put: [7, 7, 5, 2, 2] }),
      // 31 among three: 10 each, and one over.
      round('win; ?; win; win; ?', [2, -3, 1, 1, -1], { put: [9, 3, 9, 9, 1] }),
      // xt-order: đôi, thùng, cù lũ, sảnh, thú; here a cù lũ is above a thùng.
      round(
        'an:7S.7H.9C.JD.KS;binh:8H.9H.JH.QH.AH;chi:10S.10D.10C.8S.8D;dung:7D.8C.9S.10H.JS;em:AS.AD.KH.KC.QS',
        [-12, -12, 48, -12, -12],
        { put: [12, 12, 12, 12, 12] },
      ),
      // §2.9 case 15: two pairs of 8s with A K J beside them are equal. 15 between two: 7 each, and one over.
      round('an:8H.8D.JC.KS.AH;binh:8S.8C.JS.KD.AD;chi:9S.10S.QH.KH.7S', [3, 2, -5], {
        seats: [0, 1, 2],
        put: [5, 5, 5],
      }),
      // Em had 6 left. No source knows of that (ADR 6), so the table says what was paid: of the 26 up to six each Em takes all, of the
      // 27 beyond Chi.
      round('amounts', [-15, -2, 12, -15, 20], { put: [15, 2, 15, 15, 6] }),
      round('?; ?; ?; win; ?', [-4, -4, -4, 16, -4], { put: [4, 4, 4, 4, 4] }),
      round('?; win; ?; ?', [-3, 14, -8, -3], { seats: [1, 2, 3, 4], put: [3, 8, 8, 3] }),
      // xt-cmp-same: thú of J and 7 both, and A before K (§2.9 case 19).
      round('an:JH.JD.7S.7C.AD;dung:JS.JC.7H.7D.KS', [20, -20], { seats: [0, 3], put: [20, 20] }),
      // xt-straight-top: A 7 8 9 10 is no sảnh, and a pair wins (§2.9 case 11).
      round('binh:AS.7D.8C.9H.10D;em:KH.KD.8S.9S.JD', [-9, 9], { seats: [1, 4], put: [9, 9] }),
      // Four sảnh up to the king before three aces. 30 among four: 7 each, and 2 over.
      round(
        'an:9H.10D.JC.QS.KH;binh:9S.10S.JD.QH.KS;chi:9D.10H.JS.QD.KD;dung:9C.10C.JH.QC.KC;em:AS.AH.AD.8S.7S',
        [2, 2, 1, 1, -6],
        { put: [6, 6, 6, 6, 6] },
      ),
      round('?; ?; ?; win; ?', [-2, -2, -2, 8, -2], { put: [2, 2, 2, 5, 2] }),
      // One stake of 2 each: 10 between two is 5 each.
      round('win; win; ?; ?; ?', [3, 3, -2, -2, -2]),
      round('win; ?; ?; ?; ?', [64, -30, -2, -30, -2], { put: [30, 30, 2, 30, 2] }),
      // A thùng phá sảnh before a tứ quý (§2.9 case 17).
      round('an:7S.7H.7D.7C.8S;binh:9C.10C.JC.QC.KC', [-50, 50], { seats: [0, 1], put: [50, 50] }),
      round('?; ?; win; ?; ?', [-2, -4, 10, -2, -2], { put: [2, 4, 4, 2, 2] }),
      // 29 between two: 14 each, the odd chip to the first of them.
      round('?; ?; ?; win; win', [-3, -3, -3, 5, 4], { put: [3, 3, 3, 10, 10] }),
      round('?; win; ?; ?', [-8, 24, -8, -8], { put: [8, 8, 8, 8] }),
    ],
    corrections: [
      // Chi had put 6 in: 24 between two.
      { of: 4, round: round('win; win; ?; ?; ?', [5, 5, -6, -2, -2], { put: [7, 7, 6, 2, 2] }) },
      { of: 16, round: round('?; win; ?; ?; ?', [-30, 64, -2, -30, -2], { put: [30, 30, 2, 30, 2] }) },
    ],
    dropped: [9],
    totals: { before: [25, 9, 47, -74, -7], after: [-65, 108, 50, -90, -3] },
  },
];
