import type { Field } from '#core/case.ts';
import type { EveningPlayer, PlayerId } from '#core/evening/evening.ts';
import { CardPicker } from '../../cards/picker/CardPicker.tsx';
import { maxCards, worthAlone } from '../../case/edit/company.ts';
import { withCards } from '../../case/edit/open-field.ts';
import { playerName } from '../people.ts';
import type { CardsRound } from './cards.ts';
import { holdersBut } from './hand-text.ts';
import type { RoundGame } from './round-game.ts';

interface Props {
  /** Whose hand. */
  readonly id: PlayerId;
  readonly hands: CardsRound['hands'];
  readonly banker: PlayerId | null;
  readonly game: RoundGame;
  readonly players: readonly EveningPlayer[];
  onHands(hands: CardsRound['hands']): void;
  onClose(): void;
}

/** The deck over the sheet, for the hand of one player. */
export function HandPicker({ id, hands, banker, game: { all, ruleSet }, players, onHands, onClose }: Props) {
  const { game, words, ui } = all;
  const { rules } = ruleSet;
  const nobody: Field = {
    role: id === banker ? 'cai' : 'player',
    name: id === banker ? 'cai' : 'x',
    cards: [],
    eaten: [],
  };
  const hand = hands.get(id) ?? nobody;
  return (
    <CardPicker
      name={playerName(players, id)}
      cards={hand.cards}
      max={maxCards(hand, game, rules)}
      holders={holdersBut(id, hands, players)}
      hasCard={(card) => game.hasCard(card, rules)}
      worth={worthAlone(hand, game, rules, words)}
      ui={ui}
      onCards={(cards) => onHands(new Map(hands).set(id, withCards(hand, cards)))}
      onClose={onClose}
    />
  );
}
