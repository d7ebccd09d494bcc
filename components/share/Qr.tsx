import { encode } from 'uqr';

interface Props {
  /** What a phone reads: an address. */
  readonly text: string;
  /** What it is, for those who do not see it. */
  readonly label: string;
}

/** The quiet border that readers need, in modules. */
const BORDER = 4;

/** What the largest code holds at medium correction, in bytes (ISO/IEC 18004, version 40-M). */
const LONGEST = 2331;

/** A QR code as one path, dark on light whatever the theme: phones read no other. It takes the width of its box. Nothing for a text that no code holds. */
export function Qr({ text, label }: Props) {
  if (new TextEncoder().encode(text).length > LONGEST) return null;
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const rows = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark && !row[x - 1] ? [`M${x} ${y}h${runFrom(row, x)}v1H${x}z`] : [])),
  );
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={rows.join('')} fill="#000" />
    </svg>
  );
}

/** How many dark modules stand side by side from here on. */
function runFrom(row: readonly boolean[], from: number): number {
  const end = row.indexOf(false, from);
  return (end < 0 ? row.length : end) - from;
}
