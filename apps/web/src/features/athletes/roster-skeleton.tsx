import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import classes from './roster-skeleton.module.css';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The room of the first athletes while they are on their way. */
export function RosterSkeleton() {
  return (
    <SkeletonArea label="Loading your athletes" className={classes.rows}>
      {ROWS.map((row) => (
        <Skeleton key={row} height="var(--row)" />
      ))}
    </SkeletonArea>
  );
}
