import type { Profile, ProgressOverview } from '@posedown/contract';
import { IconCamera, IconPencilPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSignedInUser } from '../../../lib/auth-context.ts';
import { useProfile } from '../../../lib/profile.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { LinkButton } from '../../../ui/parts/link-button.tsx';
import { PageShell } from '../../../ui/parts/page-shell.tsx';
import { Tabs } from '../../../ui/parts/tabs.tsx';
import { useProgressOverview } from '../api.ts';
import { CurrentStats, MissingOverview } from './current-stats.tsx';
import { EntriesCard } from './entries-card.tsx';
import { MeasurementsTab } from './measurements-tab.tsx';
import { PROGRESS_TABS, type ProgressTab } from './progress-tabs.ts';
import { UpdateStats } from './update-stats.tsx';
import { WeeklyTab } from './weekly-tab.tsx';

const ENTRY: string = '/progress/entry';
const PHOTOS: string = '/progress/photos';

interface ProgressScreenProps {
  tab: ProgressTab;
  onTab: (tab: ProgressTab) => void;
  /** Shown below the entries. */
  foot: ReactNode;
}

/** The athlete's progress: weeks, measurements and a quick update. */
export function ProgressScreen(props: ProgressScreenProps) {
  return (
    <PageShell
      title="Progress Tracking"
      intro="Weight, body fat and measurements, from your own entries."
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
            variant={props.tab === 'update' ? 'default' : 'filled'}
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
  if (!profile.data || !overview.data)
    return <MissingOverview queries={[profile, overview]} what="your progress" />;
  return (
    <Stack gap="lg">
      <CurrentStats overview={overview.data} units={profile.data.units} />
      <Tabs label="Progress" tabs={PROGRESS_TABS} current={tab} onChange={onTab}>
        <Panel tab={tab} overview={overview.data} profile={profile.data} foot={foot} />
      </Tabs>
    </Stack>
  );
}

interface PanelProps extends Pick<ProgressScreenProps, 'tab' | 'foot'> {
  overview: ProgressOverview;
  profile: Profile;
}

function Panel({ tab, overview, profile, foot }: PanelProps) {
  if (tab === 'measurements') return <MeasurementsTab overview={overview} units={profile.units} />;
  if (tab === 'update') return <UpdateStats overview={overview} profile={profile} />;
  return (
    <Stack gap="lg">
      <WeeklyTab overview={overview} units={profile.units} />
      <EntriesCard athleteId={profile.id} units={profile.units} />
      {foot}
    </Stack>
  );
}
