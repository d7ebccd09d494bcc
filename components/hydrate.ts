/** The two pieces of Preact that bring a widget to life, so that no page carries the others. */
export { h, hydrate } from 'preact';
