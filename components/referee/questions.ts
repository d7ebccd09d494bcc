import type { Case } from '../../src/engine/core/case.ts';
import { GAMES, type GameId } from '../../src/site.ts';

/** What a reader may ask of each game, with a case that asks it. They name no house: that is the reader's. */
const QUESTIONS = {
  'xi-dach': {
    one: 'xi-dach; cái: 10♥ 6♣ 9♦; an: 8♠ 7♦',
    all: 'xi-dach; cái: Q♠ 8♦; an: A♥ 5♣ 4♦; bình: 9♠ 7♣ 8♥; chi: 10♦ 8♣',
    natural: 'xi-dach; cái: A♠ K♦; an: A♥ A♣; bình: 10♠ A♦; chi: 10♣ 9♥',
  },
  'xi-to': {
    showdown: 'xi-to; an: 8♥ 10♥ J♥ K♥ A♥; bình: 7♠ 7♦ 7♣ 9♠ 9♦',
    up: 'xi-to; an: K♠ 9♦; bình: 8♥ 8♣; chi: A♦ 10♣',
  },
  'ba-cay': {
    best: 'ba-cay; an: 9♦ 8♥ 2♠; bình: 7♦ 6♥ 6♣; chi: 3♠ 4♥ 5♣',
    banker: 'ba-cay; cái: 9♣ 6♠ 3♥; an: 8♥ 5♠ 5♣; bình: 2♦ 2♥ 4♥',
  },
  'ta-la': {
    hand: 'ta-la; bài: 5♠ 6♠ 7♠ 7♥ 7♦ 9♣ 10♣ J♣ K♦',
    end: 'ta-la; an: 3♠ 4♠ 5♠ 8♥ 8♦ 8♣* 2♦ A♣ 6♥; bình: 10♠ J♠ Q♠ 9♥ 7♦ 4♣ 2♠ A♦ K♥; chi: K♦ 9♣ 7♣ 5♥ 3♦ J♥ 2♣ A♥ 10♦',
  },
  sam: {
    play: 'sam; bàn: 2♥; đánh: 6♠ 6♥ 6♦ 6♣',
    deal: 'sam; bài: 3♠ 3♥ 3♦ 7♠ 7♥ 7♣ J♦ J♠ J♣ 9♥',
    end: 'sam; an: -; bình: 2♠ 4♦ 9♣; chi: 3♠ 5♦ 6♣ 8♥ 10♠ J♦ Q♣ K♥ A♠ 7♦',
  },
} as const satisfies Record<GameId, Record<string, string>>;

export interface Question {
  readonly id: string;
  /** A case that asks it, as people write it. */
  readonly example: string;
}

/** The kinds of question that a game answers, the commonest first. */
export function questionsOf(game: GameId): readonly Question[] {
  return Object.entries(QUESTIONS[game]).map(([id, example]) => ({ id, example }));
}

/** The game that a case belongs to, as the site knows it. */
export function gameIdOf({ game }: Pick<Case, 'game'>): GameId {
  return GAMES.find(({ id }) => id === game)?.id ?? GAMES[0].id;
}
