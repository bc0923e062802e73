import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import classes from './athlete-dashboard.module.css';

/** The room that the dashboard will take, while it is on its way. */
export function DashboardSkeleton() {
  return (
    <SkeletonArea label="Loading your day">
      <div className={classes.day}>
        <Skeleton height="41rem" />
        <div className={classes.aside}>
          <Skeleton height="14.5rem" />
          <Skeleton height="30rem" />
        </div>
      </div>
      <div className={classes.plans}>
        <Skeleton height="16rem" />
        <Skeleton height="16rem" />
        <Skeleton height="16rem" />
      </div>
    </SkeletonArea>
  );
}
