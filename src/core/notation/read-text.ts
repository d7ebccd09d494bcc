import type { Card } from '../card.ts';
import type { Game } from '../game/game.ts';
import type { Rules } from '../house-rules.ts';
import { readCard } from './read-card.ts';
import { readHead } from './read-head.ts';
import { Scanner } from './scanner.ts';

const GAP = /[\s.,;]*/uy;

/** One card in any spelling and nothing else, or undefined. */
export function parseCard(text: string): Card | undefined {
  const scan = new Scanner(text);
  scan.take(GAP);
  const card = readCard(scan);
  scan.take(GAP);
  return scan.atEnd ? card : undefined;
}

/** A choice of house rules, `xi-dach@vipgame{minStand=14}`, or undefined for anything else. */
export function parseRuleSet(text: string, game: Game): { readonly preset: string; readonly rules: Rules } | undefined {
  const scan = new Scanner(text);
  scan.takeBlanks();
  const head = readHead(scan, [game]);
  scan.takeBlanks();
  if (!head || scan.hasFault || !scan.atEnd) return undefined;
  return { preset: head.preset, rules: head.rules };
}
