import { type Card, rankIndex } from '#core/card.ts';
import type { GameWords, Guess, SeatWords, VerdictWords } from '#core/game/game-words.ts';
import { type Sentences, sentenceOn } from '#words/sentences/by-tag.ts';
import type { GameLabels } from '#words/sentences/game-labels.ts';
import { cardsText, displayName, signed, sum } from '#words/text.ts';
import type { HandVerdict, PlayerVerdict, ShowdownVerdict, TaLaVerdict } from '../engine/decide.ts';
import type { SCHEMA, TaLaPreset } from '../engine/rules.ts';
import type { TaLaStep, UKind } from '../engine/steps.ts';
import type { CONFLICTS } from '../house/no-effect.ts';

/** A sentence on each setting. */
export type TaLaAbout = Readonly<Record<keyof typeof SCHEMA, string>>;

/** Places have names; the place after the third of four, the second of three or the first of two is only called the last. */
export type PlaceName = 'first' | 'second' | 'third' | 'last';

/** The result of a player at the end. */
type Standing = PlaceName | 'mom' | 'out' | 'lost';

/** What only a language can say; the other words are built from it, in the same way for every language. */
interface TaLaLanguage extends GameLabels<'hand' | 'end', TaLaPreset, typeof SCHEMA> {
  /** `5 điểm`. */
  points(count: number): string;
  /** The verdict on one hand that is not ù: `Còn 22 điểm`. */
  left(points: number): string;
  /** The verdict on one hand that is ù. */
  readonly out: Readonly<Record<UKind, string>>;
  /** Small, beside Ù: the kind. */
  readonly kinds: Readonly<Record<UKind, string>>;
  /** Small, beside the points of one hand: `điểm ngoài phỏm`. */
  outside(points: number): string;
  /** What one hand melds. */
  melded(melds: readonly (readonly Card[])[]): string;
  readonly standings: Readonly<Record<Standing, string>>;
  /** The verdict on who is ù at the showdown, and on each of the others. */
  readonly ends: Readonly<Record<UKind | 'lost', (who: string) => string>>;
  readonly outcomes: Readonly<Record<'win' | 'lose' | 'push', (who: string) => string>>;
  readonly guesses: Readonly<Record<'out' | 'not', string>>;
  readonly questions: Readonly<Record<'out' | 'points' | 'first', string>>;
  /** The reader, whose hand is analysed by itself: `bạn`. */
  readonly you: string;
  readonly reasons: Sentences<'rule', TaLaStep, StepFacts>;
}

export type StepFacts = ReturnType<typeof stepFacts>;

/** The name under which one hand is analysed; no player can bear it. */
const ANALYSED_HAND = 'bai';

/** With fewer cards nobody is ù, so that this is not a guess. */
const LEAST_OUT = 9;

export function placeName(place: number, of: number): PlaceName {
  if (place === 1) return 'first';
  if (place === of) return 'last';
  return place === 2 ? 'second' : 'third';
}

/** The words of Tá Lả in one language. */
export function makeWords(language: TaLaLanguage): GameWords<TaLaVerdict, TaLaStep> {
  const { asks, presets, settings, outcomes, questions, guesses, reasons } = language;
  const reason = (step: TaLaStep) => sentenceOn(reasons, step.rule, step, stepFacts(step, language));
  return {
    name: 'Tá Lả',
    asks,
    presets,
    settings,
    reason,
    // Every case of this game is decided: outcomes that only other games leave open cannot occur.
    outcome: (outcome, who) => outcomes[outcome === 'unsettled' ? 'push' : outcome](displayName(who)),
    seat(verdict, who) {
      if (verdict.kind === 'hand') return who === ANALYSED_HAND ? handSeat(verdict, language) : NOBODY;
      const player = verdict.players.find(({ name }) => name === who);
      return player ? { sum: String(player.points), state: stateOf(player, verdict, language) } : NOBODY;
    },
    verdict({ verdict, reasons: steps }) {
      return verdict.kind === 'hand'
        ? handVerdict(verdict, plateSteps(steps).map(reason), language)
        : showdownVerdict(verdict, steps, settling(verdict, steps).map(reason).join(' '), language);
    },
    guess(verdict): Guess {
      if (verdict.kind === 'hand') {
        if (verdict.melds.flat().length + verdict.deadwood.length < LEAST_OUT) return pointsGuess(verdict, language);
        return {
          question: questions.out,
          answer: verdict.u ? 'out' : 'not',
          options: (['out', 'not'] as const).map((id) => ({ id, label: guesses[id] })),
        };
      }
      const { players } = verdict;
      return {
        question: questions.first,
        answer: players.find(({ place }) => place === 1)?.name ?? '',
        options: players.map(({ name }) => ({ id: name, label: displayName(name) })),
      };
    },
  };
}

