import type { ReactNode } from 'react';
import { Heading, Text } from '../../ui/parts/text.tsx';
import {
  PlanPicture,
  ReadinessPicture,
  SupportPicture,
  TrendPicture,
} from './feature-pictures.tsx';
import classes from './features.module.css';
import section from './section.module.css';

interface Feature {
  title: string;
  text: string;
  picture: ReactNode;
}

const FEATURES: readonly Feature[] = [
  {
    title: 'Championship plans',
    text: 'Split, sets, rest and progression from your training age, your days and your equipment, with deloads where they belong.',
    picture: <PlanPicture />,
  },
  {
    title: 'Competition readiness',
    text: 'Enter the show once. Weeks out, prep phase and what is due now follow from its date.',
    picture: <ReadinessPicture />,
  },
  {
    title: 'Progress tracking',
    text: 'Weight, measurements, sleep and energy in one entry a day. The trend counts, not the single weigh-in.',
    picture: <TrendPicture />,
  },
  {
    title: 'Expert coaching',
    text: 'A coach who has been on stage reads your numbers and changes the plan when the trend says so.',
    picture: <SupportPicture />,
  },
];

/** The main features, in four cards. */
export function Features() {
  return (
    <section className={section.section} aria-labelledby="features">
      <h2 id="features" className={section.title}>
        Everything between today and show day
      </h2>
      <ul className={classes.cards}>
        {FEATURES.map(({ title, text, picture }) => (
          <li key={title} className={classes.card}>
            <div className={classes.picture}>{picture}</div>
            <Heading as="h3" size="lg">
              {title}
            </Heading>
            <Text size="lg" muted>
              {text}
            </Text>
          </li>
        ))}
      </ul>
    </section>
  );
}
