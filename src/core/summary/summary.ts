import type { Json } from '../game/game.ts';

/**
 * What a verdict comes to: who is paid what, or who beats whom, or one word where nobody plays against anybody. Short enough
 * for a link, and any language can say it.
 */
export type Summary =
  | {
      readonly kind: 'nets';
      /** In stakes or points; null where nothing is settled yet. */
      readonly nets: readonly (readonly [name: string, net: number | null])[];
    }
  /** Best first; who tie share a group. */
  | { readonly kind: 'ranking'; readonly groups: readonly (readonly string[])[] }
  /** `points` of a hand that is not out, a kind of ù, `legal`, `illegal`, `no-combination`, an instant win, `none`. */
  | { readonly kind: 'word'; readonly word: string; readonly points?: number };

/** The summary of a verdict's JSON (the contract that all games keep); undefined for what is no verdict. */
export function summaryOf(verdict: Json): Summary | undefined {
  const players = valueAt(verdict, 'players');
  if (players !== undefined) return { kind: 'nets', nets: pairsOf(players).map(([name, one]) => [name, netOf(one)]) };
  const ranking = valueAt(verdict, 'ranking');
  if (ranking !== undefined)
    return { kind: 'ranking', groups: listOf(ranking).map((group) => listOf(group).map(textOf)) };
  const u = valueAt(verdict, 'u');
  if (u !== undefined) {
    return u === null
      ? { kind: 'word', word: 'points', points: Number(valueAt(verdict, 'points')) }
      : word(`u-${textOf(u)}`);
  }
  const legal = valueAt(verdict, 'legal');
  if (legal !== undefined) {
    if (valueAt(verdict, 'play') === null) return word('no-combination');
    return word(legal === true ? 'legal' : 'illegal');
  }
  const instantWin = valueAt(verdict, 'instantWin');
  if (instantWin !== undefined) return word(instantWin === null ? 'none' : textOf(instantWin));
  return undefined;
}

/** `an:-1,binh:2`, `an/binh=chi`, `points.22`, `u-tron`: safe in an address, names aside. */
export function formatSummary(summary: Summary): string {
  switch (summary.kind) {
    case 'nets':
      return summary.nets.map(([name, net]) => `${name}:${net ?? 'x'}`).join(',');
    case 'ranking':
      return summary.groups.map((group) => group.join('=')).join('/');
    case 'word':
      return summary.points === undefined ? summary.word : `${summary.word}.${summary.points}`;
  }
}

/** Reads it back; undefined for anything else. */
export function parseSummary(text: string): Summary | undefined {
  if (text.includes(':')) {
    const parts = text.split(',');
    const nets = parts.flatMap((part): [string, number | null][] => {
      const [, name, net] = /^([^:,/=]+):(-?\d{1,6}|x)$/.exec(part) ?? [];
      return name === undefined ? [] : [[name, net === 'x' ? null : Number(net)]];
    });
    return nets.length === parts.length ? { kind: 'nets', nets } : undefined;
  }
  if (/[/=]/.test(text)) {
    const groups = text.split('/').map((group) => group.split('='));
    return groups.flat().every(Boolean) ? { kind: 'ranking', groups } : undefined;
  }
  const [, said, points] = /^([a-z-]+)(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  if (said === undefined) return undefined;
  return points === undefined ? word(said) : { kind: 'word', word: said, points: Number(points) };
}

function word(text: string): Summary {
  return { kind: 'word', word: text };
}

function netOf(player: Json): number | null {
  return valueAt(player, 'outcome') === 'unsettled' ? null : Number(valueAt(player, 'net'));
}

function pairsOf(json: Json): readonly (readonly [string, Json])[] {
  return typeof json === 'object' && json !== null && 'pairs' in json ? json.pairs : [];
}

function valueAt(json: Json, key: string): Json | undefined {
  return pairsOf(json).find(([name]) => name === key)?.[1];
}

function listOf(json: Json): readonly Json[] {
  return Array.isArray(json) ? json : [];
}

function textOf(json: Json): string {
  return typeof json === 'string' ? json : '';
}
