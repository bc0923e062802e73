import { Suspense } from 'react';
import { useSignedInUser } from '../../lib/auth-context.ts';
import { useProfile } from '../../lib/profile.ts';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { lazyPart } from '../../ui/parts/lazy-part.tsx';
import { PageShell } from '../../ui/parts/page-shell.tsx';
import { Skeleton } from '../../ui/parts/skeleton.tsx';
import { useRecentEntries } from './api.ts';
import { EntryFields } from './entry-fields.tsx';
import { EntrySkeleton } from './entry-skeleton.tsx';
import { lastFiguresOf } from './last-figures.ts';
import classes from './progress-entry.module.css';

// The form comes first; what was logged before may come a moment later.
const RecentEntries = lazyPart(() =>
  import('./recent-entries.tsx').then(({ RecentEntries }) => ({ default: RecentEntries })),
);

/** One day's body, feelings and habits, and beside it the days before. */
export function ProgressEntryScreen() {
  return (
    <PageShell title="Log Progress" intro="Only the day and how you feel are needed.">
      <Content />
    </PageShell>
  );
}

function Content() {
  const profile = useProfile(useSignedInUser().id);
  const recent = useRecentEntries();
  const retry = () => void profile.refetch();
  if (!profile.data) {
    if (profile.isError)
      return <ErrorState title="The form could not be loaded." onRetry={retry} />;
    return <EntrySkeleton />;
  }
  const { units } = profile.data;
  return (
    <div className={classes.layout}>
      <EntryFields profile={profile.data} last={lastFiguresOf(recent.data?.entries ?? [], units)} />
      <Suspense fallback={<Skeleton height="30rem" />}>
        <RecentEntries recent={recent} units={units} />
      </Suspense>
    </div>
  );
}
