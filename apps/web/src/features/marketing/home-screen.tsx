import { useState } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import classes from './home-screen.module.css';
import { Offer } from './offer.tsx';
import { StartLink } from './start-link.tsx';
import { SuccessStories } from './success-stories.tsx';

/** The public home page. */
export function HomeScreen() {
  const isHydrated = useHydrated();
  // A page rendered on the client may scroll to the stories immediately, so it needs the full
  // layout.
  const [wasPrerendered] = useState(!isHydrated);
  return (
    <>
      <Hero />
      <div className={wasPrerendered ? classes.later : undefined}>
        <Features />
        <Offer />
        <SuccessStories />
        <ClosingCall />
      </div>
    </>
  );
}

/** The final call to sign up. Always dark, like the hero. */
function ClosingCall() {
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
