/** A first round that is led by the hand: data beside each game (`coach.ts`), its sentences with the game's words. */

/** What the reader does in a step; `at` is left out where it is the moment of the reader's next move. */
export type CoachStep<Key extends string = string> = {
  /** Names its sentences. */
  readonly key: Key;
  /** The rule that it rests on. */
  readonly rule: string;
} & (
  | {
      readonly do: 'read';
      /** The state of the round that lies on the table, counted from the deal. */
      readonly at?: number;
    }
  /** Taps cards of the hand; the move with them is the next step. Cards as in the notation: `8♣ 9♦`. */
  | { readonly do: 'tap'; readonly cards: string }
  | ({ readonly do: 'move' } & ExpectedMove)
);

/** The move that the coach wants: the seat's only legal action like this. */
export interface ExpectedMove {
  readonly type: string;
  /** The cards that are tapped before it. */
  readonly cards?: string;
  /** Chips, where the move has an amount. */
  readonly amount?: number;
}

/** A deal under the usual rule set that shows what the game is about, and its steps. The others play plainly. */
export interface CoachedRound<Key extends string = string> {
  readonly seed: number;
  readonly people: number;
  readonly steps: readonly CoachStep<Key>[];
}

/** The names of the steps of a round. */
export type CoachKey<Round extends CoachedRound> = Round['steps'][number]['key'];

/** What the coach says at a step. */
export interface CoachSay {
  /** What to do, naming the card or the button as it reads; or what has happened. */
  readonly head: string;
  /** What lies there, and why this is the move: two lines on a phone. */
  readonly why: string;
  /** What another card or button would cost; missing where there is nothing to do. */
  readonly other?: string;
}

export type CoachWords<Key extends string = string> = Readonly<Record<Key, CoachSay>>;
