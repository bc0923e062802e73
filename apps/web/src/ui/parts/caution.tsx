import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './caution.module.css';

interface Props {
  /**
   * Says at once what went wrong a moment ago: it is read out, and brought into view, for the button that
   * was pressed may stand at the other end of a long form.
   */
  isAnnounced?: boolean;
  children: ReactNode;
}

/** What somebody has to know before they go on, in a sentence or two. */
export function Caution({ isAnnounced, children }: Props) {
  return (
    <div className={classes.caution} {...(isAnnounced && { role: 'alert', ref: bringIntoView })}>
      <IconAlertTriangle className={classes.icon} size={18} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}

const bringIntoView = (notice: HTMLElement | null) =>
  void notice?.scrollIntoView({ block: 'nearest' });
