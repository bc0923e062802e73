import type { StatusToken } from '../theme/status-token.ts';
import classes from './share-bar.module.css';

interface ShareBarProps {
  /** 0–100; what lies outside is cut off. */
  percent: number;
  /** Only where the bar shows a status; plain otherwise. */
  status?: StatusToken | null;
}

/** A share of a whole as a bar. Decorative: the number stands beside it as text. */
export function ShareBar({ percent, status }: ShareBarProps) {
  const width = `${Math.min(100, Math.max(0, percent))}%`;
  return (
    <span className={classes.track} data-status={status ?? undefined} aria-hidden="true">
      <span className={classes.fill} style={{ width }} />
    </span>
  );
}
