import type { ReactNode } from 'react';
import { classNames, type Gap, stackClass } from '../layout/layout.tsx';

interface CardProps {
  /** The element to render; a 'section' needs a heading inside. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** Set on sections: the id of the heading that names it. */
  labelledBy?: string;
  /** Stacks the content with this gap. */
  gap?: Gap;
  className?: string;
  children: ReactNode;
}

export function Card({ as: Element = 'div', labelledBy, gap, className, children }: CardProps) {
  return (
    <Element
      className={classNames('pd-card', gap && stackClass(gap), className)}
      aria-labelledby={labelledBy}
    >
      {children}
    </Element>
  );
}
