/** One utterance, as the browser makes words of it. Few browsers can; some send the sound to their maker to do so. */

import type { Lang } from '#core/lang.ts';
import { err, ok, type Result } from '#core/result.ts';

export type DictationFault = 'denied' | 'silent' | 'offline' | 'failed';

interface Heard {
  readonly results: ArrayLike<ArrayLike<{ readonly transcript: string }>>;
}

/** What of `SpeechRecognition` is used: no browser's types have it. */
export interface Recogniser {
  lang: string;
  onresult: ((event: Heard) => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  /** Makes words of what was heard so far; an end follows. */
  stop(): void;
  /** Throws it away. */
  abort(): void;
}

type RecogniserClass = new () => Recogniser;

const FAULTS: Readonly<Record<string, DictationFault>> = {
  'not-allowed': 'denied',
  'service-not-allowed': 'denied',
  'no-speech': 'silent',
  network: 'offline',
};

const TAGS = { vi: 'vi-VN', en: 'en-US' } as const;

function isRecogniser(one: unknown): one is RecogniserClass {
  return typeof one === 'function';
}

/** The browser's own; undefined where it has none. */
export function recogniserOf(browser: object): RecogniserClass | undefined {
  return ['SpeechRecognition', 'webkitSpeechRecognition'].map((name) => Reflect.get(browser, name)).find(isRecogniser);
}

export interface Listening {
  /** The words; empty where it was ended before there were any. */
  readonly heard: Promise<Result<string, DictationFault>>;
  /** No more is said: what was said so far is made words of. */
  stop(): void;
  /** Nobody waits for the words any more. */
  abort(): void;
}

/** Listens until somebody has spoken. */
export function listen(Recognition: RecogniserClass, lang: Lang): Listening {
  const recogniser = new Recognition();
  recogniser.lang = TAGS[lang];
  let isEnded = false;
  const heard = new Promise<Result<string, DictationFault>>((done) => {
    recogniser.onresult = ({ results }) =>
      done(
        ok(
          Array.from(results, (guesses) => guesses[0]?.transcript ?? '')
            .join(' ')
            .trim(),
        ),
      );
    recogniser.onerror = ({ error }) => done(isEnded ? ok('') : err(FAULTS[error] ?? 'failed'));
    // The first one counts: an end without words or a fault is silence.
    recogniser.onend = () => done(isEnded ? ok('') : err('silent'));
  });
  recogniser.start();
  return {
    heard,
    stop() {
      isEnded = true;
      recogniser.stop();
    },
    abort() {
      isEnded = true;
      recogniser.abort();
    },
  };
}
