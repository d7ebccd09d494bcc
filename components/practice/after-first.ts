/** What follows the first answer of a session, and what few sessions need, is brought in one (answer-part.ts). */

export { challengeOn, Intro, setUpChallenge } from './challenge.tsx';
export { Notice } from './history/Notice.tsx';
export { AfterAnswer } from './session/AfterAnswer.tsx';
export { notesOf } from './session/notes.ts';
export { ScoreView } from './session/ScoreView.tsx';
