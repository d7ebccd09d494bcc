import { useEffect, useRef, useState } from 'preact/hooks';
import type { EveningPlayer, PlayerId } from '#core/evening/evening.ts';
import { displayName, listed, signed } from '#words/text.ts';
import type { ScoreBookLateWords } from '#words/vi/ui/score-book/late.ts';
import { HandCards } from '../../cards/Card.tsx';
import { whenLoaded } from '../../loading/part.ts';
import { Button } from '../../page/controls.tsx';
import { addLazyStyle } from '../../page/lazy-style.ts';
import { CaseInput, SpokenLater } from '../../referee/CaseInput.tsx';
import styles from '../../referee/case-input.css?inline';
import { errorText } from '../../referee/error-words.ts';
import { loadReader } from '../../referee/reader.ts';
import type { RoundDraft } from '../draft.ts';
import { playerName } from '../people.ts';
import type { CardsFault, CardsRound } from './cards.ts';
import { HandPicker } from './HandPicker.tsx';
import { handsText, isOnlyHands } from './hand-text.ts';
import type { RoundGame } from './round-game.ts';
import type { SettledDraft } from './settled.ts';

addLazyStyle(styles);

const NO_HANDS: CardsRound['hands'] = new Map();

/** More cards do not fit beside a name and what they come to. */
const SHORT = 3;

interface Props {
  readonly draft: RoundDraft;
  readonly settled: SettledDraft;
  readonly game: RoundGame;
  readonly players: readonly EveningPlayer[];
  readonly say: ScoreBookLateWords;
  onChange(changed: Partial<RoundDraft>): void;
  /** The reader of free text is there: the text is read again. */
  onReader(): void;
}

/** The hands as anybody writes them, and beneath it each as it was read, with what it comes to. */
export function CardsPart({ draft, settled, game, players, say, onChange, onReader }: Props) {
  const said = useRef<HTMLParagraphElement>(null);
  const { cards } = settled;
  const [picking, setPicking] = useState<PlayerId>();
  // Half a hand may be read otherwise than it was picked.
  const [picked, setPicked] = useState<{ readonly text: string; readonly hands: CardsRound['hands'] }>();
  const isPicked = picked?.text === draft.text;
  const canPick = cards !== undefined && (isPicked || isOnlyHands(cards));
  const hands = isPicked ? picked.hands : (cards?.hands ?? NO_HANDS);
  const waits = cards?.waits === true;
  useEffect(() => {
    if (waits) whenLoaded(loadReader(), onReader);
  }, [waits]);
  const { ui, words } = game.all;
  const fault = cards?.fault;
  const error =
    !waits && fault?.code === 'misread' ? { ...fault.error, at: cards?.placeOf(fault.error.at) ?? 0 } : undefined;
  const unread = fault?.code === 'unclear-name' ? fault.places : (cards?.unread ?? []);
  const trouble = cards && fault && !waits ? faultText(fault, cards, say) : '';
  return (
    <>
      <div class="sb-write">
        <label class="sb-lab" for="case-text">
          {say.write}
        </label>
        <CaseInput
          text={draft.text}
          error={error}
          isPart
          inWords
          unread={unread}
          chosen={undefined}
          focus={0}
          onFocus={() => whenLoaded(loadReader())}
          onType={(text) => onChange({ text })}
        />
      </div>
      <p class="sb-bad" id="case-error" ref={said}>
        {trouble}
      </p>
      <SpokenLater of={said} typed={draft.text} />
      <p class="vh" id="case-help">
        {say.writeHelp}
      </p>
      <ol class="sb-ent sb-hands">
        {draft.seats.map((id, seat) => {
          const hand = hands.get(id);
          const net = settled.nets[seat] ?? null;
          return (
            <li key={id} data-seat={id} class={(hand?.cards.length ?? 0) > SHORT ? 'sb-apart' : undefined}>
              <span class="who">{playerName(players, id)}</span>
              <span class="of">
                {hand && hand.cards.length > 0 ? (
                  <HandCards cards={hand.cards} eaten={hand.eaten.map(({ card }) => card)} ui={ui} inline />
                ) : (
                  canPick && <span class="mute">{say.pick}</span>
                )}
                {canPick && (
                  <Button
                    class="sb-pick"
                    data-pick={id}
                    aria-label={say.pickFor(playerName(players, id))}
                    onClick={() => setPicking(id)}
                    text=""
                  />
                )}
              </span>
              <span class="end">
                <span class="tot">
                  {cards?.ruling && words.seat(cards.ruling.verdict, cards.names[seat] ?? '').sum}
                </span>
                <span class="num">{net === null ? '' : signed(net)}</span>
              </span>
            </li>
          );
        })}
      </ol>
      <p class="s" role="status">
        {waits && say.coming}
        {!waits &&
          cards &&
          cards.unread === unread &&
          unread.length > 0 &&
          say.unread(cards.unread.map(({ found }) => found))}
      </p>
      {picking !== undefined && cards && (
        <HandPicker
          id={picking}
          hands={hands}
          banker={draft.banker}
          game={game}
          players={players}
          onHands={(next) => {
            const text = handsText(draft.seats, { ...cards, hands: next }, players);
            setPicked({ text, hands: next });
            onChange({ text });
          }}
          onClose={() => setPicking(undefined)}
        />
      )}
    </>
  );
}

function faultText(fault: CardsFault, cards: CardsRound, say: ScoreBookLateWords): string {
  switch (fault.code) {
    case 'empty':
      return '';
    case 'misread':
      return cards.named(errorText(fault.error));
    case 'unclear-name':
      return fault.places.map(({ found, names }) => say.unclearName(found, names)).join(' ');
    case 'not-seated':
      return say.notSeated(listed(fault.names.map(displayName), say.and));
    case 'lacks-hands':
      return say.lacksHands(listed(fault.names, say.and));
    case 'no-banker':
      return say.whoBanks;
    case 'unsettled':
      return say.unsettled;
    case 'no-round':
      return say.noRound;
  }
}
