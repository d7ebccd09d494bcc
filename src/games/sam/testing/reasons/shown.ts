/** What the sentences on the steps of Sâm show, in the order of the sentence. */

import { type Card, type Rank, rankOf } from '#core/card.ts';
import { cardFacts, figure, inSequence, nameFact } from '#testing/reasons/facts.ts';
import type { Fact, ShownFacts } from '#testing/reasons/kit.ts';
import type { Flaw } from '../../engine/combination.ts';
import type { SamStep } from '../../engine/steps.ts';
import type { CardGroup } from './cards.ts';

/** A step by its rule, its outcome or its reason. */
type Of<T> = Extract<SamStep, T>;
type Meeting = Of<{ readonly tops: readonly [Rank, Rank] }>;

export function shownOf(step: SamStep): ShownFacts {
  switch (step.rule) {
    case 'sam-single':
    case 'sam-pair':
    case 'sam-triple':
    case 'sam-quad':
      return ofKind(step);
    case 'sam-run':
    case 'sam-no-doi-thong':
      return step.outcome === 'held' ? ofKind(step) : ofFlaw(step);
    case 'sam-run-two':
      if (step.outcome === 'held') return ofLowTwo(step);
      return step.why === 'dragon'
        ? [...cardFacts(step.cards), 'forbids', 'heo', 'sanh', 'no sanh-rong']
        : ofFlaw(step);
    case 'sam-follow':
      if (step.why === 'lead') return ['leads'];
      return step.why === 'table' ? ['table', 'nothing', 'nothing to beat'] : ofMeeting(step);
    case 'sam-chop-two':
      return step.why === 'lead' ? ['hai-tu-quy', 'not led'] : ofMeeting(step);
    case 'sam-rank':
    case 'sam-no-suit':
    case 'sam-run-length':
    case 'sam-quad-quad':
    case 'sam-no-other-chop':
      return ofMeeting(step);
    case 'sam-instant':
      return ofInstant(step);
    case 'sam-end':
      return { vi: [nameFact(step.who), 'out of cards', 'first'], en: [nameFact(step.who), 'first', 'out of cards'] };
    case 'sam-cong':
      return step.outcome === 'held'
        ? [nameFact(step.who), figure(step.cards.length), 'cong']
        : ['no fine', nameFact(step.who)];
    case 'sam-pay-cards':
    case 'sam-pay-thoi':
    case 'sam-pay-cong':
      return step.outcome === 'held' ? ofPay(step) : ['only the win', 'nobody pays'];
  }
}

/** A rank by its name; a number rank is a figure. */
export function rankFact(of: Rank): Fact {
  return of === '2' ? 'heo' : of;
}

/** A combination by its name: `a pair of 7s`, `a run of 4 up to 7`. */
export function namedFacts({ kind, top, length }: CardGroup): readonly Fact[] {
  if (kind === 'hai-tu-quy') return [kind];
  if (kind === 'sanh') return [kind, figure(length), rankFact(top)];
  if (top !== '2') return [kind, rankFact(top)];
  return { rac: ['single heo'], doi: [kind, 'heo'], 'sam-co': [kind, 'heo'], 'tu-quy': ['tu-quy-heo'] }[kind];
}

function ofKind({ who, cards: some, kind, top }: Of<{ readonly why: 'kind' }>): ShownFacts {
  return [who === 'ban' ? 'table' : 'played', ...cardFacts(some), ...namedFacts({ kind, top, length: some.length })];
}

/** Cards that lie on the table are said to. */
function put(who: string, some: readonly Card[]): readonly Fact[] {
  return [...(who === 'ban' ? ['table'] : []), ...cardFacts(some)];
}

function ofLowTwo({
  who,
  cards: some,
  top,
}: Of<{ readonly rule: 'sam-run-two'; readonly outcome: 'held' }>): ShownFacts {
  const ace = some.some((card) => rankOf(card) === 'A') ? ['A'] : [];
  return [...put(who, some), 'heo', ...ace, '3', 'sanh', rankFact(top)];
}

function ofFlaw({ who, why, cards: some }: { who: string; why: Flaw; cards: readonly Card[] }): ShownFacts {
  const says: Readonly<Record<Flaw, ShownFacts>> = {
    short: [figure(some.length), 'sanh', '3'],
    gap: ['neither', 'nothing'],
    mixed: ['partly', 'nothing'],
    'doi-thong': ['doi', 'doi-thong', 'no such'],
    wrap: ['sanh', 'A', 'not past', 'heo'],
    house: ['forbids', 'heo', 'sanh'],
    'ace-gap': {
      vi: ['no run', '10', 'A', 'not in a row', '40'],
      en: ['no run', '10', 'J', 'not in a row', 'A', '40'],
    },
  };
  return inSequence(put(who, some), says[why]);
}

