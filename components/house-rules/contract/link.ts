import { href, pathOf } from '#book/address.ts';
import { EDITION } from '#book/edition.ts';
import { formatRuleSet } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import { formatHouseCode } from '#core/house/house-code.ts';
import type { RuleSet, Rules } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { findGame } from '#games/index.ts';
import { encodeReadable } from '#words/text.ts';
import { type Answers, answersText, NO_ANSWERS } from './answers.ts';
import type { ContractFault } from './read.ts';

/** The result of reading a text: its faults, and whether anything could be read. */
export interface ReadText {
  readonly held: string;
  readonly faults: readonly ContractFault[];
  readonly some: boolean;
  /** It came with the address. */
  readonly sent: boolean;
}

/** A game, the house rules that were chosen for it, and what else was settled. */
export interface Agreed {
  readonly game: Game;
  readonly ruleSet: RuleSet;
  readonly answers?: Answers;
}

/** The house rules of several games as text, what was settled beside them behind each: `xi-dach@vipgame{minStand=14};xi-dach.bank:each-hand;sam@adam-tips`. */
export function contractText(agreed: readonly Agreed[]): string {
  return agreed
    .flatMap(({ game, ruleSet, answers = NO_ANSWERS }) => [formatRuleSet(ruleSet, game), ...answersText(game, answers)])
    .join(';');
}

/** The address that opens these house rules, with the edition of the book. It ends in a digit: chats cut a mark off. */
export function contractLink(agreed: readonly Agreed[], lang: Lang): string {
  const text = encodeReadable(contractText(agreed));
  return `${href(pathOf(lang, 'luat-nha'))}${text && `?h=${text}&e=${EDITION}`}`;
}

/** The parameter of the address that names the houses which are compared. */
export const BESIDE = 'so';

/** The address with other houses beside those that it opens, in front of the edition. */
export function withBeside(link: string, beside: string): string {
  return beside === '' ? link : link.replace(/(?=&e=)/, `&${BESIDE}=${encodeReadable(beside)}`);
}

/** The short code of a choice of house rules; undefined for a game that is not of the book. */
export function ruleSetCode(rules: Rules, game: Game): string | undefined {
  const prefix = findGame(game.id)?.prefix;
  return prefix && formatHouseCode(rules, game, prefix);
}
