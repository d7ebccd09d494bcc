import { useEffect, useState } from 'preact/hooks';
import { gameOfHouse } from '#core/evening/tally.ts';
import type { Lang } from '#core/lang.ts';
import { findGame, GAMES } from '#games/index.ts';
import { listed } from '#words/text.ts';
import type { ScoreBookWords } from '#words/vi/ui/score-book.ts';
import { Button } from '../page/controls.tsx';
import { firstHouse, type GamePresets, houseName } from './houses.ts';
import { housesIn } from './read-houses.ts';

type Reading = 'idle' | 'reading' | 'unread' | { readonly took: readonly string[] };

/**
 * Tonight's games, each with its house, and houses that came by a link.
 * @param houses those that are chosen
 * @param onHouses chooses others in their place
 */
export function useGames(
  presets: readonly GamePresets[],
  lang: Lang,
  houses: readonly string[],
  onHouses: (change: (now: readonly string[]) => readonly string[]) => void,
) {
  const [sent, setSent] = useState<ReadonlyMap<string, string>>(new Map());
  const [reading, setReading] = useState<Reading>('idle');
  const choose = (chosen: readonly string[]): void => onHouses((now) => [...byGame([...now, ...chosen]).values()]);
  const read = async (text: string): Promise<void> => {
    setReading('reading');
    const found = await housesIn(text, lang);
    setReading(found.length === 0 ? 'unread' : { took: found.map(gameOfHouse) });
    setSent((all) => new Map([...all, ...byGame(found)]));
    choose(found);
  };
  useEffect(() => {
    if (new URLSearchParams(location.search).has('h')) void read(location.href);
  }, []);
  const chosen = byGame(houses);
  return {
    chosen,
    sent,
    reading,
    read,
    houses: GAMES.flatMap(({ id }) => chosen.get(id) ?? []),
    toggle(game: string): void {
      const of = presets.find((one) => one.game === game);
      if (chosen.has(game)) onHouses((now) => now.filter((house) => gameOfHouse(house) !== game));
      else if (of) choose([sent.get(game) ?? firstHouse(of)]);
    },
    choose: (house: string) => choose([house]),
  };
}

/** The houses by their games; the last one of each. */
function byGame(houses: readonly string[]): ReadonlyMap<string, string> {
  return new Map(houses.map((house) => [gameOfHouse(house), house]));
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
          onHouse={games.choose}
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
