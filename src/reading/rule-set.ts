/** The house rules that a text names. */

import type { Game } from '#core/game/game.ts';
import type { Vocabulary } from '#core/game/vocabulary.ts';
import { foldMarks } from '#core/notation/lexicon.ts';
import { parseRuleSet } from '#core/notation/read-text.ts';
import { cardsInWord, rankSign } from './cards-in-word.ts';
import type { Passed } from './lattice/piece.ts';
import type { GameRuleSet } from './reading.ts';
import type { Token } from './tokens.ts';
import type { GameMention } from './which-game.ts';

/** A rule set, and the tokens that name it. */
interface NamedRuleSet extends Pick<GameRuleSet, 'preset' | 'rules'> {
  readonly passed: Passed;
}

const WRITTEN = /^\s*[a-z]+(?:-[a-z]+)*\s*(?:@[\w-]*\s*)?(?:\{[^}\n]*\})?(?=\s|;|$)/u;
/** Behind the name of a game: `xi dach@vipgame`. */
const PRESET = /^\s*@[\w-]*\s*(?:\{[^}\n]*\})?/u;

/** Behind the name of a rule set. */
const RULES: ReadonlySet<string> = new Set(['rules', 'house']);

/** `xi-dach@vipgame{minStand=14}` at the beginning of a text, and where it ends; undefined where no such head stands there. */
export function writtenHead(
  text: string,
  games: readonly Game[],
): { readonly house: GameRuleSet | undefined; readonly end: number; readonly game: Game } | undefined {
  const written = WRITTEN.exec(text)?.[0];
  const id = written && /^\s*([a-z-]+)/.exec(written)?.[1];
  const game = games.find((one) => one.id === id);
  if (!written || !game || written.trim() === game.id) return undefined;
  const ruleSet = parseRuleSet(written, game);
  return { game, house: ruleSet && { game: game.id, ...ruleSet }, end: written.length };
}

/**
 * The rule set that is named behind the game, in brackets, or anywhere: `xì dách miền nam: …`, `… luật miền nam`, `Xì Dách (Phổ
 * thông, đổi 1)`.
 * @param houses what the game's rule sets are called, by preset
 */
export function namedRuleSet(
  text: string,
  tokens: readonly Token[],
  mentions: readonly GameMention[],
  game: Game,
  { ruleSetNames }: Vocabulary,
): NamedRuleSet | undefined {
  for (const { to } of mentions) {
    const from = tokens[to - 1]?.to ?? 0;
    const marked = PRESET.exec(text.slice(from))?.[0];
    const ruleSet = marked && parseRuleSet(game.id + marked, game);
    if (marked && ruleSet) {
      const end = tokens.findIndex((token) => token.from >= from + marked.length);
      return { ...ruleSet, passed: { at: to, to: end < 0 ? tokens.length : end } };
    }
  }
  // `bài cào trên mạng` is more than `bài cào`.
  const names = Object.entries(game.presets)
    .flatMap(([preset, rules]) =>
      [preset, ...(ruleSetNames[preset]?.split(',') ?? [])].map((name) => ({
        preset,
        rules,
        parts: nameOf(name).split(' '),
      })),
    )
    .toSorted((one, other) => other.parts.length - one.parts.length);
  for (const { preset, rules, parts } of names) {
    const found = placeOf(parts, tokens, mentions);
    if (found) return { preset, rules, passed: found };
  }
  return undefined;
}

/** A rule set written as in the notation, but unknown: `xi dach@khong-co`. */
export function namesUnknownRuleSet(
  text: string,
  tokens: readonly Token[],
  mentions: readonly GameMention[],
  games: readonly Game[],
): boolean {
  return mentions.some(({ to, game: id }) => {
    const marked = PRESET.exec(text.slice(tokens[to - 1]?.to ?? 0))?.[0].trim() ?? '';
    const game = games.find((one) => one.id === id);
    return marked !== '' && marked !== '@' && game !== undefined && parseRuleSet(game.id + marked, game) === undefined;
  });
}

function placeOf(
  parts: readonly string[],
  tokens: readonly Token[],
  mentions: readonly GameMention[],
): Passed | undefined {
  const words = tokens.flatMap((token, at) => (token.kind === 'word' ? [{ bare: token.bare, at }] : []));
  const bareAt = (i: number): string => words[i]?.bare ?? '';
  const first = words.findIndex((_, i) => {
    if (parts.some((part, k) => bareAt(i + k) !== part)) return false;
    // The game's own name is no rule set, but in brackets behind it.
    const place = words[i]?.at ?? 0;
    if (
      mentions.some(({ at, to }) => place >= at && place < to) &&
      !tokens.slice(0, place).some(({ text }) => text === '(')
    )
      return false;
    // A name of one word may be anybody's.
    const behindGame = mentions.some(
      ({ to }) => tokens[words[i]?.at ?? 0]?.from === tokens[to]?.from || tokens[to]?.text === '(',
    );
    return parts.length > 1 || behindGame || i === 0 || bareAt(i - 1) === 'luat' || RULES.has(bareAt(i + parts.length));
  });
  if (first < 0) return undefined;
  const rules = RULES.has(bareAt(first + parts.length)) ? 1 : 0;
  let at = words[bareAt(first - 1) === 'luat' ? first - 1 : first]?.at ?? 0;
  let to = (words[first + parts.length - 1 + rules]?.at ?? 0) + 1;
  // `(Phổ thông, đổi 1)`: all that the brackets hold.
  if (tokens[at - 1]?.text === '(') {
    // Brackets may stand in brackets: `(Luật Bài Cào (Nam), đổi 1)`.
    let depth = 1;
    const close = tokens.findIndex(({ text }, i) => {
      if (i < at) return false;
      if (text === '(') depth++;
      if (text === ')') depth--;
      return depth === 0;
    });
    // `(miền nam, An 9 9)` holds a hand.
    const isCard = (i: number): boolean =>
      (rankSign(tokens[i]?.text ?? '') ?? cardsInWord(tokens[i]?.text ?? '')) !== undefined &&
      tokens[i]?.kind === 'word' &&
      tokens[i - 1]?.bare !== 'doi' &&
      tokens[i + 1]?.bare !== 'changed';
    const isRules = tokens.slice(at, close).every(({ text }, i) => text !== '\n' && !(at + i >= to && isCard(at + i)));
    if (close >= 0 && isRules) {
      at--;
      to = close + 1;
    }
  }
  return { at, to };
}

/** Without marks, and without the word for rules: `Luật Phổ thông` is the rule set Phổ thông. */
function nameOf(text: string): string {
  return foldMarks(text.normalize('NFC'))
    .replace(/^luat | rules$/g, '')
    .replace(/[\s()-]+/g, ' ')
    .trim();
}
