import { saveBlob } from '../save-file.ts';
import type { PictureContent } from './content.ts';
import { drawPicture } from './draw.ts';

/** What goes along with the picture, for whoever cannot see it and for apps that take text besides. */
export interface PictureMessage {
  readonly title: string;
  readonly text: string;
  /** Of the file. */
  readonly name: string;
}

/** Draws the picture and hands it to the share sheet; where files cannot be shared it is downloaded. */
export async function sendPicture(content: PictureContent, { title, text, name }: PictureMessage): Promise<void> {
  const blob = await drawPicture(content);
  const files = [new File([blob], name, { type: 'image/png' })];
  if (!('canShare' in navigator) || !navigator.canShare({ files })) return saveBlob(name, blob);
  try {
    await navigator.share({ files, title, text });
  } catch (error) {
    // Dismissing the share sheet is no error; where drawing took longer than a press counts the file is handed over instead.
    if (!(error instanceof DOMException && error.name === 'AbortError')) saveBlob(name, blob);
  }
}
