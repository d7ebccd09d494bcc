/**
 * Evenings of twenty rounds. What everybody is paid was worked out by hand from docs/rules, not by the engine: the payments of each
 * round, and the totals at the end.
 */

/** A round: the seats, by the numbers of the players; what is told of them, or their cards; what one paid another beside. */
export interface ScriptedRound {
  /** All of them in order where it is left out. */
  readonly seats?: readonly number[];
  /** As `seatsInShort` reads it; or a canonical case without its house. */
  readonly told: string;
  /** `chop-two 1>3`: Bình pays Dung. */
  readonly sides?: readonly string[];
  readonly nets: readonly number[];
}

export interface ScriptedEvening {
  readonly house: string;
  readonly stake: number;
  /** Who is banker from which round on. */
  readonly bankers: readonly { readonly from: number; readonly player: number }[];
  readonly rounds: readonly ScriptedRound[];
  /** Made when the evening is over. */
  readonly corrections: readonly { readonly of: number; readonly round: ScriptedRound }[];
  readonly totals: { readonly before: readonly number[]; readonly after: readonly number[] };
}

const round = (told: string, nets: readonly number[], more: Partial<ScriptedRound> = {}): ScriptedRound => ({
  told,
  nets,
  ...more,
});

export const EVENINGS: readonly ScriptedEvening[] = [
  {
    house: 'sam@mien-bac',
    stake: 1,
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
    totals: { before: [63, 53, -88, -28], after: [77, 53, -96, -34] },
  },
  {
    house: 'xi-dach@mien-nam',
    stake: 2,
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
    totals: { before: [24, -12, -2, -10], after: [18, -8, 4, -14] },
  },
  {
    house: 'ta-la@mien-bac',
    stake: 1,
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
    totals: { before: [35, 2, -21, -16], after: [40, 6, -31, -15] },
  },
];
