/** A rulebook over the games that it is given: for programs that play only some of them, or another one. */

import { assertDefined } from '#core/assert-defined.ts';
import type { Case } from '#core/case.ts';
import type { CaseError } from '#core/case-error.ts';
import { displayCase } from '#core/display-case.ts';
import { formatCase } from '#core/format.ts';
import type { PartialVerdict } from '#core/house/partial-verdict.ts';
import { whoIsRight } from '#core/house/who-is-right.ts';
import type { Lang } from '#core/lang.ts';
import { parseCase, parseOpenCase } from '#core/notation/parse.ts';
import { parseRuleSet } from '#core/notation/read-text.ts';
import { ok, type Result } from '#core/result.ts';
import { errorLine, settleWith } from '#src/settle/line.ts';
import { errorWords } from '#words/errors/errors.ts';
import { type Explanation, explainRuling } from './explain.ts';
import { type HousesTold, tellHouses } from './houses.ts';
import type { GameKit } from './kit.ts';
import type { BranchedJson, ErrorJson, OpenBranchedJson, OpenJson, RulingJson, WhoIsRightJson } from './settlement.ts';
import { SITE } from './site.ts';
import { type Misunderstanding, type ReadOptions, type Understanding, understand } from './understand.ts';

/** A game with a choice of its house rules. */
export type House = Pick<Case, 'game' | 'preset' | 'rules'>;
export type { Eaten, Field, Role } from '#core/case.ts';
export type { ErrorCode } from '#core/case-error.ts';
export type { Alias } from '#core/game/book.ts';
export type { Game } from '#core/game/game.ts';
export type { GameWords } from '#core/game/game-words.ts';
export type { HandKind as Kind, Meaning, Phrases, Vocabulary } from '#core/game/vocabulary.ts';
export type { PartialVerdict } from '#core/house/partial-verdict.ts';
export type { Holding } from '#core/house/who-is-right.ts';
export type { Rules, Schema, Setting, SettingValue } from '#core/house-rules.ts';
export type { Contradiction, Note, SeatRead, TextPlace as Place } from '#src/reading/reading.ts';
export type { Explanation, HandTold, Reason } from './explain.ts';
export type { HousesTold, HouseTold, SettingTold as Change } from './houses.ts';
export type { GameKit } from './kit.ts';
export type {
  BaCayVerdict,
  BranchedJson,
  BranchJson,
  ByName,
  ErrorJson,
  OpenBranchedJson,
  OpenJson,
  PartJson,
  RulingJson,
  SamVerdict,
  StepJson,
  TaLaVerdict,
  TextError,
  Verdicts,
  WhoIsRightJson,
  XiDachVerdict,
  XiToVerdict,
} from './settlement.ts';
export type { Misunderstanding, Question, ReadOptions, Understanding } from './understand.ts';
export type { Case, CaseError, Lang, Result };

/** Options for a ruling in words. */
export interface TellOptions {
  /** Where links lead: the address of the site without a slash at its end; by default the package's own. */
  readonly site?: string | undefined;
}

/** The package's interface to the rules. Every function is pure and total: any text gets an answer, and nothing throws. */
export interface Rulebook {
  /** The games, in the order in which they were given. */
  readonly games: readonly GameKit[];
  /** The game with this id. */
  findGame(id: string): GameKit | undefined;
  /** Reads a case in the notation, strictly: this is what links and tests use. Its hands may have `unknown` cards (`?`). */
  read(text: string): Result<Case, CaseError>;
  /**
   * Reads a case as people write it, in Vietnamese or English, with or without marks; returns what it understood, or what to ask.
   */
  readLeniently(text: string, options?: ReadOptions): Result<Understanding, Misunderstanding>;
  /** Reads a choice of house rules, `xi-dach@vipgame{minStand=14}`; undefined for anything else. */
  readHouse(text: string): House | undefined;
  /** The one spelling of a case that links and programs use; empty for a game that is not in the book. */
  format(of: Case): string;
  /** The same for people, with glyphs and spaces. Both read back to the same case. */
  display(of: Case): string;
  /** Rules on a case in the notation: the JSON of the contract, as an object. With unknown cards: all that it can come to. */
  settle(text: string): RulingJson | OpenJson | ErrorJson;
  /** The same, with every way in which the house rules could decide the case; with unknown cards, with every preset. */
  branches(text: string): BranchedJson | OpenBranchedJson | ErrorJson;
  /**
   * Who is right about a case, and by which house rules. Claims go by the name of whoever says so; each is a part of a verdict, all
   * of which must hold: `{ players: { an: { outcome: 'win' } } }`.
   */
  whoIsRight(text: string, claims: Readonly<Record<string, PartialVerdict>>): WhoIsRightJson | ErrorJson;
  /** What `settle` says as one line of JSON text, which keeps the order of players whatever their names are (objects put `2` first). */
  settleLine(text: string, options?: { readonly branches?: boolean | undefined }): string;
  /** A ruling on whole hands in words: verdict, reasons with the numbers of rules, links. */
  explain(text: string, lang: Lang, options?: TellOptions): Result<Explanation, CaseError>;
  /** In words: what other rule sets would rule on a case, and which house rules make the difference. */
  compareHouses(text: string, lang: Lang): Result<HousesTold, CaseError>;
  /** What is wrong with a text, in a sentence. */
  describeError(error: CaseError, lang: Lang): string;
}

/** A rulebook over these games. */
export function rulebook(games: readonly GameKit[]): Rulebook {
  const engines = games.map(({ engine }) => engine);
  const findGame = (id: string): GameKit | undefined => games.find(({ engine }) => engine.id === id);
  const read = (text: string): Result<Case, CaseError> => parseOpenCase(text, engines);
  const write = (of: Case, form: typeof formatCase): string => {
    const kit = findGame(of.game);
    return kit ? form(of, kit.engine) : '';
  };
  /** Runs what is asked about a case with the game that it belongs to; the reader knows no other games. */
  const told = <T>(text: string, tell: (of: Case, kit: GameKit) => T): Result<T, CaseError> => {
    const found = parseCase(text, engines);
    return found.ok ? ok(tell(found.value, assertDefined(findGame(found.value.game)))) : found;
  };
  return {
    games,
    findGame,
    read,
    readLeniently: (text, options = {}) => understand(text, games, options),
    readHouse: (text) => {
      for (const engine of engines) {
        const house = parseRuleSet(text, engine);
        if (house) return { game: engine.id, ...house };
      }
      return undefined;
    },
    format: (of) => write(of, formatCase),
    display: (of) => write(of, displayCase),
    settle: (text) => JSON.parse(settleWith(text, games, false).line),
    branches: (text) => JSON.parse(settleWith(text, games, true).line),
    whoIsRight: (text, claims) => {
      const found = told(text, ({ fields }, { engine }) => whoIsRight(engine, fields, claims));
      return found.ok ? found.value : JSON.parse(errorLine(found.error, errorWords(found.error)).line);
    },
    settleLine: (text, { branches = false } = {}) => settleWith(text, games, branches).line,
    explain: (text, lang, { site = SITE } = {}) =>
      told(text, (of, kit) => explainRuling(of, kit.engine.decide(of.fields, of.rules), kit, lang, site)),
    compareHouses: (text, lang) => told(text, (of, kit) => tellHouses(of, kit, lang)),
    describeError: (error, lang) => errorWords(error)[lang],
  };
}
