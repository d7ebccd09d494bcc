import type { ContractWords } from '#words/vi/ui/contract.ts';

const TICKS = 10;
/** The width of a tick with the gap behind it. */
const STEP = 7;

/** How often a house rule changes the result, in words; ten ticks on a scale of doublings repeat it for the eye. */
export function HowOften({ oneIn, say }: { readonly oneIn: number; readonly say: ContractWords }) {
  const on = Math.min(TICKS, Math.max(1, Math.round(15.5 - 2.17 * Math.log2(oneIn))));
  return (
    <p class="weight">
      <span>
        {say.changes} <b>{say.oneIn(oneIn)}</b>
      </span>
      <svg viewBox={`0 0 ${TICKS * STEP} 14`} aria-hidden="true">
        <path d={`M0 7h${TICKS * STEP}`} />
        <path d={`M0 7h${on * STEP}`} />
      </svg>
    </p>
  );
}
