import type { ReactNode } from 'react';
import classes from './messages-frame.module.css';

interface MessagesFrameProps {
  title: ReactNode;
  /** Shown next to the thread on a wide screen. */
  inbox?: ReactNode;
  /** Link back to the inbox on a narrow screen. */
  back?: ReactNode;
  /** Link to another thread. */
  next?: ReactNode;
  children: ReactNode;
}

/** Layout of a thread that fills the viewport, with the inbox next to it. */
export function MessagesFrame({ title, inbox, back, next, children }: MessagesFrameProps) {
  return (
    <div className={classes.frame} data-beside={inbox !== undefined}>
      {inbox && (
        // The inbox before the thread has up to forty links.
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
