import { Skeleton, SkeletonArea } from '../../../ui/parts/skeleton.tsx';
import classes from './overview.module.css';

/** Takes the room of stats, tabs and charts while they are loading. */
export function OverviewSkeleton({ label }: { label: string }) {
  return (
    <SkeletonArea label={label} className={classes.screen} holdsBelow>
      <Skeleton height="8.5rem" />
      <Skeleton height="2.75rem" />
      <Skeleton height="24rem" />
    </SkeletonArea>
  );
}
