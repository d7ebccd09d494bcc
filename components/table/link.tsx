/** A round in an address: `?h=<rule set>&s=<seed>&n=<people>&b=<bank>&w=<winner>&l=<level>&m=<moves>`. */

import { href, pathOf } from '#book/address.ts';
import { formatRuleSet } from '#core/format.ts';
import type { Game } from '#core/game/game.ts';
import { presetOf } from '#core/house/preset-of.ts';
import type { RuleSet } from '#core/house-rules.ts';
import type { Lang } from '#core/lang.ts';
import { encodeReadable } from '#words/text.ts';
import { ruleSetParser } from '../house-rules/choice.ts';
import { useCopied } from '../share/use-copied.ts';
import type { Rounds } from './rounds.ts';
import { bestTakesAll, formatMoves, playMoves, type Seating, type TableOf } from './sitting.ts';
import type { TableContext } from './words.ts';

/** The level at which the others play as good as the advice; without it they play plainly. */
const GOOD = '1';
/** In the place of who banks. */
const NOBODY = 'x';

/** The whole round at the table of its game. The address is this site's own, since elsewhere it would be another round. */
export function roundLink(rounds: Rounds, lang: Lang): string {
  const { all } = rounds.playing;
  return `${href(pathOf(lang, all.game.id, 'choi'))}?${roundText(rounds)}`;
}

/** The round as the parameters of an address; also the format in which a device stores it. */
export function roundText({ playing, now, good }: Rounds): string {
  const { all, file } = playing;
  const { seating, sitting } = now;
  const { schema, presets, defaultPreset } = all.game;
  const preset = presetOf(schema, presets, sitting.rules) ?? defaultPreset;
  const ruleSet = encodeReadable(formatRuleSet({ preset, rules: sitting.rules }, all.game));
  const { seed, people, bank, winner } = seating;
  const won = winner === null ? '' : `&w=${winner}`;
  return `h=${ruleSet}&s=${seed}&n=${people}&b=${bank ?? NOBODY}${won}${good ? `&l=${GOOD}` : ''}&m=${formatMoves(file.round, sitting)}`;
}

/** The round in such parameters; undefined where there is none. What is missing or wrong is replaced by the table's defaults. */
export async function readRound(
  text: string,
  rounds: Rounds,
): Promise<{ readonly rounds: Rounds; readonly whole: boolean } | undefined> {
  const params = new URLSearchParams(text);
  const seating = readSeating(params, rounds.table);
  if (!seating) return undefined;
  const { all, file } = rounds.playing;
  const written = params.get('h');
  const ruleSet = written === null ? undefined : await readRuleSet(written, all.game);
  const table = await rounds.withRivals(params.get('l') === GOOD);
  const dealt = table.dealt(seating, ruleSet?.rules ?? {});
  if (!dealt) return undefined;
  const moves = params.get('m');
  if (moves === null) return { rounds: dealt, whole: true };
  const { sitting, whole } = playMoves(file.round, dealt.sitting, moves);
  return { rounds: dealt.with({ sitting }), whole: whole && (written === null || ruleSet !== undefined) };
}

/** A preset by its name needs no parser. */
async function readRuleSet(text: string, game: Game): Promise<RuleSet | undefined> {
  const preset = text.slice(text.indexOf('@') + 1);
  const rules = text === `${game.id}@${preset}` ? game.presets[preset] : undefined;
  return rules ? { preset, rules } : (await ruleSetParser.load()).parseRuleSet(text, game);
}

function readSeating(params: URLSearchParams, table: TableOf): Seating | undefined {
  const { first, most } = table;
  const bankless = bestTakesAll(table) && params.get('b') === NOBODY;
  const seed = wholeNumber(params.get('s'));
  if (seed === undefined) return undefined;
  const people = wholeNumber(params.get('n')) ?? first.people;
  if (people < 2 || people > most) return undefined;
  const within = (at: number | undefined): number | undefined => (at !== undefined && at < people ? at : undefined);
  return {
    seed,
    people,
    bank: bankless ? null : (within(wholeNumber(params.get('b'))) ?? within(first.bank ?? 0) ?? 0),
    winner: within(wholeNumber(params.get('w'))) ?? null,
  };
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}

export interface RoundsProps extends Pick<TableContext, 'lang' | 'words'> {
  readonly rounds: Rounds;
}

/**
 * Copies a link to this round: its rule set, its seating, its moves. Where copying is not allowed the link goes into the address
 * bar.
 */
export function CopyRound({ rounds, lang, words }: RoundsProps) {
  const [copied, copy] = useCopied<'link'>();
  const link = async (): Promise<void> => {
    const url = new URL(roundLink(rounds, lang), location.href).href;
    if (!(await copy('link', url))) history.replaceState(null, '', url);
  };
  return (
    <button type="button" class="btn b2" data-move="copy" onClick={link}>
      <span aria-live="polite">
        {copied === 'link' ? words.copied : copied === 'failed' ? words.copyFailed : words.copy}
      </span>
    </button>
  );
}
