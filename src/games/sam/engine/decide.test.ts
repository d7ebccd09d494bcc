import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '#core/card.ts';
import type { Field } from '#core/case.ts';
import { recordReads } from '#core/house/read-rules.ts';
import { allowedValues } from '#core/house-rules.ts';
import { makeRng } from '#core/random/rng.ts';
import { forSeeds } from '#testing/seeds.ts';
import {
  anyEnd,
  anyFields,
  anyRules,
  cardsOf,
  caseOf,
  dealRuled,
  endRuled,
  endText,
  houseOf,
  playRuled,
  playText,
  rule,
} from '../testing/cases.ts';
import { decide } from './decide.ts';
import { debtOf } from './payment.ts';
import { PRESETS, type SamRules, SCHEMA } from './rules.ts';

/** A case and a rule set from a seed. */
function situation(seed: number) {
  const rng = makeRng(seed);
  const rules = anyRules(rng);
  return { rng, rules, fields: anyFields(rng, rules) };
}

describe('a play', () => {
  test.each([
    // The possible leads.
    ['danh:3♠', 'mien-bac', 'yes: rac 1 3'],
    ['danh:2♠ 2♥ 2♦ 2♣', 'local', 'yes: tu-quy 4 2'],
    ['danh:7♠ 7♥ 7♦ 7♣ 9♠ 9♥ 9♦ 9♣', 'adam-tips', 'no: hai-tu-quy 8 9'],
    ['danh:7♠ 7♥ 7♦ 7♣ 9♠ 9♥ 9♦ 9♣', 'mien-bac', 'no: hai-tu-quy 8 9'],
    ['danh:3♠ 4♥', 'mien-bac', 'no: -'],
    // The table may be written after the play.
    ['danh:9♠;ban:8♠', 'mien-bac', 'yes: rac 1 9 on rac 1 8'],
    // Cards that are nothing, on either side or on both.
    ['ban:8♠;danh:3♠ 4♥', 'mien-bac', 'no: - on rac 1 8'],
    ['ban:3♠ 4♥;danh:9♠', 'mien-bac', 'no: rac 1 9'],
    ['ban:3♠ 4♥;danh:9♠ 10♥', 'mien-bac', 'no: -'],
    ['ban:A♠ 2♥ 3♦;danh:4♠ 5♥ 6♦', 'strict', 'no: sanh 3 6'],
    ['ban:A♠ 2♥ 3♦;danh:4♠ 5♥ 6♦', 'mien-bac', 'yes: sanh 3 6 on sanh 3 3'],
    ['ban:A♠ 2♥ 3♦;danh:2♠ 3♥ 4♦', 'mien-bac', 'yes: sanh 3 4 on sanh 3 3'],
    ['ban:Q♠ K♥ A♦;danh:A♠ 2♥ 3♦', 'mien-bac', 'no: sanh 3 3 on sanh 3 A'],
    // 10 and A are no neighbours in the short pack either; singly the ace is the higher card.
    ['danh:9♠ 10♥ A♦', 'adam-tips', 'no: -'],
    ['ban:10♠;danh:A♦', 'adam-tips', 'yes: rac 1 A on rac 1 10'],
    ['ban:8♠ 9♥ 10♦;danh:A♠ 2♥ 3♦', 'adam-tips', 'no: sanh 3 3 on sanh 3 10'],
    ['ban:8♠ 9♥ 10♦;danh:A♠ 2♥ 3♦', 'adam-tips{runs=no-two}', 'no: - on sanh 3 10'],
    // 2s.
    ['ban:A♠;danh:2♠', 'mien-bac', 'yes: rac 1 2 on rac 1 A'],
    ['ban:2♠;danh:2♥', 'mien-bac', 'no: rac 1 2 on rac 1 2'],
    ['ban:2♠ 2♥ 2♦ 2♣;danh:A♠ A♥ A♦ A♣', 'mien-bac', 'no: tu-quy 4 A on tu-quy 4 2'],
    ['ban:A♠ A♥ A♦ A♣;danh:2♠ 2♥ 2♦ 2♣', 'mien-bac', 'yes: tu-quy 4 2 on tu-quy 4 A'],
    ['ban:2♠ 3♥ 4♦;danh:9♠ 9♥ 9♦ 9♣', 'mien-bac', 'no: tu-quy 4 9 on sanh 3 4'],
  ])('%s, %s: %s', (of, house, is) => {
    expect(playText(playRuled(`@${house};${of}`))).toBe(is);
  });

  test('finishOnTwo is a matter of the hand, not of the play: a case does not ask for it', () => {
    for (const finish of allowedValues(SCHEMA.finishOnTwo)) {
      expect(playRuled(`@mien-bac{finishOnTwo=${finish}};ban:A♠;danh:2♠`).legal).toBe(true);
    }
  });
});

