import { addDays, type CalendarDay, isCalendarDay } from '@posedown/coaching';
import type { Profile } from '@posedown/contract';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { todayIn } from '../../../lib/days.ts';
import { Card } from '../../../ui/parts/card.tsx';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useDiary, useNutritionPlans, useProfile } from '../api.ts';
import { DayBalance } from '../diary/day-balance.tsx';
import { DayLines } from '../diary/day-lines.tsx';
import { sumOf, targetsOn } from '../diary/diary-sums.ts';
import { LOG_MEAL_PATH, MEAL_PLAN_PATH } from '../paths.ts';
import { DaySteps } from './day-steps.tsx';
import classes from './diary.module.css';
import { diaryDays, rangeAround } from './diary-days.ts';
import { WeekCard } from './week-card.tsx';

interface DiaryScreenProps {
  /** Today if none is named. */
  date: CalendarDay | undefined;
  onDate: (date: CalendarDay | undefined) => void;
}

/** What was eaten, day by day and over the weeks, against what was planned. */
export function DiaryScreen(props: DiaryScreenProps) {
  const profile = useProfile(useSignedInUser().id);
  return (
    <PageShell
      title="Nutrition Progress"
      intro="Your diary against your targets, day by day."
      actions={
        <LinkButton to={MEAL_PLAN_PATH} variant="default" size="md">
          View Meal Plan
        </LinkButton>
      }
    >
      {profile.data ? (
        <Diary profile={profile.data} {...props} />
      ) : profile.isError || profile.isPaused ? (
        <ErrorState
          title="Your diary could not be loaded."
          onRetry={() => void profile.refetch()}
        />
      ) : (
        <Waiting />
      )}
    </PageShell>
  );
}

function Waiting() {
  return (
    <SkeletonArea label="Loading your diary" className={classes.layout}>
      <Skeleton height="36rem" />
      <Skeleton height="30rem" />
    </SkeletonArea>
  );
}

function Diary({ profile, date, onDate }: DiaryScreenProps & { profile: Profile }) {
  const today = todayIn(profile.timezone);
  const day = date && isCalendarDay(date) && date < today ? date : today;
  const { from, monday, to } = rangeAround(day);
  const diary = useDiary(profile.id, from, to);
  const plans = useNutritionPlans(profile.id);
  const go = (next: CalendarDay) => onDate(next === today ? undefined : next);
  if (!diary.data || !plans.data) {
    const failed = diary.isError || plans.isError || diary.isPaused;
    const retry = () => {
      void diary.refetch();
      void plans.refetch();
    };
    return failed ? (
      <ErrorState title="Your diary could not be loaded." onRetry={retry} />
    ) : (
      <Waiting />
    );
  }
  const logs = diary.data.logs.filter((log) => log.date === day);
  const week = diaryDays(diary.data.logs, plans.data, { from: monday, to });
  const before = diaryDays(diary.data.logs, plans.data, { from, to: addDays(monday, -1) });
  return (
    <div className={classes.layout}>
      <Card as="section" labelledBy="diary-day" className={classes.day}>
        <DaySteps day={day} today={today} onDay={go} />
        <DayBalance eaten={sumOf(logs)} targets={targetsOn(plans.data, day)} />
        {logs.length > 0 ? (
          <>
            <DayLines userId={profile.id} logs={logs} />
            <LogLink day={day} />
          </>
        ) : (
          <EmptyState title="Nothing logged" action={<LogLink day={day} />}>
            {day === today
              ? 'Log what you ate, or a whole meal as planned from your meal plan.'
              : 'Nothing stands in your diary for this day. You can still add it.'}
          </EmptyState>
        )}
      </Card>
      <WeekCard week={week} before={before} day={day} today={today} onDay={go} />
    </div>
  );
}

function LogLink({ day }: { day: CalendarDay }) {
  return (
    <LinkButton to={LOG_MEAL_PATH} search={{ date: day }} size="md">
      Log a meal
    </LinkButton>
  );
}
