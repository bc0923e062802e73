import type { Feel } from './watch.ts';

declare global {
  interface Window {
    /** Recorded by `watchFeel`. */
    feel: Feel;
  }
}
