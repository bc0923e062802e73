import type { ReactNode } from 'react';
import classes from './card.module.css';

interface CardProps {
  /** The element to draw it as; 'section' wants a heading inside. */
  as?: 'div' | 'section' | 'article' | 'li';
  /** Set on sections: the id of the heading that names it. */
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}

/** A surface on the page. */
export function Card({ as: Element = 'div', labelledBy, className, children }: CardProps) {
  return (
    <Element
      className={className ? `${classes.card} ${className}` : classes.card}
      aria-labelledby={labelledBy}
    >
      {children}
    </Element>
  );
}
