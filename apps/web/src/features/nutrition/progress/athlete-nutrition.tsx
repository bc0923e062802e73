import type { CalendarDay } from '@posedown/coaching';
import type { NutritionPlan, Profile } from '@posedown/contract';
import { useState } from 'react';
import { useProfile } from '../../../lib/profile.ts';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { Missing } from '../../../ui/parts/missing.tsx';
import { useNutritionPlans } from '../api.ts';
import { MealCard } from '../meal-card.tsx';
import { planToShow } from '../shown-plan.ts';
import { TargetsCard } from '../targets-card.tsx';
import classes from './diary.module.css';
import { Diary, DiarySkeleton } from './diary.tsx';

/** What an athlete ate and is to eat, for their coach. */
export function AthleteNutrition({ athleteId }: { athleteId: string }) {
  const profile = useProfile(athleteId);
  const plans = useNutritionPlans(athleteId);
  if (!profile.data || !plans.data) {
    return (
      <Missing query={profile.data ? plans : profile} what="The nutrition">
        <DiarySkeleton />
      </Missing>
    );
  }
  return <Content profile={profile.data} plans={plans.data} />;
}

interface ContentProps {
  profile: Profile;
  plans: readonly NutritionPlan[];
}

function Content({ profile, plans }: ContentProps) {
  const [date, setDate] = useState<CalendarDay>();
  const plan = planToShow(plans);
  return (
    <div className={classes.athlete}>
      <Diary profile={profile} date={date} onDate={setDate} />
      {plan.id === null ? (
        <EmptyState title="No meal plan yet">
          The day is held against the default targets until the athlete has a plan of their own.
        </EmptyState>
      ) : (
        <>
          <TargetsCard plan={plan} />
          <div className={classes.layout}>
            {plan.meals.map((meal) => (
              <MealCard key={`${meal.time} ${meal.name}`} meal={meal} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}
