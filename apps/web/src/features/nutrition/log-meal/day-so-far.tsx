import type { CalendarDay } from '@posedown/coaching';
import { memo } from 'react';
import { formatLongDay } from '../../../lib/days.ts';
import { Card } from '../../../ui/parts/card.tsx';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { SectionHeader } from '../../../ui/parts/section-header.tsx';
import { Skeleton } from '../../../ui/parts/skeleton.tsx';
import { useDiary, useNutritionPlans } from '../api.ts';
import { DayBalance } from '../diary/day-balance.tsx';
import { DayLines } from '../diary/day-lines.tsx';
import { eatenOf, targetsOn } from '../diary/diary-sums.ts';
import { WaitingLines } from '../diary/waiting-lines.tsx';
import { PeakFoodHint } from '../peak-food-note.tsx';
import { useWaitingMeals } from '../waiting-meals.ts';

interface DaySoFarProps {
  userId: string;
  day: CalendarDay;
  timeZone: string;
}

/** The macros left for the day and its diary so far. Excludes the food being typed. */
export const DaySoFar = memo(function DaySoFar({ userId, day, timeZone }: DaySoFarProps) {
  const diary = useDiary(userId, day, day);
  const plans = useNutritionPlans(userId);
  const logs = diary.data?.logs;
  const waiting = useWaitingMeals(userId).on(day);
  return (
    <Card as="section" labelledBy="day-so-far" gap="lg">
      <SectionHeader id="day-so-far" title={formatLongDay(day)} />
      <PeakFoodHint day={day} />
      {logs && plans.data ? (
        <DayBalance eaten={eatenOf(logs, waiting)} targets={targetsOn(plans.data, day, timeZone)} />
      ) : (
        !diary.isError && <Skeleton height="13rem" />
      )}
      {diary.isError && !logs && (
        <ErrorState title="We couldn’t load your diary." onRetry={() => void diary.refetch()} />
      )}
      {logs && logs.length > 0 && <DayLines userId={userId} logs={logs} />}
      <WaitingLines userId={userId} day={day} />
      {logs?.length === 0 && waiting.length === 0 && (
        <EmptyState title="Nothing logged">
          Pick a food above, or log a whole meal from your plan with one tap.
        </EmptyState>
      )}
    </Card>
  );
});
