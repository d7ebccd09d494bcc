import { expect, test } from 'vitest';
import { listen, type Recogniser, recogniserOf } from './dictation.ts';

let latest: FakeRecogniser | undefined;

class FakeRecogniser implements Recogniser {
  lang = '';
  onresult: Recogniser['onresult'] = null;
  onerror: Recogniser['onerror'] = null;
  onend: Recogniser['onend'] = null;
  isStarted = false;
  start(): void {
    this.isStarted = true;
    latest = this;
  }
  /** What it makes of what was said until it is stopped. */
  said = '';
  stop(): void {
    if (this.said) this.onresult?.({ results: [[{ transcript: this.said }]] });
    this.onend?.();
  }
  abort(): void {
    this.onerror?.({ error: 'aborted' });
    this.onend?.();
  }
}

test('a browser may have it under either name, or not at all', () => {
  expect(recogniserOf({})).toBeUndefined();
  expect(recogniserOf({ webkitSpeechRecognition: FakeRecogniser })).toBe(FakeRecogniser);
});

test('words are heard in the language of the page', async () => {
  const { heard } = listen(FakeRecogniser, 'vi');
  expect([latest?.isStarted, latest?.lang]).toEqual([true, 'vi-VN']);
  latest?.onresult?.({ results: [[{ transcript: 'cái 10 9 ' }], [{ transcript: 'an k q' }]] });
  latest?.onend?.();
  expect(await heard).toEqual({ ok: true, value: 'cái 10 9  an k q' });
});

test('what went wrong is told apart, and an end without words is silence', async () => {
  const faults: unknown[] = [];
  for (const error of ['not-allowed', 'network', 'no-speech', 'audio-capture']) {
    const { heard } = listen(FakeRecogniser, 'en');
    latest?.onerror?.({ error });
    faults.push(await heard);
  }
  expect(faults).toEqual(['denied', 'offline', 'silent', 'failed'].map((error) => ({ ok: false, error })));
  const { heard } = listen(FakeRecogniser, 'en');
  latest?.onend?.();
  expect(await heard).toEqual({ ok: false, error: 'silent' });
});

test('who stops it is given what they said, and told of no fault where that was nothing', async () => {
  const { heard, stop } = listen(FakeRecogniser, 'vi');
  if (latest) latest.said = 'an k q';
  stop();
  expect(await heard).toEqual({ ok: true, value: 'an k q' });
  const nothing = listen(FakeRecogniser, 'vi');
  nothing.stop();
  expect(await nothing.heard).toEqual({ ok: true, value: '' });
});

test('who leaves throws away what was said', async () => {
  const { heard, abort } = listen(FakeRecogniser, 'vi');
  if (latest) latest.said = 'an k q';
  abort();
  expect(await heard).toEqual({ ok: true, value: '' });
});
