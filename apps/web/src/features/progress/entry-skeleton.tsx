import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import classes from './progress-entry.module.css';

/** Takes the room of the form and the last entries while they are loading. */
export function EntrySkeleton() {
  return (
    <SkeletonArea label="Loading the form" className={classes.layout}>
      <div className={`${classes.form} ${classes.waiting}`}>
        <Skeleton height="var(--body)" />
        <Skeleton height="var(--feeling)" />
        <Skeleton height="var(--recovery)" />
      </div>
      <Skeleton height="30rem" />
    </SkeletonArea>
  );
}
