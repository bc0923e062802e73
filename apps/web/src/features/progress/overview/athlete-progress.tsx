import { useProfile } from '../../../lib/profile.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { useProgressOverview } from '../api.ts';
import { CurrentStats, MissingOverview } from './current-stats.tsx';
import { EntriesCard } from './entries-card.tsx';
import { MeasurementsTab } from './measurements-tab.tsx';
import { WeeklyTab } from './weekly-tab.tsx';

/** An athlete's progress, for their coach. */
export function AthleteProgress({ athleteId }: { athleteId: string }) {
  const profile = useProfile(athleteId);
  const overview = useProgressOverview(athleteId);
  if (!profile.data || !overview.data)
    return <MissingOverview queries={[profile, overview]} what="the progress" />;
  const shown = { overview: overview.data, units: profile.data.units };
  return (
    <Stack gap="lg">
      <CurrentStats {...shown} />
      <WeeklyTab {...shown} />
      <MeasurementsTab {...shown} />
      <EntriesCard athleteId={athleteId} units={profile.data.units} />
    </Stack>
  );
}
