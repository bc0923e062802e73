import { createFileRoute } from '@tanstack/react-router';
import { MealPlanScreen } from '../../../../features/nutrition/meal-plan-screen.tsx';
import { OwnProposals } from '../../../../features/proposals/athlete-proposals.tsx';

export const Route = createFileRoute('/_athlete/nutrition/meal-plan')({
  staticData: { title: 'Your Meal Plan', shell: 'normal' },
  component: MealPlanRoute,
});

function MealPlanRoute() {
  return <MealPlanScreen foot={<OwnProposals />} />;
}
