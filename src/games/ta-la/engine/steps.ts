import type { Card } from '#core/card.ts';
import type { Step, Who } from '#core/ruling.ts';
import type { MeldKind } from './meld.ts';
import type { TaLaRuleId } from './rules.ts';

/** Ù: plain, all ten cards melded, no half meld at all. */
export const U_KINDS = ['thuong', 'tron', 'khan'] as const;
export type UKind = (typeof U_KINDS)[number];

/** Why one pays for all: the winner ate three of this player's cards, or the last-round card, or this player ate such a card. */
export const DEN_KINDS = ['three-eaten', 'chot', 'ate-chot'] as const;
export type DenKind = (typeof DEN_KINDS)[number];

interface Base extends Step {
  readonly rule: TaLaRuleId;
}
interface Held extends Base {
  readonly outcome: 'held';
}
interface Failed extends Base {
  readonly outcome: 'failed';
}

/** Every step that a ruling on Tá Lả can take. `words/` has a sentence for each in both languages. */
export type TaLaStep =
  // One hand, or one player's: `who` is `bai` or the player.
  /** A meld that the arrangement makes. */
  | (Held & { readonly rule: 'tl-phom-ngang' | 'tl-phom-doc'; readonly cards: readonly Card[] })
  /** An eaten card, alone in `cards`, and the meld that it lies in. */
  | (Held & { readonly rule: 'tl-eat-proof'; readonly cards: readonly Card[]; readonly meld: readonly Card[] })
  /** Several eaten cards are in one meld, and the rule set allows it. */
  | (Held & { readonly rule: 'tl-eat-limit'; readonly cards: readonly Card[]; readonly meld: readonly Card[] })
  /** The points that would be left if one meld could hold several eaten cards. */
  | (Failed & { readonly rule: 'tl-eat-limit'; readonly cards: readonly Card[]; readonly points: number })
  /** Q K A or K A 2 of one suit: no run. */
  | (Failed & { readonly rule: 'tl-ace-low'; readonly cards: readonly Card[] })
  /** The best meld that could not be made as well: it shares cards with those that are made. `points` would be left with it. */
  | (Failed & {
      readonly rule: 'tl-one-meld-each';
      readonly cards: readonly Card[];
      readonly kind: MeldKind;
      readonly points: number;
    })
  /** The loose cards that have a partner among them. */
  | (Held & { readonly rule: 'tl-ca'; readonly why: 'loose'; readonly cards: readonly Card[] })
  /** All loose cards, and what each of them counts. */
  | (Held & {
      readonly rule: 'tl-points' | 'tl-score';
      readonly cards: readonly Card[];
      readonly parts: readonly number[];
      readonly points: number;
    })
  /** Nothing is left outside. */
  | (Held & { readonly rule: 'tl-rac' })

  // Going out.
  /** `left`: number of cards outside the melds; all of them for ù khan. */
  | (Held & { readonly rule: 'tl-u'; readonly kind: UKind; readonly left: number; readonly decides: true })
  /**
   * `one-left`: the rule set allows no card outside. `loose`: `left` cards do. `few`: all is melded, but there are fewer than
   * nine cards. `no-khan`: no half meld at all, where the rule set pays nothing for it.
   */
  | (Failed & {
      readonly rule: 'tl-u';
      readonly why: 'one-left' | 'loose' | 'few' | 'no-khan';
      readonly left: number;
      readonly decides?: true;
    })
  /** A half meld that stands between these cards and ù khan; `gap` where a rank is missing in it. */
  | (Held & { readonly rule: 'tl-ca'; readonly why: 'khan'; readonly cards: readonly Card[]; readonly gap: boolean })
  /** Two cards with one rank between them: no half meld under this rule set. */
  | (Failed & { readonly rule: 'tl-ca'; readonly cards: readonly Card[] })

  // Showdown.
  /** A loose card, alone in `cards`, goes to a meld that `other` laid earlier. */
  | (Held & {
      readonly rule: 'tl-gui';
      readonly other: Who;
      readonly cards: readonly Card[];
      readonly meld: readonly Card[];
    })
  /** The card would fit, but: the rule set has no laying off; the player has no meld; the meld was laid later. */
  | (Failed & {
      readonly rule: 'tl-gui';
      readonly other: Who;
      readonly cards: readonly Card[];
      readonly meld: readonly Card[];
      readonly why: 'house' | 'mom' | 'later';
    })
  /** Equal points: `who` laid down before `other`. */
  | (Held & { readonly rule: 'tl-tie'; readonly other: Who; readonly points: number })
  /** A player's place by points; `of` is the number of players. */
  | (Held & {
      readonly rule: 'tl-rank';
      readonly place: number;
      readonly points: number;
      readonly of: number;
      readonly decides: true;
    })
  /** No meld: behind everyone who has one. */
  | (Held & {
      readonly rule: 'tl-mom';
      readonly place: number;
      readonly points: number;
      readonly of: number;
      readonly decides: true;
    })
  /** Several without a meld, `who` the first of them: all last, or in the order in which they laid down. */
  | (Held & {
      readonly rule: 'tl-mom-many';
      readonly players: readonly Who[];
      readonly by: 'all-last' | 'lay-order' | 'all-mom';
    })
  /** Ù: first, and all the others lose alike. */
  | (Held & {
      readonly rule: 'tl-u-rank';
      readonly kind: Exclude<UKind, 'khan'>;
      readonly left: number;
      readonly decides: true;
    })
  /** Another would be ù as well, but `other` comes first. */
  | (Failed & { readonly rule: 'tl-u-rank'; readonly other: Who })

  // Payment, in units: `who` pays `other`.
  | (Held & { readonly rule: 'tl-pay-rank' | 'tl-pay-mom'; readonly other: Who; readonly units: number })
  /** The rule set pays nothing. */
  | (Failed & { readonly rule: 'tl-pay-rank' })
  | (Held & {
      readonly rule: 'tl-pay-u';
      readonly other: Who;
      readonly kind: UKind;
      readonly units: number;
    })
  /** `count`: the player's first, second, third card that was eaten; a last-round card pays 4 instead. */
  | (Held & {
      readonly rule: 'tl-pay-eat';
      readonly other: Who;
      readonly cards: readonly Card[];
      readonly count: number;
      readonly chot: boolean;
      readonly units: number;
    })
  /** `who` pays for all; the cards are the reason. */
  | (Held & {
      readonly rule: 'tl-u-den';
      readonly other: Who;
      readonly why: DenKind;
      readonly cards: readonly Card[];
      readonly units: number;
    })
  /** The rule set does not have this reason to pay for all. */
  | (Failed & {
      readonly rule: 'tl-u-den';
      readonly other: Who;
      readonly why: DenKind;
      readonly cards: readonly Card[];
    });
