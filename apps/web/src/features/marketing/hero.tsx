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

/** A constant, because React compares the object rather than the text. */
const UNCHANGED_HTML = { __html: '' };

interface PrerenderedProps {
  className?: string;
  /** Static content without event handlers. */
  children: ReactNode;
}

/**
 * Keeps prerendered HTML as it is, because hydrating a complex illustration is slow. Renders the
 * children if there is no prerendered HTML.
 */
function Prerendered({ className, children }: PrerenderedProps) {
  const isHydrated = useHydrated();
  const [isPrerendered] = useState(!(isHydrated || import.meta.env.SSR));
  if (!isPrerendered) return <div className={className}>{children}</div>;
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: no HTML is set; React leaves the prerendered HTML unchanged
    <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={UNCHANGED_HTML} />
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

/** The headline next to the figure in its cone of light. Always dark. */
export function Hero() {
  return (
    <section className={classes.hero} data-stage aria-labelledby="claim">
      <div className={classes.stage}>
        <div className={classes.cone} />
        <div className={classes.floor} />
        <Prerendered className={classes.still}>
          <Mannequin
            figure={MAN_FROM_THE_FRONT}
            pose={FRONT_DOUBLE_BICEPS}
            className={classes.figure}
          />
        </Prerendered>
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
