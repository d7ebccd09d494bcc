/** The samples of the guide for authors (docs/authors.md), and what they do to a file. */

/** A sample of the guide for authors. */
export interface Sample {
  /** The heading that it stands under. */
  readonly part: string;
  /** What is done to the file: lines are added, one is changed, or the file is new. */
  readonly does: string;
  readonly file: string;
  /** Beside which line lines are added; at the end without it. */
  readonly beside: { readonly where: 'after' | 'before'; readonly line: string } | undefined;
  readonly text: string;
}

/** Headings and samples in their order; a heading in a sample is none of the guide. */
export function samplesIn(guide: string): Sample[] {
  let part = '';
  return [...guide.matchAll(/^## (.+)$|^```\w*(.*)\n([\s\S]*?)^```$/gm)].flatMap(
    ([, heading, about = '', text = '']) => {
      if (heading !== undefined) part = heading;
      const [, does, file, where, line = ''] =
        /^ (add|change|new)="([^"]+)"(?: (after|before)="([^"]+)")?$/.exec(about) ?? [];
      if (does === undefined || file === undefined) return [];
      const beside = where === 'after' || where === 'before' ? ({ where, line } as const) : undefined;
      return [{ part, does, file, beside, text }];
    },
  );
}

/** The lines that a sample writes, without blank ones. */
export function writtenBy({ does, text }: Sample): string[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return does === 'change' ? lines.filter((line) => line.startsWith('+')) : lines;
}

/** A text once a sample is applied to it. Throws where the text has no such line, or several. */
export function applied(before: string, { file, does, beside, text }: Sample): string {
  const once = (part: string): string => {
    if (before.split(part).length !== 2) throw new Error(`${file} has not one place with “${part}”`);
    return part;
  };
  if (does === 'new') return text;
  if (does === 'change') {
    const [, from = '', to = ''] = /^-(.*)\n\+(.*)\n$/.exec(text) ?? [];
    return before.replace(once(from), () => to);
  }
  if (!beside) return `${before}${file.endsWith('.yaml') ? '\n' : ''}${text}`;
  const lines = before.split('\n');
  const at = lines.findIndex((line) => line.includes(once(beside.line)));
  return lines.toSpliced(beside.where === 'after' ? at + 1 : at, 0, ...text.replace(/\n$/, '').split('\n')).join('\n');
}
