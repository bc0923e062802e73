import hidden from '../parts/visually-hidden.module.css';

/**
 * The live region for `announce`. Mounted from the start, because regions inserted with their text often
 * aren’t read: once in the layout and once in every dialog.
 */
export function Announcer() {
  return <div className={hidden.hidden} aria-live="polite" data-announcer="" />;
}
