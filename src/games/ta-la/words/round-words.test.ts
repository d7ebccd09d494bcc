import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { makeRng, type Rng } from '#core/random/rng.ts';
import { facts, TEST_NAMES, unlike } from '#testing/conformance/alike.ts';
import { PRESETS } from '../engine/rules.ts';
import { round, type TaLaEvent, type TaLaState } from '../round/index.ts';
import { anyRules } from '../testing/cases.ts';
import { sentences } from '../testing/sentences.ts';
import { play, sit } from '../testing/table.ts';
import { words as en } from './en/round.ts';
import { words as vi } from './vi/round.ts';

/** Sentences in Vietnamese and in English: well formed, and stating the same. */
function expectAlike(pairs: Iterable<readonly [string, string]>): void {
  expect([...unlike(pairs, sentences)].slice(0, 10)).toEqual([]);
}

/** A round played to its end by the plain policy or by whatever is legal; some tables never draw where they can eat. */
function anyRound(rng: Rng): TaLaState {
  const players = TEST_NAMES.slice(0, 2 + rng.upTo(2)).map((name) => ({ name }));
  const keen = rng.upTo(1) === 0;
  const setup = { seed: rng.upTo(1_000_000), players, dealer: 'hanh', lastWinner: rng.pick([null, 'khoa']) };
  const dealt = round.deal(anyRules(rng), setup);
  if (!dealt.ok) throw new Error(dealt.error.rule);
  let state = dealt.value;
  for (let seat = state.turn; seat !== null; seat = state.turn) {
    const options = round.legal(state, seat);
    for (const { action, warns } of options) {
      expect(warns).toBeUndefined();
      for (const words of [vi, en]) {
        expect(words.may(action)).toMatch(/^\p{Ll}/u);
      }
      expect(facts(vi.may(action))).toEqual(facts(en.may(action)));
    }
    const eat = keen ? options.find(({ action }) => action.type === 'eat') : undefined;
    const wise = rng.upTo(3) > 0 ? round.suggest(round.view(state, seat)) : null;
    const next = round.apply(state, eat?.action ?? wise ?? assertDefined(options[rng.upTo(options.length - 1)]).action);
    if (!next.ok) throw new Error(next.error.rule);
    state = next.value;
  }
  return state;
}

const NINE = '4♠ 4♦ 4♥ 6♥ 7♥ 8♥ K♠ K♦ K♣';
const KHAN = 'A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠';
const REST = '2♠ 4♥ J♥ 10♦ J♣ Q♥ 8♠ 10♥ 5♦';

/** What is too rare to wait for: ù on the first cards, in all three kinds. */
const RARE = [
  play(sit(PRESETS['mien-bac'], { hanh: `${NINE} 2♣`, khoa: 'A♥ 3♦ 5♠ 7♣ 9♦ J♥ Q♣ 10♠ 2♥' }), 'hanh u'),
  play(
    sit(
      { ...PRESETS['mien-bac'], uKinds: 'plain-tron-khan' },
      { hanh: `${NINE} 9♥`, khoa: 'A♥ 3♦ 5♠ 7♣ 9♦ J♥ Q♣ 10♠ 2♥' },
    ),
    'hanh u',
  ),
  play(sit(PRESETS['mien-bac'], { hanh: `${KHAN} K♥`, khoa: REST }), 'hanh u'),
];

/** The properties of an event that change its sentence. */
function variant(event: TaLaEvent): string {
  switch (event.type) {
    case 'first':
      return `first ${event.why}`;
    case 'eat':
      return `eat ${event.chot}`;
    case 'shift':
    case 'draw':
      return `${event.type} ${event.cards.length}`;
    case 'lay':
      return `lay ${event.rule} ${event.again}`;
    case 'u':
      return `u ${event.kind}`;
    case 'place':
      return `place ${event.rule}`;
    case 'pay':
      return `pay ${event.rule}`;
    default:
      return event.type;
  }
}

