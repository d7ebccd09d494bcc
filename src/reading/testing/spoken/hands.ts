/** How hands are described: who holds what, one after another, with claims about them. */

import type { Rng } from '#core/random/rng.ts';
import type { TypedLine } from '../lines.ts';
import { type CardStyle, JOINS, list, type SaidCards, sayChunk } from './cards.ts';
import { type Deal, type SpokenHand, type SpokenOf, spokenCards } from './deals.ts';
import { peopleOf, type Scheme, type SpokenName } from './people.ts';

/** Described hands, and how they are described. */
export interface SpokenHands {
  readonly text: string;
  readonly hands: TypedLine['hands'];
  /** The ways of telling that were taken, for who looks for those that fail. */
  readonly ways: readonly string[];
}

/** Hands that several people hold. */
export function tellTable({ hands, about }: Deal, of: SpokenOf, style: CardStyle, rng: Rng): SpokenHands {
  const { english } = style;
  const scheme: Scheme = rng.pick(['given', 'given', 'kin', 'letters', 'p', 'tu', 'nobody', 'nobody']);
  const unnamed =
    about === 'table' &&
    of !== 'ta-la' &&
    hands.length === 2 &&
    hands.every(({ role }) => role === 'player') &&
    rng.upTo(5) === 0;
  if (unnamed) {
    const said = hands.map((hand) => sayHand(hand, of, style, rng));
    const between = rng.pick(english ? [' vs ', ' against '] : [' gặp ', ' vs ']);
    return {
      text: said.map(({ text }) => text).join(between),
      hands: said.map(({ meant }) => ({ name: '*', cards: meant })),
      ways: ['unnamed', between.trim()],
    };
  }
  const people = peopleOf(scheme, hands.length, english, rng);
  // The last player may be named behind their cards, where those contain no comma.
  const order =
    about === 'table' && !style.between.includes(',') && of !== 'ta-la' && rng.upTo(6) === 0
      ? 'hand-first'
      : 'name-first';
  const callers = hands
    .map((hand, i) =>
      hand.role === 'cai' ? bankerOf(order === 'hand-first' ? undefined : people[i], english, rng) : people[i],
    )
    .flatMap((one) => one ?? []);
  const apart = callers.some((one) => one.apart) || of === 'ta-la';
  const join = rng.pick(
    apart
      ? [': ', ': ', ' = ', english ? ' has ' : ' có ']
      : english
        ? [': ', ' has ', ' has ', ' holds ', ' with ', ' got ', ' = ', '(']
        : [' ', ' ', ': ', ' có ', ' cầm ', ' được ', ' = ', ' - ', '(', ' lật ra '],
  );
  const parts = hands.map((hand, i): SaidCards => tellHand(hand, callers[i], order, join, of, about, style, rng));
  const between = between2(parts, join, order, style, rng);
  const bullet = between === '\n' ? rng.pick(['', '', '- ', '• ', '* ']) : '';
  return {
    text: (bullet === '' ? '' : '\n') + parts.map(({ text }) => bullet + text).join(between),
    hands: parts.map(({ meant }, i) => ({ name: callers[i]?.name ?? '*', cards: meant })),
    ways: [
      scheme,
      order,
      `join«${join}»`,
      `hands«${between === '\n' ? '\\n' : between}»`,
      ...(bullet === '' ? [] : ['bullets']),
    ],
  };
}

/** What parts two hands must part no two cards. */
function between2(parts: readonly SaidCards[], join: string, order: string, style: CardStyle, rng: Rng): string {
  const all = parts.map(({ text }) => text).join(' ');
  const fits = [
    '\n',
    '\n',
    '; ',
    '; ',
    ' | ',
    ...(all.includes('/') ? [] : [' / ']),
    ...(all.includes(',') ? [] : [', ', ', ', ', ', '. ']),
    ...(all.includes('-') || join === ' - ' ? [] : [' - ']),
  ];
  // A blank alone does where a name begins each hand, and nothing else stands between cards either.
  if (order === 'name-first' && join === ' ' && style.between === ' ') fits.push(' ');
  if (!style.english && order === 'name-first' && !all.includes(',')) fits.push(', còn ');
  return fits[rng.upTo(fits.length - 1)] ?? '\n';
}

