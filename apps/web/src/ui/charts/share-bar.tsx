import type { StatusToken } from '../theme/status-token.ts';
import classes from './share-bar.module.css';

interface ShareBarProps {
  /** 0 to 100; values outside are clamped. */
  percent: number;
  /** Only if the bar shows a status; otherwise it is neutral. */
  status?: StatusToken | null;
}

/** A percentage as a bar. Decorative, because the number is next to it. */
export function ShareBar({ percent, status }: ShareBarProps) {
  const width = `${Math.min(100, Math.max(0, percent))}%`;
  return (
    <span className={classes.track} data-status={status ?? undefined} aria-hidden="true">
      <span className={classes.fill} style={{ width }} />
    </span>
  );
}
