/** The search: an index of places, and the ranking of results. */
import MiniSearch, { type SearchResult } from 'minisearch';
import { flat, markedText, wordsOf } from './fold.ts';
import { likeness, type Name, nearness, searchNames, typosTo } from './names.ts';
import { gamesNamed, type Reading, readQuery, type SearchQuery } from './query.ts';
import { type NamedRecord, PLACE_KINDS, type PlaceKind, type SearchFile, type SearchRecord } from './record.ts';
import { withoutKeys } from './typing-keys.ts';

/** A place that is found. */
export interface Hit {
  readonly record: SearchRecord;
  /** The name by which it was found. */
  readonly name: string | undefined;
  /** The words of it that were asked for, folded. */
  readonly words: readonly string[];
  /** All that was asked for is there. */
  readonly whole: boolean;
}

export interface Finder {
  /** The texts of the records, in their order, where they did not come with them. */
  read(texts: readonly string[]): void;
  /** Adds what is here to the index until it is told to stop, first all names and then their texts; false when all of it is in. */
  grow(stop: () => boolean): boolean;
  /** The index is complete. */
  readonly whole: boolean;
  /**
   * The results, best first. Until the index is complete they are those that names and numbers find so far: texts are weighed
   * against all others, so in a part of them the first would be whichever game comes first. Typos are tolerated only in a
   * complete one, where nothing else is found. What is first once all names are in is first in a complete one, too.
   */
  find(typed: string, here?: string): Hit[];
}

/** What is searched, with or without its texts. */
interface Searched extends Pick<SearchFile, 'games'> {
  readonly records: readonly NamedRecord[];
}

/** A place as it stands in the index. */
interface Place {
  readonly at: number;
  /** With an empty text, and what follows from that, until it is here. */
  record: SearchRecord;
  readonly known: readonly Name[];
  readonly title: string;
  readonly names: string;
  readonly over: string;
  readonly where: string;
  text: string;
  /** How much it is about what is paid. */
  pays: number;
  /** Its words with their marks, from the first time that they are asked for. */
  marked?: ReadonlySet<string>;
}

/** The rank of a result: its level first, then what decides among equals. */
interface Found {
  readonly place: Place;
  readonly level: number;
  readonly score: number;
  readonly name: Name | undefined;
  readonly words: readonly string[];
  /** The share of the query's words that were found: 1 is all. */
  readonly share: number;
}

/** After the name matches of `NEAR`: all words in the title or a name; all anywhere; with a typo; some. */
const LEVEL = { number: 10, title: 4, slip: 3, words: 2 } as const;
/** Results with less than this share of the best score are dropped. */
const ENOUGH = 0.6;
/** A text has all of a query in its title only where that is about as much as the title says: long questions have every word. */
const MUCH = 0.5;
/** How many candidates are scored in detail. */
const CANDIDATES = 120;
/** The most results that are shown. */
export const MOST_FOUND = 30;
/** The weight of a kind of place compared with others that have the words as well. */
const WORTH: Readonly<Record<PlaceKind, number>> = {
  rule: 2,
  game: 1,
  term: 1.4,
  lesson: 1,
  argument: 1.4,
  incident: 1.4,
  source: 0.6,
  page: 1,
};

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** What is paid, as a text tells it, and as a title does. */
const PAYS = /\b(?:chung|pay|paid|cost)\b/;
const AMOUNT = /\b(?:chung|den|pay|paid|cost|\d+)\b/;
const NO_WORD = /[^\p{L}\p{M}\p{N}]+/u;

/** The title of an argument asks: it tells of an amount in its text, and most where it asks how much. */
function aboutPayment(kind: PlaceKind, title: string, text: string): number {
  if (kind === 'argument' && !/\b(?:may|much|many)\b/.test(title)) return PAYS.test(text) ? 1.5 : 1;
  return (PAYS.test(text) ? 2 : 1) * (kind !== 'argument' && AMOUNT.test(title) ? 2 : 1);
}

/** Words of any question say little about its topic. */
const LITTLE = new Set(
  flat(
    'ai may co khong thi duoc roi ma la bi khi nao voi hay con cai mot cho va is are a an the of to do does how what when who can may my i you we if it in on with for any',
  ).split(' '),
);

