/** Our evaluator of Xì Tố and those of npm on all 201,376 hands of its deck. */

import { evaluate as pokertools } from '@pokertools/evaluator';
import evaluate5 from 'phe/lib/evaluator5.js';
import pokersolver from 'pokersolver';
import { FULL_HAND } from '#games/xi-to/engine/hand.ts';
import { PRESETS } from '#games/xi-to/engine/rules.ts';
import { allHands, EVALUATOR_DECK, handAt } from '#games/xi-to/hands/all-hands.ts';
import { denseOf, makeEvaluator } from '#games/xi-to/hands/evaluate.ts';
import { peerCode, peerName } from '#games/xi-to/testing/peers.ts';
import type { Contestant } from './timing.ts';

const HANDS = allHands();
const COUNT = HANDS.length / FULL_HAND;

/**
 * Ours first, then the peers, each through its fastest way in, with its input prepared in the shape that it takes. Ours
 * plays vipgame, where suits part what the others call a tie.
 */
export function evaluators(): readonly Contestant[] {
  const codes = Array.from({ length: COUNT }, (_, place) => handAt(HANDS, place).map(peerCode));
  const flat = Uint8Array.from(codes.flat());
  // pokersolver takes text and has no faster way in.
  const nameOf = EVALUATOR_DECK.map(peerName);
  const names = Array.from({ length: COUNT }, (_, place) =>
    handAt(HANDS, place).map((card) => nameOf[denseOf(card)] ?? ''),
  );
  const { evaluateAll } = makeEvaluator(PRESETS.vipgame);
  return [
    contestant('ours', (values) => evaluateAll(HANDS, values)),
    contestant('phe', (values) => {
      for (let i = 0, at = 0; i < COUNT; i++, at += FULL_HAND) {
        values[i] = evaluate5(
          flat[at] ?? 0,
          flat[at + 1] ?? 0,
          flat[at + 2] ?? 0,
          flat[at + 3] ?? 0,
          flat[at + 4] ?? 0,
        );
      }
    }),
    contestant('pokertools', (values) => {
      for (let i = 0; i < COUNT; i++) values[i] = pokertools(codes[i] ?? []);
    }),
    contestant('pokersolver', (values) => {
      for (const [i, hand] of names.entries()) values[i] = pokersolver.Hand.solve(hand).rank;
    }),
  ];
}

/** The values go to an array, as a program that ranks hands would keep them, each contestant's to its own. */
function contestant(name: string, fill: (values: Uint16Array) => void): Contestant {
  const values = new Uint16Array(COUNT);
  return {
    name,
    count: COUNT,
    run() {
      fill(values);
      return values;
    },
  };
}
