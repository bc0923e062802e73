import { Suspense, useEffect, useState } from 'react';
import { usePendingCounts } from '../../../features/cardio/send-pending.tsx';
import { useWeeklyNotice } from '../../../features/check-ins/weekly/use-weekly-notice.ts';
import { useDashboard } from '../../../features/dashboard/api.ts';
import { AthleteDashboard as Dashboard } from '../../../features/dashboard/athlete-dashboard.tsx';
import { eatenOf } from '../../../features/nutrition/diary/diary-sums.ts';
import { useWaitingMeals } from '../../../features/nutrition/waiting-meals.ts';
import { AwayNotice } from '../../../features/onboarding/away/away-notice.tsx';
import { useNewChanges, useNewChangesLoaded } from '../../../features/plan-changes/api.ts';
import { useIsDeciding, useProposalsLoaded } from '../../../features/proposals/api.ts';
import { useWaitingTickCount } from '../../../features/supplements/waiting-ticks.ts';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { useFrozen } from '../../../lib/use-frozen.ts';
import { lazyPart, RetrySilently } from '../../../ui/parts/lazy-part.tsx';

/* Most visits show neither. */
const AthleteNews = lazyPart(() =>
  import('./-athlete-news.tsx').then(({ AthleteNews }) => ({ default: AthleteNews })),
);
const FactsCard = lazyPart(
  () =>
    import('../../../features/onboarding/facts/facts-card.tsx').then(({ FactsCard }) => ({
      default: FactsCard,
    })),
  RetrySilently,
);

/**
 * The athlete's dashboard. Queued meals count as eaten; other queued entries are mentioned. A
 * proposal that the athlete decides on comes first.
 */
export function AthleteDashboard() {
  const { id } = useSignedInUser();
  const { data } = useDashboard();
  const meals = useWaitingMeals(id);
  const isDeciding = useIsDeciding();
  const hasProposal = useFrozen(data?.hasProposal ?? false, isDeciding);
  const weekly = useWeeklyNotice(id);
  const changes = useNewChanges(id).data?.changes ?? [];
  const hasChanges = useFrozen(changes.length > 0, isDeciding);
  const hasNews = hasProposal || hasChanges;
  const areNewsReady = usePreloaded(AthleteNews.preload, hasNews);
  const areFactsReady = usePreloaded(FactsCard.preload, data?.asksFacts ?? false);
  const isNewsLoaded = useOnceTrue(
    [
      useNewChangesLoaded(id),
      useProposalsLoaded(id, hasProposal),
      weekly.isLoaded,
      data !== undefined,
      areNewsReady,
      areFactsReady,
    ].every(Boolean),
  );
  const waiting = { ...usePendingCounts(id), supplements: useWaitingTickCount(id) };
  return (
    <Dashboard
      eatenOf={(logged, date) => eatenOf([logged], meals.on(date))}
      waiting={waiting}
      weekly={weekly.notice}
      notice={<AwayNotice />}
      news={
        <Suspense fallback={null}>
          {hasNews && <AthleteNews athleteId={id} hasProposal={hasProposal} />}
        </Suspense>
      }
      isNewsLoaded={isNewsLoaded}
      questions={
        <Suspense fallback={null}>
          <FactsCard />
        </Suspense>
      }
    />
  );
}

/** Whether a part is loaded, or can't be, or isn't needed. */
function usePreloaded(preload: () => Promise<void>, isNeeded: boolean): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => {
    if (isNeeded) void preload().then(() => setLoaded(true));
  }, [preload, isNeeded]);
  return isLoaded || !isNeeded;
}

/** True from the first time the value was true, so that a refetch doesn’t hide the screen. */
function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  if (value && !wasTrue) setWasTrue(true);
  return value || wasTrue;
}
