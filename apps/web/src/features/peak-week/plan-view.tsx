import { daysBetween } from '@posedown/coaching';
import type { PeakWeekReply } from '@posedown/contract';
import { useState } from 'react';
import { Stack } from '../../ui/layout/layout.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { Caution } from '../../ui/parts/caution.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { PhotoThumb } from '../../ui/photo/photo-thumb.tsx';
import { ApprovalButton, ApprovalNotice, ApproveDialog, useApproval } from './approval.tsx';
import { CoachPanel } from './coach-panel.tsx';
import { DayPicker } from './day-picker.tsx';
import { DayView } from './day-view.tsx';
import { type ChosenDay, openDay } from './open-day.ts';
import { PaperDays } from './paper-days.tsx';
import { unsavedDays } from './peak-drafts.ts';
import { dayLabel, type Plan } from './peak-text.ts';
import classes from './peak-week.module.css';
import { usePeakDrafts } from './use-peak-drafts.ts';
import { WeekSheet } from './week-sheet.tsx';

interface PlanViewProps {
  reply: PeakWeekReply;
  plan: Plan;
  showDate: string;
  isCoach: boolean;
}

/** The plan: a table of seven days, and the chosen day. */
export function PlanView({ reply, plan, showDate, isCoach }: PlanViewProps) {
  const today = daysBetween(showDate, reply.today);
  const isOver = today > 0;
  const [choice, setChoice] = useState<ChosenDay>();
  // A past week opens on the show day.
  const on = reply.isPast ? showDate : reply.today;
  const chosen = openDay({ today: on, showDate }, choice);
  const choose = (offset: number) => setChoice({ offset, on });
  const markUnsaved = (isUnsaved: boolean) =>
    setChoice((before) => ({
      ...{ offset: chosen, isUnsaved },
      on: before?.isUnsaved ? before.on : on,
    }));
  const { units: typedIn, drafts, change: changeDrafts } = usePeakDrafts(reply, plan);
  const day = plan.days.find(({ offset }) => offset === chosen);
  const { units } = reply.athlete;
  const place = { userId: reply.athlete.id, competitionId: reply.show?.competitionId };
  const unsaved = unsavedDays(plan, drafts, typedIn);
  const approval = useApproval({ plan, place, unsaved, onDrafts: changeDrafts });
  const canApprove = isCoach && !reply.isPast && (approval.isApproved || !isOver);
  return (
    <>
      <Card as="section" labelledBy="own-week" gap="md">
        <SectionHeader
          id="own-week"
          {...headingOf(plan, isOver, isCoach)}
          actions={canApprove && <ApprovalButton approval={approval} />}
        />
        {!approval.isAsking && <ApprovalNotice approval={approval} />}
        {approval.isAsking && <ApproveDialog cautions={plan.cautions} approval={approval} />}
        {isCoach && plan.cautions.map((text) => <Caution key={text}>{text}</Caution>)}
        {plan.warningReason && (
          <p className={classes.muted}>Despite the warnings: {plan.warningReason}</p>
        )}
        {plan.coachNotes && <p>From the coach: {plan.coachNotes}</p>}
        <WeekSheet {...{ plan, units, chosen, today, onChoose: choose }} />
        {reply.log.some(({ photo }) => photo !== null) && (
          <PhotoStrip log={reply.log} showDate={showDate} />
        )}
        <Stack data-print="no">
          <DayPicker
            label="Day of the peak week"
            days={plan.days.map(({ offset }) => ({ key: offset, label: dayLabel(offset) }))}
            {...{ chosen, today, onChoose: choose }}
          />
          {day && (
            <DayView
              key={chosen}
              {...{ reply, plan, day, showDate, isCoach }}
              onUnsaved={markUnsaved}
            />
          )}
        </Stack>
        <PaperDays {...{ reply, plan, showDate }} />
      </Card>
      {isCoach && !reply.isPast && day && (
        <div data-print="no">
          <CoachPanel
            key={chosen}
            units={typedIn}
            {...{ plan, day, place, drafts, unsaved, onDrafts: changeDrafts }}
          />
        </div>
      )}
    </>
  );
}

function headingOf({ status }: Plan, isOver: boolean, isCoach: boolean) {
  if (status === 'approved') {
    const possessive = isCoach ? 'the athlete’s' : 'your';
    const intro = `Figures from ${possessive} own two weeks. Water stays constant.`;
    return { title: 'Approved peak week', intro };
  }
  if (isOver) return { title: 'Draft, never approved', intro: 'The show is over.' };
  const intro = isCoach ? 'Waiting for your approval' : 'Waiting for your coach';
  return { title: 'Draft: don’t follow it yet', intro };
}

interface PhotoStripProps {
  log: PeakWeekReply['log'];
  showDate: string;
}

/** The photos of the week side by side. */
function PhotoStrip({ log, showDate }: PhotoStripProps) {
  const days = log.filter(({ photo }) => photo !== null);
  return (
    <ul className={classes.strip} aria-label="Photos of the days" data-print="no">
      {days.map(({ date, photo }) => {
        const label = dayLabel(daysBetween(showDate, date));
        return (
          photo && (
            <li key={date} className={classes.stripDay}>
              <PhotoThumb className={classes.stripPhoto} photo={photo} alt={`Photo of ${label}`} />
              <span aria-hidden="true">{label}</span>
            </li>
          )
        );
      })}
    </ul>
  );
}
