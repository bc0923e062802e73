import { Loader } from '@mantine/core';
import classes from './message-screen.module.css';

/** Shown while the session is looked up. */
export function LoadingScreen() {
  return (
    <div className={classes.screen} role="status">
      <Loader size="sm" type="dots" aria-hidden="true" />
      <p className={classes.hint}>Loading...</p>
    </div>
  );
}
