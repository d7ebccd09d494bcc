/** The odds of Ba Cây and Bài Cào: every hand and every deal is counted, nothing simulated. At build time. */
export { againstBanker } from './against-banker.ts';
export { type PointsRow, pointsOdds } from './points.ts';
