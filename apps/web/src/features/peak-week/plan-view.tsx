import { daysBetween } from '@posedown/coaching';
import type { PeakWeekReply } from '@posedown/contract';
import { Suspense, useState } from 'react';
import { Card } from '../../ui/parts/card.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton } from '../../ui/parts/skeleton.tsx';
import { CoachPanel } from './coach-panel.tsx';
import { DayPicker } from './day-picker.tsx';
import { DayView } from './day-view.tsx';
import classes from './peak-week.module.css';
import { dayLabel, type Plan } from './peak-words.ts';
import type { PeakDrafts } from './use-coach-changes.ts';
import { WeekSheet } from './week-sheet.tsx';

const PhotoStrip = lazyPart(() =>
  import('./photo-strip.tsx').then(({ PhotoStrip }) => ({ default: PhotoStrip })),
);

interface PlanViewProps {
  reply: PeakWeekReply;
  plan: Plan;
  showDate: string;
  isCoach: boolean;
}

/** The plan: a sheet of seven columns, and the chosen day. */
export function PlanView({ reply, plan, showDate, isCoach }: PlanViewProps) {
  const today = daysBetween(showDate, reply.today);
  const isOver = today > 0;
  const [chosen, setChosen] = useState(() => Math.min(7, Math.max(-6, today)));
  const [drafts, setDrafts] = useState<PeakDrafts>({ days: {} });
  const day = plan.days.find(({ offset }) => offset === chosen);
  return (
    <>
      <Card as="section" labelledBy="own-week" className={classes.stack}>
        <SectionHeader id="own-week" {...headingOf(plan, isOver)} />
        {plan.coachNotes && <p>From the coach: {plan.coachNotes}</p>}
        <WeekSheet units={reply.athlete.units} {...{ plan, chosen, today, onChoose: setChosen }} />
        {reply.log.some(({ photo }) => photo !== null) && (
          <Suspense fallback={<Skeleton height="10rem" />}>
            <PhotoStrip log={reply.log} showDate={showDate} />
          </Suspense>
        )}
        <DayPicker
          label="Day of the peak week"
          days={plan.days.map(({ offset }) => ({ key: offset, label: dayLabel(offset) }))}
          {...{ chosen, today, onChoose: setChosen }}
        />
        {day && <DayView key={chosen} {...{ reply, plan, day, showDate, isCoach }} />}
      </Card>
      {isCoach && day && (
        <CoachPanel
          key={chosen}
          {...{ plan, day, athlete: reply.athlete, isOver, drafts, onDrafts: setDrafts }}
        />
      )}
    </>
  );
}

function headingOf({ status }: Plan, isOver: boolean) {
  if (status === 'approved') {
    const intro = 'Figures from your own two weeks. Water stays constant.';
    return { title: 'Approved peak week', intro };
  }
  if (isOver) return { title: 'Draft, never approved', intro: 'The show is over.' };
  return { title: 'Draft, not to be followed yet', intro: 'It waits for the coach.' };
}
