import type { ReactNode } from 'react';
import classes from './messages-frame.module.css';

interface MessagesFrameProps {
  title: ReactNode;
  /** Beside the thread on a wide screen. */
  inbox?: ReactNode;
  /** Leads back to the threads on a narrow one. */
  back?: ReactNode;
  /** Leads on to another thread. */
  next?: ReactNode;
  children: ReactNode;
}

/** A thread that fills the window between the navigation, with the threads beside it. */
export function MessagesFrame({ title, inbox, back, next, children }: MessagesFrameProps) {
  return (
    <div className={classes.frame} data-beside={inbox !== undefined}>
      {inbox && (
        // A thread stands behind up to forty links to others.
        <a className={classes.skip} data-print="no" href="#thread">
          Skip the other threads
        </a>
      )}
      {inbox && <aside className={classes.aside}>{inbox}</aside>}
      <div id="thread" tabIndex={-1} className={classes.main}>
        <header className={classes.header}>
          {back && <span className={classes.back}>{back}</span>}
          <h1 className={classes.title}>{title}</h1>
          {next && <span className={classes.next}>{next}</span>}
        </header>
        {children}
      </div>
    </div>
  );
}
