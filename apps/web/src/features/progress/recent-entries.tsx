import type { progressEndpoints, ReplyOf, Units } from '@posedown/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { QueryFallback } from '../../ui/parts/query-fallback.tsx';
import { SectionHeader } from '../../ui/parts/section-header.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { EntryRow } from './entry-row.tsx';
import classes from './recent-entries.module.css';

type Recent = UseQueryResult<ReplyOf<typeof progressEndpoints.listProgress>>;

interface RecentEntriesProps {
  recent: Recent;
  units: Units;
}

/** The latest entries, next to the form of the next one. */
export function RecentEntries({ recent, units }: RecentEntriesProps) {
  return (
    <Stack as="section" gap="sm" aria-labelledby="recent-entries">
      <SectionHeader id="recent-entries" title="Your last entries" />
      <Entries recent={recent} units={units} />
    </Stack>
  );
}

function Entries({ recent, units }: RecentEntriesProps) {
  if (!recent.data) {
    return (
      <QueryFallback query={recent} what="your entries">
        <SkeletonArea label="Loading your last entries">
          {[1, 2, 3, 4, 5].map((entry) => (
            <Skeleton key={entry} height="5.25rem" />
          ))}
        </SkeletonArea>
      </QueryFallback>
    );
  }
  const { entries } = recent.data;
  if (entries.length === 0) {
    return (
      <EmptyState title="No entries yet">
        Your first entry starts your trend. Once saved, it appears here.
      </EmptyState>
    );
  }
  return (
    <ol className={classes.list}>
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} units={units} />
      ))}
    </ol>
  );
}
