import { langOf } from '../../src/site.ts';
import * as widget from './Referee.tsx';
import { bringWords } from './words.ts';

/** The referee with its words in the page's language. */
export async function load(): Promise<typeof widget> {
  await bringWords(langOf(new URL(location.href)));
  return widget;
}
