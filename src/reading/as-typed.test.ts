import { describe, expect, test } from 'vitest';
import { formatCase } from '#core/format.ts';
import { engineOf } from '#games/engines.ts';
import { runs } from '#testing/runs.ts';
import { tally } from './testing/tally.fixture.ts';
import { type Home, readTyped, typedFields, withAnySuits } from './testing/typed.fixture.ts';

const KD9C_AA = 'cai:KD.9C;an:AS.AH';

describe('words that are something else elsewhere: names of cards, hours, bets, decorations, lists', () => {
  test.each<readonly [Home, text: string, fields: string]>([
    ['xi-dach', 'xi dach: cai 8 9, an 4 voi a', 'cai:8?.9?;an:4?.A?'],
    ['xi-dach', 'xì dách: Jack có 10 9, Ten có A 5, cái 8 8', 'jack:10?.9?;ten:A?.5?;cai:8?.8?'],
    ['xi-dach', 'xì dách, cái 10 8, nó cầm bảy với tám', 'cai:10?.8?;nó:7?.8?'],
    ['xi-dach', 'Xì dách. Tôi được 10 và 2. Tôi rút: 3. Cái: 10 8.', 'tôi:10?.2?.3?;cai:10?.8?'],
    ['xi-dach', 'Xì dách 9h tối, cái 10 8, An 9 9', 'cai:10?.8?;an:9?.9?'],
    ['xi-dach', 'xì dách, $5 a hand: the dealer has 10 8, Lan has 9 9', 'cai:10?.8?;lan:9?.9?'],
    ['xi-dach', 'xì dách, cái\n10♠\n8♦\nHạnh\n9♣\n9♥', 'cai:10S.8D;hạnh:9C.9H'],
    ['xi-dach', '♠ Xì dách ♠ cái 10 8, Hạnh 9 9', 'cai:10?.8?;hạnh:9?.9?'],
    ['xi-dach', 'xi dach: cai 10 8, lan 5 4 boc at', 'cai:10?.8?;lan:5?.4?.A?'],
    ['xi-dach', 'xì dách: cái 10 8; 9 9 của Trà My', 'cai:10?.8?;trà-my:9?.9?'],
    ['xi-dach', 'xi dach: Mr. King has 9 9, the dealer has 10 8', 'mr-king:9?.9?;cai:10?.8?'],
    ['xi-dach', 'xì dách [cái] [10] [8] [Hạnh] [9] [9]', 'cai:10?.8?;hạnh:9?.9?'],
    ['ba-cay', 'chơi ba cây 5 người: Hùng 9 8 2, Lan 7 6 5', 'hùng:9?.8?.2?;lan:7?.6?.5?'],
    ['ba-cay', 'ba cay: cau ba: 9 8 2; di tam: 7 6 5', 'cau-ba:9?.8?.2?;tam:7?.6?.5?'],
    ['ta-la', 'tá lả bài em có 10 lá: A♠ 2♠ 3♠ 6♥ 6♦ 6♣ 9♥ 10♥ J♥ K♦, đánh K ra', 'bai:AS.2S.3S.6H.6D.6C.9H.10H.JH.KD'],
    ['sam', 'sâm: J J J đánh chồng lên 10 10 10', 'ban:10?.10?.10?;danh:J?.J?.J?'],
    ['sam', 'sâm: chặt 2 bích được không', 'missing-field «»'],
    ['sam', 'sam: tien hết bài, Tuyet con 7 la 3 4 5 6 7 9 K', 'tien:-;tuyet:3?.4?.5?.6?.7?.9?.K?'],
    ['sam', 'sâm: Ken về nhất, Ten còn 3 4, Jack còn A', 'ken:-;ten:3?.4?;jack:A?'],
    ['xi-dach', 'AH and 9d hits 6s, the dealer 10s 8h, xi dach', 'an:AH.9D.6S;cai:10S.8H'],
    ['ta-la', 'tá lả: tứ quý 3, 3 con a, 3 con k', 'bai:3S.3H.3D.3C.A?.A?.A?.K?.K?.K?'],
    ['sam', 'does four of a kind beat a straight', 'missing-field «»'],
    ['xi-dach', 'cái J 7, Tí Q 5, tiền cược 5 chục, Tèo 9 8', 'cai:J?.7?;tí:Q?.5?;tèo:9?.8?'],
    [
      'xi-dach',
      'Lan 10 8, 9 9; cái 8 8',
      'asks: xi-dach@pho-thong; lan: 10♠ 8♥ 9♦ 9♣; cái: 8♠ 8♦ | xi-dach@pho-thong; lan: 10♠ 8♥; an: 9♦ 9♣; cái: 8♠ 8♦',
    ],
    ['xi-dach', 'nhà cái 10 8 nhà con 9 9 An 7 7', 'cai:10?.8?;nhà-con:9?.9?;an:7?.7?'],
    ['xi-dach', 'cai 9 8, an 9k, binh 7 7', 'cai:9?.8?;an:9?.K?;binh:7?.7?'],
    ['xi-dach', 'an 10 5 them j, cai 9 8', 'an:10?.5?.J?;cai:9?.8?'],
    ['xi-dach', 'cái 🔟 8, em 🔟 9', 'cai:10?.8?;em:10?.9?'],
    ['xi-dach', 'cái 🂪 🃛, em 🂡 🂹', 'cai:10S.JC;em:AS.9H'],
    ['xi-dach', 'An với Bình đều 10 8, cái 9 9', 'an:10?.8?;bình:10?.8?;cai:9?.9?'],
    [
      'xi-dach',
      'bài em: Q♠ 2♠ 8♠. À nhầm, lá cuối 9♠ chứ không phải 8♠. Cái: 10♣ K♦',
      'asks: xi-dach@pho-thong; bài-em: Q♠ 9♠ 8♠; cái: 10♣ K♦ | xi-dach@pho-thong; bài-em: Q♠ 2♠ 9♠; cái: 10♣ K♦',
    ],
    ['xi-dach', 'banker K4 then 7; Mo 55 then A', 'cai:K?.4?.7?;mo:5?.5?.A?'],
    ['ba-cay', 'bài cào 1) Kai 5 5 J 2) Lou 2 3 4 3) Max 7 K Q', 'kai:5?.5?.J?;lou:2?.3?.4?;max:7?.K?.Q?'],
    ['ta-la', '*bài*: 3b 4b 5b 2r', 'bai:3S.4S.5S.2D'],
    ['sam', 'đánh sảnh A xuống 10', 'danh:10?.J?.Q?.K?.A?'],
    ['sam', 'đánh Q K A cơ', 'danh:QH.KH.AH'],
  ])('%s: %s', (game, text, fields) => {
    expect(withAnySuits(game, text)).toBe(fields);
    expect(readTyped(game, text).unread).toEqual([]);
  });

  test('cards that nobody is said to hold beside others are told', () => {
    const { notes, seats } = readTyped('xi-to', '8 8 9 10 J, Hạnh 7 7 7 9 9');
    expect(notes).toMatchObject([{ code: 'nameless', name: seats[0]?.name }]);
    expect(readTyped('xi-to', '8 8 9 10 J với 7 7 7 9 9').notes).toEqual([]);
  });

  test('who laid down first is taken from the order of the text, and that is told (ta-la.md Q6, §4.4)', () => {
    const order = (text: string) =>
      readTyped('ta-la', text).notes.flatMap((note) => (note.code === 'told-order' ? [note.names] : []));
    const allMom = 'an K cơ Q rô 9 chuồn, bình J chuồn 8 rô A cơ, chi 2 cơ 5 rô 7 bích, dung 10 cơ 3 bích';
    expect(order(allMom)).toEqual([['an', 'bình', 'chi', 'dung']]);
    // Equal points.
    expect(order('an có 3♠ 3♥ 3♦ 9♣, bình có 6♠ 6♥ 6♦ 9♠, chi K♠ 8♦')).toEqual([['an', 'bình']]);
    // Nothing hangs on it: others have melds, and who is móm shares the last place.
    expect(order('an K cơ Q rô 9 chuồn, bình J chuồn 8 rô A cơ, chi có 3♠ 3♥ 3♦')).toEqual([]);
    // The notation has the order of laying down.
    expect(order('ta-la; an: K♥ Q♦ 9♣; bình: J♣ 8♦ A♥; chi: 2♥ 5♦ 7♠; dung: 10♥ 3♠')).toEqual([]);
  });

  test.each<readonly [Home, text: string, count: number, from: string]>([
    ['xi-dach', 'xi-dach;cai:10S.9H;an:AS.AH.AD.AC.2S.2H', 8, 'AC'],
    ['ta-la', 'bài 5♠ 6♠ 7♠ 7♥ 7♦ 9♣ 10♣ J♣ K♦ Q♦ A♦', 11, 'A♦'],
  ])(
    '%s: of more cards in a row than a hand may have none is lost, and the rest is told: %s',
    (home, text, count, from) => {
      const { notes, seats } = readTyped(home, text);
      expect(seats.flatMap(({ cards }) => cards)).toHaveLength(count);
      expect(notes).toMatchObject([{ code: 'nameless', at: { found: from } }]);
    },
  );
});

