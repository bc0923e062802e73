import { UnstyledButton } from '@mantine/core';
import { addDays, type CalendarDay } from '@posedown/coaching';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { formatDaysAway, formatLongDay } from '../../../lib/days.ts';
import classes from './diary.module.css';

interface DayStepsProps {
  day: CalendarDay;
  today: CalendarDay;
  onDay: (day: CalendarDay) => void;
}

/** Which day it is, and the days beside it. */
export function DaySteps({ day, today, onDay }: DayStepsProps) {
  return (
    <div className={classes.steps}>
      <UnstyledButton
        className={classes.step}
        aria-label="The day before"
        onClick={() => onDay(addDays(day, -1))}
      >
        <IconChevronLeft size={22} aria-hidden="true" />
      </UnstyledButton>
      <div className={classes.which}>
        <h2 id="diary-day" className={classes.date} aria-live="polite">
          {formatLongDay(day)}
        </h2>
        <p className={classes.away}>{formatDaysAway(today, day)}</p>
      </div>
      <UnstyledButton
        className={classes.step}
        aria-label="The day after"
        disabled={day >= today}
        onClick={() => onDay(addDays(day, 1))}
      >
        <IconChevronRight size={22} aria-hidden="true" />
      </UnstyledButton>
    </div>
  );
}
