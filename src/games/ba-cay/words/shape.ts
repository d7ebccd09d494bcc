import type { Card } from '#core/card.ts';
import type { GameWords, Guess } from '#core/game/game-words.ts';
import type { Who } from '#core/ruling.ts';
import { soleGuess } from '#words/guess/sole-guess.ts';
import { type Sentences, sentenceOn } from '#words/sentences/by-tag.ts';
import type { GameLabels } from '#words/sentences/game-labels.ts';
import { cardsText, displayName, isAceCard, signed, sum } from '#words/text.ts';
import type { BaCayVerdict } from '../engine/decide.ts';
import type { BaCayOutcome } from '../engine/payment.ts';
import type { BaCayPreset, SCHEMA } from '../engine/rules.ts';
import type { BaCayKind, BaCayStep } from '../engine/steps.ts';
import type { CONFLICTS } from '../house/no-effect.ts';

/** A sentence on each setting. */
export type BaCayAbout = Readonly<Record<keyof typeof SCHEMA, string>>;

/** What only a language can say; the other words are built from it, in the same way for every language. */
interface BaCayLanguage extends GameLabels<'best' | 'banker', BaCayPreset, typeof SCHEMA>, Naming {
  /** Small, beside the points: `nút`. */
  points(count: number): string;
  /** Small, beside the points or under the name of the hand. */
  readonly kinds: Readonly<Record<Exclude<BaCayKind, 'nut'>, string>>;
  /** The verdict on one player against the banker: two or three words, as said at the table. */
  readonly outcomes: Readonly<Record<BaCayOutcome, (who: string) => string>>;
  /** What each of several players does: eats, pays. */
  readonly does: Readonly<Record<BaCayOutcome, string>>;
  /** Best takes all: one hand does, or several share. */
  best(names: readonly string[]): string;
  readonly guesses: Readonly<Record<'lose' | 'push' | 'split', string>>;
  /** Asked where the banker settles with several: who alone wins, pays or draws; or the outcome of one. */
  readonly questions: Readonly<Record<BaCayOutcome, string>> & { one(who: string): string };
  readonly reasons: Sentences<'rule', BaCayStep, StepFacts>;
}

/** Hands that are called by their name, not by their points. */
const NAMES = { 'ba-tien': 'Ba tiên', sap: 'Sáp' } as const;

/** The guess that nobody takes all; no player can bear this name. */
const SPLIT = '=';

/** The words of Ba Cây and Bài Cào in one language. */
export function makeWords(language: BaCayLanguage): GameWords<BaCayVerdict, BaCayStep> {
  const { asks, presets, settings, points: pointsWord, kinds, outcomes, does, best, guesses, questions } = language;
  const reason = (step: BaCayStep) => sentenceOn(language.reasons, step.rule, step, factsOf(step, language));
  const why = (reasons: readonly BaCayStep[], who: string): string => settling(reasons, who).map(reason).join(' ');
  return {
    name: 'Ba Cây',
    asks,
    presets,
    settings,
    reason,
    // Every hand is settled here: nothing that another game leaves open can come up.
    outcome: (outcome, who) => outcomes[outcome === 'unsettled' ? 'push' : outcome](displayName(who)),
    seat({ hands }, who) {
      const hand = hands.find(({ name }) => name === who);
      if (!hand) return { sum: '', state: '' };
      const { kind, points } = hand;
      return {
        sum: kind === 'ba-tien' || kind === 'sap' ? NAMES[kind] : String(points),
        state: kind === 'nut' ? pointsWord(points) : kinds[kind],
      };
    },
    verdict({ verdict: { players, ranking }, reasons }) {
      const [winners = []] = ranking;
      if (!players) {
        return { big: best(winners.map(displayName)), why: why(reasons, winners[0] ?? ''), net: '', lines: [] };
      }
      const [player, ...others] = players;
      if (!player || others.length > 0) {
        const lines = players.map(({ name, outcome, net }) => ({
          text: `${displayName(name)} ${does[outcome]}`,
          net: net === 0 ? '' : signed(net),
        }));
        return { big: '', why: '', net: '', lines };
      }
      const { outcome, net } = player;
      const name = displayName(player.name);
      return {
        big: outcomes[outcome](name),
        why: why(reasons, player.name),
        net: net > 0 ? signed(net) : net < 0 ? `${name} ${signed(net)}` : '',
        lines: [],
      };
    },
    guess({ hands, players, ranking: [winners = []] }): Guess {
      const named = (name: string) => ({ id: name, label: displayName(name) });
      if (players) {
        const [player, ...others] = players;
        if (!player || others.length > 0) return soleGuess(players, ASKED, questions, does);
        return {
          answer: player.outcome,
          options: [
            { id: 'lose', label: guesses.lose },
            { id: 'push', label: guesses.push },
            { ...named(player.name), id: 'win' },
          ],
        };
      }
      return {
        answer: (winners.length === 1 && winners[0]) || SPLIT,
        options: [...hands.map(({ name }) => named(name)), { id: SPLIT, label: guesses.split }],
      };
    },
  };
}

