import { describe, expect, it } from 'vitest';
import { assertDefined } from '#core/assert-defined.ts';
import { eventKind, YOU } from '#core/game/round.ts';
import { LANGS } from '#core/lang.ts';
import { buildOf } from '#games/build.ts';
import { ENGINES, engineOf } from '#games/engines.ts';
import { GAMES } from '#games/index.ts';
import { framesOf, playScript, roundOf, roundWordsOf } from './frames.ts';
import { playOthers, storyOf } from './play.ts';

const SCRIPTED = GAMES.flatMap(({ id }) =>
  Object.entries(buildOf(id).scripts).map(([name, script]) => ({ id, name, script })),
);

describe.each(SCRIPTED)('the round $name of the lessons on $id', async ({ id, script }) => {
  const game = ENGINES.find((engine) => engine.id === id);
  if (!game) throw new Error(`no engine for ${id}`);
  const file = await roundOf(id);
  const state = playScript(script, game, file);

  it('is played to its end, and chips add up to zero', () => {
    const result = file.round.result(state);
    expect(result).not.toBeNull();
    expect([...(result?.values() ?? [])].reduce((sum, chips) => sum + chips, 0)).toBe(0);
  });

  it.each(LANGS)('has a sentence and a rule for every step in %s, and ends with everybody’s chips', async (lang) => {
    const frames = framesOf(state, file.round, await roundWordsOf(id, lang));
    for (const frame of frames) {
      expect(frame.text).toMatch(/\S/);
      expect(game.ruleSections.flat()).toContain(frame.rule);
    }
    const paid = new Map<string, number>();
    const chips = frames.flatMap(({ effects }) => effects.flatMap((effect) => effect.chips ?? []));
    for (const [who, count] of chips) paid.set(who, (paid.get(who) ?? 0) + count);
    for (const [who, count] of file.round.result(state) ?? []) expect(paid.get(who) ?? 0).toBe(count);
  });
});

/** The rules of all that happens in a scripted round. */
async function rulesOf(id: (typeof GAMES)[number]['id'], name: string): Promise<string[]> {
  const script = buildOf(id).scripts[name];
  const game = engineOf(id);
  if (!script || !game) throw new Error(`no round ${name} of ${id}`);
  const file = await roundOf(id);
  return file.round.log(playScript(script, game, file)).map(({ rule }) => rule);
}

it('what the lessons on Xì Dách promise of each round happens in it', async () => {
  expect(await rulesOf('xi-dach', 'mot-van')).toEqual(
    expect.arrayContaining(['xd-min-stand', 'xd-max-five', 'xd-check-secret', 'xd-cmp-ngu-linh']),
  );
  expect(await rulesOf('xi-dach', 'xi-dach-ngay')).toContain('xd-phase1-player');
  expect(await rulesOf('xi-dach', 'den')).toEqual(expect.arrayContaining(['xd-bust-draw', 'xd-den']));
  expect(await rulesOf('xi-dach', 'xet-som')).toContain('xd-check-early');
});

it('what the lessons on Xì Tố and Ba Cây promise of each round happens in it', async () => {
  expect(await rulesOf('xi-to', 'mot-van')).toEqual(expect.arrayContaining(['xt-act-up', 'xt-act-to', 'xt-showdown']));
  expect(await rulesOf('xi-to', 'con-mot-nguoi')).toContain('xt-last-standing');
  expect(await rulesOf('xi-to', 'con-mot-nguoi')).not.toContain('xt-showdown');
  expect(await rulesOf('xi-to', 'bang-nhau')).toContain('xt-pay-pot');
  expect(await rulesOf('ba-cay', 'nhat-an-tat')).toContain('bc-mode-tat');
  expect(await rulesOf('ba-cay', 'choi-lai')).toContain('bc-tat-tie');
});

it('what the lessons on Tá Lả promise of each round happens in it', async () => {
  expect(await rulesOf('ta-la', 'mot-van')).toEqual(
    expect.arrayContaining(['tl-first', 'tl-turn', 'tl-eat-proof', 'tl-chuyen', 'tl-ha', 'tl-gui', 'tl-pay-eat']),
  );
  expect(await rulesOf('ta-la', 'mot-van')).not.toContain('tl-u');
  expect(await rulesOf('ta-la', 'u')).toContain('tl-u');
});

it('what the lessons on Sâm promise of each round happens in it', async () => {
  expect(await rulesOf('sam', 'mot-van')).toEqual(
    expect.arrayContaining([
      'sam-lead-first',
      'sam-follow',
      'sam-pass',
      'sam-bao-mot',
      'sam-pay-cards',
      'sam-pay-thoi',
    ]),
  );
  expect(await rulesOf('sam', 'mot-van')).not.toContain('sam-pay-sam');
  expect(await rulesOf('sam', 'sam-hong')).toEqual(expect.arrayContaining(['sam-bao-sam', 'sam-call', 'sam-pay-sam']));
  expect(await rulesOf('sam', 'chat')).toEqual(expect.arrayContaining(['sam-chop-two', 'sam-pay-chop', 'sam-end']));
});

const TABLES = GAMES.flatMap(({ id }) =>
  Object.entries(buildOf(id).tables).map(([name, setup]) => ({ id, name, setup })),
);

describe.each(TABLES)('the table $name of $id', async ({ id, setup }) => {
  const game = assertDefined(engineOf(id));
  const { round } = await roundOf(game.id);
  const dealt = round.deal(assertDefined(game.presets[game.defaultPreset]), setup);
  if (!dealt.ok) throw new Error(dealt.error.rule);
  const begun = playOthers(round, dealt.value, YOU);

  it('is a first one: nobody has won before', () => {
    expect('lastWinner' in setup ? setup.lastWinner : null).toBeNull();
  });

  it('is dealt again to the same people when the round is over, and knows then who won', () => {
    const ended = playOthers(round, dealt.value, '');
    const seen = round.seen(ended, YOU);
    const next = round.nextSetup(setup, seen);
    const won = 'lastWinner' in setup ? { lastWinner: seen.at(-1)?.who } : {};
    expect(next).toEqual({ ...setup, seed: setup.seed + 1, ...won });
    expect(round.deal(assertDefined(game.presets[game.defaultPreset]), next).ok).toBe(true);
  });

  it('gives cards to everybody, and that is what its deal is', () => {
    const dealtTo = round.log(dealt.value).filter((event) => eventKind(event) === 'deal');
    expect(new Set(dealtTo.map(({ who }) => who)).size).toBe(round.view(dealt.value, YOU).seats.length);
    for (const event of dealtTo) expect(round.effect(event).cards?.map(([who]) => who)).toEqual([event.who]);
  });

  it.each(LANGS)('tells in %s what happened before it is the reader’s move, whoever moved', async (lang) => {
    const words = await roundWordsOf(game.id, lang);
    const others = round.log(begun).filter(({ type, who }) => type !== 'deal' && who !== YOU);
    const told = storyOf(round.seen(begun, YOU), words);
    for (const { rule } of others) expect(told.map((line) => line.rule)).toContain(rule);
    for (const { text } of told) expect(text).toMatch(/^\p{Lu}.*\.$/u);
  });
});
