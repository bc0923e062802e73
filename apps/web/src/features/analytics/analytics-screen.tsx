import type { Analytics } from '@posedown/contract';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { Missing } from '../../ui/parts/missing.tsx';
import { NumberCardsSkeleton } from '../../ui/parts/number-cards.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { AdherenceCard } from './adherence-card.tsx';
import classes from './analytics.module.css';
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
      <div className={classes.cards}>
        <div className={classes.column}>
          <AdherenceCard analytics={analytics} />
          <RiskCard analytics={analytics} />
        </div>
        <div className={classes.column}>
          <PaceCard analytics={analytics} />
          <PhasesCard analytics={analytics} />
        </div>
      </div>
    </>
  );
}

function Waiting() {
  return (
    <SkeletonArea label="Loading the analytics" className={classes.page}>
      <NumberCardsSkeleton columns={3} />
      <div className={classes.cards}>
        {['adherence', 'pace', 'risk', 'phases'].map((card) => (
          <Skeleton key={card} height="24rem" />
        ))}
      </div>
    </SkeletonArea>
  );
}
