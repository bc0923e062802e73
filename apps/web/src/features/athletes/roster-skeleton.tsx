import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The room of the first athletes while they are on their way. */
export function RosterSkeleton() {
  return (
    <SkeletonArea label="Loading your athletes">
      {ROWS.map((row) => (
        <Skeleton key={row} height="5.25rem" />
      ))}
    </SkeletonArea>
  );
}
