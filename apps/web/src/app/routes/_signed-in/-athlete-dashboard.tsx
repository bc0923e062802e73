import { useState } from 'react';
import { usePendingCounts } from '../../../features/cardio/send-pending.tsx';
import { useWeeklyNotice } from '../../../features/check-ins/weekly/use-weekly-notice.ts';
import { useDashboard } from '../../../features/dashboard/api.ts';
import { AthleteDashboard as Dashboard } from '../../../features/dashboard/athlete-dashboard.tsx';
import { eatenOf } from '../../../features/nutrition/diary/diary-sums.ts';
import { useWaitingMeals } from '../../../features/nutrition/waiting-meals.ts';
import { AwayNotice } from '../../../features/onboarding/away/away-notice.tsx';
import { FactsCard } from '../../../features/onboarding/facts/facts-card.tsx';
import { useNewChangesLoaded } from '../../../features/plan-changes/api.ts';
import { FromCoachCard } from '../../../features/plan-changes/from-coach-card.tsx';
import { useIsDeciding, useProposalsLoaded } from '../../../features/proposals/api.ts';
import { AthleteProposals } from '../../../features/proposals/athlete-proposals.tsx';
import { useWaitingTickCount } from '../../../features/supplements/waiting-ticks.ts';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { useFrozen } from '../../../lib/use-frozen.ts';

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
  const isNewsLoaded = useOnceTrue(
    [
      useNewChangesLoaded(id),
      useProposalsLoaded(id, hasProposal),
      weekly.isLoaded,
      data !== undefined,
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
        <>
          <FromCoachCard isHeld={isDeciding} />
          {hasProposal && <AthleteProposals athleteId={id} />}
        </>
      }
      isNewsLoaded={isNewsLoaded}
      questions={<FactsCard />}
    />
  );
}

/** True from the first time the value was true, so that a refetch doesn’t hide the screen. */
function useOnceTrue(value: boolean): boolean {
  const [wasTrue, setWasTrue] = useState(value);
  if (value && !wasTrue) setWasTrue(true);
  return value || wasTrue;
}