function bankerOf(person: SpokenName | undefined, english: boolean, rng: Rng): SpokenName {
  const text = rng.pick<string>(
    english ? ['dealer', 'banker', 'the dealer', 'the banker'] : ['cái', 'cái', 'nhà cái', 'nhà cái', 'làm cái'],
  );
  if (text !== 'làm cái') return { text, name: 'cai', apart: false };
  return person && !person.apart && person.name !== '*'
    ? { text: `${person.text} ${text}`, name: 'cai', apart: true }
    : { text: 'cái', name: 'cai', apart: false };
}

function tellHand(
  hand: SpokenHand,
  person: SpokenName | undefined,
  order: string,
  join: string,
  of: SpokenOf,
  about: Deal['about'],
  style: CardStyle,
  rng: Rng,
): SaidCards {
  const { english } = style;
  const who = person?.text ?? '';
  const says = english && who === 'I';
  if (about === 'end' && hand.chunks.length === 0) {
    const out = english
      ? says
        ? ' am out'
        : rng.pick([' is out', ' went out'])
      : rng.pick([' hết bài', ' về nhất', ' hết bài']);
    return { text: who + out, meant: [] };
  }
  const cards = sayHand(hand, of, style, rng);
  if (order === 'hand-first')
    return {
      text: `${cards.text}${english ? ' for ' : ' của '}${OBJECTS.get(who) ?? who}`,
      meant: cards.meant,
    };
  if (join === '(') return { text: `${OBJECTS.get(who) ?? who} (${cards.text})`, meant: cards.meant };
  const text = withClaim(hand, cards.text, of, style, rng);
  const verb = says ? join.replace('has', 'have').replace('holds', 'hold') : join;
  const left = about === 'end' && join === ' có ' ? ' còn ' : verb;
  // Nobody writes `I: …`.
  const isSaid = /ha[sv]|hold|got/.test(verb);
  return { text: (isSaid ? who : (OBJECTS.get(who) ?? who)) + left + text, meant: cards.meant };
}

const OBJECTS: ReadonlyMap<string, string> = new Map([
  ['I', 'me'],
  ['he', 'him'],
  ['she', 'her'],
]);

/** All cards of a hand; the later ones may be drawn. */
function sayHand(hand: SpokenHand, of: SpokenOf, style: CardStyle, rng: Rng): SaidCards {
  const [first] = hand.chunks;
  if (of === 'xi-dach' && first?.is === 'loose' && first.cards.length > 2 && rng.upTo(2) === 0) {
    const draw = style.english
      ? rng.pick([' draws ', ' hits '])
      : rng.pick([' bốc ', ' rút thêm ', ' kéo ', ' bốc thêm ']);
    const said = [first.cards.slice(0, 2), ...first.cards.slice(2).map((card) => [card])].map((cards) =>
      sayChunk({ is: 'loose', cards }, of, { ...style, glued: false }, rng),
    );
    return { text: said.map(({ text }) => text).join(draw), meant: said.flatMap(({ meant }) => meant) };
  }
  // Several groups: a comma between them, or what parts the cards would part the groups as well.
  const several = hand.chunks.length > 1;
  const inner = several && JOINS.has(style.between) ? { ...style, between: ', ' } : style;
  const said = hand.chunks.map((chunk) => sayChunk(chunk, of, inner, rng));
  const between =
    several && (of === 'ta-la' ? ![',', ' + ', '+', '/'].includes(inner.between) : inner.between === '-')
      ? ', '
      : inner.between;
  return {
    text: list(
      said.map(({ text }) => text),
      between,
    ),
    meant: said.flatMap(({ meant }) => meant),
  };
}

