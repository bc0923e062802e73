import type { CoachAlert, Units } from '@posedown/contract';
import { createFileRoute } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { ClientScreen } from '../../../../features/client-detail/client-screen.tsx';
import { ConfirmConditions } from '../../../../features/client-detail/confirm-conditions.tsx';
import { CLIENT_TAB_IDS, type ClientTab } from '../../../../features/client-detail/tabs.ts';
import {
  CreatePlansButton,
  ProfileActions,
} from '../../../../features/onboarding/edit/profile-actions.tsx';
import { AnchorButton } from '../../../../ui/parts/button.tsx';
import { lazyPart } from '../../../../ui/parts/lazy-part.tsx';
import { tabFrom } from '../../../../ui/parts/tab-from.ts';

/* Each tab loads its own feature when opened. */
const AthleteAlerts = lazyPart(() =>
  import('../../../../features/insights/athlete-alerts.tsx').then(({ AthleteAlerts }) => ({
    default: AthleteAlerts,
  })),
);
const AthleteCheckIns = lazyPart(() =>
  import('../../../../features/check-ins/athlete-check-ins.tsx').then(({ AthleteCheckIns }) => ({
    default: AthleteCheckIns,
  })),
);
const AthleteProgress = lazyPart(() =>
  import('../../../../features/progress/overview/athlete-progress.tsx').then(
    ({ AthleteProgress }) => ({ default: AthleteProgress }),
  ),
);
const AthletePhotos = lazyPart(() =>
  import('../../../../features/photos/athlete-photos.tsx').then(({ AthletePhotos }) => ({
    default: AthletePhotos,
  })),
);
const AthleteTraining = lazyPart(() =>
  import('../../../../features/training/history/active-plan-card.tsx').then(
    ({ AthleteTraining }) => ({ default: AthleteTraining }),
  ),
);
const AthletePractice = lazyPart(() =>
  import('../../../../features/posing/athlete-practice.tsx').then(({ AthletePractice }) => ({
    default: AthletePractice,
  })),
);
const AthleteCardio = lazyPart(() =>
  import('../../../../features/cardio/sessions/athlete-cardio.tsx').then(({ AthleteCardio }) => ({
    default: AthleteCardio,
  })),
);
const AthleteNutrition = lazyPart(() =>
  import('../../../../features/nutrition/progress/athlete-nutrition.tsx').then(
    ({ AthleteNutrition }) => ({ default: AthleteNutrition }),
  ),
);
const AthleteProposals = lazyPart(() =>
  import('../../../../features/proposals/athlete-proposals.tsx').then(({ AthleteProposals }) => ({
    default: AthleteProposals,
  })),
);
const AthleteChanges = lazyPart(() =>
  import('../../../../features/plan-changes/athlete-changes.tsx').then(({ AthleteChanges }) => ({
    default: AthleteChanges,
  })),
);
const AthleteSupplements = lazyPart(() =>
  import('../../../../features/supplements/athlete-supplements.tsx').then(
    ({ AthleteSupplements }) => ({ default: AthleteSupplements }),
  ),
);

const LatestMessages = lazyPart(() =>
  import('../../../../features/messages/latest-messages.tsx').then(({ LatestMessages }) => ({
    default: LatestMessages,
  })),
);

/** An anchor in the progress tab. */
const PHOTOS = 'photos';

export const Route = createFileRoute('/_coach/client/$id')({
  staticData: { title: 'Athlete' },
  validateSearch: (search): { tab?: ClientTab } => tabFrom(search.tab, CLIENT_TAB_IDS),
  component: ClientRoute,
});

function ClientRoute() {
  const { id } = Route.useParams();
  const { tab = 'overview' } = Route.useSearch();
  const navigate = Route.useNavigate();
  const open = (next: ClientTab) =>
    void navigate({
      search: next === 'overview' ? {} : { tab: next },
      replace: true,
      resetScroll: false,
    });
  const panels = useMemo(
    () => ({
      progress: (
        <>
          {/* The photos are below the weeks, girths and entries; the link saves scrolling. */}
          <div>
            <AnchorButton href={`#${PHOTOS}`} variant="default" size="md">
              Go to the photos
            </AnchorButton>
          </div>
          <AthleteProgress athleteId={id} />
          <div id={PHOTOS} tabIndex={-1}>
            <AthletePhotos athleteId={id} />
          </div>
        </>
      ),
      workouts: (
        <>
          <AthleteTraining athleteId={id} />
          <AthleteCardio athleteId={id} />
          <AthletePractice athleteId={id} />
        </>
      ),
      nutrition: (
        <>
          <AthleteProposals athleteId={id} />
          <AthleteNutrition athleteId={id} />
          <AthleteSupplements athleteId={id} />
        </>
      ),
      latest: <LatestMessages athleteId={id} />,
    }),
    [id],
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
    (units: Units) => (
      <>
        <AthleteCheckIns athleteId={id} units={units} />
        <AthleteChanges athleteId={id} />
      </>
    ),
    [id],
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
    />
  );
}
