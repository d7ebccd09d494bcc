import type { ErrorCode } from '#core/case-error.ts';

/** Texts for every code that reading them gives; two where a code stands for two things. */
export const FAULTY: Readonly<Record<ErrorCode, readonly string[]>> = {
  empty: [''],
  'bad-syntax': ['xi-dach; cái: K♦ 9♣; an A♠ A♥'],
  'unknown-game': ['xì-lát; cái: K♦ 9♣; an: A♠ A♥'],
  'unknown-preset': ['xi-dach@miền-bắc; cái: K♦ 9♣; an: A♠ A♥'],
  'unknown-setting': ['xi-dach{tuoi=14}; cái: K♦ 9♣; an: A♠ A♥'],
  'bad-value': ['xi-dach{minStand=18}; cái: K♦ 9♣; an: A♠ A♥'],
  'unknown-field': ['xi-dach; cái: K♦ 9♣; bài: A♠ A♥'],
  'missing-field': ['xi-dach; an: A♠ A♥', 'sam; an: 3♠ 5♦; bình: K♣'],
  'duplicate-field': ['xi-dach; cái: K♦ 9♣; an: A♠ A♥; an: 7♠ 8♠', 'sam; an: -; bình: -; chi: K♣'],
  'bad-card': ['xi-dach; cái: K♦ 9♣; an: A♠ 11♥'],
  'duplicate-card': ['xi-dach; cái: K♦ 9♣; an: K♦ A♥'],
  'wrong-card-count': ['xi-dach; cái: K♦ 9♣; an: A♠'],
  'wrong-player-count': ['xi-dach; cái: K♦ 9♣'],
  'too-long': [`xi-dach; cái: K♦ 9♣; an: A♠ A♥${' '.repeat(2000)}`],
  'card-not-in-deck': ['ba-cay; an: K♠ 9♣ 2♦; bình: 3♥ 4♣ 2♠'],
  'eaten-card-outside-meld': ['ta-la; bài: 7♠ 8♦ 7♦*'],
};
