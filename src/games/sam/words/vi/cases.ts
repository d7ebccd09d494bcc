/** Practice of Sâm in Vietnamese: questions about hands. */

import { makeQuizWords } from '../quiz/shape.ts';
import { chips, words as game } from './game.ts';
import { misconceptions } from './misconceptions.ts';

export const words = makeQuizWords(game, {
  kinds: {
    name: 'Mấy lá này là bộ gì',
    legal: 'Chặn được không',
    beats: 'Bộ nào chặn được',
    deal: 'Chia xong có ăn trắng không',
    pays: 'Hết ván chung mấy phỉnh',
    most: 'Ai chung nhiều nhất',
    house: 'Luật nhà nào làm đổi kết quả',
  },
  asks: {
    name: 'Mấy lá này là bộ gì?',
    legal: 'Chặn được không?',
    beats: 'Bộ nào chặn được?',
    deal: 'Chia xong, bài này có ăn trắng không?',
    pays: (who) => `Hết ván ${who} chung mấy phỉnh?`,
    most: 'Ai chung nhiều nhất?',
    house: 'Đổi luật nhà nào thì kết quả khác đi?',
    housePays: (who) => `Đổi luật nhà nào thì số phỉnh ${who} chung khác đi?`,
  },
  names: {
    rac: 'Rác',
    doi: 'Đôi',
    'sam-co': 'Sám cô',
    sanh: 'Sảnh',
    'tu-quy': 'Tứ quý',
    'sanh-rong': 'Sảnh rồng',
    'tu-quy-heo': 'Tứ quý heo',
    'dong-mau': 'Đồng màu',
    'ba-sam-co': 'Ba sám cô',
    'nam-doi': 'Năm đôi',
    none: 'Không phải bộ',
    noWin: 'Không ăn trắng',
  },
  beats: { yes: 'Chặn được', no: 'Không chặn được' },
  alike: 'Ba người như nhau',
  nets: { nothing: 'Không phải chung', gets: (units) => `Được ${units}`, pays: (units) => `Chung ${units}` },
  units: chips,
  misconceptions,
  costs: {
    back: ({ cards }) => `Đánh ${cards} ra thì phải cầm lại.`,
    missed: ({ cards }) => `Tưởng không đánh được thì ${cards} nằm lại trên tay.`,
    misnamed: ({ cards }) => `Gọi vậy mà đánh ${cards} ra thì cả bàn cãi.`,
    'false-win': 'Hô ăn trắng lúc này thì cả bàn biết bài mà không được gì.',
    'missed-win': 'Không hô là bỏ lỡ một ván ăn trắng.',
    'misnamed-win': 'Vẫn ăn trắng, nhưng gọi nhầm kiểu.',
    paid: ({ paid }) => `${paid}.`,
    off: ({ units }) => `Chung theo số đó thì lệch ${units}.`,
    same: ({ verdict }) => `Đổi rồi vẫn vậy: ${verdict}.`,
  },
  paid: (who, units) => `${who} chung ${units}`,
});
