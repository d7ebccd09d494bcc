import type { Rank } from '#core/card.ts';
import type { GameWords, Guess, SeatWords, VerdictWords } from '#core/game/game-words.ts';
import type { GameLabels } from '#words/sentences/game-labels.ts';
import { type Sentence, sentenceWith } from '#words/sentences/sentence.ts';
import { cardsText, displayName, inside, isAceCard, signed } from '#words/text.ts';
import type { BeatReason, Shortfall } from '../engine/beat.ts';
import type { Combination, CombinationKind, Flaw } from '../engine/combination.ts';
import type { DealVerdict, EndVerdict, PlayerVerdict, PlayVerdict, SamVerdict } from '../engine/decide.ts';
import type { InstantWin } from '../engine/instant.ts';
import type { SamPreset, SCHEMA } from '../engine/rules.ts';
import type { FLAW_RULES, KIND_RULES, SamDebt, SamStep } from '../engine/steps.ts';
import type { CONFLICTS } from '../house/no-effect.ts';

/** A sentence on each setting. */
export type SamAbout = Readonly<Record<keyof typeof SCHEMA, string>>;

/**
 * The large text on a play: it beats the table or chops it, or does not; it may be led, or not; it is no combination, or the
 * table's cards are none.
 */
type Ruled = 'beats' | 'chops' | 'fails' | 'leads' | 'noLead' | 'nothing' | 'noTable';

/** What the facts of a step are called. */
interface Terms {
  readonly instantWins: Readonly<Record<InstantWin, string>>;
  /** `rác 7`, `đôi heo`, `sảnh 4 lá tới 7`. @param term the Vietnamese name, which another language gives beside its own */
  named(combination: Combination, term?: string): string;
  /** The highest card of a run. */
  upTo(rank: Rank): string;
  /** Before cards that lie on the table. */
  readonly onTable: string;
  units(count: number): string;
}

/** What only a language can say; the other words are built from it, in the same way for every language. */
interface SamLanguage extends GameLabels<'play' | 'deal' | 'end', SamPreset, typeof SCHEMA>, Terms {
  /** Small, beside the name of a combination: how high it is. */
  height(combination: Combination): string;
  /** Small, beside the dash of cards that are none. */
  readonly nothing: string;
  readonly plays: Readonly<Record<Ruled, string>>;
  /** The verdict on a deal: `Ăn trắng: năm đôi`. */
  deal(name: string | null): string;
  /** Small, beside the name of an instant win, and beside the dash of a deal that is none. */
  readonly dealt: Readonly<Record<'won' | 'none', string>>;
  /** How somebody stands at the end: `An nhất`, `Bình còn 3 lá`, `Chi cóng`. */
  readonly ends: {
    first(who: string): string;
    left(who: string, cards: number): string;
    cong(who: string): string;
  };
  /** The same, small, beside the number of cards. */
  readonly states: { readonly first: string; readonly cong: string; left(cards: number): string };
  readonly outcomes: Readonly<Record<'win' | 'lose' | 'push', (who: string) => string>>;
  readonly questions: Readonly<Record<'beat' | 'lead' | 'deal' | 'pays', string>> & { units(who: string): string };
  readonly guesses: Readonly<Record<'beat' | 'lead' | 'deal', Readonly<Record<'yes' | 'no', string>>>> & {
    readonly level: string;
  };
  readonly reasons: SamReasons;
}

type SamFacts = ReturnType<typeof factsOf>;
type SamSentence = Sentence<SamFacts>;

/** A sentence on every step. */
interface SamReasons {
  /** What cards are. */
  readonly played: SamSentence;
  readonly onTable: SamSentence;
  /** Where a 2 stands in a run, alone or with an ace. */
  readonly lowTwo: SamSentence;
  readonly lowAce: SamSentence;
  /** Why cards are no combination, or no ten-card run. */
  readonly flaws: Readonly<Record<Flaw | 'dragon', SamSentence>>;
  readonly lead: SamSentence;
  readonly noTable: SamSentence;
  readonly quadsLead: SamSentence;
  readonly beats: Readonly<Record<BeatReason | 'longer' | 'two-quads-chop' | 'quad-chops-pair', SamSentence>>;
  readonly fails: Readonly<
    Record<Shortfall | 'lower-longer' | 'lower-quad' | 'house-two-quads' | 'on-two-quads', SamSentence>
  >;
  readonly deals: Readonly<Record<'wins' | 'besides' | 'near' | 'house' | 'none', SamSentence>>;
  readonly end: SamSentence;
  readonly cong: SamSentence;
  readonly noCong: SamSentence;
  readonly pays: Readonly<Record<SamDebt['why'] | 'none' | 'cong' | 'cong-flat', SamSentence>>;
}

