/** The odds of Xì Tố: counted over the whole pack of 32, nothing simulated. For tables and charts, at build time. */
export { endings } from './endings.ts';
export { orderByCount } from './order.ts';
