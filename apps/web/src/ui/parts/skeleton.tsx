import type { CSSProperties } from 'react';
import { type Gap, stackClass } from '../layout/layout.tsx';
import classes from './skeleton.module.css';

interface SkeletonProps {
  /** The final height of what is loading, as CSS: '1.25rem'. */
  height: string;
  /** The final width; all there is if not given. */
  width?: string;
  /** See `SkeletonArea`. */
  holdsBelow?: boolean;
}

/** Takes the room of what is loading, so that nothing jumps. Put several into a SkeletonArea. */
export function Skeleton({ height, width, holdsBelow }: SkeletonProps) {
  const size: CSSProperties = { height, width };
  return (
    <span
      className={classes.skeleton}
      style={size}
      aria-hidden="true"
      data-holds-below={holdsBelow || undefined}
    />
  );
}

interface SkeletonAreaProps {
  /** What is loading, for screen readers: 'Loading your plan'. */
  label: string;
  /** How far apart the skeletons are, unless `className` says how they stand. */
  gap?: Gap;
  className?: string;
  /**
   * Where the final height can't be known, such as that of a list: what stands below it, beside it or beside the one or two
   * elements around it, is shown once this is loaded. Otherwise it would jump.
   */
  holdsBelow?: boolean;
  children: React.ReactNode;
}

/** Announces once that something is loading, around its skeletons. */
export function SkeletonArea({
  label,
  gap = 'sm',
  className,
  holdsBelow,
  children,
}: SkeletonAreaProps) {
  return (
    <div
      role="status"
      aria-label={label}
      className={className ?? stackClass(gap)}
      data-holds-below={holdsBelow || undefined}
    >
      {children}
    </div>
  );
}
