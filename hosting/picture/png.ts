/** A picture of few colours as PNG: https://www.w3.org/TR/png-3/. */

export type Rgb = readonly [red: number, green: number, blue: number];

export interface Indexed {
  readonly width: number;
  readonly height: number;
  /** At most 256. */
  readonly palette: readonly Rgb[];
  /** The colour of each pixel, row by row. */
  readonly pixels: Uint8Array;
}

const SIGNATURE = [137, 80, 78, 71, 13, 10, 26, 10];

export async function encodePng({ width, height, palette, pixels }: Indexed): Promise<Uint8Array<ArrayBuffer>> {
  const size = new Uint8Array(13);
  const view = new DataView(size.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  // Eight bits a pixel, each a colour of the palette.
  size.set([8, 3], 8);
  return joined([
    Uint8Array.from(SIGNATURE),
    chunk('IHDR', size),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', await deflated(rowsOf(pixels, width, height))),
    chunk('IEND', new Uint8Array()),
  ]);
}

/** Each row behind the number of its filter: none, as flat colours deflate as well without and in less time. */
function rowsOf(pixels: Uint8Array, width: number, height: number): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return rows;
}

async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + data.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(8 + data.length, crc32(bytes.subarray(4, 8 + data.length)));
  return bytes;
}

/** The checksum of a byte alone, for each byte. */
const CRC = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? 0xedb88320 ^ (sum >>> 1) : sum >>> 1;
  return sum;
});

function crc32(bytes: Uint8Array): number {
  return ~bytes.reduce((sum, byte) => (CRC[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8), -1) >>> 0;
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
