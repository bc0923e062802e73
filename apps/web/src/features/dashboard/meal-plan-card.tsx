import { counted } from '@posedown/coaching';
import type { Dashboard } from '@posedown/contract';
import { formatNumber } from '../../lib/numbers.ts';
import { ShareBar } from '../../ui/charts/share-bar.tsx';
import { MacroRing } from '../../ui/parts/macro-ring.tsx';
import { ActionButton } from './action-button.tsx';
import type { ActionName } from './actions.ts';
import { DashboardCard } from './dashboard-card.tsx';
import { PEAK_HAS_FOOD } from './eat-text.ts';
import classes from './plan-card.module.css';

interface MealPlanCardProps {
  plan: Dashboard['mealPlan'];
  today: Pick<Dashboard['today'], 'eaten' | 'peakDay'>;
  next: ActionName | null;
}

/** The day's energy and macros. If there is a plan, the today card has the button to it. */
export function MealPlanCard({ plan, today: { eaten, peakDay }, next }: MealPlanCardProps) {
  if (!plan) {
    return (
      <DashboardCard title="Meal plan" actions={<ActionButton name="viewMealPlan" next={next} />}>
        <p className={classes.none}>
          No meal plan saved yet. Choose how many meals you eat a day, and we’ll create one for you.
        </p>
      </DashboardCard>
    );
  }
  const { calories, protein, carbs, fats, mealCount } = plan;
  return (
    <DashboardCard title="Meal plan">
      <MacroRing calories={calories} protein={protein} carbs={carbs} fats={fats} />
      <p className={classes.note}>Every day, over {counted(mealCount, 'meal')}</p>
      {peakDay && <p className={classes.note}>{PEAK_HAS_FOOD}.</p>}
      {eaten.calories > 0 && !peakDay && (
        <div>
          <ShareBar percent={(100 * eaten.calories) / calories} />
          <p className={classes.note}>
            {formatNumber(eaten.calories)} of {formatNumber(calories)} kcal eaten today
          </p>
        </div>
      )}
    </DashboardCard>
  );
}
