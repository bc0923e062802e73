import type { ClientOverview, CoachAlert, Units } from '@posedown/contract';
import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useCallback, useMemo } from 'react';
import { ClientScreen } from '../../../../features/client-detail/client-screen.tsx';
import { ConfirmConditions } from '../../../../features/client-detail/confirm-conditions.tsx';
import { CLIENT_TAB_IDS, type ClientTab } from '../../../../features/client-detail/tabs.ts';
import { AthleteAlerts } from '../../../../features/insights/athlete-alerts.tsx';
import { dateSearchFrom } from '../../../../features/nutrition/log-meal/log-meal-search.ts';
import {
  CreatePlansButton,
  ProfileActions,
} from '../../../../features/onboarding/edit/profile-actions.tsx';
import { lazyPart } from '../../../../ui/parts/lazy-part.tsx';
import { tabFrom } from '../../../../ui/parts/tab-from.ts';

/* Each tab loads its own code when opened. */
const OverviewTab = lazyPart(() =>
  import('./-overview-tab.tsx').then(({ OverviewTab }) => ({ default: OverviewTab })),
);
const EndingCard = lazyPart(() =>
  import('../../../../features/admin/endings/ending-card.tsx').then((part) => ({
    default: part.EndingCard,
  })),
);
const ProgressTab = lazyPart(() =>
  import('./-progress-tab.tsx').then(({ ProgressTab }) => ({ default: ProgressTab })),
);
const WorkoutsTab = lazyPart(() =>
  import('./-workouts-tab.tsx').then(({ WorkoutsTab }) => ({ default: WorkoutsTab })),
);
const NutritionTab = lazyPart(() =>
  import('./-nutrition-tab.tsx').then(({ NutritionTab }) => ({ default: NutritionTab })),
);
/* Shares the overview's part: in a part of its own, what both show would move into the scripts of every page. */
const Timeline = lazyPart(() =>
  import('./-overview-tab.tsx').then(({ AthleteTimeline }) => ({ default: AthleteTimeline })),
);
const LatestMessages = lazyPart(() =>
  import('../../../../features/messages/latest-messages.tsx').then(({ LatestMessages }) => ({
    default: LatestMessages,
  })),
);

export const Route = createFileRoute('/_coach/client/$id')({
  staticData: { title: 'Athlete' },
  // `kinds` is the filter of the timeline, which checks it.
  validateSearch: ({ tab, kinds, date }): { tab?: ClientTab; kinds?: string; date?: string } => ({
    ...tabFrom(tab, CLIENT_TAB_IDS),
    ...(typeof kinds === 'string' && { kinds }),
    // The day of the diary.
    ...dateSearchFrom({ date }),
  }),
  component: ClientRoute,
});

function ClientRoute() {
  const { id } = Route.useParams();
  const { tab = 'overview', kinds, date } = Route.useSearch();
  const navigate = Route.useNavigate();
  const open = (next: ClientTab) =>
    void navigate({
      search: next === 'overview' ? {} : { tab: next },
      replace: true,
      resetScroll: false,
    });
  const showKinds = useCallback(
    (next: string | undefined) =>
      void navigate({
        search: { tab: 'timeline', ...(next && { kinds: next }) },
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  );
  const panels = useMemo(
    () => ({
      progress: <ProgressTab athleteId={id} />,
      workouts: <WorkoutsTab athleteId={id} />,
      nutrition: <NutritionTab athleteId={id} date={date} />,
      latest: <LatestMessages athleteId={id} />,
      timeline: <Timeline athleteId={id} kinds={kinds} onKinds={showKinds} />,
    }),
    [id, kinds, date, showKinds],
  );
  const newMeals = useMemo(
    () => (
      <CreatePlansButton athleteId={id} wanted={['nutrition']} label="Create a new meal plan" />
    ),
    [id],
  );
  const newPlans = useMemo(
    () => <CreatePlansButton athleteId={id} label="Create new plans" />,
    [id],
  );
  const actionFor = useCallback(
    (alert: CoachAlert) => {
      if (alert.type === 'unfit_plan') return newMeals;
      return alert.type === 'plan_request' ? newPlans : <ConfirmConditions alert={alert} />;
    },
    [newMeals, newPlans],
  );
  const alerts = useCallback(
    (open: readonly CoachAlert[], tab?: ClientTab) => (
      <AthleteAlerts alerts={open} tab={tab} actions={actionFor} />
    ),
    [actionFor],
  );
  const checkIns = useCallback(
    (units: Units) => <OverviewTab athleteId={id} units={units} />,
    [id],
  );
  const ending = useCallback(
    (overview: ClientOverview) => (
      <Suspense fallback={null}>
        <EndingCard overview={overview} />
      </Suspense>
    ),
    [],
  );
  return (
    <ClientScreen
      key={id}
      athleteId={id}
      tab={tab}
      onTab={open}
      panels={panels}
      actions={<ProfileActions athleteId={id} label="Edit Profile" />}
      alerts={alerts}
      checkIns={checkIns}
      ending={ending}
    />
  );
}