/** What a step may have of what its sentence says. */
interface Figures extends Pick<BaCayStep, 'who' | 'decides'> {
  readonly other?: Who;
  readonly winner?: Who | null;
  readonly cards?: readonly Card[];
  readonly parts?: readonly number[];
  readonly total?: number;
  readonly points?: number | readonly number[];
  readonly kinds?: readonly [BaCayKind, BaCayKind];
}

interface Naming {
  /** Those at the table, inside a sentence. */
  nameOf(who: string): string;
  /** Who wins a stake from the banker, or from the player; who is ahead of another player. */
  readonly wins: { player(who: string): string; readonly banker: string; ahead(who: string, of: string): string };
}

export type StepFacts = ReturnType<typeof factsOf>;

/** What sentences on a step say beside its own figures. `Who` begins a sentence. */
function factsOf(step: Figures, { nameOf, wins }: Naming) {
  const { other = '', winner, cards = [], parts = [], total, points = [], kinds = ['nut', 'nut'], decides } = step;
  const isWinner = winner === step.who;
  const [better = '', worse = ''] = (isWinner ? cards : cards.toReversed()).map((card) => cardsText([card]));
  const settled = winner === 'cai' ? wins.banker : wins.player(displayName(winner ?? ''));
  return {
    who: nameOf(step.who),
    Who: displayName(nameOf(step.who)),
    /** With whom that is compared. */
    other: nameOf(other),
    cards: cardsText(cards),
    /** Of the two cards compared. */
    better,
    worse,
    hasAce: cards.some(isAceCard),
    /** `10 + 9 = 19`. */
    counted: `${sum(parts)} = ${total}`,
    high: Math.max(...[points].flat()),
    low: Math.min(...[points].flat()),
    /** What the hand is that comes out behind. */
    loser: kinds[isWinner ? 1 : 0],
    wins: decides ? settled : wins.ahead(nameOf(winner ?? ''), nameOf(isWinner ? other : step.who)),
  };
}

/**
 * The steps that decide for this seat: how the hands compare, and how the rule set treats equal ones. For the winner of all, how
 * the winner compares with the next.
 */
export function settling(steps: readonly BaCayStep[], who: string): BaCayStep[] {
  return steps.filter(
    (step) =>
      step.who === who &&
      (('other' in step && step.outcome === 'held') || (step.decides && step.rule !== 'bc-mode-tat')),
  );
}

/** The order in which outcomes of several players are asked about: people most often get wrong who pays. */
const ASKED = ['lose', 'win', 'push'] as const;

/** A sentence on each conflict. */
export type BaCayConflicts = Readonly<Record<(typeof CONFLICTS)[number]['id'], string>>;
