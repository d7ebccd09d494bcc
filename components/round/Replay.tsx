import { useState } from 'preact/hooks';
import type { Card } from '../../src/engine/core/card.ts';
import { signed } from '../../src/i18n/text.ts';
import { href, type Lang, pathOf } from '../../src/site.ts';
import { Hand } from '../cards/Card.tsx';
import { Suits } from '../cards/Suits.tsx';
import { loaded } from '../case/loaded.ts';

interface Frame {
  readonly rule: string;
  readonly number: string;
  readonly text: string;
  readonly who: string;
  readonly seats: readonly { readonly who: string; readonly cards: readonly Card[]; readonly net: number }[];
}

interface Props {
  readonly lang: Lang;
  readonly game: string;
  readonly preset: string;
  readonly frames: readonly Frame[];
  readonly words: {
    readonly title: string;
    /** “Step 0 of 12”: the 0 stands for the step. */
    readonly step: string;
    readonly previous: string;
    readonly next: string;
    readonly whole: string;
  };
}

/** The table after one step, what happened in it, and its rule. The round was played when the site was built. */
export default function Replay({ lang, game, preset, frames, words }: Props) {
  const [at, setAt] = useState(0);
  const all = loaded(game, lang);
  const frame = frames[at];
  if (!all || !frame) return null;
  const { ui } = all;
  const go = (to: number): void => setAt(Math.max(0, Math.min(frames.length - 1, to)));

  return (
    <section class="case replay" aria-label={words.title}>
      <div class="head">
        <span class="disp">{words.title}</span>
        <span>{ui.case.house(all.words.presets[preset] ?? preset)}</span>
      </div>
      <div class="seats">
        {frame.seats.map(({ who, cards, net }) => (
          <div class={`seat${who === frame.who ? ' acts-now' : ''}`} key={who}>
            <div class="who">{ui.seatName(who)}</div>
            <div class="sum chips">{net === 0 ? '' : signed(net)}</div>
            <Hand cards={cards} ui={ui} />
          </div>
        ))}
      </div>
      <div class="told" role="status">
        <a
          class="tag"
          href={`${href(pathOf(lang, game, 'luat'))}#${frame.rule}`}
          aria-label={ui.case.rule(frame.number)}
        >
          {frame.number}
        </a>
        <p>
          <Suits text={frame.text} />
        </p>
      </div>
      <div class="steps">
        <button type="button" class="btn b2" aria-disabled={at === 0} onClick={() => go(at - 1)}>
          {words.previous}
        </button>
        <span>{words.step.replace('0', String(at + 1))}</span>
        <button type="button" class="btn" aria-disabled={at === frames.length - 1} onClick={() => go(at + 1)}>
          {words.next}
        </button>
      </div>
      <details>
        <summary>{words.whole}</summary>
        <ol>
          {frames.map(({ text }, index) => (
            <li key={`${index} ${text}`}>
              <button type="button" aria-current={index === at ? 'step' : undefined} onClick={() => go(index)}>
                <Suits text={text} />
              </button>
            </li>
          ))}
        </ol>
      </details>
    </section>
  );
}
