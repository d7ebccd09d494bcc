/** How much of each pixel a shape covers: the signed area under each of its edges, summed along every row. */

export interface Coverage {
  /** Where its first pixel lies. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** From 0 to 1, row by row. */
  readonly covered: Float32Array;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type OutlineEdge = readonly [from: Point, to: Point];

/** A curve of a letter is drawn as so many straight lines. */
const STEPS = 6;

/** What a shape covers that is moved and made larger. */
export function coverageOf(edges: readonly OutlineEdge[], { x, y }: Point, scale: number): Coverage {
  const placed = edges.map(([from, to]): OutlineEdge => [placeOf(from, x, y, scale), placeOf(to, x, y, scale)]);
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [from] of placed) {
    [minX, maxX] = [Math.min(minX, from.x), Math.max(maxX, from.x)];
    [minY, maxY] = [Math.min(minY, from.y), Math.max(maxY, from.y)];
  }
  return summed(placed, Math.floor(minX), Math.floor(minY), Math.ceil(maxX), Math.ceil(maxY));
}

function summed(edges: readonly OutlineEdge[], left: number, top: number, right: number, bottom: number): Coverage {
  const [width, height] = [right - left + 1, bottom - top];
  const sums = new Float32Array(width * height + 1);
  for (const [from, to] of edges) {
    addEdge(sums, width, height, placeOf(from, -left, -top, 1), placeOf(to, -left, -top, 1));
  }
  const covered = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    let sum = 0;
    for (let at = y * width; at < (y + 1) * width; at++) {
      sum += sums[at] ?? 0;
      covered[at] = Math.min(Math.abs(sum), 1);
    }
  }
  return { left, top, width, height, covered };
}

function placeOf(point: Point, x: number, y: number, scale: number): Point {
  return { x: point.x * scale + x, y: point.y * scale + y };
}

/** The outline of a path in straight lines. @param path `M`, `L`, `Q`, `C` and `Z` in absolute coordinates */
export function edgesOf(path: string): readonly OutlineEdge[] {
  const edges: OutlineEdge[] = [];
  let start: Point = { x: 0, y: 0 };
  let pen = start;
  const lineTo = (to: Point): void => {
    edges.push([pen, to]);
    pen = to;
  };
  for (const [, command, said = ''] of path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    const numbers = (said.match(/-?\d+/g) ?? []).map(Number);
    const points = numbers.flatMap((x, at) => (at % 2 === 0 ? [{ x, y: numbers[at + 1] ?? 0 }] : []));
    const [first = pen] = points;
    if (command === 'Z') lineTo(start);
    else if (command === 'M') start = pen = first;
    else {
      const from = pen;
      const steps = command === 'L' ? 1 : STEPS;
      for (let step = 1; step <= steps; step++) lineTo(pointOn([from, ...points], step / steps));
    }
  }
  return edges;
}

/** A point of a Bézier curve of any degree. @param t from 0 to 1 */
function pointOn(points: readonly Point[], t: number): Point {
  const [first = { x: 0, y: 0 }, ...others] = points;
  if (others.length === 0) return first;
  const between = others.map((to, at) => {
    const from = points[at] ?? first;
    return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t };
  });
  return pointOn(between, t);
}

/** Adds to each row what an edge covers of the pixels that it crosses, and so of all that lie to their right. */
function addEdge(sums: Float32Array, width: number, height: number, from: Point, to: Point): void {
  if (from.y === to.y) return;
  const [top, bottom, sign] = from.y < to.y ? [from, to, 1] : [to, from, -1];
  const slope = (bottom.x - top.x) / (bottom.y - top.y);
  const last = Math.min(height, Math.ceil(bottom.y));
  for (let y = Math.max(0, Math.floor(top.y)); y < last; y++) {
    const [upper, lower] = [Math.max(y, top.y), Math.min(y + 1, bottom.y)];
    const ends = [top.x + (upper - top.y) * slope, top.x + (lower - top.y) * slope];
    const [left, right] = [clamped(Math.min(...ends), width), clamped(Math.max(...ends), width)];
    const part = (lower - upper) * sign;
    let before = 0;
    for (let x = Math.floor(left); before < 1; x++) {
      const now = areaLeftOf(x + 1, left, right);
      const at = y * width + x;
      sums[at] = (sums[at] ?? 0) + part * (now - before);
      before = now;
    }
  }
}

function clamped(x: number, width: number): number {
  return Math.min(Math.max(x, 0), width - 1);
}

/** What lies between an edge from `left` to `right` and a bound, of the pixel before the bound: 1 once the edge has passed. */
function areaLeftOf(bound: number, left: number, right: number): number {
  const inside = (until: number): number => {
    // The mean width of the pixels' part to the right of the edge, summed up to here.
    if (until <= left) return 0;
    if (until >= right) return until - (left + right) / 2;
    return (until - left) ** 2 / (2 * (right - left));
  };
  return Math.min(1, inside(bound) - inside(bound - 1));
}
