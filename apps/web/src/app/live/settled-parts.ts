/* One chunk for what a logged-in user's screen renders once it has settled. */
export { LiveUpdates } from './live-updates.tsx';
export { NavCount } from './nav-count.tsx';
