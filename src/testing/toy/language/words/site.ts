import type { ShellWords } from '#words/vi/site.ts';

/** The shell's words in Esperanto. */
export const eo: ShellWords = {
  name: 'Luật Bài',
  locale: 'eo',
  languageName: 'Esperanto',

  skip: 'Al la enhavo',
  nav: {
    tools: 'Iloj',
    search: 'Serĉi',
    games: 'Ludoj',
    crumbs: 'Vi estas ĉi tie',
    footer: 'Piedo de la paĝo',
    contents: 'Enhavo',
    close: 'Fermi',
    chapters: (game) => `Ĉapitroj de ${game}`,
    onThisPage: 'Sur ĉi tiu paĝo',
    lookup: 'Por serĉi',
    frontPage: 'La ludo sur unu paĝo',
    allRules: 'Ĉiuj reguloj',
    table: 'Tablo por ludi',
    around: 'Antaŭa kaj sekva ĉapitroj',
    previous: 'Antaŭa ĉapitro',
    next: 'Sekva ĉapitro',
  },
  tools: {
    referee: 'Juĝisto',
    practice: 'Ekzercoj',
    contract: 'Domaj reguloj',
    scoreBook: 'Poentolibro',
    rules: 'Reguloj',
    sources: 'Fontoj',
    incidents: 'Kiam io misas',
    arguments: 'Disputoj',
    glossary: 'Vortaro',
    notation: 'Notacio',
    proof: 'Kio estas pruvita',
  },
  theme: {
    system: 'Aspekto: kiel la aparato',
    light: 'Aspekto: hela',
    dark: 'Aspekto: malhela',
  },
  switchTo: 'Ŝanĝi al Esperanto',
  untranslated: {
    note: 'Ĉi tiu paĝo ankoraŭ ne estas tradukita.',
    help: 'Helpu traduki',
  },
  heading: {
    link: (title) => `Kopii la ligilon al ${title}`,
    copy: 'Kopii la ligilon',
    copied: 'Kopiita',
  },
  table: 'Tabelo',
  fold: { try: 'Provu tri demandojn', replay: 'Rigardu la partion', hand: 'Divenu unu manon' },
  lesson: {
    place: (at, of) => `Ĉapitro ${at} el ${of}.`,
    minutes: (n) => `Ĉirkaŭ ${n} minutoj.`,
    edit: 'Redakti ĉi tiun paĝon',
    updated: 'Laste ŝanĝita',
    date: (year, month, day) => `${year}-${month}-${day}`,
  },
  footer: {
    stakes: 'Ĉi tiu retejo instruas regulojn; oni ludas per ĵetonoj. Ludi pro mono estas kontraŭleĝe en Vjetnamio.',
    privacy: 'Sen konto, sen reklamoj, sen spurado.',
  },
};
