/** How two houses differ on a case, and what nearly was otherwise, in Vietnamese. This file is the type: English must have exactly these keys. */
export const vi = {
  /** By their numbers. */
  lead: (rules: string) => `Hai bên khác nhau ở điều ${rules}.`,
  same: 'Cả hai bên.',
  before: (n: number) => `${n} bước trước đó, hai bên như nhau`,
  camps: 'So với nhà nào',
  yours: 'luật đang xét',
  others: 'nhà khác',
  also: (names: string) => `${names} cũng xử vậy.`,
  who: (names: string) => `Ai chơi vậy: ${names}.`,
  nobody: 'Không bộ luật có sẵn nào xử vậy.',
  keep: 'Giữ luật này',
  play: 'Nhà tôi chơi vậy',
  impossible: 'Bàn này không chơi với những lá đó.',

  mine: {
    house: (name: string) => `Nhà bạn (${name})`,
    same: 'Cũng xử vậy.',
    sameBut: 'Cũng xử vậy, tuy khác ở điều',
    other: 'Khác ở điều',
  },
  miss: {
    title: 'Suýt nữa thì khác',
    card: (who: string, to: string, from: string, says: string) => `${who}: ${to} thay ${from}. Khi đó: ${says}.`,
    house: (label: string, value: string, says: string) => `Bàn chơi “${label}”: ${value}. Khi đó: ${says}.`,
    none: 'Đổi lá nào hay luật nào thì cũng xử như vậy.',
    try: 'Xét ván đó',
  },
};

export type ArguingWords = typeof vi;
