import type { Card } from '#core/card.ts';
import type { GameWords, Guess } from '#core/game/game-words.ts';
import { soleGuess } from '#words/guess/sole-guess.ts';
import { type Sentences, sentenceOn } from '#words/sentences/by-tag.ts';
import type { GameLabels } from '#words/sentences/game-labels.ts';
import { displayName, isAceCard, signed, sum } from '#words/text.ts';
import type { XiDachOutcome, XiDachVerdict } from '../engine/decide.ts';
import type { XiDachKind } from '../engine/hand.ts';
import type { SCHEMA, XiDachPreset } from '../engine/rules.ts';
import type { Winner, XiDachStep } from '../engine/steps.ts';
import type { CONFLICTS } from '../house/no-effect.ts';

export type XiDachLabels = GameLabels<'one' | 'all' | 'natural', XiDachPreset, typeof SCHEMA>;

/** A sentence on each setting. */
export type XiDachAbout = Readonly<Record<keyof typeof SCHEMA, string>>;

/** What only a language can say; the other words are built from it, in the same way for every language. */
export interface XiDachLanguage extends XiDachLabels, Naming {
  readonly kinds: Readonly<Record<XiDachKind, string>>;
  /** Small, under the name of a natural. */
  readonly natural: Readonly<Record<'xi-ban' | 'xi-dach', string>>;
  /** The verdict with one player: two or three words, as said at the table. */
  readonly outcomes: Readonly<Record<XiDachOutcome, (who: string) => string>>;
  /** What each of several players does: eats, pays. */
  readonly does: Readonly<Record<XiDachOutcome, string>>;
  readonly guesses: Readonly<Record<Exclude<XiDachOutcome, 'win'>, string>>;
  /** Asked where the banker settles with several: who alone wins, pays, draws or waits; or the outcome of one. */
  readonly questions: Readonly<Record<XiDachOutcome, string>> & { one(who: string): string };
  readonly reasons: Sentences<'rule', XiDachStep, ReturnType<typeof factsOf>>;
}

/** The words of Xì Dách in one language. */
export function makeWords(language: XiDachLanguage): GameWords<XiDachVerdict, XiDachStep> {
  const { asks, presets, settings, kinds, natural, outcomes, does, guesses, questions } = language;
  const reason = (step: XiDachStep) => sentenceOn(language.reasons, step.rule, step, factsOf(step, language));
  return {
    name: 'Xì Dách',
    asks,
    presets,
    settings,
    reason,
    outcome: (outcome, who) => outcomes[outcome](displayName(who)),
    seat(verdict, who) {
      const hand = who === 'cai' ? verdict.banker : verdict.players.find(({ name }) => name === who);
      if (!hand) return { sum: '', state: '' };
      const { kind, points } = hand;
      if (kind === 'xi-ban' || kind === 'xi-dach') return { sum: kinds[kind], state: natural[kind] };
      return { sum: String(points), state: kinds[kind] };
    },
    verdict({ verdict: { players }, reasons }) {
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
      const why = reasons.find((step) => step.decides && step.who === player.name);
      return {
        big: outcomes[outcome](name),
        why: why ? reason(why) : '',
        net: net > 0 ? signed(net) : net < 0 ? `${name} ${signed(net)}` : '',
        lines: [],
      };
    },
    guess({ players }, early = false): Guess {
      const [player] = players;
      if (player && players.length === 1) {
        const waits = early || player.outcome === 'unsettled';
        return {
          answer: player.outcome,
          options: [
            { id: 'lose', label: guesses.lose },
            { id: 'push', label: guesses.push },
            { id: 'win', label: displayName(player.name) },
            ...(waits ? [{ id: 'unsettled', label: guesses.unsettled }] : []),
          ],
        };
      }
      return soleGuess(players, ASKED, questions, does);
    },
  };
}

/** What a step may have of what its sentence says. */
interface Figures extends Pick<XiDachStep, 'who'> {
  readonly cards?: readonly Card[];
  readonly parts?: readonly number[];
  readonly total?: number;
  readonly winner?: Winner;
  readonly player?: number;
  readonly banker?: number;
}

interface Naming {
  /** Those at the table, inside a sentence. */
  nameOf(who: string): string;
  /** Who comes out ahead, inside a sentence. */
  readonly wins: Readonly<Record<Winner, (who: string) => string>>;
}

/** What sentences on a step say beside its own figures. `Who` begins a sentence. */
function factsOf(step: Figures, { nameOf, wins }: Naming) {
  const { cards = [], parts = [], total, winner, player = 0, banker = 0 } = step;
  const who = nameOf(step.who);
  return {
    who,
    Who: displayName(who),
    /** `10 + 9 = 19`. */
    counted: `${sum(parts)} = ${total}`,
    /** What the aces in it count. */
    aces: parts.filter((_, i) => isAceCard(cards[i])),
    winner: winner ? wins[winner](who) : '',
    high: Math.max(player, banker),
    low: Math.min(player, banker),
  };
}

/** The order in which outcomes of several players are asked about: people most often get wrong who pays. */
const ASKED = ['lose', 'win', 'push', 'unsettled'] as const;

/** A sentence on each conflict. */
export type XiDachConflicts = Readonly<Record<(typeof CONFLICTS)[number]['id'], string>>;
