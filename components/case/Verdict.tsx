import type { VerdictWords } from '#core/game/game-words.ts';

interface Props {
  readonly words: VerdictWords;
  /** Sentences shown right under the banner: the banner then leaves out the reason. */
  readonly below?: readonly string[];
}

/** What is longer is set smaller, in letters. */
const LONG = 11;

/** The verdict banner: two or three words, the reason in one line, the payments. With several players one line each. */
export function Verdict({ words, below = [] }: Props) {
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
  const why = below.reduce((text, sentence) => text.replace(sentence, '').trim(), words.why);
  return (
    <div class="verdict">
      <p class={words.big.length > LONG ? 'big long' : 'big'}>{words.big}</p>
      {words.net && <p class="net">{words.net}</p>}
      {why && <p class="why">{why}</p>}
    </div>
  );
}
