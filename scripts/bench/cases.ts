/** Cases of every game, the same on every machine: a mix such as people may ask, and hard ones for `branches`. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Field } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import { makeRng } from '#core/random/rng.ts';
import { readCase } from '#games/engines.ts';
import { anyFieldsOf } from '#testing/any-case.ts';
import { assertOk } from '#testing/results.ts';
import { anyRuleSet } from '#testing/rule-sets.ts';

/** One rule set in two is a preset as it stands, the others have any settings. */
export function mixOf(game: Game, count: number): string[] {
  const rng = makeRng(1);
  return Array.from({ length: count }, () => {
    const preset = assertDefined(Object.keys(game.presets)[rng.upTo(Object.keys(game.presets).length - 1)]);
    const own = anyRuleSet(game, rng);
    const rules = rng.upTo(1) === 0 ? assertDefined(game.presets[preset]) : own;
    return formatCase({ game: game.id, preset, rules, fields: anyFieldsOf(game, rng, rules) }, game);
  });
}

/** Of many deals those with the most cards on the table. */
export function hardOnesOf(game: Game, count: number): (readonly Field[])[] {
  const rng = makeRng(2);
  const dealt = Array.from({ length: 20 * count }, () => anyFieldsOf(game, rng, anyRuleSet(game, rng)));
  return dealt.sort((a, b) => cardsIn(b) - cardsIn(a)).slice(0, count);
}

const cardsIn = (fields: readonly Field[]): number => fields.reduce((sum, { cards }) => sum + cards.length, 0);

/** So many tables as full as a deck serves. */
const FULL_TABLES = 40;

/** What `branches` must bear and hardly anybody will ask: the hardest that a search from thousands of deals came to, card by card. */
const FOUND = [
  // The most branches.
  'xi-dach;cai:4S.2C.JC.7D.9S;p1:2S.3H.3C.3D.AH;p2:AC.4H.6S;p3:KH.AD;p4:10H.AS;p5:8C.5D.10C;p6:5S.JH;p7:KD.8S.5H;p8:4D.7H.QH;p9:9C.10S.2D.6C.9H;p10:6D.8D;p11:7S.5C.JS.6H;p12:JD.KS.QC.QD;p13:2H.9D;p14:4C.7C.KC.10D',
  // The most that a ruling on one player asks for, with many players and with the five of a usual table.
  'xi-dach;cai:AH.6H.7S.10D.QH;p1:7C.5H.JD;p2:4D.6C.KD.8C;p3:5S.9C;p4:AC.3C;p5:AD.10H;p6:4H.KS.4C.JC.7H;p7:10S.2D.JH;p8:3D.2S.6S;p9:9S.AS;p10:9D.5C.9H.QS.3H;p11:10C.KC;p12:7D.2H;p13:8S.KH;p14:2C.6D.8D',
  'xi-dach;cai:2D.AD.3D.8S.6C;p1:QH.KH.8C.8H;p2:2S.4S.8D;p3:KC.5S;p4:KS.7S.4D;p5:9H.5C.2C',
  'xi-to;p0:10S.8S.KS.7S.9S;p1:AH.7H.8H.9C.10H;p2:KH.KD.JS.JH.JD;p3:AC.7C.8D.9H.10C;p4:AD.7D.8C.9D.KC;p5:AS.QS.QH.10D.JC',
  'ba-cay{deck=52};p0:KH.10D.3S;p1:QH.QC.KD;cai:KC.9D.2H;p3:10C.3C.5C;p4:5S.2D.2S;p5:6H.10H.4D;p6:9H.6D.6C;p7:QS.5D.AD;p8:JS.7D.9S;p9:4H.JC.JD;p10:8D.5H.JH;p11:3D.3H.4C;p12:QD.7C.10S;p13:6S.KS.AH;p14:9C.8C.AS;p15:8S.2C.7H;p16:7S.AC.4S',
  'ta-la@online;an:4H.QC.9H*binh.JC.9C.4D.9S.10C.9D.4S;binh:6D*an.6S**an.10S.6C*.10H*an.6H.8H*an.7H.10D.QS;chi:JH.8D*an.8C*dung.8S.JD*an.7S.JS*;dung:-',
  'ta-la@online;an:4S.5C.4H.5H*chi.4C.5D.4D.5S**chi;binh:2C.QH**an.AH.2H.QD**dung.AD.QS*dung.AS*dung.2D*dung.QC*dung;chi:3C.8C.6S.7C.JH.6C**an.KD;dung:JC*an.9C.10C*an',
  'sam;an:-;binh:JH.2H.2D.10D.JD.3D.QD.7H.KH.8D;chi:AC.6C.6S.10S.JC.JS.7S.KS.2C.AS;dung:5C.3C.4H.10C.QH.6D.2S.KC.AD;en:5S.8S.8H.8C.10H.6H.AH.3S.3H.4S',
] as const;

/** Those of one game; of Xì Dách also deals of two to five cards to as many players as they reach. */
export function extremesOf(game: Game): (readonly Field[])[] {
  const found = FOUND.filter((text) => text.split(/[@;{]/, 1)[0] === game.id).map(
    (text) => assertOk(readCase(text), text).fields,
  );
  return game.id === 'xi-dach' ? [...found, ...fullTables()] : found;
}

function fullTables(): Field[][] {
  const rng = makeRng(3);
  return Array.from({ length: FULL_TABLES }, () => {
    const left = rng.cards(52);
    const table: Field[] = [];
    for (;;) {
      const cards = left.splice(0, 2 + rng.upTo(3));
      if (cards.length < 2) return table;
      const seat = table.length;
      table.push(
        seat === 0
          ? { role: 'cai', name: 'cai', cards, eaten: [] }
          : { role: 'player', name: `p${seat}`, cards, eaten: [] },
      );
    }
  });
}