describe('500 random rounds, and some that end at once', () => {
  const rng = makeRng(91);
  const rounds = [...Array.from({ length: 500 }, () => anyRound(rng)), ...RARE];

  test('a sentence for every event, the same facts in both languages; every kind of event comes up', () => {
    const events = rounds.flatMap((state) => round.log(state));
    expectAlike(events.map((event) => [vi.event(event), en.event(event)]));
    expect([...new Set(events.map(variant))].sort()).toEqual([
      'count',
      'deal',
      'discard',
      'draw 1',
      'eat false',
      'eat true',
      'end',
      'first dealer',
      'first last-winner',
      'gui',
      'lay tl-ha false',
      'lay tl-ha true',
      'lay tl-mom false',
      'pay tl-pay-eat',
      'pay tl-pay-mom',
      'pay tl-pay-rank',
      'pay tl-pay-u',
      'pay tl-u-den',
      'place tl-mom',
      'place tl-rank',
      'place tl-u-rank',
      'shift 0',
      'shift 1',
      'u khan',
      'u thuong',
      'u tron',
    ]);
  });

  test('every card of an event is said, but those dealt to others', () => {
    for (const event of rounds.flatMap((state) => round.log(state))) {
      const told = 'cards' in event ? event.cards.length : 0;
      const melded = 'melds' in event ? event.melds.flat().length : event.type === 'gui' ? event.meld.length : 0;
      if (event.type === 'place' || event.type === 'pay') continue;
      expect(vi.event(event).match(/[♠♥♦♣]/gu)?.length ?? 0).toBe(told + melded);
    }
  });

  test('what others were dealt and drew is told without the cards', () => {
    for (const state of RARE) {
      const { seats } = state;
      for (const { name: who } of seats) {
        const hidden: readonly TaLaEvent[] = [
          { type: 'deal', who, rule: 'tl-deal', cards: [] },
          { type: 'draw', who, rule: 'tl-turn', cards: [] },
        ];
        for (const event of hidden) expectAlike([[vi.event(event), en.event(event)]]);
      }
    }
    expect(vi.event({ type: 'draw', who: 'hanh', rule: 'tl-turn', cards: [] })).toBe('Hanh bốc 1 lá.');
  });

  test('a deal is one sentence: nine cards each, and who has ten where that is seen', () => {
    const dealt = assertDefined(RARE[0]).log.filter(({ type }) => type === 'deal');
    expect([vi.together(dealt), en.together(dealt)]).toEqual([
      'Chia mỗi người 9 lá, riêng Hanh 10 lá.',
      'Each gets 9 cards, Hanh 10.',
    ]);
    const seen = dealt.map((event) => (event.type === 'deal' ? { ...event, cards: [] } : event));
    expectAlike([[vi.together(seen), en.together(seen)]]);
    for (const state of rounds) {
      const run = round.log(state).filter(({ type }) => type === 'deal');
      expectAlike([[vi.together(run), en.together(run)]]);
    }
  });

  test('the end is told to every seat, and to an onlooker', () => {
    const ends = new Set<string>();
    for (const state of rounds) {
      for (const name of [...state.seats.map((seat) => seat.name), 'onlooker']) {
        const [inVi, inEn] = [vi, en].map((words) => words.end(round.view(state, name), round.seen(state, name)));
        if (!inVi || !inEn) throw new Error('two languages');
        expectAlike([[inVi.why, inEn.why]]);
        expect(facts(inVi.big)).toEqual(facts(inEn.big));
        ends.add(`${inVi.big} | ${inEn.big}`.replaceAll(/Hanh|Khoa|Minh|Phuc/g, '·'));
      }
      for (const words of [vi, en]) expect(words.end(round.view(state, 'hanh'), [])).toEqual({ big: '', why: '' });
    }
    expect([...ends].sort()).toEqual(
      [
        '· nhất | · first',
        '· ù khan | · goes out, no half meld',
        '· ù tròn | · goes out, all ten',
        '· ù | · goes out',
      ].sort(),
    );
  });
});
