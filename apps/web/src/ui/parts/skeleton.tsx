import type { CSSProperties } from 'react';
import { type Gap, stackClass } from '../layout/layout.tsx';
import classes from './skeleton.module.css';

interface SkeletonProps {
  /** The final height of what is loading, as CSS: '1.25rem'. */
  height: string;
  /** The final width; by default the full width. */
  width?: string;
  /** See `SkeletonArea`. */
  holdsBelow?: boolean;
}

/** Placeholder of the final size, so that nothing jumps. Wrap several in a SkeletonArea. */
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
  /** The announcement for screen readers: 'Loading your plan'. */
  label: string;
  /** Gap between the skeletons, unless `className` lays them out. */
  gap?: Gap;
  className?: string;
  /**
   * For content of unknown final height, such as a list: hides what follows (siblings of it and of its two
   * nearest ancestors) until it is loaded, so that nothing jumps.
   */
  holdsBelow?: boolean;
  children: React.ReactNode;
}

/** Announces that something is loading, around its skeletons. */
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
