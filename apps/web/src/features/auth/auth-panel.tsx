import type { ReactNode } from 'react';
import { Text } from '../../ui/parts/text.tsx';
import classes from './auth-panel.module.css';

interface AuthPanelProps {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}

/** The narrow column of the login and password screens, under a beam of light. */
export function AuthPanel({ title, intro, children }: AuthPanelProps) {
  return (
    <div className={classes.screen}>
      <div className={classes.beam} />
      <div className={classes.panel}>
        <header className={classes.header}>
          <h1 className={classes.title}>{title}</h1>
          {intro && <Text muted>{intro}</Text>}
        </header>
        {children}
      </div>
    </div>
  );
}
