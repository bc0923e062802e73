import classes from './unread-badge.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const MOST = 99;

interface UnreadBadgeProps {
  /** Nothing is shown for none. */
  count: number;
  /** What is counted, for a screen reader: 'unread'. */
  label?: string;
}

/** How much waits to be read, beside what leads to it. */
export function UnreadBadge({ count, label = 'unread' }: UnreadBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={classes.badge} data-unread-badge>
      {count > MOST ? `${MOST}+` : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
