import classes from './closing-call.module.css';
import { StartLink } from './start-link.tsx';

/** The last word of the home page: sign up. On stage again, and so dark in both themes. */
export function ClosingCall() {
  return (
    <section className={classes.call} data-stage aria-labelledby="call">
      <h2 id="call" className={classes.title}>
        Your show has a date. Your prep starts today.
      </h2>
      <p className={classes.text}>
        Six short steps, and your training, nutrition and cardio plans are ready.
      </p>
      <StartLink>Start Your Transformation</StartLink>
    </section>
  );
}
