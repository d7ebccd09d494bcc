import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { HostFile } from './bundle.ts';

/** Writes the files below a folder. Whatever else stands there stays: a host has functions of its own beside these. */
export function writeFiles(folder: string, files: readonly HostFile[]): void {
  for (const { file, text } of files) {
    const at = path.join(folder, file);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, text);
  }
}
