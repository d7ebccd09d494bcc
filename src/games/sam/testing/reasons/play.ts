/** What is to be told of a play: what the cards are, and whether they beat the table. sam.md §5.3 and §5.4. */

import type { Card } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import type { StatedStep } from '#testing/reasons/steps.ts';
import type { Shortfall } from '../../engine/beat.ts';
import type { CombinationKind, Flaw } from '../../engine/combination.ts';
import type { SamRules } from '../../engine/rules.ts';
import { asPutDown, type CardGroup, cardGroupOf, isHeo, isPile, rankPlace } from './cards.ts';

/** Every step expected for a play, in order: the table, the play, how they compare. */
export function toldOfPlay(played: Field, lies: Field | undefined, rules: SamRules): StatedStep[] {
  const play = cardGroupOf(played.cards, rules);
  const table = lies && cardGroupOf(lies.cards, rules);
  return [
    ...(lies && table ? toldOfPile('ban', lies.cards, table) : []),
    ...toldOfPile('danh', played.cards, play),
    ...(isPile(play) ? [toldOfMeeting(play, table, rules)] : []),
  ];
}

function toldOfPile(who: 'ban' | 'danh', given: readonly Card[], pile: CardGroup | Flaw): StatedStep[] {
  const cards = asPutDown(given);
  if (!isPile(pile)) {
    // Cards that are no combination cannot be played; the table's cards alone decide nothing.
    const decides = who === 'danh' ? ({ decides: true } as const) : {};
    return [{ rule: FLAWS[pile], outcome: 'failed', who, why: pile, cards, ...decides }];
  }
  const { kind, top } = pile;
  const is: StatedStep = { rule: KINDS[kind], outcome: 'held', who, why: 'kind', cards, kind, top };
  // Rule sam-run-two: a 2 in a run is low, which has to be stated.
  const low: StatedStep = { rule: 'sam-run-two', outcome: 'held', who, cards, top };
  return kind === 'sanh' && cards.some(isHeo) ? [is, low] : [is];
}

/** sam.md §5.3: the rule of each. */
const KINDS: Readonly<Record<CombinationKind, string>> = {
  rac: 'sam-single',
  doi: 'sam-pair',
  'sam-co': 'sam-triple',
  sanh: 'sam-run',
  'tu-quy': 'sam-quad',
  'hai-tu-quy': 'sam-quad',
};
const FLAWS: Readonly<Record<Flaw, string>> = {
  short: 'sam-run',
  gap: 'sam-run',
  mixed: 'sam-run',
  'doi-thong': 'sam-no-doi-thong',
  wrap: 'sam-run-two',
  house: 'sam-run-two',
  'ace-gap': 'sam-run-two',
};

/** `table` is undefined for a lead. */
function toldOfMeeting(play: CardGroup, table: CardGroup | Flaw | undefined, rules: SamRules): StatedStep {
  const ends = { who: 'danh', decides: true } as const;
  if (table === undefined) {
    return play.kind === 'hai-tu-quy'
      ? { rule: 'sam-chop-two', outcome: 'failed', why: 'lead', ...ends }
      : { rule: 'sam-follow', outcome: 'held', why: 'lead', ...ends };
  }
  if (!isPile(table)) return { rule: 'sam-follow', outcome: 'failed', why: 'table', ...ends };
  return {
    ...meeting(play, table, rules),
    tops: [play.top, table.top],
    kinds: [play.kind, table.kind],
    lengths: [play.length, table.length],
    ...ends,
  };
}

type Meeting = Pick<StatedStep, 'rule' | 'outcome'> & { readonly why: string };

/** sam.md §5.4: what the play does to the table, and by which statement. */
function meeting(play: CardGroup, table: CardGroup, rules: SamRules): Meeting {
  const falls = (rule: string, why: Shortfall): Meeting => ({ rule, outcome: 'failed', why });
  const chops = { rule: 'sam-chop-two', outcome: 'held', why: 'chop' } as const;
  const heo =
    table.top === '2' ? { rac: 1, doi: 2, 'sam-co': 3, sanh: 0, 'tu-quy': 0, 'hai-tu-quy': 0 }[table.kind] : 0;
  if (play.kind === 'hai-tu-quy') {
    if (heo !== 2) return falls('sam-chop-two', 'two-quads');
    return rules.chopTwo === 'quad-per-two' ? chops : falls('sam-chop-two', 'house');
  }
  if (play.kind === table.kind) return alike(play, table, rules);
  if (play.kind !== 'tu-quy') return falls('sam-follow', 'kind');
  if (heo === 0) return falls('sam-no-other-chop', 'no-two');
  if (heo === 3) return falls('sam-no-other-chop', 'three-twos');
  if (rules.chopTwo === 'none') return falls('sam-chop-two', 'house');
  return heo === 1 || rules.chopTwo === 'quad-takes-pair' ? chops : falls('sam-chop-two', 'one-quad');
}

/** Two of one kind: sam-rank, sam-no-suit, sam-run-length, sam-quad-quad. */
function alike(play: CardGroup, table: CardGroup, { runBlock }: SamRules): Meeting {
  const above = rankPlace(play.top) - rankPlace(table.top);
  const longer = play.length - table.length;
  const quads = play.kind === 'tu-quy';
  if (above === 0) return { rule: 'sam-no-suit', outcome: 'failed', why: 'equal' };
  if (above < 0) return { rule: quads ? 'sam-quad-quad' : 'sam-rank', outcome: 'failed', why: 'lower' };
  if (longer < 0) return { rule: 'sam-run-length', outcome: 'failed', why: 'shorter' };
  if (longer === 0)
    return { rule: quads ? 'sam-quad-quad' : 'sam-rank', outcome: 'held', why: quads ? 'quad' : 'higher' };
  return runBlock === 'equal-or-longer'
    ? { rule: 'sam-run-length', outcome: 'held', why: 'longer' }
    : { rule: 'sam-run-length', outcome: 'failed', why: 'longer' };
}
