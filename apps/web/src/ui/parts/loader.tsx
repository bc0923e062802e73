import classes from './loader.module.css';

/** A turning ring beside words that say what is awaited; for the eye alone. */
export function Loader({ large = false }: { large?: boolean }) {
  return <span className={classes.loader} data-large={large || undefined} aria-hidden="true" />;
}
