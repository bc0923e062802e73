import type { ReactNode } from 'react';
import { Row } from '../layout/layout.tsx';
import classes from './section-header.module.css';
import { Heading } from './text.tsx';

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
    <Row justify="between" gap="sm">
      <div>
        <Heading id={id} size="lg">
          {title}
        </Heading>
        {intro && <p className={classes.intro}>{intro}</p>}
      </div>
      {actions && <Row>{actions}</Row>}
    </Row>
  );
}
