import { addDays, type CalendarDay } from '@posedown/coaching';
import type { PeakWeekReply, Units } from '@posedown/contract';
import { formatWeekday } from '../../lib/days.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { FactList } from '../../ui/parts/fact-list.tsx';
import { TickList } from '../../ui/parts/tick-list.tsx';
import { dayFacts, measuredText, type Plan } from './peak-text.ts';
import classes from './peak-week.module.css';

interface PaperDaysProps {
  reply: PeakWeekReply;
  plan: Plan;
  showDate: string;
}

/** All days in a row, for print only. */
export function PaperDays({ reply, plan, showDate }: PaperDaysProps) {
  return (
    <div className={classes.paper}>
      {plan.days.map((day) => {
        const date = addDays(showDate, day.offset);
        const entry = reply.log.find((each) => each.date === date);
        const measured = entry && measuredText(entry, reply.athlete.units);
        return (
          <Stack as="section" key={day.offset} aria-label={day.title}>
            <DayHead day={day} date={date} units={reply.athlete.units} />
            <TickList
              items={day.tasks.map((text, index) => ({ key: String(index), text }))}
              done={(entry?.tasks ?? []).map(String)}
            />
            <p>{day.advice}</p>
            {measured && <p className={classes.muted}>{measured}</p>}
          </Stack>
        );
      })}
    </div>
  );
}

interface DayHeadProps {
  day: Plan['days'][number];
  date: CalendarDay;
  units: Units;
}

/** The day's title and values. */
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
