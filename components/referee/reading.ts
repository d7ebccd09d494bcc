/** What reads free text, and says how it was read, is brought in one (reader.ts). */

export { readMessage } from '#src/reading/read-message.ts';
export { ReadAs } from './ReadAs.tsx';
export { contradictionNotes, noteSentences } from './reading-notes.ts';
