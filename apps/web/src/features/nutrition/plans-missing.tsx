import type { UseQueryResult } from '@tanstack/react-query';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { MealPlanSkeleton } from './meal-plan-skeleton.tsx';

/** Stands for the plans while they are loading or cannot be loaded. */
export function PlansMissing({ plans }: { plans: UseQueryResult }) {
  const retry = () => void plans.refetch();
  if (plans.isError) {
    return <ErrorState title="We couldn’t load your meal plan." onRetry={retry} />;
  }
  return <MealPlanSkeleton />;
}