/** The search over the records of a file. Its index is empty until it grows. */
export function createFinder({ games, records }: Searched): Finder {
  const places: Place[] = [];
  let texts: readonly string[] = [];
  /** How many of the places have their texts in the index. */
  let read = 0;
  /** Names by their first letters: whatever resembles a name starts like it. */
  const called = new Map<string, { readonly place: Place; readonly name: Name }[]>();
  const frequency = new Map<string, number>();
  /** What words weigh in the complete index, from the first time that it is asked. */
  const weights = new Map<string, number>();
  const index = new MiniSearch<Place>({
    idField: 'at',
    fields: ['title', 'names', 'over', 'where', 'text'],
    tokenize: (text) => text.split(' '),
    processTerm: (word) => word,
    searchOptions: { boost: { title: 3, names: 3, where: 0.3, over: 0.7 } },
  });

  function addNames(record: NamedRecord): void {
    const known = searchNames(record);
    const place: Place = {
      at: places.length,
      record: { ...record, text: '' },
      known,
      title: flat(record.title),
      names: known
        .slice(1)
        .map((name) => name.flat)
        .join(' '),
      over: flat(record.over ?? ''),
      where: games.find(({ id }) => id === record.game)?.said.join(' ') ?? '',
      text: '',
      pays: 1,
    };
    places.push(place);
    for (const name of known) {
      const alike = called.get(startOf(name.tight));
      if (alike) alike.push({ place, name });
      else called.set(startOf(name.tight), [{ place, name }]);
    }
  }

  function textOf(at: number): string | undefined {
    return records[at]?.text ?? texts[at];
  }

  function addText(place: Place, text: string): void {
    place.record = { ...place.record, text };
    place.text = flat(text);
    place.pays = aboutPayment(place.record.kind, place.title, place.text);
    index.add(place);
    const all = new Set(`${place.title} ${place.names} ${place.text}`.split(' '));
    for (const word of all) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  }

  /** The weight of a word's position in a place. */
  function weight(word: string): number {
    const known = weights.get(word);
    if (known !== undefined) return known;
    const own = Math.log(1 + records.length / (1 + (frequency.get(word) ?? 0))) * emphasis(word);
    if (whole()) weights.set(word, own);
    return own;
  }

  /** Only a word that occurs nowhere can be a typo. */
  function isUnknown(word: string): boolean {
    return word.length > 3 && !/\d/.test(word) && !frequency.has(word);
  }

  /** How much of what was typed with marks the place has with the same ones: 1 is all, and where none was typed. */
  function markedShare(place: Place, { markedWords }: SearchQuery): number {
    if (markedWords.length === 0) return 1;
    const { record, known } = place;
    place.marked ??= new Set(
      [record.title, record.text, record.over ?? '', ...known.map(({ text }) => text)].flatMap((text) =>
        markedText(text).split(NO_WORD),
      ),
    );
    const has = place.marked;
    return markedWords.filter((word) => has.has(word)).length / markedWords.length;
  }

  /** The query with marks restored, where some of its letters are marks that were typed as letters. */
  function withoutUnknownKeys(typed: string): string {
    return typed.replace(WORD, (word) => {
      const meant = withoutKeys(word);
      const stands = (one: string) => frequency.has(flat(one));
      return /^[a-z][a-z\d]+$/i.test(word) && !stands(word) && stands(meant) ? meant : word;
    });
  }

  function byNumber({ number }: SearchQuery, named: ReadonlySet<string>): Found[] {
    if (number === undefined) return [];
    const matches = (own: string | undefined) => (number.endsWith('.') ? own?.startsWith(number) : own === number);
    return places
      .filter(({ record }) => matches(record.number) && (named.size === 0 || named.has(record.game ?? '')))
      .map((place) => ({ place, level: LEVEL.number, score: 0, name: undefined, words: [], share: 1 }));
  }

  function byName(asked: SearchQuery): Found[] {
    const starts = new Set([asked.tight, ...asked.cores.map((core) => core.flat.replaceAll(' ', ''))].map(startOf));
    return [...starts].flatMap((start) =>
      (called.get(start) ?? []).flatMap(({ place, name }) => {
        const near = nearness(name, asked, place.record.game);
        if (near === 0) return [];
        // A name that belongs to a better place counts less than the place's own names, and a text's heading less than both.
        const level = near - (name.right === 2 ? 0.4 : 0) - (isText(place.record) ? 1.5 : 0);
        return [{ place, level, score: 0, name, words: asked.words, share: 1 }];
      }),
    );
  }

  function bySlip(asked: SearchQuery): Found[] {
    return places.flatMap((place) => {
      let best: Found | undefined;
      for (const name of place.known) {
        const slips = typosTo(name, asked, place.record.game);
        if (slips === undefined || -slips <= (best?.score ?? Number.NEGATIVE_INFINITY)) continue;
        best = { place, level: LEVEL.slip, score: -slips, name, words: wordsOf(name.text), share: 1 };
      }
      return best ?? [];
    });
  }

  function byWords(asked: SearchQuery, slips: boolean): Found[] {
    return asked.readings.flatMap((reading) => byReading(reading, asked, slips));
  }

  function byReading(reading: Reading, asked: SearchQuery, slips: boolean): Found[] {
    const { words, game } = reading;
    const last = words.length - 1;
    const results = index.search(words.join(' '), {
      combineWith: 'OR',
      boostTerm: emphasis,
      prefix: (_, at) => at === last,
      fuzzy: (word) => slips && isUnknown(word) && (word.length < 8 ? 1 : 2),
      filter: ({ id }) => game === undefined || places[Number(id)]?.record.game === game,
    });
    const total = words.reduce((sum, word) => sum + weight(word), 0);
    return results.slice(0, CANDIDATES).flatMap((result) => {
      const place = places[Number(result.id)];
      // Belonging to the named game alone is no match.
      const says = Object.values(result.match).some((fields) => fields.some((field) => field !== 'where'));
      return place && says ? [foundByWords(result, place, reading, asked, total)] : [];
    });
  }

  function foundByWords(
    result: SearchResult,
    place: Place,
    { words, game }: Reading,
    asked: SearchQuery,
    total: number,
  ): Found {
    const { record } = place;
    const there = new Set(result.queryTerms);
    const covered = words.filter((word) => there.has(word));
    const share = covered.reduce((sum, word) => sum + weight(word), 0) / total;
    const titled =
      covered.filter((word) => place.title.includes(word)).reduce((sum, word) => sum + weight(word), 0) / total;
    // All of it in one name: scattered over several it says little.
    const inTitle = place.known.some((name) => words.every((word) => name.words.some((one) => one.startsWith(word))));
    const alike = Math.max(...place.known.map((name) => likeness(name, words, total, weight)));
    const score =
      result.score *
      share ** 2 *
      (1 + 0.6 * titled) *
      (1 + alike) *
      (0.5 + 0.5 * markedShare(place, asked)) *
      worth(record.kind, asked) *
      (asked.pays ? place.pays : 1) *
      (game === undefined ? 1 : 1.6) *
      (record.game !== undefined && record.game === asked.here ? 1.6 : 1) *
      (place.title.includes(asked.flat) ? 1.6 : place.text.includes(asked.flat) ? 1.3 : 1) *
      (asked.exact !== undefined && `${record.title} ${record.text}`.toLowerCase().includes(asked.exact) ? 1.3 : 1);
    return {
      place,
      level: inTitle && (!isText(record) || alike >= MUCH) ? LEVEL.title : LEVEL.words,
      score,
      name: undefined,
      words: result.terms,
      share,
    };
  }

  function whole(): boolean {
    return read === records.length;
  }

  function find(typed: string, here?: string): Hit[] {
    const asked = readQuery(typed, games, here);
    if (asked.words.length === 0) return [];
    const named = gamesNamed(asked, games);
    const numbered = byNumber(asked, named);
    const sure = numbered.length > 0 ? numbered : [...byName(asked), ...(whole() ? byWords(asked, false) : [])];
    const slips = !sure.some(({ share }) => share === 1) && whole();
    const meant = slips ? withoutUnknownKeys(typed) : typed;
    if (meant !== typed) return find(meant, here);
    const all = slips ? [...sure, ...bySlip(asked), ...byWords(asked, true)] : sure;
    const most = Math.max(...all.map(({ share }) => share));
    const best = new Map<Place, Found>();
    for (const one of all.filter(({ share }) => share > most * ENOUGH).toSorted((a, b) => order(a, b, here)))
      if (!best.has(one.place)) best.set(one.place, one);
    return [...best.values()]
      .slice(0, MOST_FOUND)
      .map(({ place, name, words, share }) => ({ record: place.record, name: name?.text, words, whole: share === 1 }));
  }

  return {
    grow(stop) {
      while (!whole()) {
        const next = records[places.length];
        const place = places[read];
        const text = textOf(read);
        if (next) addNames(next);
        else if (!place || text === undefined) return false;
        else {
          addText(place, text);
          read++;
        }
        if (stop()) break;
      }
      return !whole();
    },
    read(come) {
      texts = come;
    },
    get whole() {
      return whole();
    },
    find,
  };
}

