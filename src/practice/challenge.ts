/**
 * A challenge as text, for a link: `xi-dach@vipgame{minStand=14}:total.pays;sam@local;n=48151623;p=8;e=1`. Games with their house
 * rules and kinds of question (none named: all of them), the seed of the hands, the sender's score out of ten, the edition of the
 * questions. It contains no other personal data. It ends in a digit, because chats cut off a punctuation mark.
 */

import { formatRuleSet } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import { asMeant, saidInFull } from '#core/house/earlier.ts';
import type { RuleSet } from '#core/house-rules.ts';
import { readHead } from '#core/notation/read-head.ts';
import { Scanner } from '#core/notation/scanner.ts';
import { seedOf } from '#core/quiz/seed.ts';
import { err, ok, type Result } from '#core/result.ts';
import { EARLIER_MEANINGS } from '#games/index.ts';
import { QUIZ_EDITION } from './edition.ts';
import { ALL_KINDS } from './kinds.ts';
import { SESSION_LENGTH } from './plan.ts';

/** One game of a challenge. */
export interface Challenged {
  readonly game: string;
  readonly house: RuleSet;
  /** Its kinds of question, in the book's order; at least one. */
  readonly kinds: readonly string[];
}

export interface Challenge {
  /** From 0 to 2³¹ − 1. */
  readonly seed: number;
  /** In reading order, each once; at least one. */
  readonly games: readonly Challenged[];
  /** The edition of the questions: with another one the same seed may ask other questions. */
  readonly edition: number;
  /** The sender's score out of ten, where it is stated. */
  readonly score?: number;
}

/**
 * Why a text is no valid challenge. `no-game`: no game of the book is named. `no-engine`: a game is named whose engine was not
 * given. `bad-house`, `bad-kind`, `bad-seed`, `bad-score`, `bad-edition`: what cannot be read. `bad-part`: what is none of these.
 * The codes stay.
 */
export const CHALLENGE_FAULTS = [
  'empty',
  'too-long',
  'no-game',
  'no-engine',
  'twice',
  'bad-house',
  'bad-kind',
  'bad-seed',
  'bad-score',
  'bad-edition',
  'bad-part',
] as const;
export type ChallengeFault = (typeof CHALLENGE_FAULTS)[number];

/** The result for a text that is no valid challenge. */
export interface ChallengeError {
  /** The first fault. */
  readonly code: ChallengeFault;
  readonly faults: readonly ChallengeFault[];
  /**
   * What can be practised all the same, or null. The score is dropped unless the questions are those that the sender was asked.
   */
  readonly read: Challenge | null;
}

const LONGEST = 2000;

/** @param games the engines of the challenge's games */
export function formatChallenge({ seed, games, edition, score }: Challenge, engines: readonly Game[]): string {
  const parts = games.flatMap((one) => {
    const engine = engines.find(({ id }) => id === one.game);
    if (!engine) return [];
    const house = formatRuleSet(one.house, engine);
    const full = edition < WITH_FOURTH ? saidInFull(house, one.house.rules, EARLIER_MEANINGS) : house;
    return [full + kindsText(one)];
  });
  return [...parts, `n=${seed}`, ...(score === undefined ? [] : [`p=${score}`]), `e=${edition}`].join(';');
}

/** The games that a text names: their engines are needed to read it. */
export function gamesInChallenge(text: string): readonly string[] {
  const named = partsOf(text.slice(0, LONGEST)).map(nameOf);
  return [...ALL_KINDS.keys()].filter((game) => named.includes(game));
}

/**
 * Reads a challenge. Never throws.
 * @param engines those of the games that it names (`gamesInChallenge`)
 */
export function parseChallenge(text: string, engines: readonly Game[]): Result<Challenge, ChallengeError> {
  if (text.trim() === '') return refused('empty');
  if (text.length > LONGEST) return refused('too-long');
  const reader = new Reader(engines);
  for (const part of partsOf(text)) reader.read(part);
  return reader.result(text);
}

function refused(code: ChallengeFault): Result<Challenge, ChallengeError> {
  return err({ code, faults: [code], read: null });
}

/** All of them are not named. */
function kindsText({ game, kinds }: Challenged): string {
  const all = ALL_KINDS.get(game) ?? [];
  return all.every((kind) => kinds.includes(kind)) ? '' : `:${kinds.join('.')}`;
}

