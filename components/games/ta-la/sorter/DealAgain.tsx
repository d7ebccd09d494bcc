import { useRef } from 'preact/hooks';
import { ALL_CARDS, type Card } from '#core/card.ts';

const SEEDS_FROM = 1000;
const CARDS = 10;

interface Props {
  readonly label: string;
  onHand(cards: readonly Card[]): void;
}

/** Deals another hand; the sequence of hands is the same for everybody. */
export function DealAgain({ label, onHand }: Props) {
  const dealt = useRef(0);
  const deal = async (): Promise<void> => {
    // Shuffling is loaded only when another hand is wanted.
    const { shuffle } = await import('#core/random/deck.ts');
    dealt.current += 1;
    onHand(shuffle(ALL_CARDS, dealt.current + SEEDS_FROM).slice(0, CARDS));
  };
  return (
    <div class="acts">
      <button type="button" data-act="again" onClick={deal}>
        {label}
      </button>
    </div>
  );
}
