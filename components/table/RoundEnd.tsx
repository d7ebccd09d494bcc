import type { EndWords } from '#core/game/round-words.ts';
import type { Who } from '#core/ruling.ts';
import { signed } from '#words/text.ts';
import { SuitText } from '../cards/Suits.tsx';
import { RuleNumber } from './RuleNumber.tsx';
import type { ShownTable } from './shown.ts';
import { Net, OpenRow } from './TableLayout.tsx';
import { readerName, type TableContext } from './words.ts';

/** How many letters fit on one line of the banner on a phone. */
const ONE_LINE = 9;

interface Props extends TableContext {
  readonly shown: ShownTable & { readonly end: NonNullable<ShownTable['end']> };
}

interface BannerProps extends Pick<TableContext, 'words'> {
  readonly end: EndWords;
  readonly you: Who;
  readonly net: number;
}

/** Who, why, and the reader's net, with whose it is. */
export function EndBanner({ end, you, net, words }: BannerProps) {
  return (
    <section class="tb-plate" role="status">
      <p class={end.big.length > ONE_LINE ? 'big long' : 'big'}>{end.big}</p>
      <SuitText as="p" class="why" text={end.why} />
      <p class="net">
        <small>{readerName(you, words)}</small> {signed(net)}
      </p>
    </section>
  );
}

/** How it ended: who, why and the reader's net; then every seat with its open hand, and every payment with its rule. */
export function RoundEnd({ shown: { end, seats, you }, all, lang, words }: Props) {
  const nameOf = (who: string): string =>
    who === you ? readerName(who, words) : (seats.find((seat) => seat.who === who)?.name ?? who);
  const net = seats.find(({ who }) => who === you)?.net ?? 0;
  const mine = end.payments.filter(({ concernsReader }) => concernsReader !== undefined);
  return (
    <>
      <EndBanner end={end} you={you} net={net} words={words} />
      <ol class="tb-seats" aria-label={words.seats}>
        {end.places.map(({ who, place, text, net: chips, cards }) => (
          <li key={who} class={who === you ? 'tb-seat open me' : 'tb-seat open'}>
            {place && <span class="pl">{place}</span>}
            <span class="who">{nameOf(who)}</span>
            <SuitText as="span" class="did" text={text} />
            <Net chips={chips} words={words} />
            {cards.length > 0 && <OpenRow cards={cards} ui={all.ui} laid />}
          </li>
        ))}
      </ol>
      <ul class="tb-pays" aria-label={words.pays}>
        {[...mine, ...end.payments.filter((one) => !mine.includes(one))].map(
          ({ rule, text, to, chips, concernsReader }, at) => (
            <li key={`${at} ${text}`} class={concernsReader === undefined ? undefined : 'mine'}>
              <RuleNumber rule={rule} all={all} lang={lang} />
              <SuitText as="span" text={text} />
              <span class="amt">
                {concernsReader === undefined
                  ? `${to.map(nameOf).join(', ')} ${signed(chips)}`
                  : `${readerName(you, words)} ${signed(concernsReader)}`}
              </span>
            </li>
          ),
        )}
      </ul>
    </>
  );
}
