import classes from './inbox.module.css';

/** The key of a button, for people who use the keyboard. */
export const Key = ({ name }: { name: string }) => (
  <span className={classes.key} aria-hidden="true">
    {name}
  </span>
);