/** What is true of a hand, said in front of its cards or behind. */
function withClaim(hand: SpokenHand, cards: string, of: SpokenOf, { english, ranks }: CardStyle, rng: Rng): string {
  if (rng.upTo(2) > 0 || cards.includes('(') || ranks === 'words') return cards;
  const points = of === 'xi-dach' ? (english ? 'points' : 'điểm') : english ? 'points' : 'nút';
  if (of === 'xi-dach' && hand.kind !== undefined && KINDS[hand.kind]) {
    const kind = KINDS[hand.kind]?.[english ? 1 : 0] ?? '';
    return kind === '' ? cards : rng.pick([`${cards} ${kind}`, `${kind} ${cards}`, `${cards}, ${kind}`]);
  }
  if (hand.total === undefined || hand.kind === 'ba-tien' || spokenCards(hand).length === 0) return cards;
  return rng.pick([
    `${cards} = ${hand.total}`,
    `${hand.total} ${points} (${cards})`,
    english ? `${cards}, ${hand.total} ${points}` : `${cards} là ${hand.total} ${points}`,
    `${cards} (${hand.total} ${points})`,
  ]);
}

const KINDS: Readonly<Record<string, readonly [string, string]>> = {
  'xi-ban': ['xì bàn', 'double aces'],
  'xi-dach': ['xì dách', 'blackjack'],
  'ngu-linh': ['ngũ linh', 'five card charm'],
  quac: ['quắc', 'bust'],
};

/** One hand alone. */
export function tellOne({ hands }: Deal, of: SpokenOf, style: CardStyle, rng: Rng): SpokenHands {
  const parts = hands.map((hand) => sayHand(hand, of, style, rng));
  const head = style.english
    ? rng.pick(['my hand: ', 'I have ', 'my hand is ', 'hand: '])
    : rng.pick(['bài: ', 'bài em: ', 'bài tôi có ', 'bài mình ', 'tay em: ', 'bài của em: ']);
  return {
    text: head + parts.map(({ text }) => text).join(' '),
    hands: parts.map(({ meant }) => ({ name: 'bai', cards: meant })),
    ways: ['one', `head«${head}»`],
  };
}

/** What lies on the table, and what is put on it. */
export function tellPlay({ hands }: Deal, of: SpokenOf, style: CardStyle, rng: Rng): SpokenHands {
  const { english } = style;
  const [first, second] = hands.map((hand) =>
    sayHand(
      hand,
      of,
      { ...style, between: style.between === ', ' || style.between === ',' ? ' ' : style.between },
      rng,
    ),
  );
  if (!first) return { text: '', hands: [], ways: [] };
  const [A, B] = peopleOf('given', 2, english, rng).map(({ text }) => text);
  if (!second) {
    const text = rng.pick(
      english
        ? [`I lead ${first.text}`, `${A} leads ${first.text}`]
        : [`tôi đánh ${first.text}`, `${A} mở màn ${first.text}`, `đánh ${first.text}`],
    );
    return { text, hands: [{ name: 'danh', cards: first.meant }], ways: ['lead'] };
  }
  const [t, p] = [first.text, second.text];
  const [text, way] = rng.pick<readonly [string, string]>(
    english
      ? [
          [`on the table ${t}, I play ${p}`, 'table-play'],
          [`table: ${t}, play: ${p}`, 'table:play:'],
          [`can ${p} beat ${t}?`, 'can-beat'],
          [`${A} leads ${t}, ${B} plays ${p}`, 'leads-plays'],
          [`${p} on ${t}, legal?`, 'on'],
          [`he plays ${t}, I beat it with ${p}`, 'beat-with'],
        ]
      : [
          [`bàn ${t}, đánh ${p}`, 'ban-danh'],
          [`trên bàn ${t}, tôi đánh ${p}`, 'tren-ban'],
          [`trên bàn có ${t}, tôi ra ${p} được không`, 'ra'],
          [`bàn đang ${t}, em chặt ${p}`, 'chat'],
          [`${p} chặt ${t} được không`, 'chat-over'],
          [`${t} bị ${p} chặt`, 'bi-chat'],
          [`${A} đánh ${t}, ${B} chặn ${p}`, 'danh-chan'],
          [`${A} ra ${t}, ${B} đè ${p}`, 'ra-de'],
          [`bàn: ${t}; đánh: ${p}`, 'ban:danh:'],
          [`bàn ${t}\nđánh ${p}`, 'ban-nl-danh'],
        ],
  );
  return {
    text,
    hands: [
      { name: 'ban', cards: first.meant },
      { name: 'danh', cards: second.meant },
    ],
    ways: [way],
  };
}
