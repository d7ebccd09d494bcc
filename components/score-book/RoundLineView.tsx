import { useEffect, useRef, useState } from 'preact/hooks';
import { href, pathOf } from '#book/address.ts';
import type { EveningPlayer, EveningRound } from '#core/evening/evening.ts';
import type { PastRound, RoundLine } from '#core/evening/tally.ts';
import type { Lang } from '#core/lang.ts';
import { findGame } from '#games/index.ts';
import { signed } from '#words/text.ts';
import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { Button, Spoken } from '../page/controls.tsx';
import { useFocusKept } from '../page/use-focus-kept.ts';
import { useCopied } from '../share/use-copied.ts';
import { roundMessage } from './book-message.ts';
import { playerName } from './people.ts';
import type { RoundText } from './round-texts.ts';
import { roundSentence } from './use-round-texts.ts';

interface Props {
  readonly line: RoundLine;
  readonly people: readonly EveningPlayer[];
  /** Undefined while the game of the round is not loaded. */
  readonly text: RoundText | undefined;
  readonly isOpen: boolean;
  /** It can only be read. */
  readonly isSent: boolean;
  readonly lang: Lang;
  readonly say: ScoreBookWords;
  onOpen(): void;
  onFix(): void;
  onDrop(): void;
  onBack(): void;
}

/** One round: its game, what happened, the rule, and what each won or lost. What it said before it was corrected stands above. */
export function RoundLineView({ line, people, text, isOpen, isSent, lang, say, onOpen, onFix, onDrop, onBack }: Props) {
  const [isWhy, setWhy] = useState(false);
  const [copied, copy] = useCopied<'round'>();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // The bar below covers the last ones.
    if (isOpen) item.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, isWhy]);
  // A round that is dropped, or counted again, closes its buttons.
  useFocusKept(isOpen, () => item.current?.querySelector<HTMLElement>('.ln'));
  const { number, round, past, dropped } = line;
  const game = findGame(round.game);
  const clock = new Intl.DateTimeFormat(lang, { hour: '2-digit', minute: '2-digit' });
  const sentence = roundSentence(round, text, people, say);
  const rule = text?.rules[0];
  const tools = `sb-tools-${number}`;
  return (
    <li
      ref={item}
      id={`van-${number}`}
      data-g={game?.ink}
      class={[isOpen && 'open', dropped && 'dropped'].filter(Boolean).join(' ') || undefined}
    >
      <span class="say">
        <b>
          <i>{number}</i>
          {game?.name ?? round.game}
        </b>
        <span>
          {sentence}
          {round.otherwise && ` · ${say.otherwise}`}
        </span>
        {rule && (
          <a
            class="no"
            href={`${href(pathOf(lang, round.game, 'luat'))}#${rule.id}`}
            aria-label={`${say.whyRules} ${rule.number}`}
          >
            {rule.number}
          </a>
        )}
      </span>
      {people.map(({ id, name }) => (
        <Net
          key={id}
          name={name}
          now={netOf(round, id)}
          before={past.map((one) => netOf(one.round, id))}
          isDropped={dropped !== null}
          say={say}
        />
      ))}
      {past.map((one) => (
        <Fixed key={one.at} one={one} clock={clock} say={say} />
      ))}
      {dropped && (
        <span class="fix">{[say.dropped(clock.format(dropped.at)), dropped.why].filter(Boolean).join(' ')}</span>
      )}
      <button
        type="button"
        class="ln"
        aria-expanded={isOpen}
        aria-controls={tools}
        aria-label={say.tools(number)}
        onClick={onOpen}
      />
      {isOpen && (
        <div class="tool" id={tools}>
          {!isSent && <Button data-act="fix" onClick={onFix} text={say.fix} />}
          <Button data-act="why" aria-expanded={isWhy} onClick={() => setWhy(!isWhy)} text={say.why} />
          <Button
            data-act="copy"
            onClick={() => void copy('round', roundMessage(line, people, sentence, text, say, location.href))}
            text={copied === 'round' ? say.copied : say.copy}
          />
          {isSent ? null : dropped ? (
            <Button data-act="back" onClick={onBack} text={say.back} />
          ) : (
            <Button data-act="drop" onClick={onDrop} text={say.drop} />
          )}
        </div>
      )}
      {isOpen && copied === 'failed' && (
        <p class="why" role="alert">
          {say.said.noCopy}
        </p>
      )}
      {isOpen && <Spoken text={copied === 'round' && say.copied} />}
      {isOpen && isWhy && <Why round={round} people={people} text={text} lang={lang} say={say} />}
    </li>
  );
}

/** What a player won or lost in a round; null where they were not dealt in. */
function netOf({ seats, nets }: EveningRound, id: number): number | null {
  const seat = seats.indexOf(id);
  return seat < 0 ? null : (nets[seat] ?? null);
}

interface NetProps {
  readonly name: string;
  readonly now: number | null;
  readonly before: readonly (number | null)[];
  readonly isDropped: boolean;
  readonly say: ScoreBookWords;
}

function Net({ name, now, before, isDropped, say }: NetProps) {
  const all = [...before, now];
  const struck = before.filter((net, at) => net !== all[at + 1]);
  const text = (net: number | null) => (net === null ? '·' : signed(net));
  return (
    <span class={now === 0 || now === null ? 'num zero' : 'num'}>
      <span class="vh">{name} </span>
      {struck.map((net, at) => (
        <s key={at}>
          <span class="vh">{say.was} </span>
          {text(net)}
        </s>
      ))}
      {isDropped ? <s>{text(now)}</s> : now === null ? <NotIn say={say} /> : text(now)}
    </span>
  );
}

/** A dot in place of a number. */
function NotIn({ say }: Pick<NetProps, 'say'>) {
  return (
    <>
      <span aria-hidden="true">·</span>
      <span class="vh">{say.notIn}</span>
    </>
  );
}

interface FixedProps {
  readonly one: PastRound;
  readonly clock: Intl.DateTimeFormat;
  readonly say: ScoreBookWords;
}

/** When a round was corrected, and why, or counted again. */
function Fixed({ one: { at, why, isAgain }, clock, say }: FixedProps) {
  const time = clock.format(at);
  return (
    <span class="fix">
      <b>{why ? say.fixed(time) : isAgain ? say.again(time) : say.fixedBare(time)}</b> {why}
    </span>
  );
}

interface WhyProps {
  readonly round: EveningRound;
  readonly people: readonly EveningPlayer[];
  readonly text: RoundText | undefined;
  readonly lang: Lang;
  readonly say: ScoreBookWords;
}

/** The rules behind a round, and where it is ruled on. */
function Why({ round, people, text, lang, say }: WhyProps) {
  return (
    <div class="why">
      {text?.reasons(people).map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
      {text?.byHouse && (
        <p>
          {say.byHouse(round.seats.map((id, seat) => [playerName(people, id), text.byHouse?.[seat] ?? 0] as const))}
        </p>
      )}
      {text && text.rules.length > 0 ? (
        <p>
          {say.whyRules}{' '}
          {text.rules.map(({ id, number }, at) => (
            <>
              {at > 0 && ', '}
              <a href={`${href(pathOf(lang, round.game, 'luat'))}#${id}`}>{number}</a>
            </>
          ))}
        </p>
      ) : (
        round.told.type === 'amounts' && <p>{say.whyAmounts}</p>
      )}
      {text?.referee && (
        <p>
          <a href={text.referee}>{say.referee}</a>
        </p>
      )}
    </div>
  );
}
