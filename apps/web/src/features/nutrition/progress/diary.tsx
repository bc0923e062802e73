import { addDays, type CalendarDay, isCalendarDay } from '@posedown/coaching';
import type { Profile } from '@posedown/contract';
import { useAuth } from '../../../lib/auth-context.ts';
import { useToday } from '../../../lib/clock/use-today.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { Card } from '../../../ui/parts/card.tsx';
import { DaySteps } from '../../../ui/parts/day-steps.tsx';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useDiary, useNutritionPlans } from '../api.ts';
import { DayBalance } from '../diary/day-balance.tsx';
import { DayLines } from '../diary/day-lines.tsx';
import { eatenOf, targetsOn } from '../diary/diary-sums.ts';
import { WaitingLines } from '../diary/waiting-lines.tsx';
import { LOG_MEAL_PATH } from '../paths.ts';
import { PeakFoodHint } from '../peak-food-note.tsx';
import { useWaitingMeals } from '../waiting-meals.ts';
import { diaryDays, rangeAround } from './diary-days.ts';
import { WeekCard } from './week-card.tsx';

/* Placeholder for the day's balance. The lines and the week below it load a moment later. */
export function DiarySkeleton() {
  return (
    <SkeletonArea label="Loading the diary">
      <Grid columns={2} from="lg" align="start" gap="xl">
        <Skeleton height="36rem" />
        <Skeleton height="30rem" />
      </Grid>
    </SkeletonArea>
  );
}

interface DiaryProps {
  profile: Profile;
  /** Undefined for today. */
  date: CalendarDay | undefined;
  onDate: (date: CalendarDay | undefined) => void;
}

/** A day of an athlete's diary with its week. The athlete can add entries. */
export function Diary({ profile, date, onDate }: DiaryProps) {
  const { isClient } = useAuth();
  const today = useToday(profile.timezone);
  const day = date && isCalendarDay(date) && date < today ? date : today;
  const { from, monday, to } = rangeAround(day);
  const diary = useDiary(profile.id, from, to);
  const plans = useNutritionPlans(profile.id);
  // Queued entries are on the athlete's device, which a coach may be using.
  const queuedMeals = useWaitingMeals(profile.id).on(day);
  const waiting = isClient ? queuedMeals : [];
  const openDay = (next: CalendarDay) => onDate(next === today ? undefined : next);
  if (!diary.data || !plans.data) {
    const failed = diary.isError || plans.isError;
    const retry = () => {
      void diary.refetch();
      void plans.refetch();
    };
    if (!failed) return <DiarySkeleton />;
    return (
      <>
        <ErrorState title="We couldn’t load the diary." onRetry={retry} />
        {waiting.length > 0 && (
          <Card as="section" labelledBy="diary-day">
            <DaySteps id="diary-day" day={day} today={today} onDay={openDay} />
            <WaitingLines userId={profile.id} day={day} />
          </Card>
        )}
      </>
    );
  }
  const logs = diary.data.logs.filter((log) => log.date === day);
  const sources = { logs: diary.data.logs, plans: plans.data, timeZone: profile.timezone };
  const week = diaryDays(sources, { from: monday, to });
  const before = diaryDays(sources, { from, to: addDays(monday, -1) });
  return (
    <Grid columns={2} from="lg" align="start" gap="xl">
      <Card as="section" labelledBy="diary-day" gap="lg">
        <DaySteps id="diary-day" day={day} today={today} onDay={openDay} />
        {isClient && <PeakFoodHint day={day} />}
        <DayBalance
          eaten={eatenOf(logs, waiting)}
          targets={targetsOn(plans.data, day, profile.timezone)}
        />
        {logs.length + waiting.length > 0 ? (
          <>
            {logs.length > 0 && <DayLines userId={profile.id} logs={logs} />}
            {waiting.length > 0 && <WaitingLines userId={profile.id} day={day} />}

            {isClient && <LogLink day={day} />}
          </>
        ) : (
          <EmptyState title="Nothing logged" action={isClient && <LogLink day={day} />}>
            {isClient ? emptyDayText(day === today) : 'Nothing logged for this day yet.'}
          </EmptyState>
        )}
      </Card>
      <WeekCard week={week} previousWeeks={before} day={day} today={today} onDay={openDay} />
    </Grid>
  );
}

function LogLink({ day }: { day: CalendarDay }) {
  return (
    <LinkButton to={LOG_MEAL_PATH} search={{ date: day }} size="md">
      Log a meal
    </LinkButton>
  );
}

const emptyDayText = (isToday: boolean) =>
  isToday
    ? 'Log what you ate, or a whole meal as planned from your meal plan.'
    : 'Nothing logged for this day yet. You can still add it.';
