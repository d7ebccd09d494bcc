import { describe, expect, test } from 'vitest';
import { ReadAloud } from './read-aloud.ts';

const vietnamese = { lang: 'vi-VN', voiceURI: 'Linh', localService: true };
const distant = { lang: 'vi_VN', voiceURI: 'Far away', localService: false };
const english = { lang: 'en-US', voiceURI: 'Samantha', localService: true };
type Voice = typeof vietnamese;

/** A device with these voices, and what it has remembered. */
function device(all: Voice[], remembered = '') {
  const said: string[] = [];
  let kept = remembered;
  const reader = new ReadAloud(
    {
      voices: () => all,
      say: (text, { voiceURI }) => said.push(`${voiceURI}: ${text}`),
      hush: () => said.push('hush'),
    },
    'vi',
    {
      get: () => kept,
      set(text) {
        kept = text;
      },
    },
  );
  return { reader, said, kept: () => kept };
}

describe('reading aloud', () => {
  test('is not offered without a voice of the language, until one comes', () => {
    const voices = [english];
    const { reader, said } = device(voices);
    expect(reader.state).toBe('none');
    reader.press('sample', 'An ăn.');
    reader.read('An ăn.');
    expect(said).toEqual([]);
    voices.push(vietnamese);
    expect(reader.state).toBe('off');
  });

  test('begins with a sample; a confirmed voice is remembered and reads every new verdict', () => {
    const { reader, said, kept } = device([distant, vietnamese]);
    reader.read('Hòa.');
    reader.press('sample', 'An ăn.');
    expect(reader.state).toBe('asked');
    reader.read('Hòa.');
    expect(said).toEqual(['Linh: sample']);
    reader.answer(true, 'An ăn.');
    reader.read('Hòa.');
    expect(said.slice(1)).toEqual(['Linh: An ăn.', 'Linh: Hòa.']);
    expect(kept()).toBe('on Linh');
  });

  test('reads from the start where a voice was confirmed before, and a press ends it', () => {
    const { reader, said, kept } = device([vietnamese], 'on Linh');
    reader.read('An ăn.');
    reader.press('sample', 'An ăn.');
    reader.read('Hòa.');
    expect(said).toEqual(['Linh: An ăn.', 'hush']);
    expect([reader.state, kept()]).toEqual(['off', 'off Linh']);
    reader.press('sample', 'An ăn.');
    expect(said.at(-1)).toBe('Linh: An ăn.');
  });

  test('a refused voice is off and the next one is offered; without another nothing is', () => {
    const { reader, said, kept } = device([vietnamese, distant]);
    reader.press('sample', 'An ăn.');
    reader.answer(false, 'An ăn.');
    expect([reader.state, kept()]).toEqual(['off', '']);
    reader.press('sample', 'An ăn.');
    expect(said).toEqual(['Linh: sample', 'hush', 'Far away: sample']);
    reader.answer(false, 'An ăn.');
    expect(reader.state).toBe('none');
  });

  test('a voice that has left the device is not the confirmed one', () => {
    const { reader, said } = device([distant], 'on Linh');
    reader.read('An ăn.');
    expect([reader.state, ...said]).toEqual(['off']);
  });

  test('what is confirmed is the voice that spoke, whichever came meanwhile', () => {
    const voices = [distant];
    const { reader, said, kept } = device(voices);
    reader.press('sample', 'An ăn.');
    voices.push(vietnamese);
    reader.answer(true, 'An ăn.');
    expect(said).toEqual(['Far away: sample', 'Far away: An ăn.']);
    expect(kept()).toBe('on Far away');
  });

  test('a voice that leaves the device before the answer leaves no question behind', () => {
    for (const isClear of [true, false]) {
      const voices = [distant];
      const { reader, said } = device(voices);
      reader.press('sample', 'An ăn.');
      voices.pop();
      expect(reader.state).toBe('asked');
      reader.answer(isClear, 'An ăn.');
      expect(reader.state).toBe('none');
      expect(said.slice(1)).toEqual(isClear ? [] : ['hush']);
    }
  });

  test('the confirmed voice comes while another one is asked about: a press reads by it, and the question is gone', () => {
    const voices = [distant];
    const { reader, said } = device(voices, 'on Linh');
    reader.press('sample', 'An ăn.');
    voices.push(vietnamese);
    reader.press('sample', 'An ăn.');
    expect([reader.state, said.at(-1)]).toEqual(['on', 'Linh: An ăn.']);
  });
});
