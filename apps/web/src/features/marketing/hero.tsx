import type { MouseEvent } from 'react';
import { Row } from '../../ui/layout/layout.tsx';
import { MAN_FROM_THE_FRONT } from '../../ui/mannequin/anatomy.ts';
import { Mannequin } from '../../ui/mannequin/mannequin.tsx';
import { FRONT_DOUBLE_BICEPS } from '../../ui/mannequin/poses.ts';
import { AsItCame } from '../../ui/parts/as-it-came.tsx';
import { AnchorButton } from '../../ui/parts/button.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { prefersReducedMotion } from '../../ui/reduced-motion.ts';
import classes from './hero.module.css';
import { StartLink } from './start-link.tsx';
import { STORIES_ID } from './success-stories.tsx';

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
