import type { CalendarDay } from '@posedown/coaching';
import type { Units } from '@posedown/contract';
import { formatWeekday } from '../../lib/days.ts';
import { FactList } from '../../ui/parts/fact-list.tsx';
import classes from './peak-week.module.css';
import { dayFacts, type Plan } from './peak-words.ts';

interface DayHeadProps {
  day: Plan['days'][number];
  date: CalendarDay;
  units: Units;
}

/** Which day it is, and its figures. */
export function DayHead({ day, date, units }: DayHeadProps) {
  return (
    <>
      <h3 className={classes.group}>
        {day.title}, {formatWeekday(date)}: {day.theme}
      </h3>
      <FactList
        className={classes.facts}
        facts={[
          ...dayFacts(day, units),
          ['Training', day.training],
          ['Supplements', day.supplements],
        ]}
      />
    </>
  );
}
