import type { progressEndpoints, ReplyOf, Units } from '@posedown/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { EntryRow } from './entry-row.tsx';
import classes from './recent-entries.module.css';

type Recent = UseQueryResult<ReplyOf<typeof progressEndpoints.listProgress>>;

interface RecentEntriesProps {
  recent: Recent;
  units: Units;
}

/** The last entries, so that the athlete sees what is there already. */
export function RecentEntries({ recent, units }: RecentEntriesProps) {
  return (
    <section className={classes.section} aria-labelledby="recent-entries">
      <SectionHeader id="recent-entries" title="Your last entries" />
      <Entries recent={recent} units={units} />
    </section>
  );
}

function Entries({ recent, units }: RecentEntriesProps) {
  const { data, isError, refetch } = recent;
  if (!data && isError) {
    return <ErrorState title="We couldn’t load your entries." onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <SkeletonArea label="Loading your last entries">
        {[1, 2, 3, 4, 5].map((entry) => (
          <Skeleton key={entry} height="5.25rem" />
        ))}
      </SkeletonArea>
    );
  }
  if (data.entries.length === 0) {
    return (
      <EmptyState title="No entries yet">
        Your first entry starts your trend. Once saved, it appears here.
      </EmptyState>
    );
  }
  return (
    <ol className={classes.list}>
      {data.entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} units={units} />
      ))}
    </ol>
  );
}
