import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useAuth } from '../../lib/auth-context.ts';
import { formatInstant } from '../../lib/days.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Grid } from '../../ui/layout/layout.tsx';
import { Button } from '../../ui/parts/button.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { useNutritionPlans } from './api.ts';
import classes from './meal-plan.module.css';
import { PlanContent } from './plan-content.tsx';
import { planToShow, type ShownPlan } from './shown-plan.ts';
import { useGeneration } from './use-generation.ts';

/**
 * The athlete's meals of the day, and buttons that generate another plan.
 * @param foot the weekly suggestions for the plan
 */
export function MealPlanScreen({ foot }: { foot: ReactNode }) {
  const { user } = useAuth();
  const plans = useNutritionPlans(user?.id);
  const generation = useGeneration(user);
  const plan = plans.data && planToShow(plans.data);
  const mealCount = generation.mealCount ?? plan?.mealCount ?? 0;
  const loading = plans.isFetching && !plan;
  // The buttons are rendered from the start, so that nothing jumps when the plan arrives.
  const idle = plan !== undefined && !generation.busy;
  const [requestedCount, setRequestedCount] = useState<number>();
  /**
   * Generates a plan with this many meals. Asks first if foods of the current plan were swapped.
   */
  const start = (count: number) =>
    plan?.version ? setRequestedCount(count) : generation.start(count);
  return (
    <PageShell
      title="Your Meal Plan"
      intro={plan ? planOrigin(plan) : loading && <IntroSkeleton />}
      actions={
        (plan || loading) && (
          <>
            <PrintButton disabled={!idle} />
            <GenerateButton
              disabled={!idle}
              busy={generation.busy}
              onClick={() => start(mealCount)}
            />
          </>
        )
      }
    >
      {plan ? (
        <PlanContent plan={plan} mealCount={mealCount} generation={{ ...generation, start }} />
      ) : (
        <PlansMissing plans={plans} />
      )}
      {plan && foot}
      {requestedCount && (
        <ConfirmDialog
          title="Create a new plan?"
          confirmLabel="Generate"
          onClose={() => setRequestedCount(undefined)}
          onConfirm={() => {
            setRequestedCount(undefined);
            generation.start(requestedCount);
          }}
        >
          The new plan won’t include this plan’s swaps.
        </ConfirmDialog>
      )}
    </PageShell>
  );
}

const IntroSkeleton = () => <Skeleton height="1.5rem" width="min(16rem, 70vw)" />;

function PrintButton({ disabled }: { disabled: boolean }) {
  return (
    <Button variant="default" size="md" disabled={disabled} onClick={() => window.print()}>
      Print
    </Button>
  );
}

interface GenerateButtonProps {
  disabled: boolean;
  busy: boolean;
  onClick: () => void;
}

function GenerateButton({ disabled, busy, onClick }: GenerateButtonProps) {
  return (
    <Button variant="default" size="md" disabled={disabled} loading={busy} onClick={onClick}>
      Generate New Plan
    </Button>
  );
}

/** Shown while the plans are loading or if they can't be loaded. */
function PlansMissing({ plans }: { plans: UseQueryResult }) {
  const retry = () => void plans.refetch();
  if (plans.isError) {
    return <ErrorState title="We couldn’t load your meal plan." onRetry={retry} />;
  }
  return <MealPlanSkeleton />;
}

/** Reserves the space of the plan while it loads. */
function MealPlanSkeleton() {
  return (
    <SkeletonArea
      label="Loading your meal plan"
      className={`${classes.content} ${classes.waiting}`}
    >
      <Skeleton height="2.75rem" />
      <Grid columns="2:1" from="lg">
        <Skeleton height="var(--targets)" />
        <Skeleton height="var(--count)" />
      </Grid>
      <div className={classes.meals}>
        {[1, 2, 3, 4].map((meal) => (
          <Skeleton key={meal} height="var(--meal)" />
        ))}
      </div>
    </SkeletonArea>
  );
}

/** Describes the origin of the shown plan. */
function planOrigin({ createdAt, mealCount }: ShownPlan): string {
  if (createdAt === null) {
    return 'This is a standard day. Generate a plan to fill it with foods for your targets.';
  }
  return `${mealCount} meals, created ${formatInstant(createdAt)}.`;
}
