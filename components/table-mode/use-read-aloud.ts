import { useEffect, useMemo, useState } from 'preact/hooks';
import type { Lang } from '#core/lang.ts';
import type { TableModeWords } from '#words/vi/ui/table-mode.ts';
import { remembered } from '../storage/remembered.ts';
import { browserSpeaker, ReadAloud, type VoiceState } from './read-aloud.ts';

const KEPT = { vi: remembered('table-voice:vi'), en: remembered('table-voice:en') } as const;

export interface ReadingState {
  readonly state: VoiceState;
  readonly note: string | undefined;
  press(): void;
  answer(isClear: boolean): void;
  hush(): void;
}

/** @param text what lies on the table now: it is read whenever it changes, where verdicts are read */
export function useReadAloud(text: string, lang: Lang, say: TableModeWords): ReadingState {
  const [, setTick] = useState(0);
  const [isRefused, setRefused] = useState(false);
  const reader = useMemo(() => {
    const speaker = browserSpeaker();
    return speaker && new ReadAloud(speaker, lang, KEPT[lang]);
  }, []);
  const show = (): void => setTick((tick) => tick + 1);
  const state = reader?.state ?? 'none';
  const isHere = state !== 'none';
  useEffect(() => {
    if (!reader) return undefined;
    // Browsers load their voices once somebody asks for them.
    speechSynthesis.addEventListener('voiceschanged', show);
    return () => {
      speechSynthesis.removeEventListener('voiceschanged', show);
      reader.hush();
    };
  }, []);
  // What lies there when the voices come is read then.
  useEffect(() => {
    if (isHere) reader?.read(text);
  }, [text, isHere]);
  return {
    state,
    note: isRefused ? (state === 'none' ? say.noVoice : say.nextVoice) : undefined,
    press() {
      setRefused(false);
      reader?.press(say.sample, text);
      show();
    },
    answer(isClear) {
      setRefused(!isClear);
      reader?.answer(isClear, text);
      show();
    },
    hush: () => reader?.hush(),
  };
}
