import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode, Ref } from 'react';
import classes from './caution.module.css';

interface Props {
  /** Reads it out at once, as what went wrong a moment ago. */
  isAnnounced?: boolean;
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** What somebody has to know before they go on, in a sentence or two. */
export function Caution({ isAnnounced, ref, children }: Props) {
  return (
    <div ref={ref} className={classes.caution} role={isAnnounced ? 'alert' : undefined}>
      <IconAlertTriangle className={classes.icon} size={18} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
