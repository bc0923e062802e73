import type { CalendarDay } from '@posedown/coaching';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { useProfile } from '../../../lib/profile.ts';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { MEAL_PLAN_PATH } from '../paths.ts';
import { Diary, DiarySkeleton } from './diary.tsx';

interface DiaryScreenProps {
  /** Undefined for today. */
  date: CalendarDay | undefined;
  onDate: (date: CalendarDay | undefined) => void;
}

/** The diary by day and week, compared with the plan. */
export function DiaryScreen(props: DiaryScreenProps) {
  const profile = useProfile(useSignedInUser().id);
  return (
    <PageShell
      title="Nutrition Progress"
      intro="Your diary against your targets, day by day."
      actions={
        <LinkButton to={MEAL_PLAN_PATH} variant="default" size="md">
          View Meal Plan
        </LinkButton>
      }
    >
      {profile.data ? (
        <Diary profile={profile.data} {...props} />
      ) : profile.isError ? (
        <ErrorState title="We couldn’t load your diary." onRetry={() => void profile.refetch()} />
      ) : (
        <DiarySkeleton />
      )}
    </PageShell>
  );
}
