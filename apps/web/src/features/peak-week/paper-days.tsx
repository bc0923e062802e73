import { addDays } from '@posedown/coaching';
import type { PeakWeekReply } from '@posedown/contract';
import { TickList } from '../../ui/parts/tick-list.tsx';
import { DayHead } from './day-head.tsx';
import classes from './peak-week.module.css';
import { measuredWords, type Plan } from './peak-words.ts';

interface PaperDaysProps {
  reply: PeakWeekReply;
  plan: Plan;
  showDate: string;
}

/** Every day one after the other, on paper alone: there nobody chooses one. */
export function PaperDays({ reply, plan, showDate }: PaperDaysProps) {
  return (
    <div className={classes.paper}>
      {plan.days.map((day) => {
        const date = addDays(showDate, day.offset);
        const entry = reply.log.find((each) => each.date === date);
        const measured = entry && measuredWords(entry, reply.athlete.units);
        return (
          <section key={day.offset} className={classes.stack} aria-label={day.title}>
            <DayHead day={day} date={date} units={reply.athlete.units} />
            <TickList
              items={day.tasks.map((text, place) => ({ key: String(place), text }))}
              done={(entry?.tasks ?? []).map(String)}
            />
            <p>{day.advice}</p>
            {measured && <p className={classes.muted}>{measured}</p>}
          </section>
        );
      })}
    </div>
  );
}
