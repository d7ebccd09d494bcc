import { CardPicker } from '#components/cards/picker/CardPicker.tsx';
import { HouseRules } from '#components/house-rules/HouseRules.tsx';
import type { Loaded } from '#components/loading/loaded.ts';
import type { Card } from '#core/card.ts';
import type { RuleSet } from '#core/house-rules.ts';
import { CARDS_DEALT } from '#games/sam/engine/instant.ts';

interface Props {
  /** What is being changed: the table, the hand, or the house rules. */
  readonly part: 'ban' | 'bai' | 'house';
  readonly table: readonly Card[];
  readonly hand: readonly Card[];
  readonly ruleSet: RuleSet;
  readonly all: Loaded;
  onCards(part: 'ban' | 'bai', cards: readonly Card[]): void;
  onRuleSet(ruleSet: RuleSet): void;
  onClose(): void;
}

/** The settings that say what beats what. */
const MATTERS = { deciders: [], consulted: ['runs', 'runBlock', 'chopTwo'] };

/** The deck, open for the table or the hand; or the house rules. */
export function ChangePlay({ part, table, hand, ruleSet, all, onCards, onRuleSet, onClose }: Props) {
  if (part === 'house') return <HouseRules ruleSet={ruleSet} loaded={all} matters={MATTERS} onRuleSet={onRuleSet} />;
  const [own, other] = part === 'ban' ? [table, hand] : [hand, table];
  const where = part === 'ban' ? 'bai' : 'ban';
  return (
    <CardPicker
      name={part}
      cards={own}
      max={CARDS_DEALT}
      holders={new Map(other.map((card) => [card, where]))}
      hasCard={(card) => all.game.hasCard(card, ruleSet.rules)}
      worth={{ sum: '', state: '' }}
      ui={all.ui}
      onCards={(cards) => onCards(part, cards)}
      onClose={onClose}
    />
  );
}
