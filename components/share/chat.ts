/** A ruling as a message: whoever sees only its first line in a chat knows who wins, and why. */

import { type Case, unknownCards } from '#core/case.ts';
import type { VerdictWords } from '#core/game/game-words.ts';
import { judge } from '#core/judge.ts';
import type { Ruling } from '#core/ruling.ts';
import { paidWords, verdictLine } from '#words/outcomes/verdict-line.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { handText } from '#words/text.ts';
import type { Loaded } from '../loading/loaded.ts';

/** What the page says of a case besides the ruling on its cards; each part is left out where there is nothing to say. */
export interface MessageExtras {
  /** The verdict where it is not that of the cards alone. */
  readonly verdict?: VerdictWords;
  /** On what the verdict hangs, told longer and shorter; the first that fits in the line is said: `nếu không ai ngũ linh`. */
  readonly condition?: readonly string[];
  /** How many ways lead to the verdict where several cards are unknown: `trong 1.244 trên 2.352 cách`. */
  readonly ways?: string;
  /** What else the case can come to, a line each. */
  readonly otherwise?: readonly string[];
  /** Hands that were told by what they come to, by name, in place of the cards that stand in for them. */
  readonly told?: ReadonlyMap<string, string>;
  /** Who says what, and who is right. */
  readonly claims?: SaidOfCase;
  readonly notes?: readonly string[];
}

/** What two people say of a case, and what comes of it. */
export interface SaidOfCase {
  /** `Cả hai đều đúng`, and why. */
  readonly big: string;
  readonly why: string;
  /** Each of them with what they say. */
  readonly sayings: readonly string[];
}

/** The most letters of a first line: chats show about so many. Names that are longer themselves are not cut. */
export const LONGEST_FIRST_LINE = 90;

/** The message with its link, which stands last. */
export function chatText(of: Case, all: Loaded, url: string, extras: MessageExtras = {}): string {
  return `${chatMessage(of, all, extras)}\n${url}`;
}

/**
 * The case and its verdict as a message: who wins and why, on what that hangs, the hands, what each gets, the house. The lines that
 * are no part of the case begin with an arrow: the site's own reader passes over them, so a message can be read back.
 */
export function chatMessage(of: Case, all: Loaded, extras: MessageExtras = {}): string {
  const { words, ui } = all;
  const judged = unknownCards(of.fields) === 0 ? judge(all.game, of.fields, of.rules) : undefined;
  const ruling = judged?.ok ? judged.value : undefined;
  const verdict = extras.verdict ?? (ruling && words.verdict(ruling));
  const hands = of.fields.map((field) => {
    const told = extras.told?.get(field.name);
    const worth = ruling && words.seat(ruling.verdict, field.name);
    const hand = told ?? [handText(field) || ui.noCards, worth?.sum].filter(Boolean).join(' = ');
    return `${ui.seatName(field.name)}: ${hand}`;
  });
  const lines = (extras.claims ? [] : verdict?.lines) ?? [];
  const aside = [...saidFirst(of, all, ruling, verdict, extras), ...(extras.otherwise ?? [])];
  return [
    ...aside.map(arrowed),
    ...hands,
    ...lines.map(({ text, net }) => arrowed(`${text} ${net}`.trim())),
    `${words.name} (${ruleSetName(of, all)})`,
    ...(extras.notes ?? []),
  ].join('\n');
}

const arrowed = (text: string): string => `→ ${text}`;

/** The first line, and below it what did not fit in. */
function saidFirst(
  of: Case,
  all: Loaded,
  ruling: Ruling<unknown> | undefined,
  verdict: VerdictWords | undefined,
  { condition = [], ways, claims }: MessageExtras,
): readonly string[] {
  if (!verdict) return [];
  const outcome = [outcomeLine(of, all, ruling, verdict), ways].filter(Boolean).join(' ');
  const room = LONGEST_FIRST_LINE - arrowed(`${outcome}, .`).length;
  // What a verdict hangs on is never left out: where nothing fits, the shortest makes the line longer.
  const hangsOn = condition.find(({ length }) => length <= room) ?? condition.at(-1);
  const ruled = withReason(hangsOn ? `${outcome}, ${hangsOn}` : outcome, verdict.why);
  return claims ? [...withReason(claims.big, claims.why), ...claims.sayings, ...ruled] : ruled;
}

/** Who wins, with what is paid: `An ăn (+1)`; of two who are paid as the banner has it, of more who gets what. */
export function outcomeLine(
  { fields }: Case,
  all: Loaded,
  ruling: Ruling<unknown> | undefined,
  { big, net, lines }: VerdictWords,
): string {
  const paid = (text: string, of: string): string => (of === '' ? text : `${text} (${of})`);
  if (lines.length === 0) return paid(big, net);
  if (fields.length > 2 && ruling) return verdictLine(paidWords(ruling, all));
  return lines.map((line) => paid(line.text, line.net)).join('; ');
}

/** `An ăn (+1). 20 hơn 19.` in one line; as much of the reason as fits, and then all of it once more below. */
function withReason(says: string, why: string): readonly string[] {
  const first = `${says.replace(/\.$/, '')}.`;
  if (why === '') return [first];
  const room = LONGEST_FIRST_LINE - arrowed(`${first} `).length;
  const part = shorter(why).find(({ length }) => length <= room);
  if (part === why) return [`${first} ${why}`];
  return [part === undefined ? first : `${first} ${part}`, why];
}

/** A reason, and what is left of it with less and less behind: whole sentences, then the first one up to its last colon. */
function shorter(why: string): readonly string[] {
  const sentences = why.split(/(?<=\.) /);
  const [first = ''] = sentences;
  const colon = first.lastIndexOf(': ');
  return [
    ...sentences.map((_, at) => sentences.slice(0, sentences.length - at).join(' ')),
    ...(colon > 0 ? [`${first.slice(0, colon)}.`] : []),
  ];
}
