import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Lang } from '#core/lang.ts';
import type { TableModeWords } from '#words/vi/ui/table-mode.ts';
import { type Listening, listen, recogniserOf } from './dictation.ts';

export interface DictationState {
  readonly isListening: boolean;
  /** What is going on, was heard, or went wrong. */
  readonly note: string | undefined;
  /** Undefined where the browser makes no words of what it hears, or nobody asks for them. */
  readonly press: (() => void) | undefined;
}

/** Hands that are said aloud go where they would be typed. @param hush nothing is read aloud while it listens */
export function useDictation(
  lang: Lang,
  say: TableModeWords,
  hush: () => void,
  onHeard: ((words: string) => void) | undefined,
): DictationState {
  const Recognition = useMemo(() => recogniserOf(window), []);
  const now = useRef<Listening>();
  const [isListening, setListening] = useState(false);
  const [note, setNote] = useState<string>();
  useEffect(() => () => now.current?.abort(), []);
  if (!Recognition || !onHeard) return { isListening, note: undefined, press: undefined };
  const begin = async (): Promise<void> => {
    hush();
    const listening = listen(Recognition, lang);
    now.current = listening;
    setListening(true);
    setNote(say.listens);
    const heard = await listening.heard;
    if (now.current !== listening) return;
    now.current = undefined;
    setListening(false);
    if (!heard.ok) return setNote(say.faults[heard.error]);
    setNote(heard.value ? say.heard(heard.value) : undefined);
    if (heard.value) onHeard(heard.value);
  };
  return { isListening, note, press: () => (now.current ? now.current.stop() : void begin()) };
}
