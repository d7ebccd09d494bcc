import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import type { Lang } from '#core/lang.ts';
import type { TableModeWords } from '#words/vi/ui/table-mode.ts';
import { Button } from '../page/controls.tsx';
import { addLazyStyle } from '../page/lazy-style.ts';
import { useFocusKept } from '../page/use-focus-kept.ts';
import { useHistoryStep } from '../page/use-history-step.ts';
import { BigVerdict } from './BigVerdict.tsx';
import { LaidHands } from './LaidHands.tsx';
import type { Laid } from './laid.ts';
import styles from './table-mode.css?inline';
import { useAwakeScreen } from './use-awake-screen.ts';
import { useDictation } from './use-dictation.ts';
import { useReadAloud } from './use-read-aloud.ts';

addLazyStyle(styles);

interface Props {
  readonly laid: Laid;
  /** Of the page that it is left for. */
  readonly names: { readonly back: string; readonly title: string; readonly fresh: string };
  readonly lang: Lang;
  readonly say: TableModeWords;
  onClose(): void;
  /** Called once the layer is gone; undefined where nothing new can be begun. */
  readonly onFresh: (() => void) | undefined;
  /** Undefined where no hands are told. */
  readonly onHeard?: (words: string) => void;
}

/**
 * A phone that lies on the table: one verdict in the largest letters that fit, and once more for who sits opposite. It covers the
 * page; Back, Escape and its own button leave it, and the page is as it was.
 */
export function TableMode({ laid, names, lang, say, onClose, onFresh, onHeard }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const awake = useAwakeScreen(say);
  const voice = useReadAloud(laid.spoken, lang, say);
  const dictation = useDictation(lang, say, voice.hush, onHeard);
  useHistoryStep(true, onClose);
  useEffect(() => {
    const layer = dialog.current;
    layer?.showModal();
    head.current?.focus({ preventScroll: true });
    return () => layer?.close();
  }, []);
  // The answers to a sample go with it, and so does the button where no voice is left.
  useFocusKept(voice.state, () => dialog.current?.querySelector<HTMLElement>('[data-act=read]') ?? head.current);
  return (
    <dialog
      ref={dialog}
      class="tm"
      data-g={laid.ink}
      aria-labelledby={titleId}
      onClose={() => {
        // Once the layer is gone this comes late, and would close what was opened instead.
        if (dialog.current?.open === false) onClose();
      }}
      onPointerUp={awake.touch}
      onKeyDown={awake.touch}
    >
      <div class="tm-all">
        <h2 id={titleId} class="vh" ref={head} tabIndex={-1}>
          {names.title}
        </h2>
        <div class="tm-bar">
          <div>
            <Button
              class="leave"
              data-act="leave"
              onClick={onClose}
              text={
                <>
                  <svg viewBox="0 0 12 14" aria-hidden="true">
                    <path d="M9 1 3 7l6 6" />
                  </svg>
                  {names.back}
                </>
              }
            />
            {voice.state !== 'none' && (
              <Toggle act="read" isOn={voice.state === 'on'} text={say.read} onPress={voice.press}>
                <path d="M3 9h4l6-5v16l-6-5H3ZM17 8c2 2 2 6 0 8M20 5c4 4 4 10 0 14" />
              </Toggle>
            )}
            {awake.isOffered && (
              <Toggle act="awake" isOn={awake.isAwake} text={say.awake} onPress={awake.press}>
                <circle cx="12" cy="12" r="4" />
                <path d="M12 1v4M12 19v4M1 12h4M19 12h4M4 4l3 3M17 17l3 3M20 4l-3 3M7 17l-3 3" />
              </Toggle>
            )}
          </div>
        </div>
        <BigVerdict laid={laid} />
        <div class="tm-notes">
          <div role="status">
            {voice.state === 'asked' && <p class="ask">{say.ask}</p>}
            {[awake.note, voice.note, dictation.note].map((note) => note && <p key={note}>{note}</p>)}
          </div>
          {voice.state === 'asked' && (
            <div class="tm-ask">
              <Button data-act="clear" onClick={() => voice.answer(true)} text={say.clear} />
              <Button data-act="unclear" onClick={() => voice.answer(false)} text={say.unclear} />
            </div>
          )}
        </div>
        <LaidHands laid={laid} say={say} />
        {(onFresh ?? dictation.press) && (
          <div class="tm-acts">
            {onFresh && <Button data-act="fresh" onClick={() => afterStep(onClose, onFresh)} text={names.fresh} />}
            {dictation.press && (
              <Button
                data-act="dictate"
                aria-pressed={dictation.isListening}
                onClick={dictation.press}
                text={dictation.isListening ? say.listening : say.dictate}
              />
            )}
          </div>
        )}
      </div>
    </dialog>
  );
}

/** What is opened before the step in the history is left would be closed with it, and a new address be lost. */
function afterStep(close: () => void, then: () => void): void {
  addEventListener('popstate', () => setTimeout(then), { once: true });
  close();
}

interface ToggleProps {
  readonly act: string;
  readonly isOn: boolean;
  readonly text: string;
  readonly children: ComponentChildren;
  onPress(): void;
}

function Toggle({ act, isOn, text, children, onPress }: ToggleProps) {
  // No touch besides: what it asks for would be there by the time of its click, and be given back.
  const keep = (event: Event): void => event.stopPropagation();
  return (
    <Button
      class="toggle"
      data-act={act}
      aria-pressed={isOn}
      onClick={onPress}
      onPointerUp={keep}
      onKeyDown={keep}
      text={
        <>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            {children}
          </svg>
          <span class="tx">{text}</span>
        </>
      }
    />
  );
}
