/** A table of Sâm in English. */

import { type Card, rankOf } from '#core/card.ts';
import type { Combination, CombinationKind } from '#games/sam/engine/combination.ts';
import type { BeatenBy } from '#games/sam/table/beaten-by.ts';
import { tableOf } from '#games/sam/table/scene.ts';
import { cardsText, displayName, inside } from '#words/text.ts';

/** `8 9 10`: suits do not count. */
function ranks(cards: readonly Card[]): string {
  return cards.map(rankOf).join(' ');
}

/** A combination on a sign: `Run of 3`, `Pair of 8s`. */
function named({ kind, length, top }: Combination): string {
  switch (kind) {
    case 'rac':
      return top === '2' ? 'A 2' : `Single ${top}`;
    case 'doi':
      return `Pair of ${top}s`;
    case 'sam-co':
      return `Three ${top}s`;
    case 'sanh':
      return `Run of ${length}`;
    case 'tu-quy':
      return `Four ${top}s`;
    case 'hai-tu-quy':
      return 'Two quads';
  }
}

/** What beats it. */
function beaten({ kind, length, top }: Combination, by: BeatenBy): string {
  if (by === 'nothing') return 'Nothing beats it.';
  if (by === 'quad') return 'Only a quad chops it.';
  if (by === 'two-quads') return 'Only two quads chop it.';
  const kinds: Readonly<Record<CombinationKind, string>> = {
    rac: `a card above ${top}`,
    doi: `a pair above ${top}s`,
    'sam-co': `a triple above ${top}s`,
    sanh: `a run of ${length}${by === 'longer' ? ' or more' : ''} ending above ${top}`,
    'tu-quy': `a quad above ${top}s`,
    'hai-tu-quy': 'two quads',
  };
  return `Beat it with ${kinds[kind]}.`;
}

/** Both of one kind: two runs differ only by their tops. */
function compared(mine: Combination, theirs: Combination): string {
  return mine.kind === 'sanh'
    ? `Yours goes up to ${mine.top}, theirs to ${theirs.top}.`
    : `${named(mine)}, on the table ${inside(named(theirs))}.`;
}

export const table = tableOf({
  nameOf: displayName,
  left: (cards) => `${cards} left`,
  did: {
    plays: (cards) => `plays ${cardsText(cards)}`,
    beats: (cards) => `beats with ${cardsText(cards)}`,
    chops: (cards) => `chops with ${cardsText(cards)}`,
    passed: 'passed, out of this trick',
    calls: 'calls Sâm',
    silent: 'does not call',
    waits: 'waits',
    thinks: 'is thinking',
  },
  middle: {
    named,
    beatenBy: (who, combination, by) => `${who}’s. ${beaten(combination, by)}`,
    was: (who) => `Before it, ${who} played`,
    call: 'Who calls Sâm?',
    callText: 'Calling is a promise to play out your hand before anyone beats you once.',
    leads: (who, you) => (you ? 'You lead' : `${who} leads`),
    leadText: 'Lead anything: a single, pair, triple, run or quad.',
    over: 'Round over',
  },
  say: {
    tap: 'Tap the cards you want to play.',
    call: 'Call only with a sure hand: a failed call pays.',
    waits: 'Wait for your turn.',
    passed: 'You passed: you are out until the trick ends.',
    over: 'The round is over.',
    beats: (mine, theirs) =>
      mine.kind === theirs.kind
        ? ['It beats it.', compared(mine, theirs)]
        : ['It chops.', `${named(mine)} takes ${inside(named(theirs))}.`],
    leads: (mine) => ['You may lead it.', `${named(mine)}.`],
    lower: compared,
    grows: 'No combination yet: tap more cards.',
    more: (mine, theirs) => `You chose ${inside(named(mine))}; on the table is ${inside(named(theirs))}.`,
  },
  warns: {
    'sam-thoi-2': 'Careful: finishing on a 2 does not win here.',
    'sam-bao-mot': 'Careful: the next player holds one card. Keep a higher one and you may pay for all.',
  },
  refuses: {
    'sam-rank': ['Not high enough.', 'It must be higher than what lies there.'],
    'sam-no-suit': ['Equal.', 'An equal rank does not beat it; suits do not count.'],
    'sam-run': ['Not a combination.', 'A run is three or more ranks in a row, none missing.'],
    'sam-no-doi-thong': ['Not a combination.', 'Sâm has no runs of pairs.'],
    'sam-run-two': ['Not a run.', 'Aces and 2s do not join a run like that.'],
    'sam-follow': ['Another kind.', 'It must be the same kind as what lies there.'],
    'sam-run-length': ['Not as long.', 'A run is beaten by a run of the same length.'],
    'sam-chop-two': ['No chop.', 'This house does not chop 2s that way.'],
    'sam-quad-quad': ['Not high enough.', 'It takes a higher quad.'],
    'sam-no-other-chop': ['No chop.', 'A quad chops 2s only.'],
    'sam-pass': ['You may not pass.', 'Whoever leads must play.'],
    'sam-bao-sam': ['Not yet.', 'Everyone is still asked whether they call.'],
    'sam-thoi-2': ['Not allowed.', 'This house forbids keeping 2s for the end.'],
  },
  refused: ['Not now.', 'The rules do not allow that now.'],
  moves: {
    call: 'Call Sâm',
    callSmall: 'alone against all',
    silent: 'No call',
    silentSmall: 'play as usual',
    play: (cards) => `Play ${ranks(cards)}`,
    none: 'Play',
    tap: 'tap cards first',
    other: 'choose others',
    more: 'tap more cards',
    left: (cards) => (cards === 0 ? 'you are out' : `${cards} left`),
    pass: 'Pass',
    passSmall: 'out of this trick',
    whyNoPass: 'Why not pass?',
    wait: 'wait',
  },
  ends: {
    first: 'out of cards',
    left: (cards) => `left with ${cardsText(cards)}`,
    cong: (cards) => `never played, ${cards.length} cards`,
  },
  pays: {
    cards: (who, other, cards) => `${who} holds ${cards} plain, pays ${other}`,
    flat: (who, other) => `${who} lost, pays ${other}`,
    thoi: (who, other, cards) => `${who} is stuck with ${cardsText(cards)}, pays ${other}`,
    cong: (who, other) => `${who} never played, pays ${other}`,
    chop: (who, other) => `${who} was chopped, pays ${other}`,
    sam: (who, other) => `Sâm called: ${who} pays ${other}`,
    white: (who, other) => `${other} won at once, ${who} pays`,
    lastCard: (who, other) => `${who} kept a high card, pays ${other}`,
    back: (who, other) => `The call failed: ${who} gives back to ${other}`,
  },
});
