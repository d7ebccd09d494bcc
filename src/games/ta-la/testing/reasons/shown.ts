/** What the sentences on the steps of Tá Lả show, in the order of the sentence. */

import { cards, figure, inTurn, name } from '#testing/reasons/facts.ts';
import type { Fact, Shown } from '#testing/reasons/kit.ts';
import type { TaLaStep } from '../../engine/steps.ts';

/** A step of one rule. */
type Of<R extends TaLaStep['rule'], O = TaLaStep['outcome']> = Extract<TaLaStep, { rule: R; outcome: O }>;

export function shownOf(step: TaLaStep): Shown {
  const who = name(step.who);
  switch (step.rule) {
    case 'tl-phom-ngang':
      return [who, ...cards(step.cards), 'one rank', 'ngang'];
    case 'tl-phom-doc':
      return [who, ...cards(step.cards), 'in a row', 'one suit', 'doc'];
    case 'tl-eat-proof':
      return [...cards(step.cards), who, ...cards(step.meld)];
    case 'tl-eat-limit': {
      const some = cards(step.cards);
      if (step.outcome === 'failed') return [who, ...some, '1', figure(step.points)];
      return [who, figure(some.length), ...some, ...cards(step.meld), 'allowed'];
    }
    case 'tl-ace-low':
      return [who, ...cards(step.cards), 'no run', 'A', 'not joined', 'K'];
    case 'tl-one-meld-each':
      return ['1', ...cards(step.cards), step.kind, who, figure(step.points), 'no fewer'];
    case 'tl-ca':
      return ofCa(step);
    case 'tl-points':
    case 'tl-score': {
      const sum = step.parts.length > 1 ? step.parts.map(figure) : [];
      const has = [who, ...cards(step.cards)];
      const where = step.rule === 'tl-points' ? [...has, 'outside'] : ['at the end', ...has];
      return [...where, ...sum, figure(step.points)];
    }
    case 'tl-rac':
      return [who, 'none loose', '0'];
    case 'tl-u':
      return step.outcome === 'held' ? ofOut(step) : ofNotOut(step);
    case 'tl-gui': {
      const onto = [...cards(step.meld), name(step.other)];
      if (step.outcome === 'held') return [who, 'laid off', ...cards(step.cards), ...onto];
      return [
        who,
        ...cards(step.cards),
        'fits',
        ...onto,
        { house: 'not in this house', mom: 'not as mom', later: 'laid later' }[step.why],
      ];
    }
    case 'tl-tie':
      return [who, name(step.other), figure(step.points), who, 'earlier'];
    case 'tl-rank':
      return [who, figure(step.points), placeOf(step.place, step.of)];
    case 'tl-mom':
      return step.place === step.of
        ? [who, 'no phom', 'mom', 'last', figure(step.points), 'no help']
        : [who, 'no phom', 'mom', placeOf(step.place, step.of), 'by order'];
    case 'tl-mom-many': {
      const how = { 'all-last': ['all last'], 'lay-order': ['earlier'], 'all-mom': ['nobody has a phom', 'earlier'] };
      return [...step.players.map(name), 'mom', ...how[step.by]];
    }
    case 'tl-u-rank':
      return step.outcome === 'held'
        ? inTurn(ofOut(step), ['first', 'lose alike'])
        : [who, 'nothing outside', name(step.other), 'out before'];
    case 'tl-pay-rank':
      return step.outcome === 'held' ? [who, name(step.other), figure(step.units)] : ['places only', 'nobody pays'];
    case 'tl-pay-mom':
      return [who, 'mom', name(step.other), figure(step.units)];
    case 'tl-pay-u':
      return [name(step.other), outAs(step.kind), who, figure(step.units)];
    case 'tl-pay-eat':
      return ofEaten(step);
    case 'tl-u-den':
      return ofDen(step);
  }
}

/** A place by its name: behind the third of four, the second of three or the first of two there is only the last. */
export function placeOf(place: number, of: number): Fact {
  if (place > 1 && place === of) return 'last';
  return ['first', 'second', 'third'][place - 1] ?? '?';
}

/** Plain ù is called ù alone. */
export function outAs(kind: 'thuong' | 'tron' | 'khan'): Fact {
  return kind === 'thuong' ? 'out' : kind;
}

function ofCa(step: Of<'tl-ca'>): Shown {
  const who = name(step.who);
  const pair = cards(step.cards);
  if (step.outcome === 'failed') return [who, ...pair, '1', 'no ca'];
  if (step.why === 'khan' && step.gap) return [who, ...pair, '1', 'ca', 'no khan'];
  return inTurn({ vi: [who, 'ca', ...pair], en: [who, ...pair, 'ca'] }, [step.why === 'khan' ? 'no khan' : 'not yet']);
}

/** Why somebody is ù: no cạ in so many cards, all ten melded, or so few outside. */
function ofOut({ who, kind, left }: Of<'tl-u' | 'tl-u-rank', 'held'>): Shown {
  if (kind === 'khan') return [name(who), figure(left), 'no ca', 'khan'];
  if (kind === 'tron') return [name(who), '10', 'tron'];
  return [name(who), ...(left > 0 ? [figure(left), 'outside'] : ['nothing outside']), 'out'];
}

function ofNotOut({ who, why, left }: Of<'tl-u', 'failed'>): Shown {
  switch (why) {
    case 'one-left':
      return [name(who), figure(left), 'outside', '10', 'not out'];
    case 'loose':
      return [name(who), figure(left), 'outside', 'not out'];
    case 'few':
      return inTurn([name(who), 'nothing outside', 'needs', '9'], { vi: ['not out'], en: ['out'] });
    case 'no-khan':
      return [name(who), figure(left), 'no ca', 'no khan'];
  }
}

function ofEaten({ who, other, cards: eaten, count, chot, units }: Of<'tl-pay-eat'>): Shown {
  const which = ['first', 'second', 'third', 'fourth'][count - 1] ?? figure(count);
  const his: Shown = chot ? { vi: ['chot', name(who)], en: [name(who), 'chot'] } : [which, name(who)];
  return inTurn([name(other), ...cards(eaten)], his, [name(who), figure(units)]);
}

/** Who ate what of whom before the ù, and that one pays for all of it, or need not. */
function ofDen(step: Of<'tl-u-den'>): Shown {
  const [loser, winner] = [name(step.who), name(step.other)];
  const some = cards(step.cards);
  const ate = {
    'three-eaten': [winner, figure(some.length), loser, ...some, 'out'],
    chot: [winner, ...some, 'chot', loser, 'out'],
    'ate-chot': [loser, 'chot', ...some, winner, 'out'],
  }[step.why];
  const pays: Shown =
    step.outcome === 'held' ? [loser, 'den', figure(step.units)] : { vi: ['no den', loser], en: [loser, 'no den'] };
  return inTurn(ate, pays);
}
