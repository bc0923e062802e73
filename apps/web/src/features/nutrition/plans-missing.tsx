import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { MealPlanSkeleton } from './meal-plan-skeleton.tsx';

/** Stands for the plans while they are loading, cannot be loaded, or wait for a network. */
export function PlansMissing({ plans }: { plans: UseQueryResult }) {
  const retry = () => void plans.refetch();
  if (plans.isError) {
    return <ErrorState title="Your meal plan could not be loaded." onRetry={retry} />;
  }
  if (plans.isPaused) {
    return (
      <ErrorState
        title="You are offline."
        message="Your meal plan loads as soon as you are connected."
        onRetry={retry}
      />
    );
  }
  return <MealPlanSkeleton />;
}
