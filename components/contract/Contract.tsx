import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Lang } from '#core/lang.ts';
import { GAMES } from '#games/index.ts';
import { type Loaded, loaded } from '../case/loaded.ts';
import { loadGameOf } from '../case/more/load-game.ts';
import { choiceOf, chooseHouse, chosenHouse, type House } from '../house/choice.ts';
import { Agreement } from './Agreement.tsx';
import { Enter, type ReadText } from './Enter.tsx';
import { GameRules, inkOf } from './GameRules.tsx';
import type { Late } from './late.ts';
import { type Agreed, contractLink } from './link.ts';
import type { GameParts } from './parts.ts';
import { contractWords } from './words.ts';

const IDS: readonly string[] = GAMES.map(({ id }) => id);

interface Props {
  readonly lang: Lang;
  /** The game that stands here first, with what is said of it: the page has it before any script runs. */
  readonly first: string;
  readonly parts: GameParts;
  /** Short names of the sources. */
  readonly names: Readonly<Record<string, string>>;
}

/** A game that was chosen: its house rules, and all that is said of them. */
export interface Chosen {
  readonly all: Loaded;
  readonly parts: GameParts;
  readonly house: House;
}

/** The house rules of one or more games, chosen once: a link, a code, a sheet of paper, and the whole site on this device. */
export default function Contract({ lang, first, parts, names }: Props) {
  const say = contractWords(lang);
  const [chosen, setChosen] = useState<readonly Chosen[]>(() => {
    const all = loaded(first, lang);
    return all ? [{ all, parts, house: defaultOf(all) }] : [];
  });
  const [coming, setComing] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const [read, setRead] = useState<ReadText>();
  const [told, setTold] = useState('');
  const [late, setLate] = useState<Late>();
  const agreed = useMemo(() => chosen.map(({ all, house }): Agreed => ({ game: all.game, house })), [chosen]);

  /** Until the reader chooses or opens anything, what stands here is no choice of his. */
  const touched = useRef(false);
  const loadLate = (): void => {
    if (!late) import('./late.ts').then(({ lateParts }) => lateParts(lang)).then(setLate);
  };
  const touch = (): void => {
    touched.current = true;
    setTold('');
    loadLate();
  };

  // Whatever is in the address counts; else what this device uses.
  useEffect(() => {
    const held = new URLSearchParams(location.search).get('h');
    if (held !== null) open(location.search);
    else {
      stored(lang).then((own) => {
        if (own.length === 0 || touched.current) return;
        setChosen(own);
        loadLate();
      });
    }
  }, []);

  // The address says what stands here, so that a reload and the other language show the same.
  useEffect(() => {
    if (touched.current) history.replaceState(history.state, '', contractLink(agreed, lang) + location.hash);
  }, [agreed]);

  if (!say) return null;

  const toggle = async (id: string, on: boolean): Promise<void> => {
    touch();
    if (!on) return setChosen(without(chosen, id));
    setComing((ids) => [...ids, id]);
    const one = await loadChosen(id, lang);
    setComing((ids) => ids.filter((other) => other !== id));
    if (one) setChosen((now) => inOrder([...without(now, id), one]));
  };

  const choose = ({ all, parts: own }: Chosen, house: House): void => {
    touch();
    setChosen((now) => inOrder([...without(now, all.game.id), { all, parts: own, house }]));
  };

  /** A link says all that there is; a code is one game beside those that were chosen. */
  const open = async (typed: string): Promise<void> => {
    const { gamesIn, heldIn, readContract } = await import('./read.ts');
    const held = heldIn(typed);
    await Promise.all(gamesIn(held, IDS).map(loadGameOf));
    const { houses, faults } = readContract(
      held,
      IDS.flatMap((id) => loaded(id, lang)?.game ?? []),
    );
    const found = await Promise.all(
      houses.map(async ([{ id }, house]) => {
        const one = await loadChosen(id, lang);
        return one ? [{ ...one, house }] : [];
      }),
    );
    const opened = inOrder(found.flat());
    const beside = touched.current && !held.includes('@');
    touch();
    setRead({ held, faults, some: opened.length > 0 });
    setText(faults.length > 0 ? held : '');
    if (opened.length === 0) return;
    setChosen((now) => inOrder([...(beside ? now : []).filter(({ all }) => !has(opened, all.game.id)), ...opened]));
    setTold(say.opened(namesOf(opened)));
  };

  return (
    <div class="contract">
      <fieldset class="plates">
        <legend>{say.games}</legend>
        {GAMES.map(({ id, ink, name }) => (
          <label key={id} data-g={ink}>
            <input
              type="checkbox"
              name="game"
              value={id}
              checked={has(chosen, id) || coming.includes(id)}
              onChange={(event) => toggle(id, event.currentTarget.checked)}
            />
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <a class="jump" href="#ban-luat">
        {say.toAgreed}
      </a>
      <div class="cols">
        <div class="books">
          {chosen.map((one) => (
            <GameRules
              key={one.all.game.id}
              {...one}
              names={names}
              say={say}
              lang={lang}
              onHouse={(house) => choose(one, house)}
            />
          ))}
          {coming.length > 0 && (
            <p class="coming" data-g={inkOf(coming[0] ?? '')}>
              {say.loading}
            </p>
          )}
        </div>
        <aside id="ban-luat" aria-label={say.agreed}>
          <Agreement
            chosen={chosen}
            link={contractLink(agreed, lang)}
            late={late}
            say={say}
            onPrint={loadLate}
            onTell={setTold}
            onUse={() => {
              const kept = agreed.map(({ game, house }) => chooseHouse(game, house)).every(Boolean);
              setTold(kept ? say.used(namesOf(chosen)) : say.usedHere);
            }}
            onForget={() => {
              for (const game of GAMES) choiceOf(game).set('');
              setTold(say.forgotten);
            }}
          />
          <p class="s told" role="status">
            {told}
          </p>
          <Enter
            text={text}
            read={read}
            late={late}
            say={say}
            onText={(typed) => {
              setText(typed);
              setRead(undefined);
            }}
            onRead={() => open(text)}
          />
        </aside>
      </div>
    </div>
  );
}

function defaultOf({ game }: Loaded): House {
  return { preset: game.defaultPreset, rules: game.presets[game.defaultPreset] ?? {} };
}

/** Brings a game that was chosen, in its default house. */
async function loadChosen(id: string, lang: Lang): Promise<Chosen | undefined> {
  const { partsOf } = await import('./parts.ts');
  const [own] = await Promise.all([partsOf(id, lang), loadGameOf(id)]);
  const all = loaded(id, lang);
  return all && own && { all, parts: own, house: defaultOf(all) };
}

/** The games whose house rules this device keeps. What cannot be read is passed over. */
async function stored(lang: Lang): Promise<Chosen[]> {
  const own = await Promise.all(
    GAMES.filter((game) => choiceOf(game).get() !== '').map(async ({ id }) => {
      const one = await loadChosen(id, lang);
      const house = one && (await chosenHouse(one.all.game));
      return one && house ? [{ ...one, house }] : [];
    }),
  );
  return own.flat();
}

function has(chosen: readonly Chosen[], id: string): boolean {
  return chosen.some(({ all }) => all.game.id === id);
}

function without(chosen: readonly Chosen[], id: string): readonly Chosen[] {
  return chosen.filter(({ all }) => all.game.id !== id);
}

/** In the order of the book. */
function inOrder(chosen: readonly Chosen[]): Chosen[] {
  return GAMES.flatMap(({ id }) => chosen.filter(({ all }) => all.game.id === id));
}

function namesOf(chosen: readonly Chosen[]): string {
  return chosen.map(({ all }) => all.words.name).join(', ');
}
