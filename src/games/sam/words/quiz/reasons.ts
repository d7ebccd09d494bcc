/** Which reason holds at a moment of Sâm: each has its sentence in every language. */

import type { PlayId } from '#games/sam/quiz/index.ts';
import type { ReasonsOf, SentencesOf } from '#words/quiz/play-sentences.ts';
import type { SamMoment } from './moment.ts';

export const REASONS = {
  'in-pack': ({ namedCards }) => (namedCards ? 'short' : 'whole'),
  'left-over': ({ number }) => (number === 0 ? 'none' : 'some'),
  'may-call'({ yes, called, caller, onSize }) {
    if (yes) return called ? 'all-asked' : 'open';
    return onSize > 0 ? 'late' : caller ? 'taken' : 'refused';
  },
  'who-calls': ({ rules }) => rules.samPriority,
  'lead-first': ({ named }) => (named ? 'lowest' : 'random'),
  'lead-next'({ named, failure, rules }) {
    if (!named) return rules.firstLead;
    return failure ? 'stopped' : 'won';
  },
  'lead-call': ({ target }) => (target ? 'called' : 'silent'),
  single({ yes, refusal, onSize }) {
    if (yes) return 'higher';
    if (refusal === 'sam-no-suit') return 'equal';
    return refusal === 'sam-rank' ? 'lower' : onSize === 2 ? 'on-pair' : 'on-single';
  },
  follow: ({ yes }) => (yes ? 'same' : 'other'),
  'doi-thong'({ yes, size, onSize, rules }) {
    if (yes) return size === 3 ? 'run' : onSize > 0 ? 'pair' : 'lead';
    return onSize === 0 ? 'row' : rules.chopTwo === 'none' ? 'no-chop' : 'quad-chops';
  },
  direction: ({ count }) => (count > 0 ? 'right' : 'left'),
  'next-turn': ({ namedOwnsTrick }) => (namedOwnsTrick ? 'leads' : 'follows'),
  'pass-back': ({ yes }) => (yes ? 'new-trick' : 'out'),
  'may-pass': ({ yes }) => (yes ? 'follows' : 'leads'),
  'last-cards': ({ said }) => (said === 'wins' ? 'wins' : 'goes-on'),
  'last-two'({ said, rules, onlyTwos, leavesTwos }) {
    if (said === 'nobody') return rules.payout === 'none' ? 'nobody' : 'nobody-pays';
    if (said === 'wins') return onlyTwos ? 'wins' : 'wins-by-run';
    return said === 'refused' ? 'refused' : leavesTwos ? 'keeps-twos' : 'goes-on';
  },
  'last-single'({ namedCards, rules }) {
    if (namedCards) return rules.lastCard === 'stake-only' ? 'stake' : 'for-all';
    return rules.payout === 'none' ? 'unpaid' : rules.lastCard === 'off' ? 'off' : 'follows';
  },
  'last-pays'({ said, size, keepsHigher, rules }) {
    if (said === 'for-all' || said === 'stake') return said;
    if (size === 0) return 'passes';
    return keepsHigher ? (rules.lastCard === 'off' ? 'off' : 'follows') : 'highest';
  },
  'sam-fails'({ said, failure, isCaller, size }) {
    if (said === 'made') return said;
    return failure?.how ?? (isCaller ? 'holds-cards' : size > 0 ? 'blocks' : 'passes');
  },
  'sam-pays'({ failure }) {
    if (!failure) return 'made';
    return failure.whole > 0 ? 'stopped' : 'failed';
  },
  'white-pays': ({ win }) => (win ? 'wins' : 'none'),
} as const satisfies ReasonsOf<SamMoment>;

/** Every kind of question from rounds in one language, as sentences. */
export type SamPlays = SentencesOf<PlayId, SamMoment, typeof REASONS>;
