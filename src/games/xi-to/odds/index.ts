/** The odds of Xì Tố: counted over the whole pack of 32, nothing simulated. For tables, charts and questions. */
export { comparisonOf, HANDS, handsWith, OFTEN } from './dealt.ts';
export { drawsTo } from './draws.ts';
export { endings } from './endings.ts';
export { orderByCount } from './order.ts';
