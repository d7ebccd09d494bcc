import type { PlayKind } from '#core/quiz/play.ts';
import { betOk, callCost, foldLost, mayCheck, mayNow, potAfter, raiseCosts } from './acts.ts';
import { antePot, inPack, morePlayers, seenCards, whoGetsCard } from './deal.ts';
import { afterFold, mustShow, potWinner, winNet } from './ends.ts';
import { oddsDealt, oddsDraw, oddsOuts, oddsPair, oddsRarer } from './odds.ts';
import { afterCall, nextTurn, roundsLeft, whoAnswers } from './turns.ts';
import { nextFirst, rankFirst, upRank, upSuit } from './up-cards.ts';

/** Questions about a moment of a round, in the order of `PLAYS`. */
export const plays: readonly PlayKind[] = [
  inPack,
  morePlayers,
  antePot,
  seenCards,
  upRank,
  upSuit,
  rankFirst,
  nextFirst,
  mayNow,
  mayCheck,
  betOk,
  callCost,
  raiseCosts,
  potAfter,
  nextTurn,
  whoAnswers,
  afterCall,
  whoGetsCard,
  roundsLeft,
  foldLost,
  afterFold,
  mustShow,
  potWinner,
  winNet,
  oddsDealt,
  oddsRarer,
  oddsOuts,
  oddsDraw,
  oddsPair,
];
