import type { ReactNode } from 'react';
import { Row, Stack } from '../layout/layout.tsx';
import classes from './page-shell.module.css';

interface PageShellProps {
  title: ReactNode;
  /** One line under the title. */
  intro?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** 'narrow' for a form or a single column of text, 'wide' for tables. */
  width?: 'narrow' | 'normal' | 'wide';
  children: ReactNode;
}

/** The frame of a screen: its one h1, what can be done, then the content in a column. */
export function PageShell({ title, intro, actions, width = 'normal', children }: PageShellProps) {
  return (
    <Stack gap="xl" className={classes.shell} data-width={width}>
      <header className={classes.header}>
        <Stack gap="xs">
          <h1 className={classes.title}>{title}</h1>
          {intro && <p className={classes.intro}>{intro}</p>}
        </Stack>
        {actions && <Row>{actions}</Row>}
      </header>
      {children}
    </Stack>
  );
}
