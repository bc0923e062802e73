import { useProfile } from '../../../lib/profile.ts';
import { ErrorState } from '../../../ui/parts/error-state.tsx';
import { useProgressOverview } from '../api.ts';
import { CurrentStats } from './current-stats.tsx';
import { EntriesCard } from './entries-card.tsx';
import { MeasurementsTab } from './measurements-tab.tsx';
import classes from './overview.module.css';
import { OverviewSkeleton } from './overview-skeleton.tsx';
import { WeeklyTab } from './weekly-tab.tsx';

/** An athlete's weight, weeks and girths, for their coach. */
export function AthleteProgress({ athleteId }: { athleteId: string }) {
  const profile = useProfile(athleteId);
  const overview = useProgressOverview(athleteId);
  if (!profile.data || !overview.data) {
    const failed = [profile, overview].some(({ isError }) => isError);
    if (!failed) return <OverviewSkeleton label="Loading the progress" />;
    return (
      <ErrorState
        title="We couldn’t load the progress."
        onRetry={() => void Promise.all([profile.refetch(), overview.refetch()])}
      />
    );
  }
  const shown = { overview: overview.data, units: profile.data.units };
  return (
    <div className={classes.screen}>
      <CurrentStats {...shown} />
      <WeeklyTab {...shown} />
      <MeasurementsTab {...shown} />
      <EntriesCard athleteId={athleteId} units={profile.data.units} />
    </div>
  );
}