/** A play and the table; and the house rule, where one decides. */
function ofMeeting(step: Meeting): ShownFacts {
  const { kinds, tops, lengths } = step;
  const play = namedFacts({ kind: kinds[0], top: tops[0], length: lengths[0] });
  const table = namedFacts({ kind: kinds[1], top: tops[1], length: lengths[1] });
  return step.outcome === 'held' ? ofBeating(step, play, table) : ofFalling(step, play, table);
}

type Named = readonly Fact[];

function ofBeating({ why, kinds }: Meeting & { outcome: 'held' }, play: Named, table: Named): ShownFacts {
  switch (why) {
    case 'higher':
      return [...play, 'higher', ...table, 'beats'];
    case 'longer':
      return [...play, 'longer', 'higher', ...table, 'beats'];
    case 'quad':
      return [...play, 'higher', ...table, 'chops'];
    case 'chop': {
      const chops = [...play, 'chops', ...table];
      if (kinds[0] === 'hai-tu-quy') return ['tu-quy', 'chops', '1', 'heo', ...chops];
      return kinds[1] === 'doi' ? ['1', 'tu-quy', 'chops', 'doi', ...chops] : chops;
    }
  }
}

function ofFalling({ why, kinds, lengths }: Meeting & { outcome: 'failed' }, play: Named, table: Named): ShownFacts {
  const noChop = [...play, 'no chop', ...table];
  switch (why) {
    case 'lower': {
      const longer = lengths[0] > lengths[1] ? ['longer'] : [];
      const said = [...play, 'lower', ...table, ...longer];
      return { vi: [...said, kinds[1] === 'tu-quy' ? 'no chop' : 'fails'], en: [...said, 'fails'] };
    }
    case 'equal':
      return inSequence({ vi: [...play, ...table, 'level'], en: [...play, 'level', ...table] }, ['no suits', 'fails']);
    case 'shorter':
      return [...play, 'shorter', ...table, 'fails'];
    case 'longer':
      return [...play, 'longer', ...table, 'fails'];
    case 'kind':
      return [...play, 'another kind', ...table, 'fails'];
    case 'house':
      return kinds[0] === 'hai-tu-quy'
        ? ['forbids', ...play, ...noChop.slice(play.length)]
        : ['forbids', 'tu-quy', 'chops', 'heo', ...noChop];
    case 'one-quad':
      return ['1', 'tu-quy', 'chops', '1', 'heo', ...noChop];
    case 'three-twos':
      return [...noChop, '3', 'heo', 'not chopped'];
    case 'no-two':
      return [...noChop, kinds[1] === 'hai-tu-quy' ? 'nothing chops' : 'no heo'];
    case 'two-quads':
      return inSequence(noChop, ['chops', 'doi', 'heo']);
  }
}

function ofInstant(step: Of<{ readonly rule: 'sam-instant' }>): ShownFacts {
  if (step.outcome === 'failed' && step.why === 'none') return ['no win'];
  const has = [...cardFacts(step.cards)];
  if (step.outcome === 'held') return [...has, step.kind, step.decides ? 'wins' : 'ranks after'];
  return step.why === 'near'
    ? inSequence(has, { vi: ['short', '1'], en: ['1', 'short'] }, [step.kind])
    : [...has, step.kind, 'no win'];
}

function ofPay(step: Of<{ readonly units: number }>): ShownFacts {
  const [who, other, units] = [nameFact(step.who), nameFact(step.other), figure(step.units)];
  const many = step.cards.length > 1;
  switch (step.rule) {
    case 'sam-pay-cards':
      if (step.why === 'flat') return ['not by card', who, other, units];
      return [
        ...(step.why === 'count' ? ['only counts cards'] : []),
        ...[who, ...cardFacts(step.cards), ...(many ? ['1'] : []), other, units],
      ];
    case 'sam-pay-cong':
      // A fine in place of one unit for each card, or of the one stake that all others pay.
      return step.why === 'flat'
        ? [who, 'cong', other, units, 'instead of', '1']
        : { vi: [who, 'cong', 'not by card', other, units], en: [who, 'cong', other, units, 'not by card'] };
    case 'sam-pay-thoi': {
      if (step.why === 'quad') return [who, 'thoi tu-quy', ...cardFacts(step.cards), other, units];
      const each = figure(step.units / step.cards.length);
      const rate: Record<typeof step.why, ShownFacts> = {
        twos: many ? { vi: ['heo', each], en: [each] } : [],
        'twos-more': { vi: ['heo', 'more', each], en: [each, 'more'] },
      };
      return inSequence([who, 'thoi', ...cardFacts(step.cards)], rate[step.why], [other, units]);
    }
  }
}
