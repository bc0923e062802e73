import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import classes from './thread.module.css';

const WIDTHS = ['60%', '45%', '70%', '35%', '55%'];

/** Takes the room of a thread while it is loaded. */
export function ThreadSkeleton() {
  return (
    <SkeletonArea label="Loading the messages" className={classes.skeleton}>
      {WIDTHS.map((width) => (
        <Skeleton key={width} height="2.75rem" width={width} />
      ))}
    </SkeletonArea>
  );
}
