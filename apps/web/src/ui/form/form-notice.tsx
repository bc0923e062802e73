import { IconAlertTriangle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './form-notice.module.css';

/** What is wrong with a form as a whole. Announced at once. */
export function FormNotice({ children }: { children: ReactNode }) {
  return (
    <div className={classes.notice} role="alert">
      <IconAlertTriangle className={classes.icon} size={18} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
