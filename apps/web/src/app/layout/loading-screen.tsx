import { Loader } from '../../ui/parts/loader.tsx';
import classes from './message-screen.module.css';

/** Shown while the session is looked up. */
export function LoadingScreen() {
  return (
    <div className={classes.screen} role="status">
      <Loader large />
      <p className={classes.hint}>Loading...</p>
    </div>
  );
}
