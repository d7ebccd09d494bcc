/** A ruling in words. */

import { withPaid } from '#core/branches/opinion-groups.ts';
import { displayCard } from '#core/card.ts';
import type { Case } from '#core/case.ts';
import { formatCase } from '#core/format.ts';
import { ruleNumber } from '#core/game/game.ts';
import { keySteps } from '#core/key-steps.ts';
import type { Lang } from '#core/lang.ts';
import type { Ruling, Step } from '#core/ruling.ts';
import { formatSummary } from '#core/summary/summary.ts';
import type { SeatRead } from '#src/reading/reading.ts';
import { caseWords as en } from '#words/en/case.ts';
import { reserved as reservedEn } from '#words/en/reserved.ts';
import { caseNotes } from '#words/reserved/notes.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { handText } from '#words/text.ts';
import { type CaseWords, caseWords as vi } from '#words/vi/case.ts';
import { type ReservedWords, reserved as reservedVi } from '#words/vi/reserved.ts';

import type { GameKit } from './kit.ts';
import { refereeUrl, ruleLink } from './site.ts';

/** A step of a ruling as a sentence. */
export interface Reason {
  /** The id of the rule that was tried; ids never change. */
  readonly rule: string;
  /** `2.3`: the number by which people cite it. */
  readonly number: string;
  readonly outcome: 'held' | 'failed';
  /** Whom it is about: a player's name, or `cai` for the banker. */
  readonly who: string;
  /** True where this step settled the outcome for that player. */
  readonly decides: boolean;
  readonly sentence: string;
  /** The permanent link of the rule. */
  readonly link: string;
}

/** A hand, and what the verdict makes of it. */
export interface HandTold {
  readonly name: string;
  /** `K♦ 9♣`; empty for a hand without cards. */
  readonly cards: string;
  /** `19`, `xì bàn`; empty where the verdict says nothing about the hand. */
  readonly worth: string;
}

/** A ruling in words, in one language. */
export interface Explanation {
  /** The game's name. */
  readonly game: string;
  /** The house rules in force: `Luật VIPGAME`, and how many were changed. */
  readonly house: string;
  readonly hands: readonly HandTold[];
  /** The verdict as said at the table: `An ăn +1`, `Cái ăn (An −1)`; with several players, a part for each. */
  readonly verdict: string;
  /** Why, in one sentence; empty with several players. */
  readonly why: string;
  /** Every step, in the order in which it was taken. */
  readonly reasons: readonly Reason[];
  /** The reasons to show where room is short: the step that settled it, for each player. */
  readonly deciding: readonly Reason[];
  /** Notes to show beside the ruling: a player whose name is a reserved one in different letter case (`Cái`). Usually empty. */
  readonly notes: readonly string[];
  /** The link to the case at the referee. */
  readonly link: string;
}

/** The words of cases, by language. */
export const CASE_WORDS: Readonly<Record<Lang, CaseWords>> = { vi, en };

/** The notes about names that are nearly reserved, by language. */
export const RESERVED: Readonly<Record<Lang, ReservedWords>> = { vi: reservedVi, en: reservedEn };

/** The cards whose suit was not said: any will do. */
export function freeSuits(seats: readonly SeatRead[]): string[] {
  return seats.flatMap(({ cards }) => cards.filter(({ suit }) => suit === 'any').map(({ card }) => displayCard(card)));
}

/** A ruling on a case, in words. */
export function explainRuling(of: Case, ruling: Ruling<unknown>, kit: GameKit, lang: Lang, site: string): Explanation {
  const { engine } = kit;
  const words = kit.words[lang];
  const ui = CASE_WORDS[lang];
  const told = (step: Step): Reason => ({
    rule: step.rule,
    number: ruleNumber(engine, step.rule),
    outcome: step.outcome,
    who: step.who,
    decides: step.decides === true,
    sentence: words.reason(step),
    link: ruleLink(site, step.rule),
  });
  const { big, why, net, lines } = words.verdict(ruling);
  const parts = big ? [{ text: big, net }] : lines;
  return {
    game: words.name,
    house: ruleSetName(of, { game: engine, words, ui }),
    hands: of.fields.map((field) => ({
      name: ui.seatName(field.name),
      cards: handText(field),
      worth: words.seat(ruling.verdict, field.name).sum,
    })),
    verdict: parts.map((part) => withPaid(part.text, part.net)).join(', '),
    why,
    reasons: ruling.reasons.map(told),
    deciding: keySteps(ruling).map(told),
    notes: caseNotes(of, engine, RESERVED[lang]),
    link: refereeUrl(site, lang, formatCase(of, engine), formatSummary(engine.summary(ruling.verdict))),
  };
}
