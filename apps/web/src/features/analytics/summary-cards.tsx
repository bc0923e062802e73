import type { Analytics } from '@posedown/contract';
import { Card } from '../../ui/parts/card.tsx';
import { Stat } from '../../ui/parts/stat.tsx';
import classes from './analytics.module.css';
import { changeWords } from './analytics-words.ts';

/** Three numbers over the whole roster. */
export function SummaryCards({ analytics }: { analytics: Analytics }) {
  const { adherence, pace, risk, athletes } = analytics;
  const weighed = pace.above + pace.on + pace.below;
  return (
    <section className={classes.summary} aria-label="All athletes at a glance">
      <Card className={classes.figure}>
        <Stat
          label="Average adherence"
          value={adherence.average ?? '–'}
          unit={adherence.average === null ? undefined : '%'}
          note={adherence.average === null ? 'Nobody is judged yet' : changeWords(adherence.change)}
        />
      </Card>
      <Card className={classes.figure}>
        <Stat
          label="Weight on plan"
          value={weighed === 0 ? '–' : pace.on}
          note={
            weighed === 0
              ? 'Nobody has weighed in often enough'
              : `Of ${weighed}: ${pace.above} above, ${pace.below} below`
          }
        />
      </Card>
      <Card className={classes.figure}>
        <Stat
          label="At risk of leaving"
          value={risk.high + risk.medium}
          note={`${risk.high} high, ${risk.medium} medium, of ${athletes}`}
        />
      </Card>
    </section>
  );
}
