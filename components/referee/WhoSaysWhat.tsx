import { type ComponentChildren, Fragment } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { differingRules } from '#core/branches/differing-rules.ts';
import { type OpinionGroups, verdictText } from '#core/branches/opinion-groups.ts';
import { displayCard } from '#core/card.ts';
import type { Case } from '#core/case.ts';
import { type ClaimSide, claimSides, judgedClaims, type RightSide } from '#core/house/claim-sides.ts';
import { type NearestCase, nearestCaseFor } from '#core/house/nearest-case.ts';
import {
  type Claims,
  formatClaims,
  inSayings,
  parseClaims,
  partsOfSaying,
  possibleSayings,
} from '#core/house/sayings.ts';
import { judge } from '#core/judge.ts';
import { keyStep } from '#core/key-steps.ts';
import type { Ruling } from '#core/ruling.ts';
import { en } from '#words/en/ui/claims.ts';
import { displayName } from '#words/text.ts';
import type { ClaimWords } from '#words/vi/ui/claims.ts';
import { vi } from '#words/vi/ui/claims.ts';
import type { ShareWords } from '#words/vi/ui/share.ts';
import { Reasons } from '../case/Reasons.tsx';
import { RuleTag } from '../case/RuleTag.tsx';
import type { RulingState } from '../case/use-ruling.ts';
import { verdictData } from '../case/VerdictPlate.tsx';
import { keepKnown, knownValues } from '../house-rules/answered.ts';
import { chooseRuleSet } from '../house-rules/choice.ts';
import { isHouseChosen } from '../house-rules/house-chosen.ts';
import type { Loaded } from '../loading/loaded.ts';
import { Button, Spoken } from '../page/controls.tsx';
import { addLazyStyle } from '../page/lazy-style.ts';
import type { SaidOfCase } from '../share/chat.ts';
import { CompareLink } from './CompareLink.tsx';
import styles from './who-says-what.css?inline';
import { type RefereeContext, ruleSetTitle } from './words.ts';

addLazyStyle(styles);

const claimWords = { vi, en };

interface Props extends RefereeContext {
  readonly ruled: RulingState;
  readonly opinions: OpinionGroups | undefined;
  /** Who says what, as a link has it. */
  readonly claims: string;
  /** Undefined: back to the ruling. */
  onClaims(claims: string | undefined): void;
  onCase(next: Case): void;
  /** Hands that were told by what they come to: nobody named their cards, so no card of them is changed for another. */
  readonly story: unknown;
  /** What stands above the case for its house rules. */
  onAsked(house: string | undefined): void;
  /** The ruling itself: it stands until two have had their say. */
  readonly children: ComponentChildren;
}

/** Who says what of these hands, and who is right by which house. */
export function WhoSaysWhat(props: Props) {
  const { now, ruled, opinions, claims, onClaims, onAsked, children, all, lang } = props;
  const words = claimWords[lang];
  useLayoutEffect(() => {
    onAsked(words.lead);
    return () => onAsked(undefined);
  }, [words]);
  const { ruling } = ruled;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (claims === '') box.current?.querySelector('select')?.focus();
  }, []);
  const read = parseClaims(claims, now.fields);
  const said: Claims = read.ok ? read.value : new Map();
  const sides = useSides(now, claims, said, all);
  if (!ruling) return null;
  const { game } = all;
  const verdicts = (opinions?.of === now ? opinions.found.branches : []).flatMap(({ outcome }) =>
    outcome.ok ? [game.verdictJson(outcome.value.verdict)] : [],
  );
  const sayings = possibleSayings([game.verdictJson(ruling.verdict), ...verdicts]);
  const change = (name: string, to: string): void => {
    const next = new Map([...said, [name, to] as const].filter(([, one]) => one !== ''));
    onClaims(formatClaims(next, now.fields));
  };
  return (
    <>
      <div class="claims" ref={box}>
        <div class="told-by">
          {speakers(now, said).map((name) => {
            const side = sides.find((one) => one.name === name);
            return (
              <label key={name} class={side && !side.house ? 'off' : undefined}>
                <span>{words.says(speaker(name, all, words))}</span>
                <b aria-hidden="true">{said.has(name) ? sayingText(said.get(name) ?? '', all, words) : words.choose}</b>
                <select
                  data-claim={name}
                  value={said.get(name) ?? ''}
                  onChange={(event) => change(name, event.currentTarget.value)}
                >
                  <option value="">{words.choose}</option>
                  {[...new Set([...sayings, said.get(name) ?? ''])].filter(Boolean).map((one) => (
                    <option key={one} value={one}>
                      {sayingText(one, all, words)}
                    </option>
                  ))}
                </select>
              </label>
            );
          })}
        </div>
        {sides.length > 1 && <Judged {...props} sides={sides} say={words} ruling={ruling} />}
        <Button
          class="link"
          data-act="leave-claims"
          onClick={() => {
            // The button goes; the focus stays in the case.
            ruled.board.current?.focus();
            onClaims(undefined);
          }}
          text={words.leave}
        />
      </div>
      {sides.length < 2 && children}
    </>
  );
}