describe('what people type is read as they mean it', () => {
  test.each<readonly [Home, text: string, fields: string]>([
    ['xi-dach', 'cái k rô 9 chuồn\nan át bích át cơ', KD9C_AA],
    ['xi-dach', 'cai k ro 9 chuon an a bich a co', KD9C_AA],
    ['xi-dach', 'CAI K RO 9 CHUON AN A BICH A CO', KD9C_AA],
    ['xi-dach', 'nhà cái: kd 9c; an: as ah', KD9C_AA],
    ['xi-dach', 'Nhà cái kd 9c, An as ah', KD9C_AA],
    ['xi-dach', 'dealer: kd 9c / an: as ah', KD9C_AA],
    ['xi-dach', 'banker kd 9c | an as ah', KD9C_AA],
    [
      'xi-dach',
      'the dealer has the king of diamonds and the nine of clubs, An has the ace of spades and the ace of hearts',
      KD9C_AA,
    ],
    ['xi-dach', 'Banker: K♦ 9♣ vs An: A♠ A♥', KD9C_AA],
    ['xi-dach', 'Xì Dách. Nhà cái: K♦ 9♣. An: A♠ A♥.', KD9C_AA],
    [
      'xi-dach',
      'Xì Dách (Phổ thông)\nNhà cái: K♦ 9♣ = 19\nAn: A♠ A♥ = Xì bàn\n→ An ăn +1. Xì bàn lật ra là ăn ngay.',
      KD9C_AA,
    ],
    ['sam', 'Xì Dách. Nhà cái: K♦ 9♣. An: A♠ A♥.', KD9C_AA],
    ['xi-dach', 'xi dach cai kd 9c an as ah', KD9C_AA],
    ['xi-dach', 'xi to: an K bích 9 rô, bình K cơ 9 bích', 'an:KS.9D;bình:KH.9S'],
    ['xi-dach', 'Xì Tố an K bích 9 rô, bình K cơ 9 bích', 'an:KS.9D;bình:KH.9S'],
    ['xi-dach', 'tá lả bài 5 6 7 bích, 8 cơ rô chuồn', 'bai:5S.6S.7S.8H.8D.8C'],
    ['ba-cay', 'ba lá 9 rô 8 cơ 2 bích; bình 7 rô 6 cơ 6 chuồn', 'an:9D.8H.2S;bình:7D.6H.6C'],
    ['xi-dach', 'cái: KD9C an: ASAH', KD9C_AA],
    ['xi-dach', 'cái có 2 lá là K rô 9 chuồn, an có 2 lá gồm át bích át cơ', KD9C_AA],
    ['xi-dach', 'cái 3 lá là 2 rô 3 cơ 10 bích, an 9 rô 9 cơ', 'cai:2D.3H.10S;an:9D.9H'],
    ['xi-dach', 'cái: kro 9chuồn; an: átbích acơ', KD9C_AA],
    ['xi-dach', 'cái rô K chuồn 9, an bích A cơ A', KD9C_AA],
    ['xi-dach', 'K♦ 9♣ cái, A♠ A♥ an', KD9C_AA],
    ['xi-dach', 'cái k rô 9 chuồn\nát bích át cơ', KD9C_AA],
    ['xi-dach', 'cái có k rô với 9 chuồn, an có át bích và át cơ', KD9C_AA],
    ['xi-dach', 'nhà cái hùng: kd 9c; an: as ah', KD9C_AA],
    ['xi-dach', '- cái: kd 9c\n- an: as ah', KD9C_AA],
    ['xi-dach', 'cái kd 9c; an as ah. Ai ăn?', KD9C_AA],
    ['xi-dach', 'tôi 8 cơ 7 bích, cái 10 rô 9 chuồn', 'tôi:8H.7S;cai:10D.9C'],
    ['xi-dach', 'Năm: 8 cơ 7 bích; cái: 10 rô 9 chuồn', 'năm:8H.7S;cai:10D.9C'],
    ['xi-dach', 'cái heo bích hai cơ chín chuồn, an mười rô bồi cơ', 'cai:2S.2H.9C;an:10D.JH'],
    ['xi-dach', 'cái đầm rô già tép; an ri nhép xì dô', 'cai:QD.KC;an:JC.AD'],
    ['xi-dach', 'cái 5b 5 cơ, an b6 ách bích', 'cai:5S.5H;an:6S.AS'],
    ['xi-dach', 'cái 10 rô 9 chuồn, an át bích cơ', 'cai:10D.9C;an:AS.AH'],
    ['ba-cay', 'an 9 rô 8 cơ 2 bích, bình 7 rô 6 cơ 6 chuồn', 'an:9D.8H.2S;bình:7D.6H.6C'],
    ['ba-cay', 'cái 9 chuồn 6 bích 3 cơ\nan 8 cơ 5 bích chuồn', 'cai:9C.6S.3H;an:8H.5S.5C'],
    ['xi-to', 'an 8 9 10 J Q cơ\nbình tứ quý 7 và 9 rô', 'an:8H.9H.10H.JH.QH;bình:7S.7H.7D.7C.9D'],
    ['xi-to', 'an thùng cơ 8 9 J K A; bình 7 bích 7 rô 7 chuồn 9 bích 9 rô', 'an:8H.9H.JH.KH.AH;bình:7S.7D.7C.9S.9D'],
    ['ta-la', 'bài tôi: 5-6-7 bích, 8 cơ rô chuồn, J Q K rô', 'bai:5S.6S.7S.8H.8D.8C.JD.QD.KD'],
    ['ta-la', '567 bích 8 8 8 cơ rô chuồn 2 cơ', 'bai:5S.6S.7S.8H.8D.8C.2H'],
    [
      'ta-la',
      'an: phỏm 3 4 5 bích, 8 cơ 8 rô 8 chuồn ăn của binh, lẻ 2 rô; bình: 10 J Q bích, lẻ 9 cơ 7 rô',
      'an:3S.4S.5S.8H.8D.8C*bình.2D;bình:10S.JS.QS.9H.7D',
    ],
    ['ta-la', 'an: 8♥ 8♦ 8♣**bình 2♦; bình: 10♠ J♠ Q♠', 'an:8H.8D.8C**bình.2D;bình:10S.JS.QS'],
    ['sam', 'trên bàn heo cơ, tôi chặt tứ quý 6', 'ban:2H;danh:6S.6H.6D.6C'],
    ['sam', 'heo cơ bị tứ quý 6 chặt', 'ban:2H;danh:6S.6H.6D.6C'],
    ['sam', 'tứ quý 6 chặt heo cơ', 'ban:2H;danh:6S.6H.6D.6C'],
    ['sam', 'chặt heo cơ bằng tứ quý 6', 'ban:2H;danh:6S.6H.6D.6C'],
    ['sam', 'quad 6s over the 2 of hearts', 'ban:2H;danh:6S.6H.6D.6C'],
    ['sam', 'An hết bài, Bình 2 bích 4 rô 9 chuồn', 'an:-;bình:2S.4D.9C'],
    ['sam', 'An is out, Bình holds 2 of spades, 4 of diamonds, 9 of clubs', 'an:-;bình:2S.4D.9C'],
    ['sam', 'an: -\nbình: 2♠ 4♦ 9♣', 'an:-;bình:2S.4D.9C'],
    // Totals, brackets, titles and counts around the cards.
    ['xi-dach', 'cái (K♦ 9♣) an (A♠ A♥)', KD9C_AA],
    ['xi-dach', 'nhà cái 19 (k rô 9 chuồn), an (xì bàn) as ah', KD9C_AA],
    ['xi-dach', 'bank: Kd 9c, An: As Ah', KD9C_AA],
    ['xi-dach', 'cái k♦,9♣ - an a♠,a♥', KD9C_AA],
    ['xi-dach', 'cái: kd 9c, anh Ba: as ah', 'cai:KD.9C;anh-ba:AS.AH'],
    ['xi-dach', 'ông Tư 8 cơ 7 bích, cái 10 rô 9 chuồn', 'ông-tư:8H.7S;cai:10D.9C'],
    ['xi-dach', 'ba 8 cơ 7 bích, cái 10 rô 9 chuồn', 'ba:8H.7S;cai:10D.9C'],
    ['ta-la', 'an 3 4 5 bích, rác 2 cơ; chi móm k rô 9 chuồn', 'an:3S.4S.5S.2H;chi:KD.9C'],
    ['ta-la', '567b 8c 8r 2t', 'bai:5S.6S.7S.8C.8D.2C'],
    ['ta-la', 'run 5-7 of spades, 8 of hearts, 2 of hearts', 'bai:5S.6S.7S.8H.2H'],
    ['sam', '4 con 6 chặt 1 heo cơ', 'ban:2H;danh:6S.6H.6D.6C'],
    ['sam', 'an về nhất, bình còn 3 lá: 2 bích 4 rô 9 chuồn', 'an:-;bình:2S.4D.9C'],
    ['sam', 'bàn có heo cơ, tôi đánh tứ quý 6 được không?', 'ban:2H;danh:6S.6H.6D.6C'],
    ['xi-dach', 'ông 8 cơ 7 bích, cái 10 rô 9 chuồn', 'ông:8H.7S;cai:10D.9C'],
    ['xi-dach', 'cái kd 9c, an một con át bích với một con át cơ', KD9C_AA],
    // What stands around cards in a message.
    ['xi-dach', '1. cái k rô 9 chuồn 2. an át bích át cơ', KD9C_AA],
    ['xi-dach', 'Cái - K♦ 9♣\nAn - A♠ A♥', KD9C_AA],
    ['xi-dach', 'cái=K♦ 9♣, an=A♠ A♥', KD9C_AA],
    ['xi-dach', 'nhà cái có 19 điểm gồm k rô và 9 chuồn, an xì bàn át bích át cơ', KD9C_AA],
    ['xi-dach', 'Cho hỏi cái k rô 9 chuồn mà an át bích át cơ thì ai ăn?', KD9C_AA],
    ['sam', 'beat 2 of hearts with four 6s', 'ban:2H;danh:6S.6H.6D.6C'],
    ['ta-la', 'an ăn 8 chuồn của bình ghép 8 cơ 8 rô; bình 10 J Q bích', 'an:8C*bình.8H.8D;bình:10S.JS.QS'],
    ['xi-to', 'an: up cards K♠ 9♦; bình: 8♥ 8♣', 'an:KS.9D;bình:8H.8C'],
    ['xi-to', 'tôi 8 9 10 J Q đồng chất cơ, nó tứ quý 7 với 9 rô', 'tôi:8H.9H.10H.JH.QH;nó:7S.7H.7D.7C.9D'],
    // Who plays against the banker, named or not.
    ['xi-dach', 'cái: 17 (10♥ 7♣), con: 18 (9♠ 9♦)', 'cai:10H.7C;con:9S.9D'],
    ['xi-dach', 'player 1: AS AH, player 2: 9S 9H, dealer: KD 9C', 'player-1:AS.AH;player-2:9S.9H;cai:KD.9C'],
    ['xi-dach', 'tui có con 8 cơ với con 7 bích, cái có con 10 rô với con 9 chuồn', 'tui:8H.7S;cai:10D.9C'],
    ['xi-dach', 'nhà cái (7♠ 7♥ 7♦ = 21) an (A♣ K♦ = xì dách)', 'cai:7S.7H.7D;an:AC.KD'],
    ['xi-dach', 'cái 10❤ 6♣️ 9♦️ an 8♠️ 7♦️', 'cai:10H.6C.9D;an:8S.7D'],
    ['sam', 'đánh tứ quý át lên heo rô', 'ban:2D;danh:AS.AH.AD.AC'],
    ['sam', 'four of a kind sixes beat a 2 of hearts?', 'ban:2H;danh:6S.6H.6D.6C'],
    ['ba-cay', 'an 1 rô 2 cơ 6 bích; bình 4 rô 5 cơ 9 bích', 'an:AD.2H.6S;bình:4D.5H.9S'],
    ['ta-la', 'an ù: 3 4 5 bích, J Q K rô; bình 2 cơ 5 cơ 9 rô', 'an:3S.4S.5S.JD.QD.KD;bình:2H.5H.9D'],
    ['xi-to', 'an thú k♠ k♥ 9♦ 9♣ j♠, bình tứ quý 8 và 10 rô', 'an:KS.KH.9D.9C.JS;bình:8S.8H.8D.8C.10D'],
    ['xi-dach', 'ông Tư có 8 cơ 7 bích, cái 10 rô 9 chuồn', 'ông-tư:8H.7S;cai:10D.9C'],
    ['xi-dach', 'cái kd 9c, một an as ah', KD9C_AA],
    ['xi-to', 'an thùng phá sảnh 8 9 10 J Q cơ, bình tứ quý 7 và 9 rô', 'an:8H.9H.10H.JH.QH;bình:7S.7H.7D.7C.9D'],
    ['sam', 'trên bàn heo cơ, tôi đánh chặt tứ quý 6', 'ban:2H;danh:6S.6H.6D.6C'],
    ['sam', 'đánh 8 8 cơ rô tép, bàn: , bàn 7 cơ rô', 'ban:7H.7D;danh:8S.8H.8D.8C'],
    ['sam', 'bàn: đôi 8♠ 8♥; đánh: đôi 9♠ 9♥', 'ban:8S.8H;danh:9S.9H'],
    ['sam', 'bình còn 2 lá 8 cơ 7 bích, an hết bài', 'bình:8H.7S;an:-'],
    // Who ate, from whom, and whether it was a last-round card.
    ['ta-la', 'sảnh 5-6-7 bích, 8 cơ rô chuồn', 'bai:5S.6S.7S.8H.8D.8C'],
    ['ta-la', 'an: ăn 8 chuồn của binh, 8 cơ 8 rô; bình: lẻ 9 cơ 7 rô', 'an:8C*bình.8H.8D;bình:9H.7D'],
    ['ta-la', 'an: ăn chốt 8 chuồn, 8 cơ 8 rô; bình: lẻ 9 cơ 7 rô', 'an:8C**.8H.8D;bình:9H.7D'],
    ['ta-la', 'an: 8 cơ 8 rô 8 chuồn ăn chốt của bình; bình: lẻ 9 cơ 7 rô', 'an:8H.8D.8C**bình;bình:9H.7D'],
    ['ta-la', 'an: 8 chuồn ăn chốt, 8 rô 8 cơ; bình: lẻ 9 cơ 7 rô', 'an:8C**.8D.8H;bình:9H.7D'],
    ['ta-la', 'an: eaten 8 of clubs from bình, 8 cơ 8 rô; bình: 9 cơ 7 rô', 'an:8C*bình.8H.8D;bình:9H.7D'],
  ])('%s: %s', (game, text, fields) => {
    expect(typedFields(game, text)).toBe(fields);
  });

  test('marks may be written in parts, as some keyboards do', () => {
    expect(typedFields('xi-dach', 'cái k rô 9 chuồn\nan át bích át cơ'.normalize('NFD'))).toBe(KD9C_AA);
  });

  test('a rule set by its name in the page’s language, a head of the notation, and the house on the table', () => {
    const head = (text: string): string | undefined => {
      const read = readTyped('xi-dach', text)?.read;
      const engine = read && engineOf(read.game);
      return read && engine && formatCase(read, engine).replace(/;.*/, '');
    };
    expect(head('Xì Dách (Luật Miền Nam)\nNhà cái: K♦ 9♣')).toBe('xi-dach@mien-nam');
    expect(head('xi-dach@vipgame{minStand=14}; nhà cái: kd 9c, an: as ah')).toBe('xi-dach@vipgame{minStand=14}');
    expect(head('bài cào: an 9 rô 8 cơ 2 bích, bình 7 rô 6 cơ 6 chuồn')).toBe('ba-cay@bai-cao');
    expect(head('cái kd 9c an as ah')).toBe('xi-dach@pho-thong');
  });

  test('a copied ruling keeps the house rules of its link', () => {
    const link = 'https://luat-bai.example/vi/trong-tai/?c=xi-dach@pho-thong%7BminStand=14%7D;cai:KD.9C;an:AS.AH&e=1';
    const read = readTyped('xi-dach', `Xì Dách (Phổ thông, đổi 1)\nNhà cái: K♦ 9♣ = 19\nAn: A♠ A♥\n${link}`);
    expect(read?.error).toBeUndefined();
    expect(read.read?.rules['minStand']).toBe(14);
  });
});

