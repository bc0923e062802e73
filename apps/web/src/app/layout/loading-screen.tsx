import { Loader } from '../../ui/parts/loader.tsx';
import classes from './loading-screen.module.css';

/**
 * The screen outline shown while the session is looked up. It is part of the static pages, where
 * the content policy allows no `style` attribute.
 */
export function LoadingScreen() {
  return (
    <div className={classes.screen} role="status">
      <span className={classes.title} aria-hidden="true" />
      <p className={classes.words}>
        <Loader /> Loading...
      </p>
      <span className={classes.card} aria-hidden="true" />
      <span className={classes.list} aria-hidden="true" />
    </div>
  );
}
