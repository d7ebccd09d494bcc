import type { EndWords } from '#core/game/round-words.ts';
import { signed } from '#words/text.ts';
import { SuitText } from '../cards/Suits.tsx';
import { RuleNumber } from './Log.tsx';
import type { ShownTable } from './shown.ts';
import { Net } from './TableLayout.tsx';
import { readerName, type TableContext } from './words.ts';

/** How many letters fit on one line of the banner on a phone. */
const ONE_LINE = 9;

interface Props extends TableContext {
  readonly shown: ShownTable & { readonly end: NonNullable<ShownTable['end']> };
}

/** Who, why, and the reader's net. */
export function EndBanner({ end, net }: { readonly end: EndWords; readonly net: number }) {
  return (
    <section class="tb-plate" role="status">
      <p class={end.big.length > ONE_LINE ? 'big long' : 'big'}>{end.big}</p>
      <SuitText as="p" class="why" text={end.why} />
      <p class="net">{signed(net)}</p>
    </section>
  );
}

/** How it ended: who, why and the reader's net; then every seat, and every payment with its rule. */
export function RoundEnd({ shown: { end, seats, you }, all, lang, words }: Props) {
  const nameOf = (who: string): string =>
    who === you ? readerName(who, words) : (seats.find((seat) => seat.who === who)?.name ?? who);
  const net = seats.find(({ who }) => who === you)?.net ?? 0;
  return (
    <>
      <EndBanner end={end} net={net} />
      <ol class="tb-seats" aria-label={words.seats}>
        {end.places.map(({ who, place, text, net: chips }) => (
          <li key={who} class={`tb-seat${place ? ' placed' : ''}`}>
            {place && <span class="pl">{place}</span>}
            <span class="who">{nameOf(who)}</span>
            <SuitText as="span" class="did" text={text} />
            <Net chips={chips} words={words} />
          </li>
        ))}
      </ol>
      <ul class="tb-pays">
        {end.payments.map(({ rule, text, chips, concernsReader }, at) => (
          <li key={`${at} ${text}`} class={concernsReader === undefined ? undefined : 'mine'}>
            <RuleNumber rule={rule} all={all} lang={lang} />
            <SuitText as="span" text={text} />
            <span class="amt">{concernsReader === undefined ? chips : signed(concernsReader)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
