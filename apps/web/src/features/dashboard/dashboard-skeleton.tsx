import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import classes from './athlete-dashboard.module.css';

/** Reserves the space of a training day while it loads. */
export function DashboardSkeleton() {
  return (
    <SkeletonArea label="Loading your day" className={classes.board}>
      <Skeleton height="52rem" />
      <div className={classes.aside}>
        <Skeleton height="15rem" />
        <Skeleton height="36rem" />
      </div>
    </SkeletonArea>
  );
}
