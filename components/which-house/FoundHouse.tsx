import { useEffect, useRef, useState } from 'preact/hooks';
import type { OpenSetting } from '#core/house/which-house.ts';
import type { Lang } from '#core/lang.ts';
import { ruleSetName } from '#words/rule-set-name.ts';
import { listed } from '#words/text.ts';
import type { WhichWords } from '#words/vi/ui/which.ts';
import { RuleTag } from '../case/RuleTag.tsx';
import { choiceOf, choiceText } from '../house-rules/choice.ts';
import { contractLink } from '../house-rules/contract/link.ts';
import type { Loaded } from '../loading/loaded.ts';
import { Button, Spoken } from '../page/controls.tsx';
import { type KeptBefore, keepHouse, takeBack } from './keep.ts';
import { whichHouseLink } from './link.ts';
import type { FoundScreen } from './screen.ts';
import type { useWhichHouse } from './use-which-house.ts';

interface Props {
  readonly screen: FoundScreen;
  readonly all: Loaded;
  readonly say: WhichWords;
  readonly lang: Lang;
  readonly which: ReturnType<typeof useWhichHouse>;
}

/** The house that was found: the preset that it is near to, where it differs, what is open, and what can be done with it. */
export function FoundHouse({ screen, all, say, lang, which }: Props) {
  const { house, apart, open, told, previous } = screen;
  const { game, words } = all;
  const name = words.presets[house.preset] ?? house.preset;
  const base = game.presets[house.preset] ?? {};
  const cap = apart.length > 0 ? say.found.near : say.found.same;
  const why = apart.length > 0 ? say.found.apart(apart.length, told.length) : say.found.whole(told.length);
  const nameOf = (key: string, rules: typeof base): string => words.settings[key]?.values[String(rules[key])] ?? '';
  return (
    <>
      <section class="case small near" aria-labelledby="found" data-house={house.preset}>
        <div class="verdict">
          <h1 tabIndex={-1} id="found">
            <span class="cap">{cap}</span> <span class={name.length > LONG ? 'big long' : 'big'}>{name}</span>
          </h1>
          <p class="why">{why}</p>
        </div>
        {apart.map((key) => (
          <div key={key} class="diff" data-setting={key}>
            <RuleOf setting={key} all={all} lang={lang} />
            <div>
              <p>
                {words.settings[key]?.label}: {nameOf(key, house.rules)}
              </p>
              <p>
                {name}: {nameOf(key, base)}
              </p>
            </div>
          </div>
        ))}
      </section>
      {open.length > 0 && <Open screen={screen} name={name} all={all} say={say} lang={lang} />}
      <Bar screen={screen} all={all} say={say} lang={lang} />
      <p class="low">
        {previous && (
          <Button class="link" data-act="previous" onClick={() => which.look(told, previous)} text={say.previous} />
        )}
        <a class="link" href={whichHouseLink(game.id, lang)}>
          {say.found.restart}
        </a>
      </p>
      <Spoken text={`${cap} ${name}. ${why}`} />
    </>
  );
}

/** A longer name is set smaller. */
const LONG = 11;

interface RuleOfProps {
  readonly setting: string;
  readonly all: Loaded;
  readonly lang: Lang;
}

/** The number of the rule that a setting changes. */
function RuleOf({ setting, all, lang }: RuleOfProps) {
  const rule = all.game.schema[setting]?.definedAt;
  return rule === undefined ? <span /> : <RuleTag rule={rule} lang={lang} all={all} named />;
}

/** What decides fewer deals is rare. */
const RARE = 100;

type OpenProps = Pick<Props, 'screen' | 'all' | 'say' | 'lang'> & { readonly name: string };

/** What the answers leave open, what matters most first. */
function Open({ screen: { house, open, apart }, name, all, say, lang }: OpenProps) {
  const { words } = all;
  const isRare = open.every(({ oneIn }) => oneIn >= RARE);
  const isOfPreset = open.every(({ key }) => !apart.includes(key));
  const valuesOf = ({ key, values }: OpenSetting): string =>
    listed(
      values.map((value) => words.settings[key]?.values[String(value)] ?? String(value)),
      say.found.or,
    );
  return (
    <section class="open" aria-labelledby="open">
      <h2 id="open">{isRare ? say.found.openRare(open.length) : say.found.open(open.length)}</h2>
      <ul>
        {open.map((one) => (
          <li key={one.key} data-open={one.key}>
            <RuleOf setting={one.key} all={all} lang={lang} />
            <p>
              <b>{words.settings[one.key]?.label}:</b> {valuesOf(one)}
              <small>{say.found.changes(one.oneIn < RARE ? one.oneIn : Number(one.oneIn.toPrecision(2)))}</small>
            </p>
          </li>
        ))}
      </ul>
      <p class="left" data-house={house.preset}>
        {isOfPreset ? say.found.leave(open.length, name) : say.found.leaveLikely}
      </p>
    </section>
  );
}

/** Types say that every browser can; some cannot. */
function canShare(): boolean {
  return 'share' in navigator;
}

type BarProps = Pick<Props, 'screen' | 'all' | 'say' | 'lang'>;

/** The house is used on the whole site, sent, or printed. */
function Bar({ screen: { house }, all, say, lang }: BarProps) {
  const { game } = all;
  const [kept, setKept] = useState(false);
  const [isStored, setStored] = useState(true);
  const [before, setBefore] = useState<KeptBefore>();
  const [notice, setNotice] = useState('');
  const bar = useRef<HTMLElement>(null);
  // Another tab, or a widget elsewhere, may choose another house.
  useEffect(() => {
    const look = (): void => setKept(choiceOf(game).get() === choiceText(house, game));
    look();
    return choiceOf(game).listen(look);
  }, [house]);
  const link = contractLink([{ game, ruleSet: house }], lang);
  const send = async (): Promise<void> => {
    const url = new URL(link, location.href).href;
    const text = `${all.words.name}: ${ruleSetName(house, all)}`;
    try {
      // Chats show what stands before a link.
      if (canShare()) return await navigator.share({ title: document.title, text, url });
      await navigator.clipboard.writeText(`${text}\n${url}`);
      setNotice(say.found.copied);
    } catch (error) {
      // Dismissing the share sheet is no error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setNotice(say.found.copyFailed);
    }
  };
  const state = kept ? (isStored ? say.found.kept : say.found.keptHere) : '';
  return (
    <section class="bar" ref={bar} tabIndex={-1} aria-label={say.found.bar} data-kept={kept || undefined}>
      {(state || notice) && (
        <p>
          <span>{notice || state}</span>
          {kept && before && (
            <Button
              class="link"
              data-act="undo"
              onClick={() => {
                takeBack(game, before);
                setBefore(undefined);
                setNotice(say.found.undone);
                bar.current?.focus();
              }}
              text={say.found.undo}
            />
          )}
        </p>
      )}
      <div>
        {kept ? null : (
          <Button
            class="btn"
            data-act="use"
            onClick={() => {
              const done = keepHouse(game, house);
              setStored(done.isStored);
              setBefore(done.before);
              setNotice('');
              bar.current?.focus();
            }}
            text={say.found.use}
          />
        )}
        <Button class="btn b2" data-act="send" onClick={send} text={say.found.send} />
        <a class="btn b2" data-act="print" href={`${link}#ban-luat`}>
          {say.found.print}
        </a>
      </div>
      <Spoken text={notice || state} />
    </section>
  );
}
