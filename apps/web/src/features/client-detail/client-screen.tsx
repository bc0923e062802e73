import type { CoachAlert, Units } from '@posedown/contract';
import { type ReactNode, Suspense } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { dashboardSearch } from '../../lib/dashboard-search.ts';
import { DASHBOARD_PATH } from '../../lib/paths.ts';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { Missing } from '../../ui/parts/missing.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { usePageTitle } from '../../ui/parts/page-title.ts';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { Tabs } from '../../ui/parts/tabs.tsx';
import { useClientOverview } from './api.ts';
import classes from './client-detail.module.css';
import { Communication } from './communication.tsx';
import { Overview } from './overview.tsx';
import { CLIENT_TABS, type ClientTab } from './tabs.ts';

/** Nobody there, someone else's athlete, or no id at all. */
const GONE = [400, 404];

interface ClientScreenProps {
  athleteId: string;
  tab: ClientTab;
  /** Puts the tab into the address. */
  onTab: (tab: ClientTab) => void;
  /** What other features show of an athlete. */
  panels: Record<'progress' | 'workouts' | 'nutrition' | 'latest', ReactNode>;
  /** The buttons that change the athlete's details. */
  actions: ReactNode;
  /** Whether Message is the page’s one primary action: not where the tab has its own. */
  isMessagePrimary: boolean;
  /** Draws the open alerts, or those alone that a tab is about. */
  alerts: (alerts: readonly CoachAlert[], tab?: ClientTab) => ReactNode;
  /** Draws how they have felt lately, in their own units. */
  checkIns: (units: Units) => ReactNode;
}

/** One athlete, as their coach sees them. */
export function ClientScreen(props: ClientScreenProps) {
  const { athleteId, tab, onTab, panels, actions, isMessagePrimary, alerts, checkIns } = props;
  const overview = useClientOverview(athleteId);
  const { data, error } = overview;
  usePageTitle(data?.name);
  // What has been read stays where it is refused later: somebody may be writing there.
  if (!data && error instanceof ApiError && GONE.includes(error.status)) return <NoSuchAthlete />;
  return (
    <PageShell
      title={data?.name ?? 'Athlete'}
      // The line keeps its room while the athlete is loading.
      intro={data?.email ?? '\u00a0'}
      actions={
        <Actions athleteId={athleteId} isMessagePrimary={isMessagePrimary}>
          {actions}
        </Actions>
      }
    >
      <Tabs label="Athlete" tabs={CLIENT_TABS} current={tab} onChange={onTab}>
        <Suspense fallback={<Waiting />}>
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
            (data ? (
              <Overview
                overview={data}
                alerts={alerts(data.alerts)}
                checkIns={checkIns(data.units)}
              />
            ) : (
              <Missing query={overview} what="this athlete">
                <Waiting />
              </Missing>
            ))}
        </Suspense>
      </Tabs>
    </PageShell>
  );
}

function NoSuchAthlete() {
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

type ActionsProps = Pick<ClientScreenProps, 'athleteId' | 'isMessagePrimary'> & {
  children: ReactNode;
};

function Actions({ athleteId, isMessagePrimary, children }: ActionsProps) {
  // Typed as any path, because the routes of screens are known to `app` alone.
  const thread: string = `/messages/${athleteId}`;
  const protocols: string = '/protocols';
  return (
    <>
      <LinkButton to={DASHBOARD_PATH} search={dashboardSearch()} variant="default" size="md">
        Back
      </LinkButton>
      {children}
      <LinkButton to={protocols} search={{ athlete: athleteId }} variant="default" size="md">
        Protocols
      </LinkButton>
      <LinkButton to={thread} variant={isMessagePrimary ? 'filled' : 'default'} size="md">
        Message
      </LinkButton>
    </>
  );
}

function Waiting() {
  return (
    <SkeletonArea label="Loading the athlete" className={classes.panel}>
      <div className={classes.cards}>
        <Skeleton height="16rem" />
        <Skeleton height="16rem" />
        <Skeleton height="11rem" />
        <Skeleton height="11rem" />
      </div>
      <Skeleton height="24rem" />
    </SkeletonArea>
  );
}
