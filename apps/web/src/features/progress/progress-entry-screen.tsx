import { useSignedInUser } from '../../lib/auth-context.ts';
import { useProfile } from '../../lib/profile.ts';
import { useWasTrue } from '../../lib/use-was-true.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { useRecentCheckIns, useRecentEntries } from './api.ts';
import { EntryFields } from './entry-fields.tsx';
import classes from './progress-entry.module.css';
import { RecentEntries } from './recent-entries.tsx';

/** The form for a day's entry, next to the latest entries. */
export function ProgressEntryScreen() {
  return (
    <PageShell title="Log Progress" intro="Only the day and how you feel are required.">
      <Content />
    </PageShell>
  );
}

function Content() {
  const { id } = useSignedInUser();
  const profile = useProfile(id);
  const checkIns = useRecentCheckIns(id);
  const recent = useRecentEntries();
  const retry = () => void profile.refetch();
  // If the check-ins can't be loaded, the form opens without them.
  const isSettled = useWasTrue(!checkIns.isPending);
  if (!profile.data || !isSettled) {
    if (profile.isError) return <ErrorState title="We couldn’t load the form." onRetry={retry} />;
    return <EntrySkeleton />;
  }
  return (
    <div className={classes.layout}>
      <EntryFields
        profile={profile.data}
        checkIns={checkIns.data ?? []}
        entries={recent.data?.entries ?? []}
      />
      <RecentEntries recent={recent} units={profile.data.units} />
    </div>
  );
}

/** Reserves the space of the form and the latest entries while they load. */
function EntrySkeleton() {
  return (
    <SkeletonArea label="Loading the form" className={classes.layout}>
      <Stack className={classes.waiting}>
        <Skeleton height="var(--body)" />
        <Skeleton height="var(--feeling)" />
        <Skeleton height="var(--recovery)" />
      </Stack>
      <Skeleton height="30rem" />
    </SkeletonArea>
  );
}
