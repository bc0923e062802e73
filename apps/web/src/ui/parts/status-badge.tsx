import {
  IconAlertTriangle,
  IconCheck,
  IconCircleCheckFilled,
  IconTrendingDown,
} from '@tabler/icons-react';
import type { StatusToken } from '../theme/status-token.ts';
import classes from './status-badge.module.css';

const STATUSES = {
  excellent: { label: 'Excellent', Icon: IconCircleCheckFilled },
  good: { label: 'Good', Icon: IconCheck },
  warning: { label: 'Warning', Icon: IconAlertTriangle },
  behind: { label: 'Behind', Icon: IconTrendingDown },
} as const;

interface StatusBadgeProps {
  status: StatusToken;
  /** Says more than the status alone, such as '3 days without a check-in'. */
  children?: string;
}

/** A status by words, icon and color, so that color isn’t the only signal. */
export function StatusBadge({ status, children }: StatusBadgeProps) {
  const { label, Icon } = STATUSES[status];
  return (
    <span className={classes.badge} data-status={status}>
      <Icon size={14} aria-hidden="true" />
      {children ?? label}
    </span>
  );
}
