import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import classes from './inbox.module.css';

/** Takes the room of the threads while they are loaded. */
export function InboxSkeleton() {
  return (
    <SkeletonArea label="Loading your threads" className={classes.list}>
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
        <Skeleton key={index} height="4.25rem" />
      ))}
    </SkeletonArea>
  );
}
