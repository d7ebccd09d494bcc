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

test('who stops it is told of no fault', async () => {
  const { heard, stop } = listen(FakeRecogniser, 'vi');
  stop();
  expect(await heard).toEqual({ ok: true, value: '' });
});
