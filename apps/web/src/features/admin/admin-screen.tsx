import { Suspense } from 'react';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { LinkButton } from '../../ui/parts/link-button.tsx';
import { NumberCard, NumberCards, NumberCardsSkeleton } from '../../ui/parts/number-cards.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { Tabs } from '../../ui/parts/tabs.tsx';
import { useRosterSummary } from './api.ts';
import { ClientsTab } from './clients-tab.tsx';
import { ADMIN_TABS, type AdminTab, type ShownClients } from './tabs.ts';

const TeamTab = lazyPart(() =>
  import('./team-tab.tsx').then(({ TeamTab }) => ({ default: TeamTab })),
);
const SettingsTab = lazyPart(() =>
  import('./settings-tab.tsx').then(({ SettingsTab }) => ({ default: SettingsTab })),
);
const ExportTab = lazyPart(() =>
  import('./export-tab.tsx').then(({ ExportTab }) => ({ default: ExportTab })),
);
const AuditTab = lazyPart(() =>
  import('./audit-tab.tsx').then(({ AuditTab }) => ({ default: AuditTab })),
);

interface AdminScreenProps {
  tab: AdminTab;
  /** Writes the tab to the URL. */
  onTab: (tab: AdminTab) => void;
  shown: ShownClients;
  onShown: (shown: ShownClients) => void;
}

/** Practice administration for a coach: athletes, team, settings, exports and the audit log. */
export function AdminScreen({ tab, onTab, shown, onShown }: AdminScreenProps) {
  return (
    <PageShell
      title="Coach Dashboard"
      intro="Clients, team, settings and data of your practice."
      width="wide"
      actions={
        <>
          <LinkButton to="/analytics" variant="default" size="md">
            View Analytics
          </LinkButton>
          <LinkButton to="/create-workout" variant="default" size="md">
            Create Workout Plan
          </LinkButton>
          <LinkButton to="/add-client" variant="default" size="md">
            Add New Athlete
          </LinkButton>
        </>
      }
    >
      <Counts />
      <Tabs label="Practice" tabs={ADMIN_TABS} current={tab} onChange={onTab}>
        <Suspense fallback={<Skeleton height="20rem" />}>
          {tab === 'clients' && <ClientsTab shown={shown} onShown={onShown} />}
          {tab === 'team' && <TeamTab />}
          {tab === 'settings' && <SettingsTab />}
          {tab === 'export' && <ExportTab />}
          {tab === 'audit' && <AuditTab />}
        </Suspense>
      </Tabs>
    </PageShell>
  );
}

function Counts() {
  const { data, isPending, refetch } = useRosterSummary();
  if (!data && !isPending) {
    return <ErrorState title="We couldn’t load the counts." onRetry={refetch} />;
  }
  if (!data) {
    return (
      <SkeletonArea label="Loading the counts">
        <NumberCardsSkeleton columns={4} />
      </SkeletonArea>
    );
  }
  const { total, byStatus, inPrep, checkedInToday } = data;
  return (
    <section aria-label="All athletes at a glance">
      <NumberCards columns={4}>
        <NumberCard label="Clients" value={total} note={`${byStatus.unrated} too new to rate`} />
        <NumberCard
          label="Need attention"
          value={byStatus.behind + byStatus.warning}
          note={`${byStatus.behind} behind, ${byStatus.warning} at warning`}
        />
        <NumberCard label="In prep" value={inPrep} note="10 weeks out or fewer" />
        <NumberCard label="Checked in today" value={checkedInToday} note={`Of ${total}`} />
      </NumberCards>
    </section>
  );
}
