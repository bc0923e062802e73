import type { Feel } from './watch.ts';

declare global {
  interface Window {
    /** What `watchFeel` notes on a page. */
    feel: Feel;
  }
}
