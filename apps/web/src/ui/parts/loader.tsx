import classes from './loader.module.css';

/** A decorative spinner; text next to it says what is loading. */
export function Loader({ large = false }: { large?: boolean }) {
  return <span className={classes.loader} data-large={large || undefined} aria-hidden="true" />;
}
