/** The odds of Ba Cây and Bài Cào: every hand and every deal is counted, nothing simulated. At build time. */
export { againstBanker } from './ba-cay/against-banker.ts';
export { pointsOdds, type Step } from './ba-cay/points.ts';
