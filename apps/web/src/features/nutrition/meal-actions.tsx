import { mealTypeOf } from '@posedown/coaching';
import type { Meal } from '@posedown/contract';
import { IconCheck } from '@tabler/icons-react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { useToday } from '../../lib/clock/use-today.ts';
import { formatNumber } from '../../lib/numbers.ts';
import { useProfile } from '../../lib/profile.ts';
import { Button } from '../../ui/parts/button.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { useDiary } from './api.ts';
import { eatenOf } from './diary/diary-sums.ts';
import classes from './meal-card.module.css';
import { LOG_MEAL_PATH } from './paths.ts';
import type { ShownPlan } from './shown-plan.ts';
import { useLogPlanned } from './use-log-planned.ts';
import { useWaitingMeals } from './waiting-meals.ts';

interface MealActionsProps {
  plan: ShownPlan;
  place: number;
  meal: Meal;
}

/** Logs a meal: food by food on its own screen, or the whole meal as planned with one tap. */
export function MealActions({ plan, place, meal }: MealActionsProps) {
  const { id } = useSignedInUser();
  const { data: profile } = useProfile(id);
  const today = useToday(profile?.timezone);
  const planned = useLogPlanned(id, plan.id, profile && today);
  const diary = useDiary(id, today, today);
  const type = mealTypeOf(meal.name);
  const waiting = useWaitingMeals(id).on(today);
  const isThis = ({ mealType }: { mealType?: string }) => mealType === type;
  const logs = diary.data?.logs.filter(isThis) ?? [];
  const logged = eatenOf(logs, waiting.filter(isThis)).calories;
  return (
    <div className={classes.actions}>
      {logged > 0 && (
        <p className={classes.logged}>
          <IconCheck size={16} aria-hidden="true" /> {formatNumber(logged)} kcal logged today
        </p>
      )}
      {logged === 0 && meal.foods.length > 0 && (
        <Button
          variant="default"
          loading={planned.busy}
          disabled={!profile || diary.isPending}
          aria-label={`Log as planned: ${meal.name}`}
          onClick={() => planned.log(place, meal)}
        >
          Log as planned
        </Button>
      )}
      <LinkButton to={LOG_MEAL_PATH} search={{ meal: meal.name.toLowerCase() }} variant="default">
        Log {meal.name}
      </LinkButton>
    </div>
  );
}
