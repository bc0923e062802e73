import type { ComponentProps } from 'react';
import classes from './stack.module.css';

/** 8, 12, 16, 20 and 24 px. */
export type Gap = 'xs' | 'sm' | 'md' | 'lg' | 'xl';

/** The class that stacks what is in an element, for elements that are more than a stack. */
export const stackClass = (gap: Gap): string | undefined => classes[gap];

interface StackProps extends Omit<ComponentProps<'div'>, 'className'> {
  /** The element to draw it as; 'section' wants a heading inside. */
  as?: 'div' | 'section' | 'figure';
  gap?: Gap;
}

/** Puts one thing below the other, as far apart as `gap` says. */
export function Stack({ as: Element = 'div', gap = 'md', ...props }: StackProps) {
  return <Element {...props} className={stackClass(gap)} />;
}
