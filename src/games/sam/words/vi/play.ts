/** The widgets of Sâm in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  beats: {
    title: 'Chặn bằng gì?',
    table: 'Trên bàn',
    nothing: 'Trên bàn chưa có gì: bạn đi trước.',
    hand: 'Trên tay bạn',
    lead: 'Chạm các lá muốn đánh.',
    empty: 'Bạn chưa có lá nào. Bấm “Đổi bài trên tay”.',
    all: 'Xem hết',
    wrongTable: 'Bài trên bàn không thành bộ ở bàn này.',
    changeTable: 'Đổi bài trên bàn',
    changeHand: 'Đổi bài trên tay',
    house: 'Luật nhà',
    noWay: 'Không bộ nào chặn được. Bạn bỏ lượt.',
    /** 0 is replaced by the count; one is worded separately. */
    way: '0 cách chặn',
    ways: '0 cách chặn',
    start: '0 kiểu đi trước',
    starts: '0 kiểu đi trước',
    not: 'Không chặn được',
    /** 0 is replaced by the cards. */
    also: 'Cũng vậy: 0.',
  },
  runs: {
    title: 'Thang sảnh',
    lead: 'Chạm một sảnh để đặt lên bàn. Sảnh nào chặn được thì sáng.',
    length: 'Sảnh mấy lá',
    /** 0 is replaced by the count, here and below. */
    cards: '0 lá',
    onTable: 'trên bàn',
    beats: 'chặn được',
    longer: 'Bàn này sảnh dài hơn mà cao hơn cũng chặn được.',
    /** 0 is replaced by the run, and by the number of plays that beat it. */
    lies: 'Trên bàn: 0.',
    above: '0 sảnh chặn được.',
    caption: 'Từ thấp lên cao',
    none: 'Không phải sảnh',
  },
  pack: {
    title: '52 lá hay 40 lá',
    lead: 'ADAM TIPS bỏ J, Q, K, còn 40 lá. Các nguồn khác chơi đủ 52. Chọn bộ bài bàn bạn chơi thì cả trang đổi theo.',
    question: 'Bộ bài',
    option: '0 lá',
    gone: 'không có J, Q, K',
    all: 'đủ J, Q, K',
    players: 'Người chơi',
    left: 'Bộ 0 lá, còn thừa',
    short: 'không đủ',
  },
};

export type PlaysWidgetWords = typeof vi;
