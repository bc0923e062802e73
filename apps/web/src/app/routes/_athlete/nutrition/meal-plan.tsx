import { createFileRoute } from '@tanstack/react-router';
import { MealPlanScreen } from '../../../../features/nutrition/meal-plan-screen.tsx';
import { lazyPart, Nothing } from '../../../../ui/parts/lazy-part.tsx';
import { Late } from '../../../live/late.tsx';

const OwnProposals = lazyPart(
  () =>
    import('../../../../features/proposals/athlete-proposals.tsx').then(({ OwnProposals }) => ({
      default: OwnProposals,
    })),
  Nothing,
);

export const Route = createFileRoute('/_athlete/nutrition/meal-plan')({
  staticData: { title: 'Your Meal Plan' },
  component: MealPlanRoute,
});

function MealPlanRoute() {
  return (
    <MealPlanScreen
      foot={
        <Late>
          <OwnProposals />
        </Late>
      }
    />
  );
}
