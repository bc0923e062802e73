import type { CardioPlanReply } from '@posedown/contract';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
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

/** The athlete's cardio week, heart-rate zones and past sessions. */
export function CardioPlanScreen({ tab, onTab }: CardioPlanScreenProps) {
  const { id } = useSignedInUser();
  const cardio = useCardioPlan(id);
  return (
    <PageShell title="Cardio Plan" actions={cardio.data && <StartNext />}>
      <Tabs label="Cardio plan" tabs={PLAN_TABS} current={tab} onChange={onTab}>
        {cardio.data ? (
          <Content tab={tab} userId={id} plan={cardio.data} />
        ) : (
          <QueryFallback query={cardio} what="your cardio plan">
            <SkeletonArea label="Loading your cardio plan">
              <Skeleton height="40rem" />
            </SkeletonArea>
          </QueryFallback>
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

/** Opens the HIIT screen, which links to the steady one if that is next. */
function StartNext() {
  return (
    <LinkButton to="/cardio/session" size="md">
      Start Next Session
    </LinkButton>
  );
}
