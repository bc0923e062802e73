import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './caution.module.css';

interface Props {
  /**
   * An error shown after an action: announced and scrolled into view, because the button may be at the other
   * end of a long form.
   */
  isAnnounced?: boolean;
  children: ReactNode;
}

/** A warning to read before continuing. */
export function Caution({ isAnnounced, children }: Props) {
  return (
    <div className={classes.caution} {...(isAnnounced && { role: 'alert', ref: scrollIntoView })}>
      <IconAlertTriangle className={classes.icon} size={18} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}

const scrollIntoView = (notice: HTMLElement | null) =>
  void notice?.scrollIntoView({ block: 'nearest' });
