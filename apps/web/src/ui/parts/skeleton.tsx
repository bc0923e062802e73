import type { CSSProperties } from 'react';
import classes from './skeleton.module.css';

interface SkeletonProps {
  /** The final height of what is loading, as CSS: '1.25rem'. */
  height: string;
  /** The final width; all there is if not given. */
  width?: string;
}

/** Takes the room of what is loading, so that nothing jumps. Put several into a SkeletonArea. */
export function Skeleton({ height, width }: SkeletonProps) {
  const size: CSSProperties = { height, width };
  return <span className={classes.skeleton} style={size} aria-hidden="true" />;
}

interface SkeletonAreaProps {
  /** What is loading, for screen readers: 'Loading your plan'. */
  label: string;
  className?: string;
  children: React.ReactNode;
}

/** Announces once that something is loading, around its skeletons. */
export function SkeletonArea({ label, className, children }: SkeletonAreaProps) {
  return (
    <div role="status" aria-label={label} className={className ?? classes.area}>
      {children}
    </div>
  );
}
