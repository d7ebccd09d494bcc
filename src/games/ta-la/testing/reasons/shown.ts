/** What the sentences on the steps of Tá Lả show, in the order of the sentence. */

import { cardFacts, figure, inSequence, nameFact } from '#testing/reasons/facts.ts';
import type { Fact, ShownFacts } from '#testing/reasons/kit.ts';
import type { TaLaStep } from '../../engine/steps.ts';

/** A step of one rule. */
type Of<R extends TaLaStep['rule'], O = TaLaStep['outcome']> = Extract<TaLaStep, { rule: R; outcome: O }>;

export function shownOf(step: TaLaStep): ShownFacts {
  const who = nameFact(step.who);
  switch (step.rule) {
    case 'tl-phom-ngang':
      return [who, ...cardFacts(step.cards), 'one rank', 'ngang'];
    case 'tl-phom-doc':
      return [who, ...cardFacts(step.cards), 'in a row', 'one suit', 'doc'];
    case 'tl-eat-proof':
      return [...cardFacts(step.cards), who, ...cardFacts(step.meld)];
    case 'tl-eat-limit': {
      const some = cardFacts(step.cards);
      if (step.outcome === 'failed') return [who, ...some, '1', figure(step.points)];
      return [who, figure(some.length), ...some, ...cardFacts(step.meld), 'allowed'];
    }
    case 'tl-ace-low':
      return [who, ...cardFacts(step.cards), 'no run', 'A', 'not joined', 'K'];
    case 'tl-one-meld-each':
      return ['1', ...cardFacts(step.cards), step.kind, who, figure(step.points), 'no fewer'];
    case 'tl-ca':
      return ofCa(step);
    case 'tl-points':
    case 'tl-score': {
      const sum = step.parts.length > 1 ? step.parts.map(figure) : [];
      const has = [who, ...cardFacts(step.cards)];
      const where = step.rule === 'tl-points' ? [...has, 'outside'] : ['at the end', ...has];
      return [...where, ...sum, figure(step.points)];
    }
    case 'tl-rac':
      return [who, 'none loose', '0'];
    case 'tl-u':
      return step.outcome === 'held' ? ofOut(step) : ofNotOut(step);
    case 'tl-gui': {
      const onto = [...cardFacts(step.meld), nameFact(step.other)];
      if (step.outcome === 'held') return [who, 'laid off', ...cardFacts(step.cards), ...onto];
      return [
        who,
        ...cardFacts(step.cards),
        'fits',
        ...onto,
        { house: 'not in this house', mom: 'not as mom', later: 'laid later' }[step.why],
      ];
    }
    case 'tl-tie':
      return [who, nameFact(step.other), figure(step.points), who, 'earlier'];
    case 'tl-rank':
      return [who, figure(step.points), placeFact(step.place, step.of)];
    case 'tl-mom':
      return step.place === step.of
        ? [who, 'no phom', 'mom', 'last', figure(step.points), 'no help']
        : [who, 'no phom', 'mom', placeFact(step.place, step.of), 'by order'];
    case 'tl-mom-many': {
      const how = { 'all-last': ['all last'], 'lay-order': ['earlier'], 'all-mom': ['nobody has a phom', 'earlier'] };
      return [...step.players.map(nameFact), 'mom', ...how[step.by]];
    }
    case 'tl-u-rank':
      return step.outcome === 'held'
        ? inSequence(ofOut(step), ['first', 'lose alike'])
        : [
            who,
            ...(step.left > 0 ? [figure(step.left), 'outside'] : ['nothing outside']),
            nameFact(step.other),
            'out before',
          ];
    case 'tl-pay-rank':
      return step.outcome === 'held' ? [who, nameFact(step.other), figure(step.units)] : ['places only', 'nobody pays'];
    case 'tl-pay-mom':
      return [who, 'mom', nameFact(step.other), figure(step.units)];
    case 'tl-pay-u':
      return [nameFact(step.other), outAs(step.kind), who, figure(step.units)];
    case 'tl-pay-eat':
      return ofEaten(step);
    case 'tl-u-den':
      return ofDen(step);
  }
}

/** A place by its name: behind the third of four, the second of three or the first of two there is only the last. */
export function placeFact(place: number, of: number): Fact {
  if (place > 1 && place === of) return 'last';
  return ['first', 'second', 'third'][place - 1] ?? '?';
}

/** Plain ù is called ù alone. */
export function outAs(kind: 'thuong' | 'tron' | 'khan'): Fact {
  return kind === 'thuong' ? 'out' : kind;
}

function ofCa(step: Of<'tl-ca'>): ShownFacts {
  const who = nameFact(step.who);
  const pair = cardFacts(step.cards);
  if (step.outcome === 'failed') return [who, ...pair, '1', 'no ca'];
  if (step.why === 'khan' && step.gap) return [who, ...pair, '1', 'ca', 'no khan'];
  return inSequence({ vi: [who, 'ca', ...pair], en: [who, ...pair, 'ca'] }, [
    step.why === 'khan' ? 'no khan' : 'not yet',
  ]);
}

/** Why somebody is ù: no cạ in so many cards, all ten melded, or so few outside. */
function ofOut({ who, kind, left }: Of<'tl-u' | 'tl-u-rank', 'held'>): ShownFacts {
  if (kind === 'khan') return [nameFact(who), figure(left), 'no ca', 'khan'];
  if (kind === 'tron') return [nameFact(who), '10', 'tron'];
  return [nameFact(who), ...(left > 0 ? [figure(left), 'outside'] : ['nothing outside']), 'out'];
}

function ofNotOut({ who, why, left }: Of<'tl-u', 'failed'>): ShownFacts {
  switch (why) {
    case 'one-left':
      return [nameFact(who), figure(left), 'outside', '10', 'not out'];
    case 'loose':
      return [nameFact(who), figure(left), 'outside', 'not out'];
    case 'few':
      return inSequence([nameFact(who), 'nothing outside', 'needs', '9'], { vi: ['not out'], en: ['out'] });
    case 'no-khan':
      return [nameFact(who), figure(left), 'no ca', 'no khan'];
  }
}

function ofEaten(step: Of<'tl-pay-eat'>): ShownFacts {
  const { who, other, cards: eaten } = step;
  if (step.outcome === 'failed') {
    return [nameFact(other), ...cardFacts(eaten), nameFact(who), nameFact(who), 'eaten free'];
  }
  const { count, chot, units } = step;
  const which = ['first', 'second', 'third', 'fourth'][count - 1] ?? figure(count);
  const his: ShownFacts = chot ? { vi: ['chot', nameFact(who)], en: [nameFact(who), 'chot'] } : [which, nameFact(who)];
  return inSequence([nameFact(other), ...cardFacts(eaten)], his, [nameFact(who), figure(units)]);
}

/** Who ate what of whom before the ù, and that one pays for all of it, or need not. */
function ofDen(step: Of<'tl-u-den'>): ShownFacts {
  const [loser, winner] = [nameFact(step.who), nameFact(step.other)];
  const some = cardFacts(step.cards);
  const ate = {
    'three-eaten': [winner, figure(some.length), loser, ...some, 'out'],
    chot: [winner, ...some, 'chot', loser, 'out'],
    'ate-chot': [loser, 'chot', ...some, winner, 'out'],
  }[step.why];
  const pays: ShownFacts =
    step.outcome === 'held' ? [loser, 'den', figure(step.units)] : { vi: ['no den', loser], en: [loser, 'no den'] };
  return inSequence(ate, pays);
}
