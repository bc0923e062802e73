import { plannedText } from '../../lib/planned-text.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { EmptyState } from '../../ui/parts/empty-state.tsx';
import { ErrorState } from '../../ui/parts/error-state.tsx';
import { MoreButton } from '../../ui/parts/more-button.tsx';
import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import { Text } from '../../ui/parts/text.tsx';
import { usePlanChanges } from './api.ts';
import { ChangeItem } from './change-item.tsx';

interface ChangesListProps {
  athleteId: string;
  reader: 'athlete' | 'coach';
}

/** All changes of an athlete's plans, newest first. */
export function ChangesList({ athleteId, reader }: ChangesListProps) {
  const list = usePlanChanges(athleteId);
  const changes = list.data?.pages.flatMap((page) => page.changes);
  const planned = list.data?.pages[0]?.planned;
  if (list.isPending) {
    return (
      <SkeletonArea label="Loading plan changes" gap="sm">
        <Skeleton height="5rem" />
        <Skeleton height="5rem" />
      </SkeletonArea>
    );
  }
  if (!changes) {
    return <ErrorState title="We couldn’t load plan changes." onRetry={list.refetch} />;
  }
  if (changes.length === 0 && !planned) {
    return (
      <EmptyState title="No changes yet">
        Changes to targets, meals, program and cardio appear here.
      </EmptyState>
    );
  }
  return (
    <>
      {/* A coach can cancel it beside the list. */}
      {planned && reader === 'athlete' && <Text>{plannedText(planned)}</Text>}
      <Stack as="ul" gap="sm">
        {changes.map((change) => (
          <ChangeItem key={change.id} change={change} reader={reader} withSeen />
        ))}
      </Stack>
      <MoreButton list={list} />
    </>
  );
}
