import type { Analytics } from '@posedown/contract';
import { StackedWeeks } from '../../ui/charts/stacked-weeks.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Card } from '../../ui/parts/card.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { NumberCard, NumberCards, NumberCardsSkeleton } from '../../ui/parts/number-cards.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { adherenceSentence, changeText } from './analytics-text.ts';
import { useAnalytics } from './api.ts';
import { PaceCard } from './pace-card.tsx';
import { PhasesCard } from './phases-card.tsx';
import { RiskCard } from './risk-card.tsx';

const PARTS = [
  { key: 'excellent', label: 'Excellent', tone: 'excellent' },
  { key: 'good', label: 'Good', tone: 'good' },
  { key: 'warning', label: 'Warning', tone: 'warning' },
  { key: 'behind', label: 'Behind', tone: 'behind' },
] as const;

/** Weekly adherence of the athletes. */
function AdherenceCard({ analytics }: { analytics: Analytics }) {
  const weeks = analytics.weeks
    .filter(({ average }) => average !== null)
    .map(({ weekOf, average, ...counts }) => ({ weekOf, counts, figure: average }));
  return (
    <Card as="section" labelledBy="adherence" gap="md">
      <SectionHeader
        id="adherence"
        title="Adherence"
        intro="Roster score over the two weeks up to the end of each week."
      />
      {weeks.length === 0 ? (
        <Text size="md" muted>
          Athletes are scored after their first week.
        </Text>
      ) : (
        <StackedWeeks
          label={adherenceSentence(analytics)}
          parts={PARTS}
          weeks={weeks}
          headline="Average (%)"
        />
      )}
    </Card>
  );
}

/** All of the coach's athletes: adherence, pace and churn risk. */
export function AnalyticsScreen() {
  const analytics = useAnalytics();
  return (
    <PageShell title="Analytics" intro="All your athletes over the last twelve weeks." width="wide">
      {analytics.data ? (
        <AnalyticsContent analytics={analytics.data} />
      ) : (
        <QueryFallback query={analytics} what="the analytics">
          <AnalyticsSkeleton />
        </QueryFallback>
      )}
    </PageShell>
  );
}

function AnalyticsContent({ analytics }: { analytics: Analytics }) {
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

function AnalyticsSkeleton() {
  return (
    <SkeletonArea label="Loading analytics" gap="md">
      <NumberCardsSkeleton columns={3} />
      <Grid columns={2} from="lg" align="start">
        {['adherence', 'pace', 'risk', 'phases'].map((card) => (
          <Skeleton key={card} height="24rem" />
        ))}
      </Grid>
    </SkeletonArea>
  );
}

/** Three totals over the whole roster. */
function SummaryCards({ analytics }: { analytics: Analytics }) {
  const { adherence, pace, risk, athletes } = analytics;
  const weighedCount = pace.above + pace.on + pace.below;
  return (
    <section aria-label="All athletes at a glance">
      <NumberCards columns={3}>
        <NumberCard
          label="Average adherence"
          value={adherence.average ?? '–'}
          unit={adherence.average === null ? undefined : '%'}
          note={adherence.average === null ? 'Not enough data yet' : changeText(adherence.change)}
        />
        <NumberCard
          label="Weight on plan"
          value={weighedCount === 0 ? '–' : pace.on}
          note={
            weighedCount === 0
              ? 'Not enough weigh-ins yet'
              : `Of ${weighedCount}: ${pace.above} above, ${pace.below} below`
          }
        />
        <NumberCard
          label="At risk of leaving"
          value={risk.high + risk.medium}
          note={`${risk.high} high, ${risk.medium} medium, of ${athletes}`}
        />
      </NumberCards>
    </section>
  );
}
