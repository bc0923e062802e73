import type { CardioPlanReply } from '@posedown/contract';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { Tabs } from '../../ui/parts/tabs.tsx';
import { useCardioPlan } from './api.ts';
import { ProgressTab } from './progress-tab.tsx';
import { PLAN_TABS, type PlanTab } from './read-tab.ts';
import { ScheduleTab } from './schedule-tab.tsx';
import { ZonesTab } from './zones-tab.tsx';

interface CardioPlanScreenProps {
  tab: PlanTab;
  onTab: (tab: PlanTab) => void;
}

/** The athlete's cardio week, their heart-rate zones, and what they did. */
export function CardioPlanScreen({ tab, onTab }: CardioPlanScreenProps) {
  const { id } = useSignedInUser();
  const { data, isError, refetch } = useCardioPlan(id);
  return (
    <PageShell title="Cardio Plan" actions={data && <StartNext />}>
      <Tabs label="Cardio plan" tabs={PLAN_TABS} current={tab} onChange={onTab}>
        {data ? (
          <Content tab={tab} userId={id} plan={data} />
        ) : isError ? (
          <ErrorState title="Your cardio plan could not be loaded." onRetry={refetch} />
        ) : (
          <SkeletonArea label="Loading your cardio plan">
            <Skeleton height="40rem" />
          </SkeletonArea>
        )}
      </Tabs>
    </PageShell>
  );
}

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
