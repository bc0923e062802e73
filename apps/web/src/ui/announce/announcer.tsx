import hidden from '../parts/visually-hidden.module.css';

/**
 * The live region for `announce`, once in the layout and once in every dialog. Always mounted,
 * because regions inserted together with their text often aren't read.
 */
export function Announcer() {
  return <div className={hidden.hidden} aria-live="polite" data-announcer="" />;
}
