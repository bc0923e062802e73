import type { ClientOverview, CoachAlert, Units } from '@posedown/contract';
import { type ReactNode, Suspense } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { dashboardSearch } from '../../lib/dashboard-search.ts';
import { DASHBOARD_PATH } from '../../lib/paths.ts';
import { Grid, stackClass } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { usePageTitle } from '../../ui/parts/page-title.ts';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { Tabs } from '../../ui/parts/tabs.tsx';
import { useClientOverview, usePinnedNotes } from './api.ts';
import { Communication } from './communication.tsx';
import { Overview } from './overview.tsx';
import { CLIENT_TABS, type ClientTab } from './tabs.ts';

/** The statuses for an unknown athlete, another coach's athlete, or a malformed id. */
const NOT_FOUND_STATUSES = [400, 404];

interface ClientScreenProps {
  athleteId: string;
  tab: ClientTab;
  /** Writes the tab to the URL. */
  onTab: (tab: ClientTab) => void;
  /** The panels of other features. */
  panels: Record<'progress' | 'workouts' | 'nutrition' | 'latest' | 'timeline', ReactNode>;
  /** The buttons that change the athlete's details. */
  actions: ReactNode;
  /** Renders the open alerts, or only those about a tab. */
  alerts: (alerts: readonly CoachAlert[], tab?: ClientTab) => ReactNode;
  /** Renders the recent check-ins in the athlete's units. */
  checkIns: (units: Units) => ReactNode;
  /** Renders how the coaching ends. */
  ending: (overview: ClientOverview) => ReactNode;
}

/** An athlete's page for their coach. */
export function ClientScreen(props: ClientScreenProps) {
  const { athleteId, tab, onTab, panels, actions, alerts, checkIns, ending } = props;
  const overview = useClientOverview(athleteId);
  const { data, error } = overview;
  const pinned = usePinnedNotes(athleteId);
  usePageTitle(data?.name);
  // Loaded data stays after a failed refetch, because the coach may be writing.
  if (!data && error instanceof ApiError && NOT_FOUND_STATUSES.includes(error.status))
    return <AthleteNotFound />;
  return (
    <PageShell
      title={data?.name ?? 'Athlete'}
      // Reserves the line while the athlete loads.
      intro={data?.email ?? '\u00a0'}
      actions={<Actions athleteId={athleteId}>{actions}</Actions>}
    >
      <Tabs label="Athlete" tabs={CLIENT_TABS} current={tab} onChange={onTab}>
        <Suspense fallback={<Loading />}>
          {tab === 'communication' && (
            <Communication athleteId={athleteId} latest={panels.latest} />
          )}
          {tab !== 'communication' && tab !== 'overview' && (
            <>
              {data && alerts(data.alerts, tab)}
              {panels[tab]}
            </>
          )}
          {tab === 'overview' &&
            (data && !pinned.isPending ? (
              <Overview
                overview={data}
                pinnedNotes={pinned.data?.notes ?? []}
                alerts={alerts(data.alerts)}
                checkIns={checkIns(data.units)}
                ending={ending(data)}
              />
            ) : (
              <QueryFallback query={overview} what="this athlete">
                <Loading />
              </QueryFallback>
            ))}
        </Suspense>
      </Tabs>
    </PageShell>
  );
}

function AthleteNotFound() {
  return (
    <PageShell title="Athlete">
      <EmptyState
        title="Athlete not found"
        action={
          <LinkButton to={DASHBOARD_PATH} variant="default" size="md">
            Back to the dashboard
          </LinkButton>
        }
      >
        You don’t coach this athlete, or the link is wrong.
      </EmptyState>
    </PageShell>
  );
}

function Actions({ athleteId, children }: { athleteId: string; children: ReactNode }) {
  // Typed as string, because only `app` knows the routes.
  const thread: string = `/messages/${athleteId}`;
  const protocols: string = '/protocols';
  const view: string = `/client/${athleteId}/view`;
  return (
    <>
      <LinkButton to={DASHBOARD_PATH} search={dashboardSearch()} variant="default" size="md">
        Back
      </LinkButton>
      {children}
      <LinkButton to={view} variant="default" size="md">
        View as athlete
      </LinkButton>
      <LinkButton to={protocols} search={{ athlete: athleteId }} variant="default" size="md">
        Protocols
      </LinkButton>
      <LinkButton to={thread} variant="default" size="md">
        Message
      </LinkButton>
    </>
  );
}

function Loading() {
  return (
    <SkeletonArea label="Loading the athlete" className={stackClass('md')}>
      <Grid columns={2} from="md">
        <Skeleton height="16rem" />
        <Skeleton height="16rem" />
        <Skeleton height="11rem" />
        <Skeleton height="11rem" />
      </Grid>
      <Skeleton height="24rem" />
    </SkeletonArea>
  );
}
