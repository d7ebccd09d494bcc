/** What a phone on the table asks of its browser, played by the page: a lock on the screen, voices, and an ear. */

import type { Page } from '@playwright/test';
import { expect } from './test.ts';

declare global {
  interface Window {
    /** What the page asked of the browser, in order: `lock`, `let go`, `say …`, `hush`, `listen vi-VN`. */
    asked: string[];
    /** The lock is refused. */
    refuses: boolean;
    /** The browser takes the lock back. */
    takeBack(): void;
    /** Somebody speaks. */
    speak(words: string): void;
  }
}

/** @param voices the languages of the device's voices */
export async function withTableDevice(page: Page, voices: readonly string[] = ['vi-VN', 'en-US']): Promise<void> {
  await page.addInitScript((languages) => {
    window.asked = [];
    window.refuses = false;
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        async request(): Promise<EventTarget> {
          window.asked.push('lock');
          if (window.refuses) throw new DOMException('', 'NotAllowedError');
          const held = new EventTarget();
          window.takeBack = () => held.dispatchEvent(new Event('release'));
          return Object.assign(held, { release: async () => void window.asked.push('let go') });
        },
      },
    });
    const voicesOf = languages.map((lang) => ({ lang, voiceURI: `a voice of ${lang}`, localService: true }));
    speechSynthesis.getVoices = () => JSON.parse(JSON.stringify(voicesOf));
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    });
    speechSynthesis.speak = ({ text }) => void window.asked.push(`say ${text}`);
    speechSynthesis.cancel = () => void window.asked.push('hush');
    class Ear {
      lang = '';
      onresult: ((event: object) => void) | null = null;
      onend: (() => void) | null = null;
      start(): void {
        window.asked.push(`listen ${this.lang}`);
        window.speak = (transcript) => {
          this.onresult?.({ results: [[{ transcript }]] });
          this.onend?.();
        };
      }
      stop(): void {
        window.speak('cái 10 9 an 10 9');
      }
      abort(): void {
        this.onend?.();
      }
    }
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
      Object.defineProperty(window, name, { value: Ear });
  }, voices);
}

export const LAYER = 'dialog.tm';

/** Lays on the table what the page shows. */
export async function layOnTable(page: Page): Promise<void> {
  await page.locator('[data-act=lay]').click();
  await expect(page.locator(LAYER)).toBeVisible();
}

/** What was asked of the browser since the last time. */
export function deviceCalls(page: Page): Promise<string[]> {
  return page.evaluate(() => window.asked.splice(0));
}
