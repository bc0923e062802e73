import { type MouseEvent, type ReactNode, useState } from 'react';
import { Row } from '../../ui/layout/layout.tsx';
import { MAN_FROM_THE_FRONT } from '../../ui/mannequin/anatomy.ts';
import { Mannequin } from '../../ui/mannequin/mannequin.tsx';
import { FRONT_DOUBLE_BICEPS } from '../../ui/mannequin/poses.ts';
import { AnchorButton } from '../../ui/parts/button.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { prefersReducedMotion } from '../../ui/reduced-motion.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import classes from './hero.module.css';
import { StartLink } from './start-link.tsx';
import { STORIES_ID } from './success-stories.tsx';

/** React compares the object, not the text: it must be the same at every drawing. */
const LEFT_ALONE = { __html: '' };

interface AsItCameProps {
  className?: string;
  /** What never changes and answers to nothing. */
  children: ReactNode;
}

/**
 * A drawing that is dear to make: in a page that came prerendered it stays as it came, where React would
 * make it again only to find it the same. Elsewhere it is drawn.
 */
function AsItCame({ className, children }: AsItCameProps) {
  const isHydrated = useHydrated();
  const [isThere] = useState(!(isHydrated || import.meta.env.SSR));
  if (!isThere) return <div className={className}>{children}</div>;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, React only keeps away from what is there
    <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={LEFT_ALONE} />
  );
}

const CLAIMS = [
  { figure: '500+', label: 'athletes coached' },
  { figure: '8', label: 'pro wins' },
  { figure: 'Top 2', label: 'world ranking' },
] as const;

function scrollToStories(event: MouseEvent): void {
  const stories = document.getElementById(STORIES_ID);
  if (!stories) return;
  event.preventDefault();
  stories.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
}

/** The claim, large, beside the figure in its cone of light. Always dark: it is a stage. */
export function Hero() {
  return (
    <section className={classes.hero} data-stage aria-labelledby="claim">
      <div className={classes.stage}>
        <div className={classes.cone} />
        <div className={classes.floor} />
        <AsItCame className={classes.still}>
          <Mannequin
            figure={MAN_FROM_THE_FRONT}
            pose={FRONT_DOUBLE_BICEPS}
            className={classes.figure}
          />
        </AsItCame>
      </div>
      <div className={classes.words}>
        <h1 id="claim" className={classes.claim}>
          Walk on stage at your best
        </h1>
        <p className={classes.lead}>
          Training, nutrition and cardio made from your own numbers by a champion coach, and
          adjusted every week until show day.
        </p>
        <Row gap="sm" className={classes.actions}>
          <StartLink>Start Your Transformation</StartLink>
          <AnchorButton
            href={`#${STORIES_ID}`}
            onClick={scrollToStories}
            variant="default"
            size="lg"
          >
            View Success Stories
          </AnchorButton>
        </Row>
        <dl className={classes.claims}>
          {CLAIMS.map(({ figure, label }) => (
            <div key={label} className={classes.claimItem}>
              <Text as="dt" size="md" muted>
                {label}
              </Text>
              <dd className={classes.number}>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
