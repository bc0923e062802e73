import { IconCheck } from '@tabler/icons-react';
import { Stack } from '../../ui/layout/layout.tsx';
import classes from './offer.module.css';

const PARTS = [
  {
    title: 'Personalized training plans',
    text: 'Every exercise with sets, repetitions and rest, for the days and the gym you have.',
  },
  {
    title: 'Custom nutrition protocols',
    text: 'Meals from real foods that hit your macros and leave out what you don’t eat.',
  },
  {
    title: 'Daily progress tracking',
    text: 'Log in under a minute; your coach sees it the same moment.',
  },
  {
    title: 'Champion mindset coaching',
    text: 'Focus for the long weeks, calm for the last one.',
  },
] as const;

/** The parts of the offer and their value. */
export function Offer() {
  return (
    <section className={classes.offer} aria-labelledby="offer">
      <div className={classes.inner}>
        <Stack gap="sm">
          <h2 id="offer" className={classes.title}>
            Coaching worth <span className={classes.sum}>$2,500+</span>
          </h2>
          <p className={classes.lead}>The same four parts a champion works with, made for you.</p>
        </Stack>
        <ul className={classes.parts}>
          {PARTS.map(({ title, text }) => (
            <li key={title} className={classes.part}>
              <IconCheck className={classes.check} size={22} stroke={2.2} aria-hidden="true" />
              <div>
                <h3 className={classes.partTitle}>{title}</h3>
                <p className={classes.text}>{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
