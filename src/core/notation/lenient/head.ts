import type { Case } from '#core/case.ts';
import type { Game } from '#core/game/game.ts';
import { foldMarks } from '../lexicon.ts';
import { parseHouse } from '../read-text.ts';
import type { Span } from '../scanner.ts';
import { gameNamedFirst, type NamedGame } from '../suggest/game-names.ts';

/** The game and the house rules that a text is read under. */
export interface LooseHead extends Pick<Case, 'preset' | 'rules'> {
  readonly game: Game;
  /** Where the hands begin. */
  readonly end: number;
  /** Where the house is named among them. */
  readonly said?: Span;
}

const WRITTEN = /^\s*[a-z]+(?:-[a-z]+)*\s*(?:@[\w-]*\s*)?(?:\{[^}\n]*\})?(?=\s|;|$)/u;
/** A head that is not finished. */
const BEGUN = /^\s*[^\s:;@{]+\s*[@{]/u;
/** Behind the name of a game as people say it: `xi dach@vipgame`. */
const PRESET = /^\s*@\s*[\w-]*\s*(?:\{[^}\n]*\})?/u;
/** Behind the name of a game: the name of a rule set, as a copied ruling has it. */
const HOUSE_NAME = /^\s*\(((?:[^()\n]|\([^()\n]*\))*)\)/u;

/**
 * What a text says of its game and house rules, in the notation or as people say it (`Xì Dách (Phổ thông)`); the house on the table
 * where it says nothing. Undefined for a game that is not here, and for a head of the notation that cannot be read.
 * @param book every game that a text may name
 * @param housesOf the names of a game's rule sets in the page's language, by preset
 */
export function readLooseHead(
  text: string,
  games: readonly Game[],
  book: readonly NamedGame[],
  home: Case,
  housesOf: (game: string) => Readonly<Record<string, string>>,
): LooseHead | undefined {
  const written = WRITTEN.exec(text)?.[0];
  const id = written && /^\s*([a-z-]+)/.exec(written)?.[1];
  const named = games.find((game) => game.id === id);
  if (written && named) {
    const house = parseHouse(written, named);
    const bare = written.trim() === named.id;
    const { preset, rules } = bare && named.id === home.game ? home : (house ?? home);
    const head = house && { game: named, preset, rules, end: written.length };
    return head && bare ? withHouseSaid(head, text, housesOf) : head;
  }
  if (BEGUN.test(text)) return undefined;
  const spoken = gameNamedFirst(text, book);
  const head = spoken?.head.split('@') ?? [home.game];
  const game = games.find((one) => one.id === head[0]);
  if (!game) return undefined;
  const behindName = spoken?.end ?? 0;
  const marked = spoken && PRESET.exec(text.slice(behindName))?.[0];
  if (marked) {
    const house = parseHouse(game.id + marked, game);
    return house && { game, preset: house.preset, rules: house.rules, end: behindName + marked.length };
  }
  const house = spoken && HOUSE_NAME.exec(text.slice(behindName));
  const end = behindName + (house?.[0].length ?? 0);
  const preset = (house && presetNamed(house[1] ?? '', game, housesOf(game.id))) ?? head[1];
  const rules = preset === undefined ? undefined : game.presets[preset];
  if (preset !== undefined && rules) return { game, preset, rules, end };
  const own = game.id === home.game ? home : undefined;
  const base = own?.rules ?? game.presets[game.defaultPreset];
  return base && withHouseSaid({ game, preset: own?.preset ?? game.defaultPreset, rules: base, end }, text, housesOf);
}

/** `xì dách miền nam: …`, `… luật miền nam`, `…, southern rules`: the house that is named behind the game, or among the hands. */
function withHouseSaid(
  head: LooseHead,
  text: string,
  housesOf: (game: string) => Readonly<Record<string, string>>,
): LooseHead {
  const { game, end } = head;
  const words = [...text.slice(end).matchAll(/[\p{L}\p{M}\p{Nd}]+/gu)].map(({ 0: word, index }) => ({
    word: foldMarks(word.toLowerCase()),
    from: end + index,
    to: end + index + word.length,
  }));
  const wordAt = (at: number): string => words[at]?.word ?? '';
  for (const [preset, rules] of Object.entries(game.presets)) {
    for (const name of [preset, housesOf(game.id)[preset] ?? preset]) {
      const parts = nameOf(name).split(' ');
      const at = words.findIndex((_, first) => {
        if (parts.some((part, i) => wordAt(first + i) !== part)) return false;
        // A name of one word may be anybody's.
        const called = first === 0 || wordAt(first - 1) === 'luat' || wordAt(first + parts.length) === 'rules';
        return called || parts.length > 1;
      });
      const last = at + parts.length - (wordAt(at + parts.length) === 'rules' ? 0 : 1);
      const from = words[wordAt(at - 1) === 'luat' ? at - 1 : at]?.from;
      const to = words[last]?.to;
      if (from !== undefined && to !== undefined) return { ...head, preset, rules, said: { from, to } };
    }
  }
  return head;
}

function presetNamed(name: string, { presets }: Game, names: Readonly<Record<string, string>>): string | undefined {
  const wanted = nameOf(name);
  return Object.keys(presets).find((preset) => nameOf(preset) === wanted || nameOf(names[preset] ?? preset) === wanted);
}

/** Without marks, and without the word for rules and what else was changed: `Luật Phổ thông, đổi 1` is the rule set Phổ thông. */
function nameOf(house: string): string {
  return foldMarks(house.normalize('NFC'))
    .replace(/,.*$/, '')
    .replace(/^luat | rules$/g, '')
    .replace(/[\s-]+/g, ' ')
    .trim();
}
