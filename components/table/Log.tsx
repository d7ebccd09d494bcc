import { href, pathOf } from '#book/address.ts';
import { ruleNumber } from '#core/game/game.ts';
import { SuitText } from '../cards/Suits.tsx';
import type { ToldEvent } from '../round/play.ts';
import type { TableContext } from './words.ts';

interface RuleProps extends Pick<TableContext, 'all' | 'lang'> {
  readonly rule: string;
  /** Before the number. */
  readonly before?: string;
}

/** The number of a rule, which leads to it. */
export function RuleNumber({ rule, all: { game, ui }, lang, before }: RuleProps) {
  const number = ruleNumber(game, rule);
  return (
    <a class="tb-no" href={`${href(pathOf(lang, game.id, 'luat'))}#${rule}`} aria-label={ui.case.rule(number)}>
      {before ? `${before} ${number}` : number}
    </a>
  );
}

interface Props extends TableContext {
  readonly lines: readonly ToldEvent[];
  /** The whole round covers the middle. */
  readonly open: boolean;
  /** The last event is announced when it happens. */
  readonly spoken: boolean;
  onOpen(): void;
}

/** The last thing that happened, with its rule; the whole round is one tap away, and beside it where there is room. */
export function Log({ lines, all, lang, words, open, spoken, onOpen }: Props) {
  const last = lines.at(-1);
  return (
    <section class={`tb-last${open ? ' is-open' : ''}`} aria-label={words.happened}>
      {last ? <RuleNumber rule={last.rule} all={all} lang={lang} /> : <span class="tb-no" />}
      <button type="button" aria-expanded={open} onClick={onOpen}>
        <SuitText as="span" aria-live={spoken ? 'polite' : 'off'} text={last?.text ?? words.dealt} />
        <span class="vh"> {open ? words.close : words.whole}</span>
      </button>
      <div class="tb-log">
        <p class="tb-h">{words.happened}</p>
        <ol>
          {!last && (
            <li>
              <span class="tb-no" />
              <span>{words.dealt}</span>
            </li>
          )}
          {lines.toReversed().map(({ rule, text }, at) => (
            <li key={`${lines.length - at} ${rule}`}>
              <RuleNumber rule={rule} all={all} lang={lang} />
              <SuitText as="span" text={text} />
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
