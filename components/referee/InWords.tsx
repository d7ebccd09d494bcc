import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { href, pathOf } from '#book/address.ts';
import type { Lang } from '#core/lang.ts';
import type { PlaceKind } from '#src/search/record.ts';
import type { RefereeWords } from '#words/vi/ui/referee.ts';
import { keyedParts, whenLoaded } from '../loading/part.ts';
import { usePart } from '../loading/use-part.ts';
import { type Library, loadLibrary } from '../search/load.ts';
import { askedFiles, findAsked, isAsking, isQuestion, namesNoCards } from './agreement-questions.ts';

interface Props {
  readonly text: string;
  /** The game on the table. */
  readonly home: string;
  readonly lang: Lang;
  readonly words: RefereeWords;
  /** No hands were read, and no game was named. */
  readonly handless: boolean;
  /** Cards are missing, so it may be a question although it counts something. */
  readonly lacking?: boolean;
  /** No hand was read at all: where places are found, what is missing is not said besides. */
  readonly bare?: boolean;
  /** Shown where the text is no such question; nothing where it was ruled on. */
  readonly children?: ComponentChildren;
}

/** A text as short as this is probably unfinished. */
const SHORTEST = 5;

/** Answers questions that no ruling can: what a table agrees on before the deal, or else links to where the site answers them. */
export function InWords({ text, home, lang, words, handless, lacking = false, bare = false, children }: Props) {
  const { part: file } = usePart(askedFiles(lang), true);
  const asks = isQuestion(text) || (lacking && isAsking(text));
  const wonders = asks || (handless && text.trim().length >= SHORTEST && namesNoCards(text));
  const [isLed, setLed] = useState(false);
  const found = file && (asks || children !== undefined) ? findAsked(text, file, home) : undefined;
  if (!found)
    return (
      <>
        {!(bare && wonders && isLed) && children}
        {wonders && <Places text={text} home={home} lang={lang} words={words} sure={!asks} onFound={setLed} />}
        {wonders && file && children !== undefined && (
          <p class="s">
            {file.words.elsewhere} <a href={href(pathOf(lang, 'su-co'))}>{file.words.more}</a> ·{' '}
            <a href={href(pathOf(lang, 'cai-nhau'))}>{file.words.argued}</a>
          </p>
        )}
      </>
    );
  const { id, name, question, rule, answers, note } = found;
  return (
    <div class="err in-words">
      <p>
        {file?.words.lead} <b>{`${name}. ${question}`}</b>
      </p>
      <ul>
        {answers.map(({ says, who }) => (
          <li key={says}>
            {says} ({who})
          </li>
        ))}
      </ul>
      <p>
        {note ?? (answers.length === 0 && `${file?.words.nobody}.`)}{' '}
        {rule && (
          <a class="tag" href={`${href(pathOf(lang, id, 'luat'))}#${rule.id}`}>
            {rule.number}
          </a>
        )}
      </p>
      <p>
        <a href={href(pathOf(lang, 'su-co'))}>{file?.words.more}</a> ·{' '}
        <a href={`${href(pathOf(lang, 'luat-nha'))}?h=${id}#thoa-thuan`}>{file?.words.agree}</a>
      </p>
    </div>
  );
}

/** The pause in typing before the site is searched, in milliseconds: the search data is large. */
const PAUSE = 600;

interface PlacesProps extends Pick<Props, 'text' | 'home' | 'lang' | 'words'> {
  /** Only places that have all of the words: the text is no explicit question. */
  readonly sure: boolean;
  onFound(isLed: boolean): void;
}

/** Rules, arguments and incidents that match a question. */
function Places({ text, home, lang, words, sure, onFound }: PlacesProps) {
  const [places, setPlaces] = useState<readonly AskedPlace[]>([]);
  useEffect(() => {
    let late = false;
    const later = setTimeout(
      () =>
        whenLoaded(placesFor(text, home, lang, sure), (found) => {
          if (late) return;
          setPlaces(found);
          onFound(found.length > 0);
        }),
      PAUSE,
    );
    return () => {
      late = true;
      clearTimeout(later);
    };
  }, [text, home, sure]);
  if (places.length === 0) return null;
  return (
    <nav class="err hint places" aria-label={words.places}>
      <p>{words.places}</p>
      <ul>
        {places.map(({ href: to, title, number, game }) => (
          <li key={to}>
            <a href={to}>
              {game && <small>{number === undefined ? game : `${game} ${number}`}</small>} {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** A rule, an argument or an incident that a text asks after. */
interface AskedPlace {
  readonly href: string;
  readonly title: string;
  /** Its game, where it is of one alone. */
  readonly game: string | undefined;
  /** Of a rule. */
  readonly number: string | undefined;
}

/** Kinds of places that settle something; lessons and terms only explain. */
const SETTLES: readonly PlaceKind[] = ['rule', 'argument', 'incident'];
const MOST = 3;

/** The search data, whole. */
const library = keyedParts(
  (lang: Lang) =>
    new Promise<Library>((come, fail) => {
      loadLibrary(lang, (next) => next.whole && come(next)).catch(fail);
    }),
);

/**
 * The best places for a text.
 * @param home the game on the table: its places come first among equals
 * @param sure only those that have all of the words
 */
async function placesFor(text: string, home: string, lang: Lang, sure: boolean): Promise<readonly AskedPlace[]> {
  const { file, finder } = await library(lang).load();
  return finder
    .find(text, home)
    .filter(({ record, whole }) => SETTLES.includes(record.kind) && (whole || !sure))
    .slice(0, MOST)
    .map(({ record: { page, id, title, number, game } }) => ({
      href: `${file.pages[page] ?? ''}${id === undefined ? '' : `#${id}`}`,
      title,
      number,
      game: file.games.find((one) => one.id === game)?.name,
    }));
}