/** The combinations are called by the same names in every language. */
const NAMES: Readonly<Record<CombinationKind, string>> = {
  rac: 'Rác',
  doi: 'Đôi',
  'sam-co': 'Sám cô',
  sanh: 'Sảnh',
  'tu-quy': 'Tứ quý',
  'hai-tu-quy': 'Hai tứ quý',
};

/** The instant wins as well; inside a sentence. */
export const INSTANT_NAMES: Readonly<Record<InstantWin, string>> = {
  'sanh-rong': 'sảnh rồng',
  'tu-quy-heo': 'tứ quý heo',
  'dong-mau': 'đồng màu',
  'ba-sam-co': 'ba sám cô',
  'nam-doi': 'năm đôi',
};

/** The price under most rule sets of a 2 that is left, or of a hand that was never played. */
const ELSEWHERE = 15;

const DASH = '—';

const NOBODY: SeatWords = { sum: '', state: '' };

type Contest = Extract<SamStep, { kinds: unknown }>;
type CombinationStep = Extract<
  SamStep,
  { rule: (typeof KIND_RULES)[keyof typeof KIND_RULES] | (typeof FLAW_RULES)[keyof typeof FLAW_RULES] }
>;

function sentenceOf(step: SamStep, reasons: SamReasons): SamSentence {
  if ('kinds' in step) return step.outcome === 'held' ? reasons.beats[beatOf(step)] : reasons.fails[shortfallOf(step)];
  switch (step.rule) {
    case 'sam-follow':
      return step.outcome === 'held' ? reasons.lead : reasons.noTable;
    case 'sam-chop-two':
      return reasons.quadsLead;
    case 'sam-instant':
      if (step.outcome === 'failed') return reasons.deals[step.why];
      return step.decides ? reasons.deals.wins : reasons.deals.besides;
    case 'sam-end':
      return reasons.end;
    case 'sam-cong':
      return step.outcome === 'held' ? reasons.cong : reasons.noCong;
    case 'sam-pay-cards':
    case 'sam-pay-thoi':
      return reasons.pays[step.why];
    case 'sam-pay-cong':
      return step.why === 'flat' ? reasons.pays['cong-flat'] : reasons.pays.cong;
    default:
      return combinationSentence(step, reasons);
  }
}

/** What cards are together, or why they are nothing. A step by a new rule does not fit this type: it needs a case above. */
function combinationSentence(
  step: CombinationStep,
  { flaws, onTable, played, lowAce, lowTwo }: SamReasons,
): SamSentence {
  if (step.outcome === 'failed') return flaws[step.why];
  if ('why' in step) return step.who === 'ban' ? onTable : played;
  return step.cards.some(isAceCard) ? lowAce : lowTwo;
}

function beatOf({ why, kinds: [play, table] }: Extract<Contest, { outcome: 'held' }>): keyof SamReasons['beats'] {
  if (why !== 'chop') return why;
  return play === 'hai-tu-quy' ? 'two-quads-chop' : table === 'doi' ? 'quad-chops-pair' : why;
}

function shortfallOf({ why, kinds, lengths }: Extract<Contest, { outcome: 'failed' }>): keyof SamReasons['fails'] {
  if (why === 'lower') return lengths[0] > lengths[1] ? 'lower-longer' : kinds[1] === 'tu-quy' ? 'lower-quad' : why;
  if (why === 'house') return kinds[0] === 'hai-tu-quy' ? 'house-two-quads' : why;
  return why === 'no-two' && kinds[1] === 'hai-tu-quy' ? 'on-two-quads' : why;
}