describe('suits that were not said', () => {
  test.each<readonly [Home, text: string, fields: string]>([
    // Rule xd-deck: suits never matter.
    ['xi-dach', 'cái K 9, an A A', 'cai:K?.9?;an:A?.A?'],
    ['xi-dach', 'cái 10 6 9 an 8 7', 'cai:10?.6?.9?;an:8?.7?'],
    ['xi-dach', 'King of diamonds and nine of clubs for the dealer, An has two aces', 'cai:KD.9C;an:A?.A?'],
    ['xi-dach', 'cai co 10 co 9 ro, an co 2 at', 'cai:10H.9D;an:A?.A?'],
    ['xi-dach', 'An has an ace and a king, the dealer has a ten and a nine', 'an:A?.K?;cai:10?.9?'],
    ['xi-dach', 'cái 10 9, an xì bàn', 'cai:10?.9?;an:A?.A?'],
    // Rule sam-no-suit.
    ['sam', 'trên bàn đôi heo, đánh tứ quý 5 tứ quý 9', 'ban:2?.2?;danh:5S.5H.5D.5C.9S.9H.9D.9C'],
    ['sam', 'trên bàn đôi heo, đánh hai tứ quý 5 với 9', 'ban:2?.2?;danh:5S.5H.5D.5C.9S.9H.9D.9C'],
    ['sam', 'on the table a pair of twos, play 5555 9999', 'ban:2?.2?;danh:5?.5?.5?.5?.9?.9?.9?.9?'],
    ['sam', 'sảnh 3 4 5 6 đè 3 4 5', 'ban:3?.4?.5?;danh:3?.4?.5?.6?'],
    ['sam', 'sảnh 3 tới 6 đè sảnh 3-5', 'ban:3?.4?.5?;danh:3?.4?.5?.6?'],
    ['sam', '3 con 8 chặn ba con 7', 'ban:7?.7?.7?;danh:8?.8?.8?'],
    ['sam', 'an đánh đôi 8, bình chặn đôi 9', 'ban:8?.8?;danh:9?.9?'],
    // Instant wins look at colours, and a run of ten comes before one colour (docs/rules/sam.md §5.8).
    ['sam', 'bài: 3 4 5 6 7 8 9 10 J Q', 'bai:3?.4?.5?.6?.7?.8?.9?.10?.J?.Q?'],
    // Any three.
    ['ta-la', 'phỏm: 5 6 7 bích, 8 8 8, lẻ 2 cơ', 'bai:5S.6S.7S.8?.8?.8?.2H'],
    ['ta-la', 'an: ăn 8 của bình, 8 8, lẻ 2 cơ; bình: lẻ 9 cơ 7 rô', 'an:8?*bình.8?.8?.2H;bình:9H.7D'],
    // Points decide, or no suit does (rules bc-cmp-cay, bc-cmp-cao).
    ['ba-cay', 'an 9 8 2 bình 7 6 5', 'an:9?.8?.2?;bình:7?.6?.5?'],
    ['bai-cao', 'an 9 8 2 bình 7 6 6', 'an:9?.8?.2?;bình:7?.6?.6?'],
    ['xi-to', 'an đôi K, bình đôi Q', 'an:K?.K?;bình:Q?.Q?'],
    // Pairs are no flush, and their ranks differ (rules xt-order, xt-cmp-same).
    ['xi-to', 'an: đôi già, 9 8 7; bình: ba đầm, 8 7', 'an:K?.K?.9?.8?.7?;bình:Q?.Q?.Q?.8?.7?'],
    // Straight, flush or both: it beats two pairs.
    ['xi-to', 'an sảnh 8 9 10 J Q, bình 7 7 9 9 K', 'an:8?.9?.10?.J?.Q?;bình:7?.7?.9?.9?.K?'],
    ['xi-dach', 'an: 5 lá 2 3 4 5 6, cái 10 9', 'an:2?.3?.4?.5?.6?;cai:10?.9?'],
    ['ta-la', '5 đến 8 cơ, ba con K, 2 bích', 'bai:5H.6H.7H.8H.K?.K?.K?.2S'],
    ['ta-la', 'run 5-7 of spades, set of 8s, loose 2 of hearts', 'bai:5S.6S.7S.8?.8?.8?.2H'],
    ['sam', 'trên bàn sảnh 4 5 6, tôi có sảnh 7 8 9 10, chặn được không?', 'ban:4?.5?.6?;danh:7?.8?.9?.10?'],
    ['sam', 'can four sixes beat a two?', 'ban:2?;danh:6S.6H.6D.6C'],
    ['xi-dach', 'cái quắc 10 6 9 tôi non 8 7', 'cai:10?.6?.9?;tôi:8?.7?'],
    ['xi-dach', "I've got a pair of aces against dealer's K 9", 'me:A?.A?;cai:K?.9?'],
    ['xi-dach', 'dealer 19 (king, nine) vs me: ace ace', 'cai:K?.9?;me:A?.A?'],
    ['xi-dach', 'anh em cho hỏi: cái 10 6 9, em 8 7 ai thắng', 'cai:10?.6?.9?;em:8?.7?'],
    ['xi-to', 'an 3 già 2 đầm, bình 3 át 2 chín', 'an:K?.K?.K?.Q?.Q?;bình:A?.A?.A?.9?.9?'],
    ['xi-dach', 'nhà cái 10,6,9 ; nhà con 8,7', 'cai:10?.6?.9?;nhà-con:8?.7?'],
    ['xi-dach', 'cai 10 9, toi 3 la 7 7 7', 'cai:10?.9?;toi:7?.7?.7?'],
    ['bai-cao', 'an ba tiên j q k, bình 9 8 2', 'an:J?.Q?.K?;bình:9?.8?.2?'],
    ['xi-to', 'an thú k 9 j, bình thú k 9 q', 'an:K?.K?.9?.9?.J?;bình:K?.K?.9?.9?.Q?'],
    ['xi-to', 'an cù lũ át đầm, bình full house kings over tens', 'an:A?.A?.A?.Q?.Q?;bình:K?.K?.K?.10?.10?'],
    ['xi-to', 'an cù lũ A A A Q Q, bình thú K K 10 10 9', 'an:A?.A?.A?.Q?.Q?;bình:K?.K?.10?.10?.9?'],
    ['sam', 'sảnh 5 tới 5 đè đôi 3', 'ban:3?.3?;danh:5?.5?'],
    ['sam', 'ba cây 7 chặn ba cây 5', 'ban:5?.5?.5?;danh:7?.7?.7?'],
    ['ta-la', 'phỏm dọc 3 4 5 cơ phỏm ngang 9 9 9 rác k', 'bai:3H.4H.5H.9?.9?.9?.K?'],
    // The ends of a run, whichever is said first.
    ['sam', 'sảnh từ 3 tới 6 đè sảnh từ 3 đến 5', 'ban:3?.4?.5?;danh:3?.4?.5?.6?'],
    ['sam', 'sảnh 6 tới 3 đè sảnh 5 xuống 3', 'ban:3?.4?.5?;danh:3?.4?.5?.6?'],
    ['sam', 'sảnh 6 tới 3 đè sảnh 5-3', 'ban:3?.4?.5?;danh:3?.4?.5?.6?'],
    ['xi-to', 'an sảnh 10 tới A, bình 7 7 9 9 K', 'an:10?.J?.Q?.K?.A?;bình:7?.7?.9?.9?.K?'],
    // The first play is what lies there when somebody else plays.
    ['sam', 'an đánh đôi 8, bình đánh đôi 9', 'ban:8?.8?;danh:9?.9?'],
    ['xi-dach', 'an 8 cơ 7 bích, bình 9 9, cái 10 rô 9 chuồn', 'an:8H.7S;bình:9?.9?;cai:10D.9C'],
  ])('%s: %s: any will do', (game, text, fields) => {
    expect(withAnySuits(game, text)).toBe(fields);
  });

  test.each<readonly [Home, text: string, asked: string]>([
    // Equal points: the best card decides, suit first (rule bc-cmp-cay).
    ['ba-cay', 'an 9 8 2 bình 7 6 6', '9 8 2 7 6 6'],
    // An's 9♦ is the best card whatever the others are.
    ['ba-cay', 'an 9 rô 8 2, bình 7 bích 6 6', ''],
    ['ba-cay', 'an 9 rô 8 cơ 2, bình 7 bích 6 chuồn 6', ''],
    ['ba-cay', 'an 9 cơ 8 chuồn 2 bích, bình 7 bích 6 chuồn 6', '6'],
    // Everybody plays against the banker alone, and only Bình has as many points.
    ['ba-cay', 'cái 9 8 2, an 7 6 5, bình 7 6 6', '9 8 2 7 6 6'],
    ['xi-to', 'an K♠ 9, bình K♥ 9', ''],
    ['xi-to', 'an K 9♦, bình K 8♦', ''],
    ['xi-to', 'an K 9♦, bình K 9♠', 'K K'],
    // A pair is no flush, five ranks may be one (rule xt-thung): Bình's suits decide, An's do not.
    ['xi-to', 'an K K 9 8 7, bình Q J 9 8 7', 'Q J 9 8 7'],
    ['xi-to', 'an K K 9 8 7, bình thùng cơ Q J 9 8 7', ''],
    ['xi-to', 'an K K 9 8 7, bình Q cơ J rô 9 8 7', ''],
    ['xi-to', 'an K K 9 8 7, bình Q J 9 8 7, chi A A 2 3 4', 'Q J 9 8 7'],
    ['ta-la', 'bài: 5 bích 6 bích 7', '7'],
    // Five pairs: each of one colour, or not.
    ['sam', 'bài: 5 đôi 3 3 5 5 7 7 9 9 J J', '3 5 7 9 J'],
    // Nine cards of one colour: an instant win hangs on the last.
    ['sam', 'bài: 3♥ 5♥ 6♦ 8♥ 9♦ J♥ Q♦ A♥ 2♦ K', 'K'],
  ])('%s: %s: those that decide are asked for', (game, text, asked) => {
    const read = readTyped(game, text);
    expect((read?.asked ?? []).map(({ found }) => found).join(' ')).toBe(asked);
    if (asked !== '') expect(read?.error).toMatchObject({ code: 'bad-card', why: 'no-suit' });
    else expect(read?.error).toBeUndefined();
  });
});

