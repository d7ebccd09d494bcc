import { type Answer, type Mistakes, mistake, playersAnswer } from '#core/quiz/answer.ts';
import { type DealtHands, verdictQuestion } from '#core/quiz/verdict-question.ts';
import type { PlayerVerdict } from '../engine/decide.ts';
import { game } from '../engine/index.ts';
import type { TaLaRuleId } from '../engine/rules.ts';
import { dealScene, type Scene } from './ends.ts';
import type { MisconceptionId } from './ids.ts';
import { showdownIn, type TaLaRuling } from './verdict.ts';

const FIRST: readonly [Scene, ...Scene[]] = ['close', 'tie', 'tie', 'mom', 'all-mom', 'lays-off', 'lays-off', 'early'];
const LAST: readonly [Scene, ...Scene[]] = ['close', 'tie', 'tie', 'mom', 'two-mom', 'two-mom', 'mom-fits', 'lays-off'];

/** Points are close if a card changed by this many ranks would reorder them. */
const NEAR = 3;

export const placesKinds = {
  /** Who comes first? */
  first: verdictQuestion(game, {
    deal: (rng) => everyone(dealScene(rng, rng.pick(FIRST))),
    read: (ruling) => placed(ruling, 1),
    misconceptions(_, ruling): Mistakes<MisconceptionId> {
      return playersIn(ruling).map(({ name }) => mistake(misconceptionAtEnd(ruling, name), playersAnswer(name)));
    },
    others: ({ fields }) => fields.map(({ name }) => playersAnswer(name)),
    maxRankDistance: NEAR,
    trains: (ruling) => decisive(ruling, 1),
  }),
  /** Who comes last, or who share the last place? */
  last: verdictQuestion(game, {
    deal: (rng) => everyone(dealScene(rng, rng.pick(LAST))),
    read: (ruling) => placed(ruling, playersIn(ruling).length),
    misconceptions(_, ruling): Mistakes<MisconceptionId> {
      const players = playersIn(ruling);
      const behind = players.find(({ place }) => place === players.length);
      return players.map(({ name, mom, points }) => {
        const answer = playersAnswer(name);
        if (mom) return mistake('mom-by-points', answer);
        if (behind?.mom) return mistake('mom-not-last', answer);
        return mistake(points === behind?.points ? 'tie-earlier' : 'fewer-points', answer);
      });
    },
    others: ({ fields }) => fields.map(({ name }) => playersAnswer(name)),
    maxRankDistance: NEAR,
    trains: (ruling) => decisive(ruling, playersIn(ruling).length),
  }),
};

/** Why this player, who is not first, is mistaken for the first. */
export function misconceptionAtEnd(ruling: TaLaRuling, name: string): MisconceptionId {
  const players = playersIn(ruling);
  const winner = players.find(({ place }) => place === 1);
  const player = players.find((one) => one.name === name);
  if (winner?.mom) return 'mom-by-points';
  if (player?.mom) return 'mom-few-points';
  if (player?.points === winner?.points) return 'tie-later';
  return comesTooEarly(ruling, name) ? 'lays-off-on-later' : 'more-points';
}

/** The question is about all hands equally, not about one player's. */
function everyone(fields: DealtHands['fields'] | undefined): DealtHands | undefined {
  return fields && { fields, about: '' };
}

function playersIn(ruling: TaLaRuling): readonly PlayerVerdict[] {
  return showdownIn(ruling)?.players ?? [];
}

function placed(ruling: TaLaRuling, place: number): Answer {
  return playersAnswer(
    ...playersIn(ruling)
      .filter((player) => player.place === place)
      .map(({ name }) => name),
  );
}

/** The player holds a card that fits on a meld, but that meld was laid later. */
function comesTooEarly({ reasons }: TaLaRuling, name: string): boolean {
  return reasons.some(
    (step) => step.rule === 'tl-gui' && step.outcome === 'failed' && step.why === 'later' && step.who === name,
  );
}

/** The rules that explain a place: ties and móm before points. */
export function decisive({ verdict, reasons }: TaLaRuling, place: number): readonly TaLaRuleId[] {
  const there = verdict.kind === 'showdown' ? verdict.players.filter((one) => one.place === place) : [];
  const his = (name: string | undefined): boolean => there.some((one) => one.name === name);
  const found = reasons.flatMap((step): readonly TaLaRuleId[] => {
    switch (step.rule) {
      case 'tl-tie':
        return his(step.who) || his(step.other) ? [step.rule] : [];
      case 'tl-mom-many':
        return step.players.some(his) ? [step.rule] : [];
      case 'tl-mom':
        return his(step.who) || there.some(({ mom, points }) => !mom && points > step.points) ? [step.rule] : [];
      case 'tl-gui':
        return step.outcome === 'held' || his(step.who) ? [step.rule] : [];
      default:
        return [];
    }
  });
  const order = DECIDING.filter((rule) => found.includes(rule));
  return [...order, 'tl-rank', 'tl-score'];
}

const DECIDING: readonly TaLaRuleId[] = ['tl-mom-many', 'tl-tie', 'tl-mom', 'tl-gui'];