/** What stands in the sentence on a step, as it is written; empty or 0 where the step has none. */
function factsOf(step: SamStep, { named, upTo, onTable, units, instantWins }: Terms) {
  const { who } = step;
  // An instant win without its cards is no step: no sentence hides that they are missing.
  const cards =
    step.rule === 'sam-instant' && (step.outcome === 'held' || step.why !== 'none') ? step.cards : (step.cards ?? []);
  const count = cards.length;
  const paid = 'units' in step ? step.units : 0;
  const side = (at: 0 | 1) =>
    'kinds' in step ? named({ kind: step.kinds[at], top: step.tops[at], length: step.lengths[at] }) : '';
  const kindIn = (): { readonly name: string; readonly term: string } => {
    if (!('kind' in step)) return { name: '', term: '' };
    if (step.rule === 'sam-instant') return { name: instantWins[step.kind], term: INSTANT_NAMES[step.kind] };
    const { kind, top } = step;
    return { name: named({ kind, top, length: count }, inside(NAMES[kind])), term: '' };
  };
  return {
    who: displayName(who),
    other: 'other' in step ? displayName(step.other) : '',
    cards: cardsText(cards),
    count,
    /** The cards, told apart from played ones where they lie on the table. */
    these: who === 'ban' ? `${onTable} ${cardsText(cards)}` : cardsText(cards),
    /** What the cards are; an instant win also by its Vietnamese name. */
    ...kindIn(),
    rank: 'top' in step ? upTo(step.top) : '',
    /** The play and the table by name; the play also as a sentence begins with it. */
    play: side(0),
    Play: displayName(side(0)),
    table: side(1),
    /** What is paid, and for each card. */
    units: units(paid),
    each: paid / count,
  };
}

/** The words of Sâm in one language. */
export function makeWords(language: SamLanguage): GameWords<SamVerdict, SamStep> {
  const { asks, presets, settings, outcomes, reasons: sentences } = language;
  const reason = (step: SamStep) => sentenceWith(sentenceOf(step, sentences), factsOf(step, language));
  return {
    name: 'Sâm',
    asks,
    presets,
    settings,
    reason,
    // Every case of this game is decided: outcomes that only other games leave open cannot occur.
    outcome: (outcome, who) => outcomes[outcome === 'unsettled' ? 'push' : outcome](displayName(who)),
    seat(verdict, who) {
      switch (verdict.kind) {
        case 'play':
          return playSeat(verdict, who, language);
        case 'deal':
          return who === 'bai' ? dealSeat(verdict, language) : NOBODY;
        case 'end':
          return endSeat(verdict, who, language);
      }
    },
    verdict({ verdict, reasons }) {
      switch (verdict.kind) {
        case 'play':
          return said(language.plays[ruledOf(verdict, reasons)], plateStepsOfPlay(reasons).map(reason));
        case 'deal':
          return said(dealText(verdict, language), plateStepsOfDeal(reasons).map(reason));
        case 'end':
          return endVerdict(verdict, plateStepsOfEnd(verdict, reasons).map(reason), language);
      }
    },
    guess(verdict) {
      switch (verdict.kind) {
        case 'play':
          return yesOrNo(verdict.table ? 'beat' : 'lead', verdict.legal, language);
        case 'deal':
          return yesOrNo('deal', verdict.instantWin !== null, language);
        case 'end':
          return payerGuess(verdict, language);
      }
    },
  };
}

function said(big: string, why: readonly string[]): VerdictWords {
  return { big, why: why.join(' '), net: '', lines: [] };
}

function playSeat({ play, table }: PlayVerdict, who: string, { height, nothing }: SamLanguage): SeatWords {
  if (who !== 'danh' && who !== 'ban') return NOBODY;
  const combination = who === 'danh' ? play : table;
  return combination ? { sum: NAMES[combination.kind], state: height(combination) } : { sum: DASH, state: nothing };
}

function ruledOf({ legal, play, table }: PlayVerdict, reasons: readonly SamStep[]): Ruled {
  if (!play) return 'nothing';
  if (!table) return reasons.some(({ who }) => who === 'ban') ? 'noTable' : legal ? 'leads' : 'noLead';
  if (!legal) return 'fails';
  // A quad that beats another one chops it: it is paid for like one.
  return play.kind === 'tu-quy' || play.kind === 'hai-tu-quy' ? 'chops' : 'beats';
}

/** What settles a play, and before it what one must know to see why: what is led, what is wrong with the table, where a 2 stands. */
function plateStepsOfPlay(reasons: readonly SamStep[]): readonly SamStep[] {
  const settled = reasons.find(({ decides }) => decides);
  const twos = reasons.filter((step) => step.rule === 'sam-run-two' && step.outcome === 'held');
  const before = (): readonly SamStep[] => {
    if (settled?.rule === 'sam-follow' && settled.why === 'lead') return twos.length > 0 ? twos : reasons.slice(0, 1);
    if (settled?.rule === 'sam-follow' && settled.why === 'table') return reasons.slice(0, 1);
    return settled && 'kinds' in settled && settled.kinds[0] === settled.kinds[1] ? twos : [];
  };
  return settled ? [...before(), settled] : [];
}

