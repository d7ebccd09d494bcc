import { describe, expect, test } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import type { Rng } from '#core/random/rng.ts';
import { makeRng } from '#core/random/rng.ts';
import { facts, isSentence, TEST_NAMES, unlike } from '#testing/conformance/alike.ts';
import { cards } from '#testing/round-table.ts';
import { round, type SamAction, type SamEvent, type SamState } from '../round/index.ts';
import { anyRules } from '../testing/cases.ts';
import { sentences } from '../testing/sentences.ts';
import { BAC, LOCAL, midway, play, quiet, STRICT, sit, TIPS } from '../testing/table.ts';
import { words as en } from './en/round.ts';
import { words as vi } from './vi/round.ts';

/** Ignores the order of facts: sentences on payment are ordered differently in the other language. */
const sorted = (text: string): string[] => facts(text).sort();

/** Sentences in Vietnamese and in English: well formed, and stating the same. */
function expectAlike(pairs: Iterable<readonly [string, string]>, states = facts): void {
  expect([...unlike(pairs, { ...sentences, states })].slice(0, 10)).toEqual([]);
}

/** A round played to its end by the plain policy or by whatever is legal; most without a call. */
function anyRound(rng: Rng): SamState {
  const players = TEST_NAMES.slice(0, 2 + rng.upTo(2)).map((name) => ({ name }));
  const setup = { seed: rng.upTo(1_000_000), players, lastWinner: rng.pick([null, 'khoa']) };
  const dealt = round.deal(anyRules(rng), setup);
  if (!dealt.ok) throw new Error(dealt.error.rule);
  let state = dealt.value;
  const calls = rng.upTo(3) === 0;
  for (let seat = state.turn; seat !== null; seat = state.turn) {
    const options = round.legal(state, seat);
    for (const { action, warns } of options.slice(-12)) checkOption(action, warns);
    const wise = rng.upTo(3) > 0 ? round.suggest(round.view(state, seat)) : null;
    const risky = rng.upTo(1) > 0 ? options.find(({ warns }) => warns)?.action : undefined;
    const any = assertDefined(options[rng.upTo(options.length - 1)]).action;
    const chosen = risky ?? wise ?? any;
    const action: SamAction = chosen.type === 'call' && !calls ? { type: 'silent', seat } : chosen;
    const next = round.apply(state, action);
    if (!next.ok) throw new Error(next.error.rule);
    state = next.value;
  }
  return state;
}

function checkOption(action: SamAction, warns: string | undefined): void {
  for (const words of [vi, en]) {
    expect(words.may(action)).toMatch(/^\p{Ll}/u);
    if (warns !== undefined) expect(isSentence(words.warns[warns] ?? '')).toBe(true);
  }
  expect(facts(vi.may(action))).toEqual(facts(en.may(action)));
}

const WHITE = '3♠ 4♥ 5♦ 6♣ 7♠ 8♥ 9♦ 10♣ J♠ Q♥';
const PLAIN = '3♣ 4♦ 5♠ 7♥ 8♣ 10♦ J♥ Q♠ K♣ 2♦';
const QUADS = { hanh: '2♠ 2♥ 3♠ 4♠', khoa: '7♠ 7♥ 7♦ 7♣ 3♦ 4♦', minh: '8♠ 8♥ 8♦ 8♣ 3♥ 4♥' };
const KEPT = { hanh: '5♠ K♠', khoa: '9♦', minh: '4♣ 6♣ 6♥' };
const SOFT = { ...BAC, samFails: 'pass-or-beaten' } as const;
const alone = (state: SamState): SamState => ({ ...state, caller: 'hanh' });
const BOTH = { hanh: '2♠ 2♥ 3♠ 4♠', khoa: '5♠ 5♥ 5♦ 5♣ 6♠ 6♥ 6♦ 6♣' };
const TRIPLES = '3♦ 3♣ 3♥ 7♥ 7♦ 7♣ K♠ K♥ K♣ A♠';
const COLOUR = '3♥ 5♥ 6♥ 8♦ 9♥ 10♥ J♦ Q♦ K♥ A♥';
const OTHER = '3♠ 5♠ 6♠ 8♠ 9♣ 10♠ J♣ Q♠ K♦ A♦';

