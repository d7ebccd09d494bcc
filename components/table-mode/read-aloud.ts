/**
 * Verdicts are read aloud by a voice of the page's language that the reader has heard and found good: many devices have one that
 * nobody understands, and a browser cannot tell.
 */

import type { Lang } from '#core/lang.ts';

export type VoiceState =
  /** The device has no voice of the language, or none that the reader wants. */
  | 'none'
  | 'off'
  /** A sample was spoken: the reader is asked whether they heard it well. */
  | 'asked'
  | 'on';

type Voice = Pick<SpeechSynthesisVoice, 'lang' | 'voiceURI' | 'localService'>;

/** What of `speechSynthesis` is used. */
export interface Speaker<V extends Voice> {
  voices(): readonly V[];
  /** Begins to say it, in place of what is being said. */
  say(text: string, voice: V): void;
  hush(): void;
}

interface Kept {
  get(): string;
  set(text: string): unknown;
}

export class ReadAloud<V extends Voice> {
  readonly #speaker: Speaker<V>;
  readonly #lang: Lang;
  readonly #kept: Kept;
  readonly #refused = new Set<string>();
  /** The voice that spoke the sample: voices may come or go before the reader has answered. */
  #asked: V | undefined;

  /** @param kept whether verdicts are read in this language, and the voice that was found good: `on <voice>`, `off <voice>` */
  constructor(speaker: Speaker<V>, lang: Lang, kept: Kept) {
    this.#speaker = speaker;
    this.#lang = lang;
    this.#kept = kept;
  }

  /** Voices come late: it is asked again when the browser says so. */
  get state(): VoiceState {
    if (this.#asked) return 'asked';
    if (this.#confirmed) return this.#kept.get().startsWith('on ') ? 'on' : 'off';
    return this.#candidate ? 'off' : 'none';
  }

  /**
   * The button: a voice that nobody has confirmed says the sample first.
   * @param text what is read once it is on
   */
  press(sample: string, text: string): void {
    const confirmed = this.#confirmed;
    const isOn = this.state === 'on';
    this.#asked = undefined;
    if (confirmed) {
      this.#kept.set(`${isOn ? 'off' : 'on'} ${confirmed.voiceURI}`);
      if (isOn) this.#speaker.hush();
      else this.#speaker.say(text, confirmed);
      return;
    }
    const voice = this.#candidate;
    if (!voice) return;
    this.#asked = voice;
    this.#speaker.say(sample, voice);
  }

  /** What the reader says of the sample. A voice that was refused is not offered again while the page lives. */
  answer(isClear: boolean, text: string): void {
    const voice = this.#asked;
    if (!voice) return;
    this.#asked = undefined;
    if (isClear) {
      this.#kept.set(`on ${voice.voiceURI}`);
      // It may have left the device meanwhile.
      this.read(text);
    } else {
      this.#refused.add(voice.voiceURI);
      this.#speaker.hush();
    }
  }

  /** Reads a new verdict, where verdicts are read. */
  read(text: string): void {
    const voice = this.#confirmed;
    if (voice && this.state === 'on') this.#speaker.say(text, voice);
  }

  hush(): void {
    this.#asked = undefined;
    this.#speaker.hush();
  }

  /** Voices on the device first: the others need a network. */
  get #voices(): readonly V[] {
    const ours = this.#speaker.voices().filter(({ lang }) => lang.slice(0, 2).toLowerCase() === this.#lang);
    return ours.toSorted((a, b) => Number(b.localService) - Number(a.localService));
  }

  get #confirmed(): V | undefined {
    const kept = this.#kept.get().replace(/^(on|off) /, '');
    return this.#voices.find(({ voiceURI }) => voiceURI === kept);
  }

  get #candidate(): V | undefined {
    return this.#voices.find(({ voiceURI }) => !this.#refused.has(voiceURI));
  }
}

/** The browser's own voices; undefined where it has none. Types say that every browser has them. */
export function browserSpeaker(): Speaker<SpeechSynthesisVoice> | undefined {
  if (!('speechSynthesis' in window)) return undefined;
  return {
    voices: () => speechSynthesis.getVoices(),
    say(text, voice) {
      speechSynthesis.cancel();
      const said = new SpeechSynthesisUtterance(text);
      said.voice = voice;
      said.lang = voice.lang;
      speechSynthesis.speak(said);
    },
    hush: () => speechSynthesis.cancel(),
  };
}
