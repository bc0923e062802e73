import { useSignedInUser } from '../../lib/auth-context.ts';
import { useProfile } from '../../lib/profile.ts';
import { useWasTrue } from '../../lib/use-was-true.ts';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { useRecentEntries, useSaidBefore } from './api.ts';
import { EntryFields } from './entry-fields.tsx';
import { EntrySkeleton } from './entry-skeleton.tsx';
import classes from './progress-entry.module.css';
import { RecentEntries } from './recent-entries.tsx';

/** One day's body, feelings and habits, and beside it the days before. */
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
  const checkIns = useSaidBefore(id);
  const recent = useRecentEntries();
  const retry = () => void profile.refetch();
  // Whoever cannot be told what they said writes it again, and goes on while it is asked for again.
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