/** What is too rare to wait for. */
const RARE: readonly SamState[] = [
  sit(BAC, { hanh: WHITE, khoa: PLAIN }),
  sit(BAC, { hanh: '2♠ 2♥ 2♦ 2♣ 4♠ 5♠ 8♦ 9♣ J♥ K♦', khoa: '3♣ 5♥ 6♠ 8♠ 9♥ 10♠ J♦ Q♠ K♣ A♦' }),
  sit(STRICT, { hanh: TRIPLES, khoa: OTHER }),
  sit(BAC, { hanh: COLOUR, khoa: OTHER }),
  sit(BAC, { hanh: '4♣ 4♦ 6♥ 6♦ 8♥ 8♣ J♦ J♥ A♥ A♣', khoa: OTHER }),
  play(midway(BAC, QUADS), 'hanh 2♠', 'khoa 7♠ 7♥ 7♦ 7♣', 'minh pass', 'hanh pass'),
  play(midway(BAC, QUADS), 'hanh 2♠', 'khoa 7♠ 7♥ 7♦ 7♣', 'minh 8♠ 8♥ 8♦ 8♣', 'hanh pass', 'khoa pass'),
  play(
    midway({ ...BAC, chopChain: 'each-doubles' }, QUADS),
    ...['hanh 2♠', 'khoa 7♠ 7♥ 7♦ 7♣', 'minh 8♠ 8♥ 8♦ 8♣', 'hanh pass', 'khoa pass'],
  ),
  play(alone(midway({ ...BAC, samVoids: true }, QUADS)), 'hanh 2♠', 'khoa 7♠ 7♥ 7♦ 7♣'),
  play(midway({ ...BAC, chopTwo: 'quad-per-two' }, BOTH), 'hanh 2♠ 2♥', 'khoa 5♠ 5♥ 5♦ 5♣ 6♠ 6♥ 6♦ 6♣'),
  play(midway(BAC, KEPT), 'hanh 5♠', 'khoa 9♦'),
  play(midway(LOCAL, KEPT), 'hanh 5♠', 'khoa 9♦'),
  play(midway(BAC, { hanh: '2♠ 2♥', khoa: '9♦' }), 'hanh 2♠ 2♥'),
  play(alone(midway(BAC, { hanh: '2♠', khoa: '9♦' })), 'hanh 2♠'),
  play(alone(midway(BAC, KEPT)), 'hanh 5♠', 'khoa 9♦'),
  play(alone(midway(SOFT, KEPT)), 'hanh 5♠', 'khoa 9♦'),
  play(alone(midway({ ...BAC, samStopped: 'stopper' }, KEPT)), 'hanh 5♠', 'khoa 9♦'),
  play(alone(midway(SOFT, { ...KEPT, khoa: '9♦ 10♦' })), 'hanh 5♠', 'khoa 9♦', 'minh pass', 'hanh pass'),
  play(alone(midway(SOFT, { ...KEPT, hanh: 'K♠' })), 'hanh K♠'),
  play(midway(BAC, { hanh: '9♠', khoa: `${PLAIN.replace('2♦', 'K♦')}` }), 'hanh 9♠'),
  play(midway(BAC, { hanh: '9♠', khoa: '7♠ 7♥ 7♦ 7♣ 2♠ 2♥' }), 'hanh 9♠'),
  play(
    sit({ ...BAC, samPriority: 'seat-order' }, { hanh: OTHER, khoa: '3♣ 4♦ 5♥ 7♥ 8♣ 10♦ J♥ Q♥ K♣ 2♦' }),
    'khoa call',
    'hanh call',
  ),
  quiet(sit(TIPS, { hanh: '3♠ 4♥ 5♦ 7♣ 8♠ 8♥ 9♦ 10♣ A♠ 2♥', khoa: '3♣ 4♦ 5♠ 7♥ 8♣ 10♦ 9♥ 6♠ A♣ 2♦' })),
];

/** The properties of an event that change its sentence. */
function variant(event: SamEvent): string {
  switch (event.type) {
    case 'lead':
    case 'sam-lost':
      return `${event.type} ${event.why}`;
    case 'play':
      return `play ${event.kind} ${event.by}`;
    case 'instant':
      return `instant ${event.kind}`;
    case 'left':
      return `left ${event.rule}`;
    case 'pay':
      return `pay ${event.rule}${'why' in event.step ? ` ${event.step.why}` : ''}`;
    default:
      return event.type;
  }
}

