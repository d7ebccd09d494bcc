/** Text as few letters that an address can hold: deflated, then base64url. */

import { err, ok, type Result } from '#core/result.ts';

/** More than the longest evening. A few letters can be made to inflate to gigabytes. */
export const MOST_INFLATED = 2_000_000;

/** `unsupported`: this browser has no compression, or not this one. */
export type PackingFault = 'broken' | 'too-long' | 'unsupported';

/** @returns letters, digits, `-` and `_` */
export async function packText(text: string): Promise<Result<string, 'unsupported'>> {
  const deflating = streamOf(() => new CompressionStream('deflate-raw'));
  const packed = deflating && (await through(new TextEncoder().encode(text), deflating));
  return packed?.ok ? ok(base64Url(packed.value)) : err('unsupported');
}

/** Reads what `packText` gives, from whomever it comes. Never throws. */
export async function unpackText(packed: string): Promise<Result<string, PackingFault>> {
  const bytes = bytesOf(packed);
  if (!bytes) return err('broken');
  const inflating = streamOf(() => new DecompressionStream('deflate-raw'));
  if (!inflating) return err('unsupported');
  const inflated = await through(bytes, inflating);
  if (!inflated.ok) return inflated;
  try {
    return ok(new TextDecoder('utf-8', { fatal: true }).decode(inflated.value));
  } catch {
    return err('broken');
  }
}

function streamOf<T>(make: () => T): T | undefined {
  try {
    return make();
  } catch {
    return undefined;
  }
}

/** What comes out of a stream, as long as it is not too much. */
async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Result<Uint8Array<ArrayBuffer>, 'broken' | 'too-long'>> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value);
      length += value.length;
      if (length > MOST_INFLATED) {
        await reader.cancel();
        return err('too-long');
      }
    }
  } catch {
    return err('broken');
  }
  return ok(new Uint8Array(await new Blob(parts).arrayBuffer()));
}

function base64Url(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(packed: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(packed)) return undefined;
  try {
    return Uint8Array.from(atob(packed.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
  } catch {
    return undefined;
  }
}
