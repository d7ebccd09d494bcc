import { useEffect, useState } from 'preact/hooks';
import { gameOfHouse } from '#core/evening/tally.ts';
import type { Lang } from '#core/lang.ts';
import { findGame, GAMES } from '#games/index.ts';
import { listed } from '#words/text.ts';
import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { part } from '../loading/part.ts';
import { Button } from '../page/controls.tsx';
import { firstHouse, type GamePresets, houseName } from './houses.ts';

/** Reads links to house rules: loaded with the first one. */
const houseReader = part(() => import('./read-houses.ts'));

type Reading = 'idle' | 'reading' | 'unread' | 'failed' | { readonly took: readonly string[] };

/** Tonight's games, each with its house, and houses that came by a link. */
export function useGames(presets: readonly GamePresets[], lang: Lang) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, string>>(new Map());
  const [sent, setSent] = useState<ReadonlyMap<string, string>>(new Map());
  const [reading, setReading] = useState<Reading>('idle');
  const read = async (text: string): Promise<void> => {
    setReading('reading');
    try {
      const { housesIn } = await houseReader.load();
      const houses = await housesIn(text, lang);
      const pairs = houses.map((house) => [gameOfHouse(house), house] as const);
      setReading(pairs.length === 0 ? 'unread' : { took: pairs.map(([game]) => game) });
      setSent((all) => new Map([...all, ...pairs]));
      setChosen((all) => new Map([...all, ...pairs]));
    } catch {
      setReading('failed');
    }
  };
  useEffect(() => {
    if (new URLSearchParams(location.search).has('h')) void read(location.href);
  }, []);
  return {
    chosen,
    sent,
    reading,
    read,
    houses: GAMES.flatMap(({ id }) => chosen.get(id) ?? []),
    toggle(game: string): void {
      const of = presets.find((one) => one.game === game);
      setChosen((all) => {
        const next = new Map(all);
        if (!next.delete(game) && of) next.set(game, sent.get(game) ?? firstHouse(of));
        return next;
      });
    },
    choose: (game: string, house: string) => setChosen((all) => new Map(all).set(game, house)),
  };
}

interface Props {
  readonly games: ReturnType<typeof useGames>;
  readonly presets: readonly GamePresets[];
  readonly say: ScoreBookWords;
}

/** Which games, and by which house each. */
export function GameChoice({ games, presets, say }: Props) {
  const [link, setLink] = useState('');
  const { reading } = games;
  const gameName = (id: string): string => findGame(id)?.name ?? id;
  return (
    <>
      <h2 id="sb-games">{say.start.games}</h2>
      <p class="s mute">{say.start.gamesNote}</p>
      <ul class="sb-games" aria-labelledby="sb-games">
        {GAMES.map(({ id, name, ink }) => (
          <li key={id}>
            <Button data-g={ink} aria-pressed={games.chosen.has(id)} onClick={() => games.toggle(id)} text={name} />
          </li>
        ))}
      </ul>
      {GAMES.filter(({ id }) => games.chosen.has(id)).map(({ id, name }) => (
        <HouseSelect
          key={id}
          label={say.start.house(name)}
          house={games.chosen.get(id) ?? ''}
          sent={games.sent.get(id)}
          of={presets.find(({ game }) => game === id)}
          say={say}
          onHouse={(house) => games.choose(id, house)}
        />
      ))}
      <details class="sb-fold">
        <summary>{say.start.link}</summary>
        <p class="s mute" id="sb-link-note">
          {say.start.linkNote}
        </p>
        <p class="sb-paste">
          <input
            type="text"
            value={link}
            aria-label={say.start.link}
            aria-describedby="sb-link-note"
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => setLink(event.currentTarget.value)}
          />
          <Button class="btn b2" onClick={() => void games.read(link)} text={say.start.read} />
        </p>
      </details>
      <p class="s" role="status">
        {reading === 'reading' && say.start.reading}
        {reading === 'unread' && say.start.unread}
        {reading === 'failed' && say.failed}
        {typeof reading === 'object' && say.start.took(listed(reading.took.map(gameName), say.and))}
      </p>
    </>
  );
}

interface HouseSelectProps {
  readonly label: string;
  readonly house: string;
  /** A house that came by a link. */
  readonly sent?: string | undefined;
  readonly of: GamePresets | undefined;
  readonly say: ScoreBookWords;
  onHouse(house: string): void;
}

/** The presets of a game, the reader's own house, and one that was sent. */
export function HouseSelect({ label, house, sent, of, say, onHouse }: HouseSelectProps) {
  if (!of) return null;
  const named = (text: string): string => {
    const { name, isChanged } = houseName(text, [of]);
    return isChanged ? say.start.changed(name) : name;
  };
  const presets = of.presets.map(({ id, name }) => ({ house: `${of.game}@${id}`, name }));
  const own = firstHouse(of);
  const others = [
    ...(sent === undefined ? [] : [{ house: sent, name: say.start.sent(named(sent)) }]),
    { house: own, name: say.start.own(named(own)) },
    { house, name: named(house) },
  ];
  const all = [...new Map([...others.toReversed(), ...presets].map((one) => [one.house, one])).values()];
  return (
    <label class="sb-house">
      <span>{label}</span>
      <select value={house} onChange={(event) => onHouse(event.currentTarget.value)}>
        {all.map((one) => (
          <option key={one.house} value={one.house}>
            {one.name}
          </option>
        ))}
      </select>
    </label>
  );
}