describe('400 random rounds, and what is rare', () => {
  const rng = makeRng(95);
  const rounds = [...Array.from({ length: 400 }, () => anyRound(rng)), ...RARE];
  const events = rounds.flatMap((state) => round.log(state));

  test('a sentence for every event, the same facts in both languages; every kind of event comes up', () => {
    const other = events.filter(({ type }) => type !== 'pay');
    expectAlike(other.map((event) => [vi.event(event), en.event(event)]));
    const pays = events.filter(({ type }) => type === 'pay');
    expectAlike(
      pays.map((event) => [vi.event(event), en.event(event)]),
      sorted,
    );
    const kinds = ['rac', 'doi', 'sam-co', 'sanh', 'tu-quy'];
    expect([...new Set(events.map(variant))].sort()).toEqual(
      [
        ...[
          'bao-mot',
          'call',
          'deal',
          'end',
          'liable',
          'out',
          'pass',
          'priority',
          'sam-won',
          'silent',
          'thoi',
          'trick',
          'void',
        ],
        ...['sanh-rong', 'tu-quy-heo', 'dong-mau', 'ba-sam-co', 'nam-doi'].map((kind) => `instant ${kind}`),
        ...['caller', 'last-winner', 'lowest', 'random'].map((why) => `lead ${why}`),
        ...['blocked', 'on-two', 'out', 'passed'].map((why) => `sam-lost ${why}`),
        ...['left sam-cong', 'left sam-end'],
        ...kinds.map((kind) => `play ${kind} null`),
        ...kinds.slice(0, 4).map((kind) => `play ${kind} higher`),
        ...['play tu-quy chop', 'play tu-quy quad', 'play hai-tu-quy chop'],
        ...['pay sam-bao-mot for-all', 'pay sam-bao-mot stake', 'pay sam-pay-cards cards'],
        ...['pay sam-pay-cards count', 'pay sam-pay-cards flat'],
        ...['chain', 'chop', 'doubled'].map((why) => `pay sam-pay-chop ${why}`),
        ...[
          'pay sam-pay-cong cards',
          'pay sam-pay-cong flat',
          'pay sam-pay-sam lost',
          'pay sam-pay-sam stopped',
          'pay sam-pay-sam won',
          'pay sam-pay-white',
        ],
        ...['pay sam-thoi-2', 'pay sam-pay-thoi quad', 'pay sam-pay-thoi twos', 'pay sam-pay-thoi twos-more'],
      ].sort(),
    );
  });

  test('every card of an event is said', () => {
    for (const event of events) {
      if (event.type === 'pay') continue;
      const told = 'cards' in event ? event.cards.length : 0;
      expect(vi.event(event).match(/[♠♥♦♣]/gu)?.length ?? 0).toBe(told);
    }
  });

  test('what others were dealt is told without the cards', () => {
    const hidden: SamEvent = { type: 'deal', who: 'hanh', rule: 'sam-deal', cards: [] };
    expectAlike([[vi.event(hidden), en.event(hidden)]]);
    expectAlike([[vi.together([hidden, hidden]), en.together([hidden, hidden])]]);
  });

  test('the end is told to every seat, and to an onlooker', () => {
    const ends = new Set<string>();
    for (const state of rounds) {
      for (const name of [...state.seats.map((seat) => seat.name), 'onlooker']) {
        const [inVi, inEn] = [vi, en].map((words) => words.end(round.view(state, name), round.seen(state, name)));
        if (!inVi || !inEn) throw new Error('two languages');
        if (state.turn !== null) {
          expect([inVi, inEn]).toEqual(Array(2).fill({ big: '', why: '' }));
          continue;
        }
        expectAlike([[inVi.why, inEn.why]], sorted);
        expect(facts(inVi.big)).toEqual(facts(inEn.big));
        ends.add(`${inVi.big} | ${inEn.big}`.replaceAll(/Hanh|Khoa|Minh|Phuc/g, '·').replaceAll(/\b\d\b/g, 'n'));
      }
    }
    expect([...ends].sort()).toEqual(
      [
        '· nhất | · first',
        '· thành sâm | · makes the Sâm',
        '· thối heo | · ends on a two',
        '· ăn trắng | · wins at once',
        '· đền sâm | · fails the Sâm',
      ].sort(),
    );
  });
});

const named = { who: 'hanh', rule: 'sam-follow', over: 'khoa', left: 6 } as const;

test.each([
  [
    { ...named, type: 'play', cards: cards('9♠ 9♥'), kind: 'doi', top: '9', over: null, by: null },
    'Hanh đánh đôi 9♠ 9♥.',
    'Hanh leads the pair 9♠ 9♥.',
  ],
  [
    { ...named, type: 'play', cards: cards('K♠'), kind: 'rac', top: 'K', by: 'higher' },
    'Hanh chặn Khoa bằng K♠.',
    'Hanh beats Khoa with K♠.',
  ],
  [
    { ...named, type: 'play', cards: cards('7♠ 7♣ 7♦ 7♥'), kind: 'tu-quy', top: '7', by: 'chop' },
    'Hanh chặt Khoa bằng tứ quý 7♠ 7♣ 7♦ 7♥.',
    'Hanh chops Khoa with the quad 7♠ 7♣ 7♦ 7♥.',
  ],
  [
    { type: 'lead', who: 'hanh', rule: 'sam-lead-first', why: 'lowest', cards: cards('3♠') },
    'Hanh cầm 3♠, lá thấp nhất, nên đi trước.',
    'Hanh holds 3♠, the lowest card, and leads.',
  ],
  [
    { type: 'sam-lost', who: 'hanh', rule: 'sam-bao-sam', why: 'blocked', other: 'khoa' },
    'Khoa chặn được Hanh: hỏng sâm.',
    'Khoa beats Hanh: that ends the Sâm.',
  ],
  [
    { type: 'liable', who: 'hanh', rule: 'sam-bao-mot', other: 'khoa', cards: cards('K♠') },
    'Hanh giữ K♠ lại, rồi Khoa đánh nốt lá cuối.',
    'Hanh kept K♠ back, and Khoa went out with the last card.',
  ],
  [
    {
      type: 'end',
      who: 'hanh',
      rule: 'sam-end',
      winner: 'hanh',
      result: [
        ['hanh', 3],
        ['khoa', -3],
      ],
    },
    'Hết ván: Hanh +3, Khoa −3. Cộng lại bằng 0.',
    'The round is over: Hanh +3, Khoa −3. It adds up to 0.',
  ],
] as const satisfies readonly (readonly [SamEvent, string, string])[])('%#: %j', (event, ...said) => {
  expect([vi.event(event), en.event(event)]).toEqual(said);
});
