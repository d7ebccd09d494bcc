/** What can be told of a seat. */
export type ResultCode = 'win';