function startOf(tight: string): string {
  return tight.slice(0, 2);
}

/** A whole sentence is probably a question that others have asked. */
function worth(kind: PlaceKind, { words }: SearchQuery): number {
  return WORTH[kind] * (kind === 'argument' && words.length > 3 ? 1.4 : 1);
}

function emphasis(word: string): number {
  return LITTLE.has(word) ? 0.4 : 1;
}

function isOf(game: string | undefined, { place }: Found): boolean {
  return game !== undefined && place.record.game === game;
}

function order(a: Found, b: Found, here: string | undefined): number {
  return (
    b.level - a.level ||
    b.score - a.score ||
    Number(isOf(here, b)) - Number(isOf(here, a)) ||
    (a.name?.flat.length ?? 0) - (b.name?.flat.length ?? 0) ||
    rankOf(a) - rankOf(b) ||
    a.place.at - b.place.at
  );
}

/** As kinds are listed, but a game is first where it is called by its own name; then a title before other names of its own, and those before others. */
function rankOf({ name, place: { record } }: Found): number {
  const right = name?.right ?? 0;
  return record.kind === 'game' && right === 0 ? 0 : 10 * (1 + PLACE_KINDS.indexOf(record.kind)) + right;
}

const TEXTS: readonly PlaceKind[] = ['lesson', 'argument', 'incident', 'source'];

/** The place is about something, but is not the thing itself. */
function isText({ kind, id }: SearchRecord): boolean {
  return TEXTS.includes(kind) || (kind === 'page' && id !== undefined);
}