/** Those who have their say: whoever has, in the order of the hands, else the two who hold hands, else anybody. */
function speakers({ fields }: Case, said: Claims): readonly string[] {
  const seats = fields.filter(({ role }) => role === 'player' || role === 'cai').map(({ name }) => name);
  const known = seats.length === 2 ? seats : seats.filter((name) => said.has(name));
  const others = [...said.keys()].filter((name) => !known.includes(name));
  const names = [...(others.length > 0 ? known.filter((name) => said.has(name)) : known), ...others];
  return [...names, ...['a', 'b'].filter((name) => !names.includes(name))].slice(0, Math.max(2, said.size));
}

function speaker(name: string, { ui }: Loaded, { somebody }: ClaimWords): string {
  return Object.entries(somebody).find(([one]) => one === name)?.[1] ?? ui.seatName(name);
}

/** `An ăn`, `Hòa`, `Chặn được`. */
function sayingText(said: string, { words }: Loaded, say: ClaimWords): string {
  const { who, what } = partsOfSaying(said);
  if (who === undefined) {
    if (what === 'push') return words.outcome('push', '');
    const word = Object.entries(say.words).find(([one]) => one === what)?.[1];
    return word ?? (what.startsWith('points.') ? say.points(what.slice('points.'.length)) : what);
  }
  switch (what) {
    case 'win':
    case 'lose':
    case 'push':
    case 'unsettled':
      return words.outcome(what, who);
    default:
      return say.net(displayName(who), Number(what));
  }
}

function useSides(now: Case, claims: string, said: Claims, { game }: Loaded): readonly ClaimSide[] {
  return useMemo(() => claimSides(game, now, said), [now, claims, game]);
}

interface JudgedProps extends Omit<Props, 'children'> {
  readonly sides: readonly ClaimSide[];
  readonly say: ClaimWords;
  readonly ruling: Ruling<unknown>;
}

/** Who of these is right, and the banner's words for it. */
function judgedSides(
  sides: readonly ClaimSide[],
  ruling: Ruling<unknown>,
  say: ClaimWords,
  all: Loaded,
  words: RefereeContext['words'],
) {
  const { right, wrong, isOne } = judgedClaims(all.game, sides);
  const [first] = right;
  const here = verdictText(all.words.verdict(ruling));
  const [big, why] =
    wrong.length > 0 && first
      ? [
          say.right(speaker(first.name, all, say)),
          Object.keys(first.holding.when ?? {}).length === 0
            ? say.rightEverywhere
            : say.rightUnder(ruleSetTitle(first.house, all, words)),
        ]
      : !first
        ? [say.none, say.noneWhy(here)]
        : isOne
          ? [say.together, say.togetherWhy(here)]
          : [say.both, say.bothWhy];
  return { right, wrong, isOne, big, why };
}

/** Who says what of a case and who is right, for a message; undefined until two have had their say. */
export function claimsMessage(
  claims: string,
  ruling: Ruling<unknown>,
  { now, all, lang, words }: RefereeContext,
  share: ShareWords,
): SaidOfCase | undefined {
  const say = claimWords[lang];
  const read = parseClaims(claims, now.fields);
  const sides = read.ok ? claimSides(all.game, now, read.value) : [];
  if (sides.length < 2) return undefined;
  const { big, why } = judgedSides(sides, ruling, say, all, words);
  const sayings = sides.map(({ name, said }) => share.says(speaker(name, all, say), sayingText(said, all, say)));
  return { big, why, sayings };
}

/** Who is right: the banner, and what makes it so. */
function Judged(props: JudgedProps) {
  const { sides, say, all, now, lang, words, ruling } = props;
  const { game } = all;
  const { right, wrong, isOne, big, why } = judgedSides(sides, ruling, say, all, words);
  const [first, second] = right;
  const ruledBy = first && judge(game, now.fields, first.house.rules);
  const key = keyStep(ruledBy?.ok ? ruledBy.value : ruling);
  return (
    <>
      <div class="verdict">
        <p class="big">{big}</p>
        <p class="why">{why}</p>
      </div>
      <Spoken text={`${big}. ${why}`} />
      {wrong.length === 0 && !isOne && first && second ? (
        <Apart {...props} first={first} second={second} />
      ) : (
        key && (
          <div class="only">
            <Reasons steps={[key]} lang={lang} loaded={all} />
          </div>
        )
      )}
      {wrong.map((side) => (
        <Nobody key={side.name} {...props} side={side} />
      ))}
    </>
  );
}