describe('what is not understood is said where it stands', () => {
  test.each<readonly [Home, text: string, error: string]>([
    ['xi-dach', 'cái 19 an 20', 'bad-card «19»'],
    // How many cards somebody has left is no card.
    ['sam', 'an hết, bình còn 2 heo 3 4, chi 10 lá', 'bad-card «10 lá»'],
    ['sam', 'an con 3 la, binh het bai', 'bad-card «3 la»'],
    ['sam', 'an het, binh con 2 con', 'bad-card «2 con»'],
    ['sam', 'an is out, bình has 3 cards left', 'bad-card «3 cards»'],
    ['xi-dach', 'cái KD 9C, an AS XX', 'bad-card «XX»'],
    ['xi-dach', 'cái KD 9C, an AS 11♥', 'bad-card «11♥»'],
    ['xi-dach', 'cái KD 9C, an AS AH hihihi', 'cai:KD.9C;an:AS.AH'],
    ['xi-dach', 'cái k rô 9 chuồng, an as ah', 'cai:KD.9C;an:AS.AH'],
    ['xi-dach', 'cái kd 9c, an kd 9h', 'duplicate-card «kd»'],
    // A suit is not asked for where there is no case anyway.
    ['ta-la', '4♣ 5♥ 64♦ 4♥♥ 9♠', 'duplicate-card «4♥♥»'],
    ['xi-dach', 'cái kd 9c, an as', 'wrong-card-count «as»'],
    // Nobody's cards are not the banker's.
    ['ba-cay', 'cái: 9♣ 6♠ 3♥; : 8♠ 7♦', 'wrong-card-count «8♠ 7♦»'],
    ['xi-dach', 'an as ah', 'missing-field «»'],
    ['xi-dach', 'cái A A A A, an A 9', 'bad-card «A»'],
    ['xi-to', 'cái kd 9c, an as ah', 'unknown-field «cái»'],
    ['ba-cay', 'an 10 rô 8 cơ 2 bích, bình 7 rô 6 cơ 6 chuồn', 'card-not-in-deck «10 rô»'],
    ['xi-dach', 'cái k đỏ 9 chuồn, an as ah', 'cai:KS.9C;an:AS.AH'],
    ['sam', 'an: -; bình: -', 'duplicate-field «bình»'],
    // 9 nút is a total.
    ['ba-cay', 'tôi 9 nút, bình 3 cơ 4 rô 2 bích', 'bad-card «9 nút»'],
    ['ba-cay', 'tôi chín nút, bình 3 cơ 4 rô 2 bích', 'bad-card «chín nút»'],
    ['xi-dach', 'cái kd 9c, an as ah, một zz', 'cai:KD.9C;an:AS.AH'],
    ['xi-to', 'an cù lũ át, bình cù lũ', 'bad-card «cù lũ»'],
    ['xi-dach', 'cái kd 9c, nhà con thua', 'wrong-player-count «»'],
    ['sam', 'trên bàn heo cơ bằng tứ quý 6', 'ban:2H;danh:6S.6H.6D.6C'],
  ])('%s: %s', (game, text, error) => {
    expect(typedFields(game, text)).toBe(error);
  });

  test('a word that changes nothing is told and does not hold the ruling back', () => {
    const read = readTyped('xi-dach', 'cái k rô 9 chuồn\nan át bích át cơ hihihi');
    expect(read.error).toBeUndefined();
    expect(read.unread).toEqual([{ at: 34, length: 6, found: 'hihihi' }]);
    // Known talk is no news.
    expect(readTyped('xi-dach', 'cái k rô 9 chuồn\nan át bích nhé át cơ nha').unread).toEqual([]);
  });

  test('each card knows the words that say it', () => {
    const text = 'cái k rô 9 chuồn\nan át bích át cơ';
    const seats = readTyped('xi-dach', text)?.seats ?? [];
    expect(seats.map(({ name }) => name)).toEqual(['cai', 'an']);
    expect(seats.flatMap(({ cards }) => cards.map(({ from }) => from.found))).toEqual([
      'k rô',
      '9 chuồn',
      'át bích',
      'át cơ',
    ]);
    for (const { from } of seats.flatMap(({ cards }) => cards)) {
      expect(text.slice(from.at, from.at + from.length)).toBe(from.found);
    }
  });

  test('where there is no hand at all no case is read', () => {
    for (const text of [
      '',
      '   ',
      'xin chào mọi người',
      'poker',
      'xi-dach',
      '????',
      'xi-dach@khong-co; cái kd 9c',
      'x'.repeat(5000),
    ]) {
      const { error, seats } = readTyped('xi-dach', text);
      expect([error === undefined, seats], text).toEqual([false, []]);
    }
  });

  test('some mutations: what is taken for a case is one', () => {
    expect(tally(runs(1000, 300), 1828).wrong).toEqual([]);
  });
});
