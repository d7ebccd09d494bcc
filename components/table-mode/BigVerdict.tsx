import { BRIEF, briefReason, type Laid } from './laid.ts';
import { type Letters, lettersOf, widthOf } from './letters.ts';

/** The verdict as large as fits, and upside down. It is spoken once, with its whole reason. */
export function BigVerdict({ laid }: { readonly laid: Laid }) {
  return laid.lines.length > 0 ? <ManyVerdicts laid={laid} /> : <OneVerdict laid={laid} />;
}

/** What is longer in one line takes two on a phone that lies, too. */
const LONG = 5;

function OneVerdict({ laid: { big, why, net, conditions, hands } }: { readonly laid: Laid }) {
  const letters = lettersOf(big);
  const { lines, word, wide, whole, lead } = letters;
  const brief = briefReason(
    why,
    hands.map(({ name }) => name),
  );
  return (
    <section
      class={['tm-plate', word === wide && 'beside', whole > LONG && 'long'].filter(Boolean).join(' ')}
      role="status"
      style={`--word:${round(word)};--wide:${round(wide)};--whole:${round(whole)};--lines:${lines.length};--lead:${lead}`}
    >
      <div class="say">
        <div class="opp" aria-hidden="true">
          <Words letters={letters} />
        </div>
        <p class="huge">
          <Words letters={letters} />
        </p>
      </div>
      {(why || net) && (
        <div class={brief.length <= BRIEF ? 'why' : 'why much'}>
          {/* The whole reason is for who does not look from across the table. */}
          {brief === why ? (
            <p>{why}</p>
          ) : (
            <p>
              <span class="vh">{why}</span>
              <span aria-hidden="true">{brief}</span>
            </p>
          )}
          {net && <b>{net}</b>}
        </div>
      )}
      <Conditions all={conditions} />
    </section>
  );
}

function Words({ letters: { lines } }: { readonly letters: Letters }) {
  return (
    <>
      {lines.map((line, at) => (
        <span key={line}>{at > 0 ? ` ${line}` : line}</span>
      ))}
    </>
  );
}

/** Between a verdict and what is paid, in em. */
const GAP = 0.6;

function ManyVerdicts({ laid: { lines, why, conditions } }: { readonly laid: Laid }) {
  const wide = Math.max(...lines.map(({ text, net }) => widthOf(text) + (net ? GAP + widthOf(net) : 0)));
  const rows = lines.map(({ text, net }) => (
    <li key={text}>
      <span>{text}</span> {net && <b>{net}</b>}
    </li>
  ));
  return (
    <section class="tm-plate" role="status" style={`--wide:${round(wide)};--rows:${lines.length}`}>
      <div class="say many">
        <ul class="opp" aria-hidden="true">
          {rows}
        </ul>
        <ul class="rows">{rows}</ul>
      </div>
      {why && (
        <div class="why much">
          <p>{why}</p>
        </div>
      )}
      <Conditions all={conditions} />
    </section>
  );
}

function Conditions({ all }: { readonly all: readonly string[] }) {
  return all.length === 0 ? null : <p class="if">{all.join(' · ')}</p>;
}

function round(em: number): number {
  return Math.round(em * 100) / 100;
}