/** Two houses that part over it: whose is whose, where they part, and what each rules. */
function Apart({
  first,
  second,
  say,
  now,
  all,
  lang,
  words,
  ruled,
  onCase,
  onClaims,
}: JudgedProps & {
  readonly first: RightSide;
  readonly second: RightSide;
}) {
  const { game } = all;
  const both = [first, second];
  const apart = differingRules(game, now.fields, first.house.rules, second.house.rules);
  const follow = ({ house }: RightSide): void => {
    const told = apart.flatMap(({ setting }) => {
      const value = house.rules[setting];
      return value === undefined ? [] : [[setting, value] as const];
    });
    const rules = { ...now.rules, ...Object.fromEntries(told) };
    if (isHouseChosen(game)) chooseRuleSet(game, { preset: now.preset, rules });
    else keepKnown(game, { ...knownValues(game), ...Object.fromEntries(told.map(([key, value]) => [key, [value]])) });
    onClaims(undefined);
    ruled.act(() => onCase({ ...now, rules }));
  };
  return (
    <>
      <div class="two-houses">
        {both.map(({ name, house }) => (
          <p key={name}>
            {say.plays(speaker(name, all, say))} <b>{ruleSetTitle(house, all, words)}</b>
          </p>
        ))}
        <p class="parts">
          {apart.map(({ rule }) => (
            <RuleTag key={rule} rule={rule} lang={lang} all={all} named />
          ))}
          <span>{say.parts(apart.map(({ setting }) => all.words.settings[setting]?.label ?? setting))}</span>
        </p>
        {both.map(({ name, house }) => {
          const judged = judge(game, now.fields, house.rules);
          const ruling = judged.ok ? judged.value : undefined;
          return (
            <p key={name} {...verdictData({ ...now, ...house }, game, ruling)}>
              {apart.map(({ setting }) => (
                <b key={setting}>{all.words.settings[setting]?.values[String(house.rules[setting])]}</b>
              ))}
              {ruling && <span class="v">{verdictText(all.words.verdict(ruling))}</span>}
            </p>
          );
        })}
      </div>
      <CompareLink
        class="to-compare"
        houses={[first.house, second.house]}
        seen={apart.length}
        all={all}
        lang={lang}
        words={words}
      />
      <h2>{say.whose}</h2>
      <div class="row">
        {both.map((side) => (
          <Button
            key={side.name}
            class="btn b2"
            data-follow={side.name}
            onClick={() => follow(side)}
            text={say.follow(speaker(side.name, all, say))}
          />
        ))}
      </div>
    </>
  );
}

/** What no house rules: how much was tried, the nearest case on which one does, and two ways on. */
function Nobody({ side, say, now, all, ruled, onCase, story }: JudgedProps & { readonly side: ClaimSide }) {
  const { game } = all;
  const who = speaker(side.name, all, say);
  const [near, setNear] = useState<NearestCase>();
  // It is looked for after the paint: the verdict comes first.
  useEffect(() => {
    setNear(undefined);
    if (story) return undefined;
    const later = setTimeout(() => setNear(nearestCaseFor(inSayings(game), now.fields, { [side.said]: true })));
    return () => clearTimeout(later);
  }, [now.fields, side.said, game, story]);
  const rules = near && game.presets[near.preset];
  return (
    <>
      <div class="nobody">
        <h2>{say.nobody(sayingText(side.said, all, say))}</h2>
        <p>
          {say.tried(Object.keys(game.presets).length)}{' '}
          {near && rules && (
            <Fragment>
              {say.near(
                all.ui.seatName(near.name),
                displayCard(near.to),
                displayCard(near.from),
                all.words.presets[near.preset] ?? near.preset,
              )}{' '}
              <Button
                class="link"
                data-act="near"
                onClick={() => ruled.act(() => onCase({ ...now, preset: near.preset, rules, fields: near.fields }))}
                text={say.try}
              />
            </Fragment>
          )}
        </p>
      </div>
      <div class="row">
        <Button
          class="btn b2"
          data-act="mine"
          onClick={() => {
            const fold = document.querySelector<HTMLDetailsElement>('[data-fold=report]');
            if (fold) fold.open = true;
            fold?.querySelector('summary')?.focus();
          }}
          text={say.mine}
        />
        <Button
          class="btn b2"
          data-act="mend"
          onClick={(event) => {
            const part = event.currentTarget.closest('.claims');
            part?.querySelector<HTMLElement>(`[data-claim="${CSS.escape(side.name)}"]`)?.focus();
          }}
          text={say.mend(who)}
        />
      </div>
    </>
  );
}