describe('a deal', () => {
  test.each([
    ['A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ 10♥', 'mien-bac', 'sanh-rong'],
    ['A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ 10♥', 'strict', null],
    ['A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ 10♥', 'adam-tips', null],
    ['A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ 10♥', 'adam-tips{instantWins=four}', 'sanh-rong'],
    ['3♠ 3♥ 3♦ 8♠ 8♥ 8♦ 9♠ 9♥ 9♦ 5♣', 'strict', 'ba-sam-co'],
    ['3♠ 3♥ 3♦ 8♠ 8♥ 8♦ 9♠ 9♥ 9♦ 5♣', 'mien-bac', null],
    ['3♠ 5♠ 7♠ 9♣ 10♣ J♠ Q♣ K♣ A♠ 2♠', 'mien-bac', 'dong-mau'],
    ['3♠ 4♥ 6♦ 7♣ 9♠ 9♥ J♦ Q♣ A♠ 2♥', 'strict', null],
  ])('%s, %s: %s', (hand, house, is) => {
    expect(dealRuled(`@${house};bai:${hand}`).instantWin).toBe(is);
  });
});

describe('the end', () => {
  const TEN = '3♠ 4♥ 6♦ 7♣ 9♠ 10♥ J♦ Q♣ K♠ A♥';

  test.each([
    ['a card each', 'mien-bac', 'an:-;b:3♠ 7♥ A♦', 'an 0 +3, b 3 -3'],
    ['the winner anywhere', 'mien-bac', 'b:3♠;an:-;chi:4♠ 5♠', 'b 1 -1, an 0 +3, chi 2 -2'],
    ['a 2', 'mien-bac', 'an:-;b:3♠ 2♥', 'an 0 +16, b 2 -16'],
    ['2s', 'mien-bac', 'an:-;b:3♠ 2♥ 2♠ 2♦', 'an 0 +46, b 4 -46'],
    ['four 2s are four 2s, no quad more', 'mien-bac', 'an:-;b:2♥ 2♠ 2♦ 2♣', 'an 0 +60, b 4 -60'],
    ['a quad', 'mien-bac', 'an:-;b:3♠ 9♠ 9♥ 9♦ 9♣', 'an 0 +16, b 5 -16'],
    ['two quads', 'mien-bac', 'an:-;b:3♠ 3♥ 3♦ 3♣ 9♠ 9♥ 9♦ 9♣', 'an 0 +30, b 8 -30'],
    ['three of a kind are three cards', 'mien-bac', 'an:-;b:9♠ 9♥ 9♦', 'an 0 +3, b 3 -3'],
    ['never played', 'mien-bac', `an:-;b:${TEN}`, 'an 0 +15, b 10 cong -15'],
    ['never played, no fine', 'strict', `an:-;b:${TEN}`, 'an 0 +10, b 10 cong -10'],
    ['and a 2', 'mien-bac', `an:-;b:${TEN.replace('A♥', '2♥')}`, 'an 0 +30, b 10 cong -30'],
    ['and a quad', 'mien-bac', 'an:-;b:3♠ 3♥ 3♦ 3♣ 9♠ 10♥ J♦ Q♣ K♠ A♥', 'an 0 +30, b 10 cong -30'],
    ['quads and 2s alone', 'mien-bac', 'an:-;b:3♠ 3♥ 3♦ 3♣ 9♠ 9♥ 9♦ 9♣ 2♠ 2♥', 'an 0 +75, b 10 cong -75'],
    ['the same without the fine', 'strict', 'an:-;b:3♠ 3♥ 3♦ 3♣ 9♠ 9♥ 9♦ 9♣ 2♠ 2♥', 'an 0 +60, b 10 cong -60'],
    ['flat', 'local', `an:-;b:3♠ 2♥;chi:${TEN.replace('3♠', '5♠')}`, 'an 0 +2, b 2 -1, chi 10 cong -1'],
    ['flat with a fine', 'local{cong=15}', `an:-;b:2♥;chi:${TEN}`, 'an 0 +16, b 1 -1, chi 10 cong -15'],
    ['none', 'adam-tips', 'an:-;b:3♠ 2♥', 'an 0 0, b 2 0'],
    ['none, never played', 'adam-tips{deck=52,cong=15}', `b:${TEN};an:-`, 'b 10 cong 0, an 0 0'],
    ['five', 'mien-bac', 'a:3♠;b:3♥;c:3♦;d:3♣;e:-', 'a 1 -1, b 1 -1, c 1 -1, d 1 -1, e 0 +4'],
  ])('%s, %s: %s', (_, house, of, is) => {
    expect(endText(endRuled(`@${house};${of}`))).toBe(is);
  });

  test('where nothing is paid nobody owes anything', () => {
    const owed = (payout: SamRules['payout']) =>
      debtOf('b', cardsOf('3♠ 2♥'), 'an', { ...PRESETS['mien-bac'], payout }).pays.map(({ units }) => units);
    expect([owed('per-card'), owed('count'), owed('none')]).toEqual([[1, 15], [2], []]);
  });

  test('names of any sort', () => {
    const { winner, players } = endRuled('@mien-bac;constructor:3♠;2:-;__proto__:4♠');
    expect(winner).toBe('2');
    expect(players.map(({ name, net }) => [name, net])).toEqual([
      ['constructor', -1],
      ['2', 2],
      ['__proto__', -1],
    ]);
  });
});

