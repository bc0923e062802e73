import { ClosingCall } from './closing-call.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { Offer } from './offer.tsx';
import { SuccessStories } from './success-stories.tsx';

/** The public home page. */
export function HomeScreen() {
  return (
    <>
      <Hero />
      <Features />
      <Offer />
      <SuccessStories />
      <ClosingCall />
    </>
  );
}
