import { useState } from 'react';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { ClosingCall } from './closing-call.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import classes from './home-screen.module.css';
import { Offer } from './offer.tsx';
import { SuccessStories } from './success-stories.tsx';

/** The public home page. */
export function HomeScreen() {
  const isHydrated = useHydrated();
  // One that is drawn here may be scrolled to its stories at once, and has to know how far that is.
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
