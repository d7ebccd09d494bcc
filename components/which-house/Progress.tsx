import type { WhichWords } from '#words/vi/ui/which.ts';

/** So many questions are enough as a rule. */
export const USUAL_QUESTIONS = 8;

interface Props {
  /** How many questions were answered before this one. */
  readonly at: number;
  /** How many were answered in all. */
  readonly answered?: number;
  readonly say: WhichWords;
}

/** A square for each question: more than eight where more are needed. */
export function Progress({ at, answered = at, say }: Props) {
  const squares = Math.max(USUAL_QUESTIONS, at + 1, answered);
  return (
    <div class="prog" role="img" aria-label={say.progress(at + 1, USUAL_QUESTIONS)}>
      <span>{say.question(at + 1)}</span>
      <ol>
        {Array.from({ length: squares }, (_, place) => (
          <li key={place} class={place === at ? 'now' : place < answered ? 'ok' : undefined} />
        ))}
      </ol>
    </div>
  );
}
