import type { ReactNode } from 'react';
import { classNames, type Gap, stackClass } from '../layout/layout.tsx';

interface CardProps {
  /** The element to draw it as; 'section' wants a heading inside. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** Set on sections: the id of the heading that names it. */
  labelledBy?: string;
  /** Stacks what is in it, so far apart. */
  gap?: Gap;
  className?: string;
  children: ReactNode;
}

/** A surface on the page. */
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
