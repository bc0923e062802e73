import classes from './unread-badge.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const MAX_SHOWN = 99;

interface UnreadBadgeProps {
  /** Hidden at 0. */
  count: number;
  /** Noun for screen readers: 'unread'. */
  label?: string;
}

export function UnreadBadge({ count, label = 'unread' }: UnreadBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={classes.badge} data-unread-badge>
      {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