/** Questions before this edition were asked by a book of fewer than four editions. */
const WITH_FOURTH = 6;

/** House rules as they were meant when the challenge was sent. */
function asSent(text: string): string {
  const edition = /(?:^|;)\s*e=(\d+)/.exec(text)?.[1];
  return asMeant(text, edition !== undefined && Number(edition) < WITH_FOURTH ? 1 : undefined, EARLIER_MEANINGS);
}

/** The pieces between semicolons, without blanks. An address may have come still escaped. */
function partsOf(text: string): string[] {
  return asSent(unescaped(text))
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function nameOf(part: string): string {
  return /^[\w-]*/.exec(part)?.[0] ?? '';
}

/** Faults that do not change the questions. */
const HARMLESS: readonly ChallengeFault[] = ['bad-score', 'bad-part'];
const MOST_SEED = 2 ** 31 - 1;
const MOST_EDITION = 9999;

/** What is read, part by part. */
class Reader {
  readonly #engines: readonly Game[];
  readonly #games = new Map<string, Challenged>();
  readonly #figures = new Map<string, number | undefined>();
  readonly #faults: ChallengeFault[] = [];

  constructor(engines: readonly Game[]) {
    this.#engines = engines;
  }

  read(part: string): void {
    const name = nameOf(part);
    if (ALL_KINDS.has(name)) this.#readGame(name, part);
    else if (/^[npe]=/.test(part)) this.#readFigure(name, part.slice(2));
    else this.#faults.push(part.includes('@') ? 'no-game' : 'bad-part');
  }

  result(text: string): Result<Challenge, ChallengeError> {
    const seed = this.#figure('n', MOST_SEED, 'bad-seed') ?? seedOf(text);
    const score = this.#figures.has('p') ? this.#figure('p', SESSION_LENGTH, 'bad-score') : undefined;
    const edition = this.#figure('e', MOST_EDITION, 'bad-edition') ?? QUIZ_EDITION;
    const games = [...ALL_KINDS.keys()].flatMap((game) => this.#games.get(game) ?? []);
    if (games.length === 0 && this.#faults.length === 0) this.#faults.push('no-game');
    const [code] = this.#faults;
    const same = this.#faults.every((fault) => HARMLESS.includes(fault));
    const read: Challenge = { seed, games, edition, ...(same && score !== undefined ? { score } : {}) };
    if (code === undefined) return ok(read);
    return err({ code, faults: this.#faults, read: games.length > 0 ? read : null });
  }

  #readGame(id: string, part: string): void {
    const engine = this.#engines.find((one) => one.id === id);
    if (!engine) this.#faults.push('no-engine');
    else if (this.#games.has(id)) this.#faults.push('twice');
    else {
      const [, house = '', kinds] = /^([^:]*)(?::(.*))?$/s.exec(part) ?? [];
      this.#games.set(id, { game: id, house: this.#house(house, engine), kinds: this.#kinds(id, kinds) });
    }
  }

  /** What cannot be read of a rule set is that of its preset, and an unknown preset the default one. */
  #house(text: string, engine: Game): RuleSet {
    const scan = new Scanner(text);
    const head = readHead(scan, [engine]);
    scan.takeBlanks();
    if (!head || scan.hasFault || !scan.atEnd) this.#faults.push('bad-house');
    const preset = head?.preset ?? engine.defaultPreset;
    return { preset, rules: head?.rules ?? engine.presets[preset] ?? {} };
  }

  #kinds(game: string, text: string | undefined): readonly string[] {
    const all = ALL_KINDS.get(game) ?? [];
    if (text === undefined) return all;
    const named = text.split('.').map((kind) => kind.trim());
    const known = all.filter((kind) => named.includes(kind));
    if (known.length < named.length) this.#faults.push('bad-kind');
    return known.length > 0 ? known : all;
  }

  #readFigure(name: string, text: string): void {
    if (this.#figures.has(name)) this.#faults.push('twice');
    // Ignores what a chat or a typo has left after the last digit.
    else this.#figures.set(name, /^\d{1,10}(?=[^\d]*$)/.test(text) ? Number.parseInt(text, 10) : undefined);
  }

  #figure(name: string, most: number, code: ChallengeFault): number | undefined {
    const figure = this.#figures.get(name);
    if (figure !== undefined && figure <= most) return figure;
    this.#faults.push(code);
    return undefined;
  }
}
