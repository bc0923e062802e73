import type { Profile, ProgressOverview } from '@posedown/contract';
import { IconCamera, IconPencilPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { useProfile } from '../../../lib/profile.ts';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { Tabs } from '../../../ui/parts/tabs.tsx';
import { useProgressOverview } from '../api.ts';
import { CurrentStats } from './current-stats.tsx';
import { EntriesCard } from './entries-card.tsx';
import { MeasurementsTab } from './measurements-tab.tsx';
import classes from './overview.module.css';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { PROGRESS_TABS, type ProgressTab } from './progress-tabs.ts';
import { UpdateStats } from './update-stats.tsx';
import { WeeklyTab } from './weekly-tab.tsx';

const ENTRY: string = '/progress/entry';
const PHOTOS: string = '/progress/photos';

interface ProgressScreenProps {
  tab: ProgressTab;
  onTab: (tab: ProgressTab) => void;
  /** What stands below the weeks. */
  foot: ReactNode;
}

/** What the athlete's entries come to: the weeks, the tape, and a quick update. */
export function ProgressScreen(props: ProgressScreenProps) {
  return (
    <PageShell
      title="Progress Tracking"
      intro="Weight, body fat and girths, from your own entries."
      actions={
        <>
          <LinkButton
            to={PHOTOS}
            variant="default"
            size="md"
            leftSection={<IconCamera size={18} aria-hidden="true" />}
          >
            Progress Photos
          </LinkButton>
          <LinkButton
            to={ENTRY}
            size="md"
            leftSection={<IconPencilPlus size={18} aria-hidden="true" />}
          >
            Log Progress
          </LinkButton>
        </>
      }
    >
      <Content {...props} />
    </PageShell>
  );
}

function Content({ tab, onTab, foot }: ProgressScreenProps) {
  const { id } = useSignedInUser();
  const profile = useProfile(id);
  const overview = useProgressOverview(id);
  if (!profile.data || !overview.data) {
    const failed = [profile, overview].some(({ isError }) => isError);
    if (!failed) return <OverviewSkeleton label="Loading your progress" />;
    return (
      <ErrorState
        title="We couldn’t load your progress."
        onRetry={() => void Promise.all([profile.refetch(), overview.refetch()])}
      />
    );
  }
  return (
    <div className={classes.screen}>
      <CurrentStats overview={overview.data} units={profile.data.units} />
      <Tabs label="Progress" tabs={PROGRESS_TABS} current={tab} onChange={onTab}>
        <Panel tab={tab} overview={overview.data} profile={profile.data} />
      </Tabs>
      {tab === 'weekly' && foot}
    </div>
  );
}

interface PanelProps {
  tab: ProgressTab;
  overview: ProgressOverview;
  profile: Profile;
}

function Panel({ tab, overview, profile }: PanelProps) {
  if (tab === 'measurements') return <MeasurementsTab overview={overview} units={profile.units} />;
  if (tab === 'update') return <UpdateStats overview={overview} profile={profile} />;
  return (
    <div className={classes.screen}>
      <WeeklyTab overview={overview} units={profile.units} />
      <EntriesCard athleteId={profile.id} units={profile.units} />
    </div>
  );
}
