import type { GameTestKit } from '#testing/conformance/kit.ts';
import type { TaLaVerdict } from '../engine/decide.ts';
import { PRESETS, type TaLaRules } from '../engine/rules.ts';
import type { TaLaStep } from '../engine/steps.ts';
import { anyFields, anyRules, anyShowdown, anySingle, literalText } from './cases.ts';
import { dealtCases } from './dealt.ts';
import { notation } from './notation.ts';
import { reasons } from './reasons/index.ts';
import { rounds } from './rounds.ts';
import { sentences } from './sentences.ts';
import { tellShowdown } from './told.ts';

/** What comes up in showdowns, often; there are other places and more eaten cards. */
const OFTEN = [
  ...['2 players', '3 players', '4 players', 'onto a longer meld', 'chot', 'eaten 1', 'eaten 2', 'eaten 3'],
  ...['place 2 of 2', 'place 3 of 3', 'place 4 of 4', 'place 1 of 2 mom', 'place 2 of 4 mom', 'place 3 of 4 mom'],
];

/** The description of Tá Lả for the shared tests. */
export const kit: GameTestKit<TaLaRules, TaLaVerdict, TaLaStep> = {
  fields: anyFields,
  dealt: dealtCases,
  notation,
  branches: {
    literal: literalText,
    cases: 25,
    // Marks that fit where several may lie in a meld: elsewhere some are no case.
    fields: (rng) => anyFields(rng, PRESETS.online),
    crowded: [
      ['a hand that is no case in some houses', '@online;bai:3♥* 4♥* 5♥ K♠ Q♦'],
      ['eaten cards, faces and ù', '@online;bai:7♠* 7♥* 7♦ 4♠ 5♠ 6♠ 8♥ 9♥ 10♥ K♣'],
      ['ù khan with a gap', ';bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♣ 9♥ Q♦ K♠'],
      [
        'places by gửi, faces and móm, and eaten cards',
        '@online;an:4♠*binh 5♠ 6♠*binh 7♠ K♥;binh:2♦ 2♥ 2♣ 8♠ 9♠ Q♦;chi:J♣;dung:Q♣ A♦',
      ],
      [
        'ù by the limit, đền in every kind',
        '@online;an:7♠*binh 7♥*binh 7♦ 4♠*binh 5♠ 6♠ 8♥**chi 9♥ 10♥;binh:K♠ K♥ K♦**;chi:2♦',
      ],
    ],
    efforts: [
      { what: 'one hand', cases: 2000, fields: (rng) => anySingle(rng, anyRules(rng)), most: 16 },
      { what: 'a showdown', cases: 2000, fields: (rng) => anyShowdown(rng, anyRules(rng)), most: 96 },
    ],
  },
  seeded: {
    cases: 33_000,
    often: OFTEN,
    shows: (fields, { verdict, reasons }) => {
      const of = fields.length;
      const places = verdict.kind === 'showdown' ? verdict.players : [];
      const shown = [
        ...(places.length > 0 ? [`${of} players`] : []),
        ...places.map(({ place, mom }) => `place ${place} of ${of}${mom ? ' mom' : ''}`),
        ...reasons.flatMap((step) => {
          if (step.rule === 'tl-gui' && step.outcome === 'held' && step.meld.length > 3) return ['onto a longer meld'];
          if (step.rule !== 'tl-pay-eat') return [];
          return step.outcome === 'failed' ? [] : [step.chot ? 'chot' : `eaten ${step.count}`];
        }),
      ];
      return shown.filter((what) => OFTEN.includes(what));
    },
  },
  settles: (verdict, who) => {
    if (verdict.kind === 'hand') return who.length <= 1;
    // For everybody, or for the one who is ù.
    const ranked = verdict.players.toSorted((a, b) => a.place - b.place).map(({ name }) => name);
    return who.join() === ranked[0] || who.toSorted().join() === ranked.toSorted().join();
  },
  sentences,
  rounds,
  reasons,
  tellings: [tellShowdown],
};
