import hidden from '../parts/visually-hidden.module.css';

/**
 * Where `announce` puts its words. It is there from the start, for what comes together with its words
 * is mostly not heard. Stands once in the layout, and once in every dialog.
 */
export function Announcer() {
  return <div className={hidden.hidden} aria-live="polite" data-announcer="" />;
}
