/** What the page says of a case besides the ruling on its cards, for a message: on what the verdict hangs, and who says what. */

import type { OpinionGroups } from '#core/branches/opinion-groups.ts';
import { unknownCards } from '#core/case.ts';
import type { DecidingQuestion } from '#core/house/deciding-question.ts';
import type { SettingValue } from '#core/house-rules.ts';
import type { Ruling } from '#core/ruling.ts';
import { caseNotes } from '#words/reserved/notes.ts';
import type { ShareWords } from '#words/vi/ui/share.ts';
import { openWords } from '../case/open/open-words.ts';
import { openCase } from '../case/parts.ts';
import type { Loaded } from '../loading/loaded.ts';
import type { MessageExtras } from '../share/chat.ts';
import { openMessage } from '../share/open-message.ts';
import { openQuestion } from './HouseQuestion.tsx';
import type { ToldCase } from './told/tell.ts';
import { tellingPart } from './told/telling.ts';
import { claimsMessage } from './WhoSaysWhat.tsx';
import type { RefereeContext } from './words.ts';

/** What the page knows of the case. */
export interface OnThePage {
  readonly context: RefereeContext;
  /** Undefined while cards are unknown. */
  readonly ruling: Ruling<unknown> | undefined;
  readonly opinions: OpinionGroups | undefined;
  /** The question on which the verdict hangs is open. */
  readonly isAsked: boolean;
  /** Who says what, as a link has it. */
  readonly claims: string | undefined;
  /** Hands that were told by what they come to. */
  readonly story: ToldCase | undefined;
}

/** The same that the page shows, with what it has loaded for that. */
export function messageExtras(page: OnThePage, share: ShareWords): MessageExtras {
  const { context, ruling, opinions, isAsked, claims, story } = page;
  const { now, all, lang, words } = context;
  const notes = caseNotes(now, all.game, words.reserved);
  const unknown = unknownCards(now.fields);
  const counted = unknown > 0 ? openCase.here?.openOutcomesOf(now, all) : undefined;
  if (counted) return { ...openMessage(counted, unknown === 1, openWords[lang], share), notes };
  const told = story && tellingPart.here?.toldMessage({ story, now, all, lang, ruling }, share);
  const said = claims && ruling ? claimsMessage(claims, ruling, context, share) : undefined;
  const asked = isAsked && opinions?.of === now ? openQuestion(opinions, all) : undefined;
  const ruled = asked && underOpenRule(asked, context, share);
  return {
    ...told,
    condition: together(told?.condition ?? [], ruled?.condition ?? []),
    otherwise: [...(told?.otherwise ?? []), ...(ruled?.otherwise ?? [])],
    ...(said && { claims: said }),
    notes,
  };
}

/** Two conditions at once, each told longer and shorter. */
function together(some: readonly string[], others: readonly string[]): readonly string[] {
  if (some.length === 0 || others.length === 0) return [...some, ...others];
  return some.flatMap((one) => others.map((other) => `${one}, ${other}`));
}

/** A house rule that nobody has told: the value in force as a condition, and what others make of the verdict. */
export function underOpenRule(
  { setting, answers }: DecidingQuestion,
  { now, all }: Pick<RefereeContext, 'now' | 'all'>,
  share: ShareWords,
): Pick<MessageExtras, 'condition' | 'otherwise'> {
  const label = all.words.settings[setting]?.label ?? setting;
  const house = all.words.presets[now.preset] ?? now.preset;
  const inForce = now.rules[setting];
  const others = answers.filter(({ values }) => !values.some((value) => value === inForce));
  return {
    condition: [
      share.ifRule(`${label}: ${valueName(setting, inForce, all)}`),
      share.ifLike(label, house),
      share.ifHouse(house),
    ],
    otherwise: others.map(({ values: [first], says }) => share.otherRule(valueName(setting, first, all), says)),
  };
}

function valueName(setting: string, value: SettingValue | undefined, { words }: Loaded): string {
  return words.settings[setting]?.values[String(value)] ?? String(value);
}