function dealText({ instantWin }: DealVerdict, { instantWins, deal }: SamLanguage): string {
  return deal(instantWin && instantWins[instantWin]);
}

function dealSeat({ instantWin }: DealVerdict, { dealt }: SamLanguage): SeatWords {
  return instantWin
    ? { sum: displayName(INSTANT_NAMES[instantWin]), state: dealt.won }
    : { sum: DASH, state: dealt.none };
}

/** Why a deal wins; or the shape that this rule set does not pay for; or the shape it nearly is, and that it is none. */
function plateStepsOfDeal(reasons: readonly SamStep[]): readonly SamStep[] {
  const [first] = reasons;
  const settled = reasons.find(({ decides }) => decides);
  if (!first || !settled || settled.outcome === 'held') return settled ? [settled] : [];
  if (first === settled) return [settled];
  return first.rule === 'sam-instant' && first.outcome === 'failed' && first.why === 'near'
    ? [first, settled]
    : [first];
}

function endSeat({ players, winner }: EndVerdict, who: string, { states }: SamLanguage): SeatWords {
  const player = players.find(({ name }) => name === who);
  if (!player) return NOBODY;
  const { cards, cong } = player;
  return { sum: String(cards), state: who === winner ? states.first : cong ? states.cong : states.left(cards) };
}

/** A line for each player, the winner first. `big` has everything, as verdicts under different rule sets are compared by it. */
function endVerdict(verdict: EndVerdict, why: readonly string[], { ends }: SamLanguage): VerdictWords {
  const { players, winner } = verdict;
  const paid = players.some(({ net }) => net !== 0);
  const lines = [...players.filter(({ name }) => name === winner), ...losersOf(verdict)].map(
    ({ name, cards, cong, net }) => {
      const who = displayName(name);
      const text = name === winner ? ends.first(who) : cong ? ends.cong(who) : ends.left(who, cards);
      return { text, net: paid ? signed(net) : '' };
    },
  );
  return {
    ...said(lines.map(({ text, net }) => (net ? `${text} (${net})` : text)).join('; '), why),
    lines,
  };
}

/** Who is out, and what the one who pays most pays for; or that nobody does. */
function plateStepsOfEnd(verdict: EndVerdict, reasons: readonly SamStep[]): readonly SamStep[] {
  const most = payingMost(verdict);
  return reasons.filter(
    (step) =>
      step.decides ||
      (step.rule === 'sam-pay-cards' && step.why === 'none') ||
      ('units' in step && step.who === most?.name),
  );
}

function losersOf({ players, winner }: EndVerdict): readonly PlayerVerdict[] {
  return players.filter(({ name }) => name !== winner);
}

/** Undefined where several pay as much, or nobody pays. */
function payingMost(verdict: EndVerdict): PlayerVerdict | undefined {
  const least = Math.min(...verdict.players.map(({ net }) => net));
  const [first, ...others] = losersOf(verdict).filter(({ net }) => net === least);
  return least < 0 && others.length === 0 ? first : undefined;
}

function yesOrNo(what: 'beat' | 'lead' | 'deal', yes: boolean, { questions, guesses }: SamLanguage): Guess {
  return {
    question: questions[what],
    answer: yes ? 'yes' : 'no',
    options: (['yes', 'no'] as const).map((id) => ({ id, label: guesses[what][id] })),
  };
}

/** That nobody pays more than another; no player can bear this name. */
const LEVEL = '=';

/** Who pays the most, or whether it is the same for all; of one loser, how much. */
function payerGuess(verdict: EndVerdict, { questions, guesses }: SamLanguage): Guess {
  const losers = losersOf(verdict);
  const [loser] = losers;
  if (loser && losers.length === 1) {
    // The cost of each card at one unit, and the usual cost under other rule sets.
    const counts = [-loser.net, loser.cards, loser.cards + ELSEWHERE];
    return {
      question: questions.units(displayName(loser.name)),
      answer: String(-loser.net),
      options: [...new Set(counts)].toSorted((a, b) => a - b).map((n) => ({ id: String(n), label: String(n) })),
    };
  }
  return {
    question: questions.pays,
    answer: payingMost(verdict)?.name ?? LEVEL,
    options: [
      ...losers.map(({ name }) => ({ id: name, label: displayName(name) })),
      { id: LEVEL, label: guesses.level },
    ],
  };
}

/** A sentence on each conflict. */
export type SamConflicts = Readonly<Record<(typeof CONFLICTS)[number]['id'], string>>;
