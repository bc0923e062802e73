import type { ReactNode } from 'react';
import { Row, Stack } from '../layout/layout.tsx';
import classes from './page-shell.module.css';

interface PageShellProps {
  title: ReactNode;
  intro?: ReactNode;
  actions?: ReactNode;
  /** 'narrow' for a form or a single column of text, 'wide' for tables. */
  width?: 'narrow' | 'normal' | 'wide';
  children: ReactNode;
}

/** The frame of a screen: its h1, actions, and a column of content. */
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
