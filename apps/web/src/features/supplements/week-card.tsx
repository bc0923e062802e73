import { type CalendarDay, supplementAdherence, supplementWeek } from '@posedown/coaching';
import type { SupplementLog } from '@posedown/contract';
import { formatShortDay, formatWeekday } from '../../lib/days.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { UnstyledButton } from '../../ui/parts/button.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Stat } from '../../ui/parts/stat.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { VisuallyHidden } from '../../ui/parts/visually-hidden.tsx';
import classes from './supplements.module.css';

interface WeekCardProps {
  log: SupplementLog;
  day: CalendarDay;
  onDay: (day: CalendarDay) => void;
}

/** The week of a day: the share of due supplements that were taken. A tap opens the day. */
export function WeekCard({ log, day, onDay }: WeekCardProps) {
  const { today } = log;
  const week = supplementWeek(log.supplements, log.ticks, day);
  const { due, taken, percent } = supplementAdherence(week, today);
  return (
    <Card as="section" labelledBy="supplement-week" gap="lg">
      <SectionHeader
        id="supplement-week"
        title={`Taken in the week of ${formatShortDay(week[0]?.date ?? day)}`}
      />
      <Stat
        label="Of what was due"
        value={percent ?? '–'}
        unit={percent === null ? undefined : '%'}
        note={percent === null ? 'Nothing was due yet' : `${taken} of ${due} taken`}
      />
      <Grid as="ol" columns={7} gap="xs">
        {week.map((each) => (
          <li key={each.date}>
            <UnstyledButton
              className={classes.weekday}
              data-print="yes"
              aria-current={each.date === day ? 'date' : undefined}
              disabled={each.date > today}
              onClick={() => onDay(each.date)}
            >
              <span className={classes.weekdayName}>{formatWeekday(each.date).slice(0, 2)}</span>
              <span className={classes.bar} aria-hidden="true">
                <span
                  className={classes.filled}
                  data-whole={each.due > 0 && each.taken === each.due}
                  style={{ height: `${(100 * each.taken) / Math.max(1, each.due)}%` }}
                />
              </span>
              <Text as="span" size="sm" muted numeric>
                {each.due === 0 ? '–' : `${each.taken}/${each.due}`}
              </Text>
              <VisuallyHidden>
                {' '}
                ({formatWeekday(each.date)}: {each.taken} of {each.due} taken)
              </VisuallyHidden>
            </UnstyledButton>
          </li>
        ))}
      </Grid>
    </Card>
  );
}
