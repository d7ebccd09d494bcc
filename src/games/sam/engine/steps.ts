import type { Card, Rank } from '#core/card.ts';
import type { Step, Who } from '#core/ruling.ts';
import type { BeatReason, Shortfall } from './beat.ts';
import type { CombinationKind, Flaw } from './combination.ts';
import type { InstantWin } from './instant.ts';
import type { SamRuleId } from './rules.ts';

interface Base extends Step {
  readonly rule: SamRuleId;
  readonly cards?: readonly Card[];
}
interface Held extends Base {
  readonly outcome: 'held';
}
interface Failed extends Base {
  readonly outcome: 'failed';
}

/** The rule that says what each kind is. */
export const KIND_RULES = {
  rac: 'sam-single',
  doi: 'sam-pair',
  'sam-co': 'sam-triple',
  sanh: 'sam-run',
  'tu-quy': 'sam-quad',
  'hai-tu-quy': 'sam-quad',
} as const satisfies Readonly<Record<CombinationKind, SamRuleId>>;

/** The rule that says why cards are nothing. */
export const FLAW_RULES = {
  short: 'sam-run',
  gap: 'sam-run',
  mixed: 'sam-run',
  'doi-thong': 'sam-no-doi-thong',
  wrap: 'sam-run-two',
  house: 'sam-run-two',
  'ace-gap': 'sam-run-two',
} as const satisfies Readonly<Record<Flaw, SamRuleId>>;

/** Every step that a ruling on Sâm can take. `words/` has a sentence for each in both languages. */
export type SamStep =
  // A play: `who` is `ban` (what lies on the table) or `danh` (what is played on it).
  /** What the cards are together. */
  | (Held & {
      readonly rule: (typeof KIND_RULES)[CombinationKind];
      readonly why: 'kind';
      readonly cards: readonly Card[];
      readonly kind: CombinationKind;
      readonly top: Rank;
    })
  /** A run with a 2 in it, under a rule set that allows those: the 2 is low, and so is the ace beside it. */
  | (Held & { readonly rule: 'sam-run-two'; readonly cards: readonly Card[]; readonly top: Rank })
  /** Why the cards are no combination. `decides` for the play. */
  | (Failed & {
      readonly rule: (typeof FLAW_RULES)[Flaw];
      readonly why: Flaw;
      readonly cards: readonly Card[];
      readonly decides?: true;
    })
  /** The table is empty: any combination may be led. */
  | (Held & { readonly rule: 'sam-follow'; readonly why: 'lead'; readonly decides: true })
  /** The table's cards are no combination, so that nothing can be played on them. */
  | (Failed & { readonly rule: 'sam-follow'; readonly why: 'table'; readonly decides: true })
  /** Two quads are no lead. */
  | (Failed & { readonly rule: 'sam-chop-two'; readonly why: 'lead'; readonly decides: true })
  /** The play beats the table. `tops`: of the play, then of the table; `lengths` the same. */
  | (Held & {
      readonly rule: 'sam-rank' | 'sam-run-length' | 'sam-chop-two' | 'sam-quad-quad';
      readonly why: BeatReason | 'longer';
      readonly tops: readonly [Rank, Rank];
      readonly kinds: readonly [CombinationKind, CombinationKind];
      readonly lengths: readonly [number, number];
      readonly decides: true;
    })
  /** The play does not beat the table. */
  | (Failed & {
      readonly rule:
        | 'sam-rank'
        | 'sam-no-suit'
        | 'sam-run-length'
        | 'sam-follow'
        | 'sam-chop-two'
        | 'sam-no-other-chop'
        | 'sam-quad-quad';
      readonly why: Shortfall;
      readonly tops: readonly [Rank, Rank];
      readonly kinds: readonly [CombinationKind, CombinationKind];
      readonly lengths: readonly [number, number];
      readonly decides: true;
    })

  // A deal: `who` is `bai`.
  /** The shape of an instant win; the first that counts decides, the others hold as well. */
  | (Held & {
      readonly rule: 'sam-instant';
      readonly kind: InstantWin;
      readonly cards: readonly Card[];
      readonly decides?: true;
    })
  /** `house`: the rule set pays nothing for this shape. `near`: one card is missing to it. */
  | (Failed & {
      readonly rule: 'sam-instant';
      readonly why: 'house' | 'near';
      readonly kind: InstantWin;
      readonly cards: readonly Card[];
    })
  /** Ten in a row with a 2 among them, where the rule set has no such runs. */
  | (Failed & { readonly rule: 'sam-run-two'; readonly why: 'dragon'; readonly cards: readonly Card[] })
  /** None of the shapes. */
  | (Failed & { readonly rule: 'sam-instant'; readonly why: 'none'; readonly decides: true })

  // The end.
  /** This player is out: the deal is over. */
  | (Held & { readonly rule: 'sam-end'; readonly decides: true })
  /** Ten cards still held: the player never played one. */
  | (Held & { readonly rule: 'sam-cong'; readonly cards: readonly Card[] })
  /** `house`: and the rule set has no fine for it. */
  | (Failed & { readonly rule: 'sam-cong'; readonly why: 'house' })
  /** The rule set pays nothing. */
  | (Failed & { readonly rule: 'sam-pay-cards'; readonly why: 'none' })

  // Payment, in units.
  | SamDebt;

/** What `who` owes `other`, who is out, for the cards left in hand. */
export type SamDebt =
  /** `cards`: one for each; `flat`: one stake, whatever is left. */
  | (Held & {
      readonly rule: 'sam-pay-cards';
      readonly why: 'cards' | 'flat';
      readonly other: Who;
      readonly cards: readonly Card[];
      readonly units: number;
    })
  /** Quads, and 2s instead of their own 1; `twos-more`: 2s beside it. */
  | (Held & {
      readonly rule: 'sam-pay-thoi';
      readonly why: 'twos' | 'twos-more' | 'quad';
      readonly other: Who;
      readonly cards: readonly Card[];
      readonly units: number;
    })
  /** A player who never played pays this: `cards`: for the ordinary cards; `flat`: for the one stake. */
  | (Held & {
      readonly rule: 'sam-pay-cong';
      readonly why: 'cards' | 'flat';
      readonly other: Who;
      readonly cards: readonly Card[];
      readonly units: number;
    });

/** Other payments between players, which only a round can know. */
export type SamRoundPay =
  /** 2s or a quad that were chopped. `chain`: the last one chopped pays for all of it; `doubled`: a chop of a chop, twice the one before. */
  | (Held & {
      readonly rule: 'sam-pay-chop';
      readonly why: 'chop' | 'chain' | 'doubled';
      readonly other: Who;
      readonly cards: readonly Card[];
      readonly units: number;
    })
  | (Held & { readonly rule: 'sam-pay-sam'; readonly why: 'won' | 'lost'; readonly other: Who; readonly units: number })
  | (Held & { readonly rule: 'sam-pay-white'; readonly other: Who; readonly units: number })
  /** The last play was a 2, which does not win. */
  | (Held & {
      readonly rule: 'sam-thoi-2';
      readonly other: Who;
      readonly cards: readonly Card[];
      readonly units: number;
    })
  /** The player kept a higher single back, and the one with one card went out: the player pays for all, or one stake more. */
  | (Held & {
      readonly rule: 'sam-bao-mot';
      readonly why: 'for-all' | 'stake';
      readonly other: Who;
      readonly units: number;
    });

/** What is paid by one to another. */
export type SamPayStep = SamDebt | SamRoundPay;
