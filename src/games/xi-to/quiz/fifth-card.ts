import type { SettingChange } from '#core/branches/flips.ts';
import type { Card } from '#core/card.ts';
import { suitOf } from '#core/card.ts';
import { judge } from '#core/judge.ts';
import { type ChoiceOption, choiceQuestion } from '#core/quiz/choice-question.ts';
import { changed, neighbours } from '#core/quiz/mark.ts';
import type { Rng } from '#core/random/rng.ts';
import { compare } from '../engine/compare.ts';
import type { XiToVerdict } from '../engine/decide.ts';
import { FULL_HAND, rankHeightOf, readHand } from '../engine/hand.ts';
import { game } from '../engine/index.ts';
import type { XiToRules } from '../engine/rules.ts';
import type { XiToStep } from '../engine/steps.ts';
import {
  cardsOfHeights,
  dealHand,
  freeCards,
  freeUpCards,
  handsAsCase,
  runFrom,
  type Shape,
  type Up,
} from './hands.ts';
import { misconceptionBetween } from './misconceptions.ts';
import { decided, winnersOf } from './verdict.ts';

/** Four cards that want a fifth, and hands that they meet. `gap`: a run with a hole; `low`: one that needs the ace below the 7. */
type Draw = readonly [mine: Up | 'gap' | 'low', theirs: readonly [Shape, ...Shape[]]];

const DRAWS: readonly [Draw, ...Draw[]] = [
  ['suited', ['sanh', 'sam', 'cu-lu', 'thung']],
  ['suited', ['cu-lu', 'cu-lu', 'tu-quy']],
  ['run', ['thu', 'sam', 'sanh']],
  ['gap', ['doi', 'thu', 'sam', 'sanh']],
  ['low', ['doi', 'thu', 'sam', 'mau-thau']],
  ['low', ['doi', 'thu', 'sam']],
  [
    [2, 1, 1],
    ['doi', 'thu', 'sam'],
  ],
  [
    [2, 2],
    ['thu', 'sam', 'sanh', 'thung', 'cu-lu'],
  ],
  [
    [3, 1],
    ['sam', 'thung', 'cu-lu'],
  ],
  [
    [1, 1, 1, 1],
    ['mau-thau', 'doi'],
  ],
];

/** Number of wrong cards offered. */
const WRONG = 3;

export const fifthCardKinds = {
  /** Which fifth card makes the hand win? */
  'fifth-card': choiceQuestion<XiToRules, XiToVerdict, XiToStep>({
    deal(rng, rules) {
      const [draw, theirs] = rng.pick(DRAWS);
      const mine = fourOf(rng, draw);
      const his = mine && dealHand(rng, rng.pick(theirs), mine);
      if (!mine || !his) return undefined;
      const beats = winsAgainst(his, mine);
      const free = freeCards([...mine, ...his]);
      const good =
        rng.cards(FULL_HAND, free).find((card) => beats(card, rules)) ?? free.find((card) => beats(card, rules));
      if (good === undefined) return undefined;

      const houses = neighbours(game, rules).map((change: SettingChange) => changed(rules, [change]));
      const far = (card: Card): number =>
        2 * Math.abs(rankHeightOf(card) - rankHeightOf(good)) + (suitOf(card) === suitOf(good) ? 0 : 1);
      // Wrong cards that win under another rule set first, then those most like the right one; one card of each rank.
      const wrong = free
        .filter((card) => !beats(card, rules))
        .map((card) => ({ card, far: far(card) - (houses.some((one) => beats(card, one)) ? FULL_HAND : 0) }))
        .toSorted((a, b) => a.far - b.far)
        .filter(({ card }, at, all) => all.findIndex((one) => rankHeightOf(one.card) === rankHeightOf(card)) === at)
        .slice(0, WRONG);
      if (wrong.length < WRONG) return undefined;
      const choices = [good, ...wrong.map(({ card }) => card)].map((card): ChoiceOption => {
        const full = [...mine, card];
        const fields = handsAsCase([full, his]);
        const ruled = judge(game, fields, rules);
        const answer = { type: 'cards', cards: [card] } as const;
        if (card === good || !ruled.ok) return { answer, fields };
        return { answer, fields, misconception: misconceptionBetween(his, full, ruled.value.reasons, rules) };
      });
      return { fields: handsAsCase([mine, his]), about: 'an', choices };
    },
    marks: (judged, about) => judged.map((one) => one.ok && winnersOf(one.value).join() === about),
    trains: decided,
  }),
};

function fourOf(rng: Rng, draw: Draw[0]): readonly Card[] | undefined {
  if (draw !== 'gap' && draw !== 'low') return freeUpCards(rng, draw, FULL_HAND - 1, []);
  const run = runFrom(draw === 'low' ? 7 : rng.upTo(3), FULL_HAND);
  // A hole at an end would be a plain run of four; below the 7 it makes no difference.
  const hole = draw === 'low' ? rng.upTo(FULL_HAND - 1) : 1 + rng.upTo(2);
  return cardsOfHeights(
    rng,
    run.filter((_, at) => at !== hole),
    [],
  );
}

/** Does the hand win with this card under a rule set? */
function winsAgainst(his: readonly Card[], four: readonly Card[]): (card: Card, rules: XiToRules) => boolean {
  return (card, rules) => compare(readHand([...four, card], rules), readHand(his, rules), rules).order > 0;
}
