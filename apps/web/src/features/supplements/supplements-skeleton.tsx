import { Skeleton, SkeletonArea } from '../../ui/parts/skeleton.tsx';
import classes from './supplements.module.css';

export function SupplementsSkeleton() {
  return (
    <SkeletonArea label="Loading the supplements" className={classes.layout}>
      <Skeleton height="26rem" />
      <Skeleton height="20rem" />
    </SkeletonArea>
  );
}