/** Names, figures and cards of a step as they stand in a sentence; empty where it has none. */
function stepFacts(step: TaLaStep, { you, points: pointsText, standings }: TaLaLanguage) {
  const isYou = step.who === ANALYSED_HAND;
  const who = isYou ? you : displayName(step.who);
  const points = 'points' in step ? pointsText(step.points) : '';
  return {
    who,
    Who: displayName(who),
    /** It is about the reader. */
    isYou,
    other: 'other' in step ? displayName(step.other) : '',
    players: 'players' in step ? step.players.map(displayName) : [],
    cards: 'cards' in step ? cardsText(step.cards) : '',
    meld: 'meld' in step ? cardsText(step.meld) : '',
    points,
    /** `4 + 5 + 13 = 22 điểm`; of one card only what it counts. */
    counted: 'parts' in step && step.parts.length > 1 ? `${sum(step.parts)} = ${points}` : points,
    place: 'place' in step ? standings[placeName(step.place, step.of)] : '',
  };
}

/** What is left with the melds, or as if there were none; or nothing, for who sees melds where none are. */
function pointsGuess({ melds, deadwood, points }: HandVerdict, { questions }: TaLaLanguage): Guess {
  const pips = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + rankIndex(card) + 1, 0);
  const cards = [...melds.flat(), ...deadwood];
  const all = melds.length > 0 ? pips(cards) : 0;
  const wrong = [all, ...(melds.length > 1 ? [points + pips(melds[0] ?? [])] : [])];
  return {
    question: questions.points,
    answer: String(points),
    options: [...new Set([points, ...wrong])]
      .toSorted((a, b) => a - b)
      .map((count) => ({ id: String(count), label: String(count) })),
  };
}

const NOBODY: SeatWords = { sum: '', state: '' };

function handSeat({ points, u }: HandVerdict, { kinds, outside }: TaLaLanguage): SeatWords {
  return u ? { sum: 'Ù', state: kinds[u] } : { sum: String(points), state: outside(points) };
}

function handVerdict(
  { melds, points, u }: HandVerdict,
  telling: readonly string[],
  { out, left, melded }: TaLaLanguage,
): VerdictWords {
  // Two steps already say what lies outside and why that is no ù; the melds are visible.
  const why = telling.length > 1 || u === 'khan' ? telling : [melded(melds), ...telling];
  return { big: u ? out[u] : left(points), why: why.join(' '), net: '', lines: [] };
}

/**
 * The steps that explain most about one hand: why it is ù; or what is left, and the house rule or single half meld that prevents
 * ù.
 */
function plateSteps(reasons: readonly TaLaStep[]): TaLaStep[] {
  const going = reasons.find((step) => step.rule === 'tl-u');
  if (going?.outcome === 'held' || going?.why === 'few') return [going];
  const left = reasons.filter(({ rule }) => rule === 'tl-points' || rule === 'tl-rac');
  const pair = reasons.filter((step) => step.rule === 'tl-ca' && step.outcome === 'held' && step.why === 'khan');
  return [...left, ...(going?.decides ? [going] : pair)];
}

/** A line for each player, the best first. `big` has everything, as verdicts under different rule sets are compared by it. */
function showdownVerdict(
  verdict: ShowdownVerdict,
  reasons: readonly TaLaStep[],
  why: string,
  language: TaLaLanguage,
): VerdictWords {
  const { players } = verdict;
  const { ends, points: pointsText } = language;
  const out = reasons.find((step) => step.rule === 'tl-u-rank' && step.outcome === 'held');
  const paid = players.some(({ net }) => net !== 0);
  const lines = players
    .toSorted((a, b) => a.place - b.place)
    .map((player) => {
      const name = displayName(player.name);
      const text = out
        ? ends[player.name === out.who ? out.kind : 'lost'](name)
        : `${name} ${standing(player, verdict, language)}, ${pointsText(player.points)}`;
      return { text, net: paid ? signed(player.net) : '' };
    });
  return {
    big: lines.map(({ text, net }) => (net ? `${text} (${net})` : text)).join('; '),
    why,
    net: '',
    lines,
  };
}

/** The steps that decide who is first, and why no other player with fewer points is. */
export function settling({ players }: ShowdownVerdict, reasons: readonly TaLaStep[]): TaLaStep[] {
  const first = players.find(({ place }) => place === 1);
  if (!first) return [];
  const his = reasons.filter(({ who }) => who === first.name);
  const shared = his.find((step) => step.rule === 'tl-tie' || (step.rule === 'tl-mom-many' && step.by === 'all-mom'));
  const decided = shared ?? his.find(({ decides }) => decides);
  const fewer = reasons.find((step) => step.rule === 'tl-mom' && step.points < first.points && !first.mom);
  return [decided, fewer].filter((step) => step !== undefined);
}

/** `nhất`, `móm`; `ba, móm` where a móm is not last. */
function standing({ place, mom }: PlayerVerdict, { players }: ShowdownVerdict, { standings }: TaLaLanguage): string {
  const name = placeName(place, players.length);
  if (!mom) return standings[name];
  return name === 'last' ? standings.mom : `${standings[name]}, ${standings.mom}`;
}

/** The same, small, beside the points of a seat. */
function stateOf(player: PlayerVerdict, verdict: ShowdownVerdict, language: TaLaLanguage): string {
  if (verdict.out === null) return standing(player, verdict, language);
  return language.standings[player.name === verdict.out ? 'out' : 'lost'];
}

/** A sentence on each conflict. */
export type TaLaConflicts = Readonly<Record<(typeof CONFLICTS)[number]['id'], string>>;
