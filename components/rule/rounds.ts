/** A rule of the round in use: where the lessons' rounds cite it, and an attempt that it forbids. */

import type { Rule } from '#book/catalogue/catalogue.ts';
import type { CitedPlace } from '#book/citations/citations.ts';
import { citedPlaceOf } from '#book/citations/written.ts';
import { lessonFiles } from '#book/mdx.ts';
import { assertDefined } from '#core/assert-defined.ts';
import type { GameBuild, RoundModule } from '#core/game/book.ts';
import type { Game } from '#core/game/game.ts';
import type { Script } from '#core/game/script.ts';
import type { Lang } from '#core/lang.ts';
import type { Divergence } from '#core/rounds/divergence.ts';
import { buildOf } from '#games/build.ts';
import { engineOf } from '#games/engines.ts';
import type { GameId } from '#games/index.ts';
import { divergencesOf } from '../house-rules/shown.ts';
import { type Frame, framesOf, playScript, roundOf, roundWordsOf } from '../round/frames.ts';
import { nextAction, storyLines } from '../round/play.ts';

/** One step of a round that a lesson replays, and the one before it. */
export interface ReplayStep {
  readonly before: Frame | undefined;
  readonly frame: Frame;
  /** The kind of its event. */
  readonly type: string;
  readonly place: CitedPlace;
}

/** As many as show how a rule works; more would repeat it. */
const MOMENTS = 2;

const known = new Map<string, Promise<readonly ReplayStep[]>>();

/** Steps at which the rounds of the lessons cite a rule: the first of each kind, and no more than show it. */
export async function replayStepsOf(rule: string, game: GameId, lang: Lang): Promise<readonly ReplayStep[]> {
  const key = `${game} ${lang}`;
  const moments = known.get(key) ?? allMoments(game, lang);
  known.set(key, moments);
  const cited = (await moments).filter(({ frame }) => frame.rule === rule);
  return cited.filter(({ type }, at) => cited.findIndex((one) => one.type === type) === at).slice(0, MOMENTS);
}

/** Every step of every round that a lesson of this game replays. */
async function allMoments(game: GameId, lang: Lang): Promise<readonly ReplayStep[]> {
  const engine = assertDefined(engineOf(game));
  const file = await roundOf(game);
  const words = await roundWordsOf(game, lang);
  return replaysIn(game, buildOf(game).scripts).flatMap(({ script, place }) => {
    const state = playScript(script, engine, file);
    const frames = framesOf(state, file.round, words);
    const lines = storyLines(file.round.log(state), words);
    return frames.map((frame, at) => ({
      before: frames[at - 1],
      frame,
      type: lines[at]?.kind === 'play' ? lines[at].events[0].type : frame.text,
      place,
    }));
  });
}

/** The rounds that the lessons of a game replay, in the order of the lessons. */
function replaysIn(
  game: GameId,
  scripts: GameBuild['scripts'],
): { readonly script: Script; readonly place: CitedPlace }[] {
  return lessonFiles('vi').flatMap((lesson) =>
    lesson.tags.flatMap((tag) => {
      const place = tag.name === 'Replay' ? citedPlaceOf(lesson, tag) : undefined;
      const script = scripts[tag.attributes.get('name') ?? ''];
      return place?.game === game && script ? [{ script, place }] : [];
    }),
  );
}

/** An attempt that a rule forbids: what came before it, who tries, and what. */
export interface Refused {
  readonly before: readonly Frame[];
  readonly who: string;
  readonly what: string;
}

/** What is told before an attempt, at most. */
const MOST_TOLD = 2;

/** The attempt that the round refuses by this rule, where there is one. One refused by another rule stops the build. */
export async function refusedBy(rule: string, game: GameId, lang: Lang): Promise<Refused | undefined> {
  const attempt = buildOf(game).attempts[rule];
  if (!attempt) return undefined;
  const { script, after, action } = attempt;
  const file = await roundOf(game);
  const words = await roundWordsOf(game, lang);
  const state = stateAfter(after, script, assertDefined(engineOf(game)), file);
  const tried = file.round.apply(state, action);
  if (tried.ok || tried.error.rule !== rule) {
    throw new Error(`the attempt under ${rule} ${tried.ok ? 'is allowed' : `breaks ${tried.error.rule}`}`);
  }
  return { before: framesOf(state, file.round, words).slice(-MOST_TOLD), who: action.seat, what: words.may(action) };
}

/** A scripted round after so many actions: its own, or what everybody plays plainly. */
function stateAfter(count: number, script: Script, game: Game, file: RoundModule): unknown {
  let state = playScript({ ...script, actions: [] }, game, file);
  for (let at = 0; at < count; at++) {
    const action = script.actions ? script.actions[at] : nextAction(file.round, state, '');
    const next = file.round.apply(state, assertDefined(action));
    if (!next.ok) throw new Error(`action ${at} of a scripted round breaks ${next.error.rule}`);
    state = next.value;
  }
  return state;
}

/** Where two rule sets diverge over the first setting of the round that a rule names: the shortest run of play that shows it. */
export async function divergenceOf({ game: id, settings }: Rule): Promise<{ key: string; at: Divergence } | undefined> {
  const game = assertDefined(engineOf(id));
  for (const key of settings.filter((one) => game.schema[one]?.round)) {
    const [at] = await divergencesOf(game, key);
    if (at) return { key, at };
  }
  return undefined;
}
