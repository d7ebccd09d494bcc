/** Up, down, or away: drawn, since the display face has no such letters. */
export function Arrow({ to }: { readonly to: keyof typeof PATHS }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[to]} />
    </svg>
  );
}

const PATHS = { up: 'M12 20V5M5 12l7-7 7 7', down: 'M12 4v15M5 12l7 7 7-7', out: 'm5 5 14 14M19 5 5 19' } as const;
