import type { Analytics } from '@posedown/contract';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { Missing } from '../../ui/parts/missing.tsx';
import { NumberCardsSkeleton } from '../../ui/parts/number-cards.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { AdherenceCard } from './adherence-card.tsx';
import { useAnalytics } from './api.ts';
import { PaceCard } from './pace-card.tsx';
import { PhasesCard } from './phases-card.tsx';
import { RiskCard } from './risk-card.tsx';
import { SummaryCards } from './summary-cards.tsx';

/** The coach's athletes together: how closely they follow, where they go, who may leave. */
export function AnalyticsScreen() {
  const analytics = useAnalytics();
  return (
    <PageShell title="Analytics" intro="All your athletes over the last twelve weeks." width="wide">
      {analytics.data ? (
        <Found analytics={analytics.data} />
      ) : (
        <Missing query={analytics} what="the analytics">
          <Waiting />
        </Missing>
      )}
    </PageShell>
  );
}

function Found({ analytics }: { analytics: Analytics }) {
  if (analytics.athletes === 0) {
    return (
      <EmptyState
        title="No athletes yet"
        action={
          <LinkButton to="/add-client" size="md">
            Add New Athlete
          </LinkButton>
        }
      >
        Invite your first athlete. After their first week this page shows how they follow the plan.
      </EmptyState>
    );
  }
  return (
    <>
      <SummaryCards analytics={analytics} />
      <Grid columns={2} from="lg" align="start">
        <Stack>
          <AdherenceCard analytics={analytics} />
          <RiskCard analytics={analytics} />
        </Stack>
        <Stack>
          <PaceCard analytics={analytics} />
          <PhasesCard analytics={analytics} />
        </Stack>
      </Grid>
    </>
  );
}

function Waiting() {
  return (
    <SkeletonArea label="Loading the analytics" gap="md">
      <NumberCardsSkeleton columns={3} />
      <Grid columns={2} from="lg" align="start">
        {['adherence', 'pace', 'risk', 'phases'].map((card) => (
          <Skeleton key={card} height="24rem" />
        ))}
      </Grid>
    </SkeletonArea>
  );
}
