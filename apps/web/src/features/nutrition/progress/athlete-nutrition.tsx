import type { CalendarDay } from '@posedown/coaching';
import type { NutritionPlan, Profile } from '@posedown/contract';
import { Suspense, useState } from 'react';
import { useToday } from '../../../lib/clock/use-today.ts';
import { useProfile } from '../../../lib/profile.ts';
import { Grid, Stack } from '../../../ui/layout/layout.tsx';
import { Button } from '../../../ui/parts/button.tsx';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { lazyPart } from '../../../ui/parts/lazy-part.tsx';
import { QueryFallback } from '../../../ui/parts/query-fallback.tsx';
import { useDiary, useNutritionPlans } from '../api.ts';
import { MealCard } from '../meal-card.tsx';
import { PlanNotes } from '../plan-notes.tsx';
import { planToShow } from '../shown-plan.ts';
import { TargetsCard } from '../targets-card.tsx';
import { Diary, DiarySkeleton } from './diary.tsx';
import { lastLoggedDay, rangeAround } from './diary-days.ts';

const SetTargetsDialog = lazyPart(() =>
  import('../targets/set-targets-dialog.tsx').then((part) => ({ default: part.SetTargetsDialog })),
);

interface AthleteNutritionProps {
  athleteId: string;
  /** The day of the diary to open. */
  date: CalendarDay | undefined;
}

/** An athlete's diary and meal plan, for their coach. */
export function AthleteNutrition({ athleteId, date }: AthleteNutritionProps) {
  const profile = useProfile(athleteId);
  const plans = useNutritionPlans(athleteId);
  if (!profile.data || !plans.data) {
    return (
      <QueryFallback query={profile.data ? plans : profile} what="the nutrition">
        <DiarySkeleton />
      </QueryFallback>
    );
  }
  return <Content profile={profile.data} plans={plans.data} openedOn={date} />;
}

interface ContentProps {
  profile: Profile;
  plans: readonly NutritionPlan[];
  openedOn: CalendarDay | undefined;
}

function Content({ profile, plans, openedOn }: ContentProps) {
  const today = useToday(profile.timezone);
  const { from, to } = rangeAround(today);
  const lately = useDiary(profile.id, from, to);
  const [date, setDate] = useState<CalendarDay | undefined>(openedOn);
  const [isChanging, setChanging] = useState(false);
  const plan = planToShow(plans);
  const changeButton = (
    <Button variant="default" size="md" onClick={() => setChanging(true)}>
      Change targets
    </Button>
  );
  return (
    <Stack gap="lg">
      {lately.isPending ? (
        <DiarySkeleton />
      ) : (
        <Diary
          profile={profile}
          date={date ?? lastLoggedDay(lately.data?.logs ?? [])}
          onDate={(day = today) => setDate(day)}
        />
      )}
      {plan.id === null ? (
        <EmptyState title="No meal plan yet" action={changeButton}>
          The day is compared with default targets until the athlete has their own plan.
        </EmptyState>
      ) : (
        <>
          <TargetsCard plan={plan} actions={changeButton} />
          <PlanNotes plan={plan} athleteId={profile.id} />
          <Grid columns={2} from="lg" align="start" gap="xl">
            {plan.meals.map((meal, index) => (
              <MealCard
                key={`${meal.time} ${meal.name}`}
                meal={meal}
                place={index}
                avoided={plan.avoidedFoods}
              />
            ))}
          </Grid>
        </>
      )}
      {isChanging && (
        <Suspense fallback={null}>
          <SetTargetsDialog
            athleteId={profile.id}
            now={plan.targets}
            onClose={() => setChanging(false)}
          />
        </Suspense>
      )}
    </Stack>
  );
}
