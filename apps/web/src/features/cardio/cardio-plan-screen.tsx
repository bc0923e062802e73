import type { CardioPlanReply } from '@posedown/contract';
import { Suspense, useEffect } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { Tabs } from '../../ui/parts/tabs.tsx';
import { useCardioPlan } from './api.ts';
import { PLAN_TABS, type PlanTab } from './read-tab.ts';
import { ScheduleTab } from './schedule-tab.tsx';
import { ZonesTab } from './zones-tab.tsx';

/** Most come for the week. */
const ProgressTab = lazyPart(() =>
  import('./progress-tab.tsx').then(({ ProgressTab }) => ({ default: ProgressTab })),
);

interface CardioPlanScreenProps {
  tab: PlanTab;
  onTab: (tab: PlanTab) => void;
}

/** The athlete's cardio week, their heart-rate zones, and what they did. */
export function CardioPlanScreen({ tab, onTab }: CardioPlanScreenProps) {
  const { id } = useSignedInUser();
  const { data, isError, refetch } = useCardioPlan(id);
  useEffect(() => void ProgressTab.preload(), []);
  return (
    <PageShell title="Cardio Plan" actions={data && <StartNext />}>
      <Tabs label="Cardio plan" tabs={PLAN_TABS} current={tab} onChange={onTab}>
        {data ? (
          <Suspense fallback={<Waiting />}>
            <Content tab={tab} userId={id} plan={data} />
          </Suspense>
        ) : isError ? (
          <ErrorState title="We couldn’t load your cardio plan." onRetry={refetch} />
        ) : (
          <Waiting />
        )}
      </Tabs>
    </PageShell>
  );
}

const Waiting = () => (
  <SkeletonArea label="Loading your cardio plan">
    <Skeleton height="40rem" />
  </SkeletonArea>
);

function Content({ tab, userId, plan }: { tab: PlanTab; userId: string; plan: CardioPlanReply }) {
  if (tab === 'zones') return <ZonesTab userId={userId} plan={plan} />;
  if (tab === 'progress') return <ProgressTab userId={userId} plan={plan} />;
  return <ScheduleTab plan={plan} />;
}

/** Where the plan has another kind of session next, the screen of the session leads on to it. */
function StartNext() {
  return (
    <LinkButton to="/cardio/session" size="md">
      Start Next Session
    </LinkButton>
  );
}
