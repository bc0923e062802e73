import { useSignedInUser } from '../../../lib/auth-context.ts';
import { useProfile } from '../../../lib/profile.ts';
import { EmptyState } from '../../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useNutritionPlans } from '../api.ts';
import { MEAL_PLAN_PATH } from '../paths.ts';
import { planToShow } from '../shown-plan.ts';
import classes from './grocery.module.css';
import { GroceryList } from './grocery-list.tsx';

export function GroceryScreen() {
  return (
    <PageShell
      title="Grocery List"
      width="narrow"
      intro="Everything in your meal plan. Checked items stay on this device."
      actions={
        <LinkButton to={MEAL_PLAN_PATH} variant="default" size="md" className={classes.back}>
          View Meal Plan
        </LinkButton>
      }
    >
      <Content />
    </PageShell>
  );
}

function Content() {
  const { id } = useSignedInUser();
  const plans = useNutritionPlans(id);
  const profile = useProfile(id);
  const waiting = (
    <SkeletonArea label="Loading your grocery list">
      <Skeleton height="4rem" />
      <Skeleton height="30rem" />
    </SkeletonArea>
  );
  if (plans.data && profile.data) {
    const plan = planToShow(plans.data);
    if (plan.id === null) return <NoPlan />;
    return (
      <GroceryList
        userId={id}
        planKey={`${plan.id} ${plan.version}`}
        plan={plan}
        units={profile.data.units}
      />
    );
  }
  const failed = plans.isError || profile.isError;
  if (!failed) return waiting;
  const retry = () => {
    void plans.refetch();
    void profile.refetch();
  };
  return <ErrorState title="We couldn’t load your grocery list." onRetry={retry} />;
}

function NoPlan() {
  return (
    <EmptyState
      title="No meal plan yet"
      action={
        <LinkButton to={MEAL_PLAN_PATH} size="md">
          View Meal Plan
        </LinkButton>
      }
    >
      Generate a plan to see its groceries here.
    </EmptyState>
  );
}
