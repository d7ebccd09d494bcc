/**
 * The edition of the questions: it is increased when the same seed gives other questions than before, and when a game gets a kind
 * of question or loses one. Links to practice carry it, so that nobody compares scores on questions that differ. It counts the
 * records of src/practice/question-editions.json: `npm run update -- questions` adds one and writes the number here.
 */
export const QUIZ_EDITION: number = 9;
