/**
 * The summary of a verdict: who is paid what, or who beats whom, or one word for a single hand. Short enough for a link, and
 * independent of language.
 */
export type Summary =
  | {
      readonly kind: 'nets';
      /** In stakes or points; null where nothing is settled yet. */
      readonly nets: readonly (readonly [name: string, net: number | null])[];
    }
  /** Best first; tied hands share a group. */
  | { readonly kind: 'ranking'; readonly groups: readonly (readonly string[])[] }
  /** `points` of a hand that is not out, a kind of ù, `legal`, `illegal`, `no-combination`, an instant win, `none`. */
  | { readonly kind: 'word'; readonly word: string; readonly points?: number };

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
      // `-0` is nothing: a zero with a sign would be another number than the one that is written.
      return name === undefined ? [] : [[name, net === 'x' ? null : Number(net) || 0]];
    });
    return nets.length === parts.length ? { kind: 'nets', nets } : undefined;
  }
  if (/[/=]/.test(text)) {
    const groups = text.split('/').map((group) => group.split('='));
    return groups.flat().every(Boolean) ? { kind: 'ranking', groups } : undefined;
  }
  const [, said, points] = /^([a-z-]+)(?:\.(\d{1,6}))?$/.exec(text) ?? [];
  if (said === undefined) return undefined;
  return { kind: 'word', word: said, ...(points === undefined ? {} : { points: Number(points) }) };
}
