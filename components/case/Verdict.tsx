import type { VerdictWords } from '#core/game/game-words.ts';

/** The plate of ink: two or three words, why in one line, who gets what. With several players a line each. */
export function Verdict({ words }: { words: VerdictWords }) {
  if (words.lines.length > 0) {
    return (
      <div class="verdict many">
        {words.lines.map(({ text, net }) => (
          <p key={text} class="line">
            <span>{text}</span>
            <span class="net">{net}</span>
          </p>
        ))}
      </div>
    );
  }
  return (
    <div class="verdict">
      <p class="big">{words.big}</p>
      {words.net && <p class="net">{words.net}</p>}
      <p class="why">{words.why}</p>
    </div>
  );
}