describe('properties', () => {
  test('nets add up to zero; only the winner gets; without payment all are zero', () => {
    forSeeds(4000, 1, (seed) => {
      const rng = makeRng(seed);
      const rules = anyRules(rng);
      const { verdict } = decide(anyEnd(rng, rules), rules);
      if (verdict.kind !== 'end') throw new Error('an end');
      const nets = verdict.players.map(({ net }) => net);
      expect(nets.reduce((sum, net) => sum + net, 0)).toBe(0);
      for (const { name, net, cards, cong } of verdict.players) {
        if (rules.payout === 'none') expect(Object.is(net, 0)).toBe(true);
        else expect(net > 0).toBe(name === verdict.winner);
        expect(cards === 0).toBe(name === verdict.winner);
        expect(cong).toBe(cards === 10);
      }
    });
  });

  test('one more card never makes an end cheaper, where each card is paid for', () => {
    forSeeds(3000, 2, (seed) => {
      const rng = makeRng(seed);
      const rules: SamRules = { ...anyRules(rng), payout: 'per-card' };
      const cards = rng.cards(2 + rng.upTo(8));
      const owes = (some: typeof cards) => {
        const { verdict } = decide([seat('an', []), seat('b', some)], rules);
        return verdict.kind === 'end' ? (verdict.players[0]?.net ?? 0) : 0;
      };
      const quad = cards.some((card) => cards.filter((other) => other % 13 === card % 13).length === 4);
      expect(owes(cards) > owes(cards.slice(1))).toBe(true);
      if (!quad && cards.length < 10) {
        const two = rules.thoiHeo === 15 ? 15 : 6;
        expect(owes(cards)).toBe(cards.reduce((sum, card) => sum + (card % 13 === 1 ? two : 1), 0));
      }
    });
  });

  test('suits do not matter to a play nor to an end', () => {
    forSeeds(3000, 3, (seed) => {
      const { rng, fields, rules } = situation(seed);
      if (fields[0]?.role === 'bai') return;
      const suits = rng.cards(4, ALL_CARDS.slice(0, 4));
      const moved = fields.map((field) => ({
        ...field,
        cards: field.cards.flatMap((card) => ALL_CARDS[13 * (suits[Math.floor(card / 13)] ?? 0) + (card % 13)] ?? []),
      }));
      expect(decide(moved, rules).verdict).toEqual(decide(fields, rules).verdict);
    });
  });

  test('the order of the cards does not matter to anything, that of the fields neither but for the order of players', () => {
    forSeeds(3000, 4, (seed) => {
      const { rng, fields, rules } = situation(seed);
      const moved = fields.map((field) => ({ ...field, cards: rng.cards(field.cards.length, field.cards) }));
      const { verdict, reasons } = decide(fields, rules);
      const other = decide(moved, rules);
      expect(other.verdict).toEqual(verdict);
      const sorted = (steps: typeof reasons) =>
        steps.map((step) => ({ ...step, cards: step.cards?.toSorted((a, b) => a - b) }));
      expect(sorted(other.reasons)).toEqual(sorted(reasons));
      const turned = decide(fields.toReversed(), rules).verdict;
      if (verdict.kind !== 'end' || turned.kind !== 'end') expect(turned).toEqual(verdict);
      else expect(turned.players.toReversed()).toEqual(verdict.players);
    });
  });

  /** The house rules that a case reads, in order of their names. */
  const asked = (text: string, house = 'mien-bac'): string => {
    const { fields } = caseOf(`@${house};${text}`);
    const { asked: keys, rules } = recordReads(houseOf(house));
    expect(decide(fields, rules)).toEqual(decide(fields, houseOf(house)));
    return [...keys].sort().join();
  };

  test('house rules are asked only where they can matter', () => {
    expect(asked('danh:3♠')).toBe('');
    expect(asked('danh:3♠ 4♥ 5♦')).toBe('');
    expect(asked('danh:K♠ A♥ 2♦')).toBe('');
    expect(asked('danh:A♠ 2♥ 3♦')).toBe('runs');
    expect(asked('ban:3♠;danh:4♠')).toBe('');
    expect(asked('ban:4♠ 5♦ 6♣;danh:5♠ 6♥ 7♦')).toBe('');
    expect(asked('ban:4♠ 5♦ 6♣;danh:3♠ 4♥ 5♥ 6♦')).toBe('');
    expect(asked('ban:4♠ 5♦ 6♣;danh:4♥ 5♥ 6♦ 7♣')).toBe('runBlock');
    expect(asked('ban:2♠;danh:7♠ 7♥ 7♦ 7♣')).toBe('chopTwo');
    expect(asked('ban:2♠ 2♥;danh:7♠ 7♥ 7♦ 7♣')).toBe('chopTwo');
    expect(asked('ban:2♠ 2♥ 2♦;danh:7♠ 7♥ 7♦ 7♣')).toBe('');
    expect(asked('ban:6♠ 6♥ 6♦ 6♣;danh:7♠ 7♥ 7♦ 7♣')).toBe('');
    expect(asked('bai:3♠ 4♥ 6♦ 7♣ 9♠ 9♥ J♦ Q♣ A♠ 2♥')).toBe('');
    expect(asked('bai:3♠ 3♥ 5♠ 5♦ 8♣ 8♦ J♠ J♥ K♣ K♦')).toBe('instantWins');
    expect(asked('bai:3♠ 4♥ 5♦ 6♣ 7♠ 8♥ 9♦ 10♣ J♠ Q♥')).toBe('instantWins');
    expect(asked('bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ 10♥')).toBe('instantWins,runs');
    expect(asked('bai:A♠ 2♥ 3♦ 4♣ 5♠ 6♥ 7♦ 8♣ 9♠ 10♥', 'local')).toBe('instantWins,runs');
    expect(asked('an:-;b:3♠')).toBe('payout');
    expect(asked('an:-;b:3♠ 4♥ 6♦ 7♣ 9♠ 9♥ J♦ Q♣ A♠ 2♥')).toBe('cong,payout,thoiHeo');
    expect(asked('an:-;b:3♠ 4♥ 6♦ 7♣ 9♠ 9♥ J♦ Q♣ A♠ 2♥', 'mien-bac{payout=none}')).toBe('payout');
    expect(asked('an:-;b:3♠ 2♥', 'mien-bac{payout=count}')).toBe('payout');
  });

  test('reasons are about their own cards, add up, and the deciding one is the verdict', () => {
    forSeeds(2000, 7, (seed) => {
      const { fields, rules } = situation(seed);
      const { verdict, reasons } = decide(fields, rules);
      const names = fields.map(({ name }) => name);
      for (const step of reasons) {
        const own = fields.find(({ name }) => name === step.who)?.cards ?? [];
        for (const card of step.cards ?? []) expect(own).toContain(card);
      }
      const deciding = reasons.filter(({ decides }) => decides);
      switch (verdict.kind) {
        case 'play': {
          expect(deciding[0]).toMatchObject({ who: 'danh', outcome: verdict.legal ? 'held' : 'failed' });
          expect(reasons.at(-1)).toBe(deciding[0]);
          const told = (who: string) =>
            reasons.flatMap((step) =>
              'why' in step && step.why === 'kind' && step.who === who && 'top' in step
                ? [[step.kind, step.top, step.cards.length]]
                : [],
            );
          const as = (one: typeof verdict.play) => (one ? [[one.kind, one.top, one.length]] : []);
          expect([told('danh'), told('ban')]).toEqual([as(verdict.play), as(verdict.table)]);
          break;
        }
        case 'deal': {
          const [step] = deciding;
          expect(step?.outcome === 'held' && 'kind' in step ? step.kind : null).toBe(verdict.instantWin);
          break;
        }
        case 'end': {
          expect(deciding[0]).toMatchObject({ rule: 'sam-end', who: verdict.winner });
          const nets = new Map(names.map((name) => [name, 0]));
          for (const step of reasons) {
            if (!('units' in step)) continue;
            expect(step.other).toBe(verdict.winner);
            nets.set(step.who, (nets.get(step.who) ?? 0) - step.units);
            nets.set(step.other, (nets.get(step.other) ?? 0) + step.units);
          }
          for (const { name, net } of verdict.players) expect(nets.get(name)).toBe(net);
        }
      }
    });
  });

  test('a play takes at most 5 steps, a deal at most 7, an end at most 24', () => {
    const lengths = { play: 0, deal: 0, end: 0 };
    forSeeds(5000, 8, (seed) => {
      const { fields, rules } = situation(seed);
      const { verdict, reasons } = decide(fields, rules);
      lengths[verdict.kind] = Math.max(lengths[verdict.kind], reasons.length);
    });
    expect(lengths.play).toBeLessThanOrEqual(5);
    expect(lengths.deal).toBeLessThanOrEqual(7);
    expect(lengths.end).toBeLessThanOrEqual(24);
    expect(Math.min(lengths.play, lengths.deal)).toBeGreaterThan(2);
  });
});

const seat = (name: string, cards: Field['cards']): Field => ({ role: 'player', name, cards, eaten: [] });

test('a case names its own house', () => {
  expect(rule('@strict;danh:A♠ 2♥ 3♦').verdict).toEqual(rule('@local;danh:A♠ 2♥ 3♦').verdict);
  expect(rule('@strict;danh:A♠ 2♥ 3♦').verdict).not.toEqual(rule('@mien-bac;danh:A♠ 2♥ 3♦').verdict);
});
