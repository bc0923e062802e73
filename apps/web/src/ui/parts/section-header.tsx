import type { ReactNode } from 'react';
import classes from './section-header.module.css';

interface SectionHeaderProps {
  title: ReactNode;
  /** For `aria-labelledby` of the section. */
  id?: string;
  intro?: ReactNode;
  actions?: ReactNode;
}

/** The h2 of a section with what belongs beside it. */
export function SectionHeader({ title, id, intro, actions }: SectionHeaderProps) {
  return (
    <div className={classes.header}>
      <div>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {intro && <p className={classes.intro}>{intro}</p>}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </div>
  );
}
