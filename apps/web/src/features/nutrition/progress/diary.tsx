import { addDays, type CalendarDay, isCalendarDay } from '@posedown/coaching';
import type { Profile } from '@posedown/contract';
import { Suspense } from 'react';
import { useAuth } from '../../../lib/auth-context.ts';
import { todayIn } from '../../../lib/days.ts';
import { Card } from '../../../ui/parts/card.tsx';
import { DaySteps } from '../../../ui/parts/day-steps.tsx';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useDiary, useNutritionPlans } from '../api.ts';
import { DayBalance } from '../diary/day-balance.tsx';
import { DayLines } from '../diary/day-lines.tsx';
import { sumOf, targetsOn } from '../diary/diary-sums.ts';
import { LOG_MEAL_PATH } from '../paths.ts';
import classes from './diary.module.css';
import { diaryDays, rangeAround } from './diary-days.ts';

/* The week stands below the day, and comes a moment after it. */
const WeekCard = lazyPart(() =>
  import('./week-card.tsx').then(({ WeekCard }) => ({ default: WeekCard })),
);

export function DiarySkeleton() {
  return (
    <SkeletonArea label="Loading the diary" className={classes.layout}>
      <Skeleton height="36rem" />
      <Skeleton height="30rem" />
    </SkeletonArea>
  );
}

interface DiaryProps {
  profile: Profile;
  /** Today if none is named. */
  date: CalendarDay | undefined;
  onDate: (date: CalendarDay | undefined) => void;
}

/** A day of an athlete's diary and the week around it; the athlete can add to it. */
export function Diary({ profile, date, onDate }: DiaryProps) {
  const { isClient } = useAuth();
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
      <ErrorState title="The diary could not be loaded." onRetry={retry} />
    ) : (
      <DiarySkeleton />
    );
  }
  const logs = diary.data.logs.filter((log) => log.date === day);
  const kept = { logs: diary.data.logs, plans: plans.data, timeZone: profile.timezone };
  const week = diaryDays(kept, { from: monday, to });
  const before = diaryDays(kept, { from, to: addDays(monday, -1) });
  return (
    <div className={classes.layout}>
      <Card as="section" labelledBy="diary-day" className={classes.day}>
        <DaySteps id="diary-day" day={day} today={today} onDay={go} />
        <DayBalance eaten={sumOf(logs)} targets={targetsOn(plans.data, day, profile.timezone)} />
        {logs.length > 0 ? (
          <>
            <DayLines userId={profile.id} logs={logs} />
            {isClient && <LogLink day={day} />}
          </>
        ) : (
          <EmptyState title="Nothing logged" action={isClient && <LogLink day={day} />}>
            {isClient ? nothingWords(day === today) : 'Nothing stands in the diary for this day.'}
          </EmptyState>
        )}
      </Card>
      <Suspense fallback={<Skeleton height="30rem" />}>
        <WeekCard week={week} before={before} day={day} today={today} onDay={go} />
      </Suspense>
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

const nothingWords = (isToday: boolean) =>
  isToday
    ? 'Log what you ate, or a whole meal as planned from your meal plan.'
    : 'Nothing stands in your diary for this day. You can still add it.';
