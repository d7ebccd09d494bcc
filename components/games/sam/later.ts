/** What a reader wants of a question once they try something: the list of all plays, and what changes the question. */

export { ChangePlay } from './Change.tsx';
export { Plays } from './Plays.tsx';
