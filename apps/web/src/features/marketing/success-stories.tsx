import { Stack } from '../../ui/layout/layout.tsx';
import section from './section.module.css';
import classes from './success-stories.module.css';

/** The anchor that the navigation and the hero scroll to. */
export const STORIES_ID = 'success-stories';

const STORIES = [
  { who: 'Bikini pro', change: '−9 kg', weeks: 16, placing: '1st place' },
  { who: 'Men’s physique athlete', change: '−12 kg', weeks: 20, placing: '2nd place' },
  { who: 'Classic physique athlete', change: '−8 kg', weeks: 14, placing: '1st place' },
] as const;

/** Three athletes from different divisions: weight change, duration and placing. */
export function SuccessStories() {
  return (
    <section id={STORIES_ID} className={section.section} aria-labelledby="stories">
      <h2 id="stories" className={section.title}>
        Success stories
      </h2>
      <ul className={classes.stories}>
        {STORIES.map(({ who, change, weeks, placing }) => (
          <Stack key={who} as="li" gap="2xs" className={classes.story}>
            <h3 className={classes.who}>{who}</h3>
            <p className={classes.placing}>{placing}</p>
            <dl className={classes.facts}>
              <div className={classes.fact}>
                <dt>Weight change</dt>
                <dd>{change}</dd>
              </div>
              <div className={classes.fact}>
                <dt>Duration</dt>
                <dd>{weeks} weeks</dd>
              </div>
            </dl>
          </Stack>
        ))}
      </ul>
    </section>
  );
}
