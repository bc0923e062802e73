import type { Profile } from '@posedown/contract';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { todayIn } from '../../../lib/days.ts';
import { useProfile } from '../../../lib/profile.ts';
import { Grid, Stack } from '../../../ui/layout/layout.tsx';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import { useDiary, useNutritionPlans } from '../api.ts';
import { eatenOf, remainingMacros, targetsOn } from '../diary/diary-sums.ts';
import { MEAL_PLAN_PATH, QUICK_LOG_PATH } from '../paths.ts';
import { useWaitingMeals } from '../waiting-meals.ts';
import { DaySoFar } from './day-so-far.tsx';
import { LogMealForm } from './log-meal-form.tsx';
import type { LogMealSearch } from './log-meal-search.ts';
import { NewDay } from './new-day.ts';
import { OwnFoods } from './own-foods.tsx';
import { QuickAdd } from './quick-add.tsx';
import { useLogForm } from './use-log-form.ts';

export function LogMealScreen({ search }: { search: LogMealSearch }) {
  return (
    <PageShell
      title="Log Your Meal"
      actions={
        <>
          <LinkButton to={QUICK_LOG_PATH} variant="default" size="md">
            Quick log
          </LinkButton>
          <LinkButton to={MEAL_PLAN_PATH} variant="default" size="md">
            View Meal Plan
          </LinkButton>
        </>
      }
    >
      <Content search={search} />
    </PageShell>
  );
}

function Content({ search }: { search: LogMealSearch }) {
  const profile = useProfile(useSignedInUser().id);
  if (profile.data) return <Log profile={profile.data} search={search} />;
  if (profile.isError) {
    return <ErrorState title="We couldn’t load the form." onRetry={() => void profile.refetch()} />;
  }
  return (
    <SkeletonArea label="Loading the form">
      <Grid columns="3:2" from="lg" align="start" gap="xl">
        <Stack gap="lg">
          <Skeleton height="11rem" />
          <Skeleton height="30rem" />
        </Stack>
        <Skeleton height="30rem" />
      </Grid>
    </SkeletonArea>
  );
}

function Log({ profile, search }: { profile: Profile; search: LogMealSearch }) {
  const log = useLogForm(profile, search);
  const { timezone } = profile;
  const day = log.form.date || todayIn(timezone);
  const diary = useDiary(profile.id, day, day);
  const plans = useNutritionPlans(profile.id);
  const waiting = useWaitingMeals(profile.id).on(day);
  const eaten = diary.data && eatenOf(diary.data.logs, waiting);
  const targets = plans.data && targetsOn(plans.data, day, timezone);
  const remaining = targets && eaten ? remainingMacros(targets, eaten) : null;
  return (
    <Grid columns="3:2" from="lg" align="start" gap="xl">
      <Stack gap="lg">
        <QuickAdd userId={profile.id} onPick={log.pick} />
        <LogMealForm profile={profile} log={log} left={remaining} />
        <NewDay profile={profile} log={log} search={search} />
        <OwnFoods userId={profile.id} />
      </Stack>
      <DaySoFar userId={profile.id} day={day} timeZone={timezone} />
    </Grid>
  );
}
